// Looking ahead: what comes of placing a tile, without luck and without touching the table.
import { COLOURS, type Colour, TILE_IDS, TILES, type TileId } from './components.ts';
import type { Event } from './events.ts';
import { type Move, type MoveOf, PLACINGS } from './moves.ts';
import { type Laid, laid, roadFrom } from './roads.ts';
import { driveOn } from './rules/drive.ts';
import { putOut } from './rules/inspector.ts';
import { bringTo, driven, type Journey, journeyOf, type State, type Stop } from './state.ts';

/** A way a placement may come out; it depends on nothing but whom the inspector puts out. */
export interface After {
  readonly state: State;
  readonly victims: readonly Colour[];
}

/** Every way this tile before the bus may come out. */
export function afterPlacing(s: State, tile: Laid): After[] {
  const state = driven(s, s);
  state.board[s.space] = tile;
  return drivenOn(state, false, []);
}

/** What would be told, and where the bus would stop. */
interface Foretold {
  readonly events: readonly Event[];
  readonly stop: Stop;
  readonly space: number;
}

/** What would be told of this tile before the bus, and where the bus would stop. */
export function foretold(s: State, tile: Laid): Foretold {
  const state = driven(s, s);
  const events: Event[] = [];
  state.board[s.space] = tile;
  const stop = driveOn(state, 0, false, event => events.push(event));
  return { events, stop, space: state.space };
}

/** What would be told once the inspector has put this passenger out, and where the bus would stop. */
export function foretoldWithout(s: State, victim: Colour): Foretold {
  const state = driven(s, s);
  const events: Event[] = [];
  putOut(state, 0, { colour: victim, chosen: true });
  const stop = driveOn(state, 0, true, event => events.push(event));
  return { events, stop, space: state.space };
}

/** Every way the day may go on once this passenger is put out. */
export function afterControl(s: State, victim: Colour, before: readonly Colour[] = []): After[] {
  const state = driven(s, s);
  putOut(state, 0, { colour: victim, chosen: true });
  return drivenOn(state, true, [...before, victim]);
}

function drivenOn(state: State, wasInspected: boolean, victims: readonly Colour[]): After[] {
  if (driveOn(state, 0, wasInspected) !== 'inspector') return [{ state, victims }];
  return COLOURS.filter(colour => state.bus[colour] > 0).flatMap(colour => afterControl(state, colour, victims));
}

/** The copies that the policy tries tiles on, one after the other: it tries so many that new ones would cost more than the drives. */
let placed: Journey | undefined;
let ridden: Journey | undefined;

function isSameDay(copy: Journey | undefined, s: Journey): copy is Journey {
  return copy?.plan === s.plan && copy.town === s.town;
}

/** What a journey promises: the more, the better. It is looked at for that moment only. */
export type Promised = (after: Journey) => number;

/** The most that is promised by any of the ways this tile before the bus may come out. */
export function bestAfterPlacing(s: Journey, tile: Laid, promise: Promised): number {
  if (isSameDay(placed, s)) {
    for (let space = 0; space < s.board.length; space++) placed.board[space] = s.board[space] as Laid | null;
    bringTo(placed, s);
  } else placed = journeyOf(s);
  placed.board[s.space] = tile;
  return bestDrivenOn(placed, false, promise);
}

/** The most that is promised once this passenger is put out. */
export function bestAfterControl(s: Journey, victim: Colour, promise: Promised): number {
  const after = journeyOf(s);
  putOut(after, 0, { colour: victim, chosen: true });
  return bestDrivenOn(after, true, promise);
}

/** Whom the inspector puts out is the team's own choice. */
function bestDrivenOn(after: Journey, wasInspected: boolean, promise: Promised): number {
  if (driveOn(after, 0, wasInspected) !== 'inspector') return promise(after);
  let best = Number.NEGATIVE_INFINITY;
  for (const colour of COLOURS) if (after.bus[colour] > 0) best = Math.max(best, bestAfterControl(after, colour, promise));
  return best;
}

/** Where this tile would lead, whoever the inspector puts out first; it lies there only while the bus drives, and what came of it is to be looked at before the next. */
export function afterRoad(s: Journey, tile: Laid): Journey {
  if (isSameDay(ridden, s) && ridden.board === s.board) bringTo(ridden, s);
  else ridden = journeyOf(s, s.board);
  const after = ridden;
  s.board[s.space] = tile;
  for (let stop = driveOn(after, 0, false); stop === 'inspector'; stop = driveOn(after, 0, true)) {
    putOut(after, 0, { colour: COLOURS.find(colour => after.bus[colour] > 0) as Colour, chosen: true });
  }
  s.board[s.space] = null;
  return after;
}

/** What a tile shows to the bus, side by side: laid tiles with the same face have the same effect. */
export function faceOf(tile: Laid): string {
  return ([0, 1, 2, 3] as const)
    .map(side => roadFrom(tile, side))
    .map(({ exit, travellers }) => exit + travellers.join(''))
    .join(' ');
}

function distinct(tile: TileId): readonly MoveOf<'place'>[] {
  const all = PLACINGS.get(tile) ?? [];
  const faces = all.map(({ rotation }) => faceOf(laid(tile, rotation)));
  return all.filter((_, at) => faces.indexOf(faces[at] ?? '') === at);
}

/** The placings of each tile that differ in effect. */
export const DISTINCT: ReadonlyMap<TileId, readonly MoveOf<'place'>[]> = new Map(TILE_IDS.map(tile => [tile, distinct(tile)]));

/** All of them together. */
export const ALL_DISTINCT: ReadonlySet<Move> = new Set([...DISTINCT.values()].flat());

/** The first tile printed like this one. The Controller is like no other. */
export const LIKENESS: ReadonlyMap<TileId, TileId> = new Map(
  TILE_IDS.map(tile => [tile, tile === 'CTL' ? tile : (TILE_IDS.find(each => print(each) === print(tile)) ?? tile)]),
);

function print(tile: TileId): string {
  const { shape, roads } = TILES[tile];
  return [shape, ...roads.map(road => road.join(''))].join('/');
}
