// BT-5.2, BT-5.3, BT-5.8 to BT-5.11 A visit: who is able, what comes next, and who is paid.
import type { Table } from '../../../kernel/index.ts';
import { boxOf, type Tile, tileOf } from '../box.ts';
import { type Die, dieOf, faceOf, type TileId } from '../components.ts';
import type { Event } from '../events.ts';
import type { Frame, State } from '../state.ts';
import { selectedBus, townOfBus } from './sight.ts';

/** A tour under way. */
export type Tour = Extract<Frame, { readonly phase: 'tour' }>;

/** BT-5.3, BT-6.4 Able: enough pips, and the tile's colour unless all attractions appeal. */
export function isAble(s: State, die: Die, tile: Tile): boolean {
  const face = faceOf(die);
  return face.pips >= tile.value && (face.colour === tile.category || s.turn.morning === 'appeal');
}

/** BT-5.2 The tiles of the priority that comes next; BT-5.15 all of them where the order is free. */
export function nextInLine(s: State, left: readonly TileId[]): readonly TileId[] {
  const { priorityOrder } = s.plan.options;
  if (left.length < 2 || priorityOrder === 'free') return left;
  const box = boxOf(s.plan.options);
  const sign = priorityOrder === 'high-first' ? 1 : -1;
  let best: TileId[] = [];
  let first = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < left.length; i++) {
    const tile = left[i] as TileId;
    const priority = sign * tileOf(box, tile).priority;
    if (priority > first) best = [];
    first = Math.max(first, priority);
    if (priority === first) best.push(tile);
  }
  return best;
}

/** BT-5.8 The visitor loses the value, the owner gets it; BT-5.10 who has nothing left is ruined. */
export function visit(s: State, tour: Tour, place: number, { tell }: Table<Event>): void {
  const bus = selectedBus(s);
  const die = bus.dice[place];
  if (tour.tile === null || die === undefined) throw new Error('nobody visits anything');
  const tile = tileOf(boxOf(s.plan.options), tour.tile);
  const { colour, rank, pips } = faceOf(die);
  const { seat } = s.turn;
  const left = pips - tile.value;
  const owner = ownerOf(s, tile.id);
  const paid = payOwner(s, owner, tile);
  s.turn.busy = true;
  tour.left.splice(tour.left.indexOf(tile.id), 1);
  tour.tile = null;
  tell({ type: 'visited', seat, town: bus.town, tile: tile.id, die, left, owner, paid });
  if (left > 0) {
    bus.dice[place] = dieOf(colour, left);
    return;
  }
  bus.dice.splice(place, 1);
  s.gone[rank] = (s.gone[rank] ?? 0) + 1;
  s.turn.ruined++;
  if (tour.tourist !== null) tour.left.length = 0;
  tell({ type: 'ruined', seat, town: bus.town, tile: tile.id, bonus: payBonus(s, tile) });
}

function ownerOf(s: State, tile: TileId): number | null {
  const town = s.built[townOfBus(s).index] ?? [];
  for (let i = 0; i < town.length; i++) if (town[i]?.tile === tile) return town[i]?.owner ?? null;
  return null;
}

/** BT-5.8, BT-6.1 The value, and what the morning and the bonus mark add; BT-5.9 to whomever the tile belongs. */
function payOwner(s: State, owner: number | null, tile: Tile): number {
  const { options } = s.plan;
  const extra = s.turn.morning === 'increase' ? options.increaseValue : 0;
  const paid = tile.value + extra + (options.bonusEuro && tile.bonus ? 1 : 0);
  const company = owner === null ? undefined : s.companies[owner];
  if (!company) return 0;
  company.money += paid;
  if (owner === s.turn.seat) company.atHome += paid;
  else company.fromOthers += paid;
  return paid;
}

/** BT-5.10 The active player gets the pips removed; BT-5.11 on top of what the owner gets. */
function payBonus(s: State, tile: Tile): number {
  const bonus = s.plan.options.ruinBonus === 'pips' ? tile.value : 0;
  const company = s.companies[s.turn.seat];
  if (!company) return 0;
  company.money += bonus;
  company.ruinMoney += bonus;
  company.ruined++;
  return bonus;
}
