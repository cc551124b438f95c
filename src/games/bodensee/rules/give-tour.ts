// BT-7.5, BT-7.7, BT-7.10 To whom a tour can be given.
import { boxOf, tileOf } from '../box.ts';
import { type Die, faceOf, type TileId } from '../components.ts';
import type { Built, State } from '../state.ts';
import { canDrive } from './movement.ts';
import { selectedBus, townOfBus } from './sight.ts';
import { isAble, nextInLine } from './visit.ts';

/** BT-7.7 Whether some tourist could be given a tour; BT-7.10 or the bus, by option. */
export function canGiveTour(s: State): boolean {
  const { dice } = selectedBus(s);
  if (tilesHere(s).length === 0) return false;
  for (let i = 0; i < dice.length; i++) {
    if (s.plan.options.giveTourWholeBus ? wouldVisit(s, i) : canBeGivenTour(s, i)) return true;
  }
  return false;
}

/** BT-7.7 Whether some tourist would visit something here. */
export function wouldAnyoneVisit(s: State): boolean {
  return selectedBus(s).dice.some((_, tourist) => wouldVisit(s, tourist));
}

function tilesHere(s: State): readonly Built[] {
  return s.built[townOfBus(s).index] ?? [];
}

function wouldVisit(s: State, tourist: number): boolean {
  const box = boxOf(s.plan.options);
  const tiles = tilesHere(s);
  const die = selectedBus(s).dice[tourist] as Die;
  for (let i = 0; i < tiles.length; i++) if (isAble(s, die, tileOf(box, (tiles[i] as Built).tile))) return true;
  return false;
}

/** BT-7.7 A tourist who would visit something, BT-3.5 in a way that lets the bus drive on where it still must. */
export function canBeGivenTour(s: State, tourist: number): boolean {
  if (!wouldVisit(s, tourist)) return false;
  if (s.frames[0]?.phase !== 'morning') return true;
  const tiles = tilesHere(s).map(({ tile }) => tile);
  return leavesAWay(s, tourist, tiles, faceOf(selectedBus(s).dice[tourist] as Die).pips);
}

/** BT-3.5 Whether the rest of a Give tour can end so that the bus can drive on. */
export function leavesAWay(s: State, tourist: number, left: readonly TileId[], pips: number): boolean {
  const step = s.frames[0];
  if (step?.phase !== 'morning' || s.turn.bus === null) return true;
  const ifRuined = pips === 0 || left.length > 0 ? canDrive(s, s.turn.bus, { without: tourist }) : false;
  if (ifRuined && step.road) return true;
  return (ifRuined || step.road) && canEnd(s, tourist, { left, pips }, ifRuined);
}

/** Whether the tourist's choices can end in ruin, or without it. */
function canEnd(
  s: State,
  tourist: number,
  { left, pips }: { readonly left: readonly TileId[]; readonly pips: number },
  inRuin: boolean,
): boolean {
  const box = boxOf(s.plan.options);
  if (pips === 0) return inRuin;
  const { colour } = faceOf(selectedBus(s).dice[tourist] as Die);
  const able = left.filter(tile => tileOf(box, tile).value <= pips && tileOf(box, tile).category === colour);
  if (able.length === 0) return !inRuin;
  return nextInLine(s, able).some(tile =>
    canEnd(s, tourist, { left: able.filter(other => other !== tile), pips: pips - tileOf(box, tile).value }, inRuin),
  );
}
