// A lake as somebody arranged it: for tasks to practise on, and for tests.
import { boxOf, townOf } from './box.ts';
import { COLOURS, type Die, faceOf, RANK, type TileId, type TownId } from './components.ts';
import { OPTIONS } from './options.ts';
import { VERSION } from './position.ts';
import { flow } from './rules/flow.ts';
import { layOut } from './setup.ts';
import type { State } from './state.ts';

/** What is said about a lake; everything else is as dealt with the highest luck. */
export interface Arranged {
  readonly seats?: number;
  readonly options?: object;
  /** Each bus by its town, with its tourists; four colours of 6 pips if none are given. */
  readonly buses?: readonly (readonly [TownId, ...Die[]])[];
  /** Attractions on the board: town, tile, owner. */
  readonly built?: readonly (readonly [TownId, TileId, number | null])[];
  readonly money?: readonly number[];
  /** The open tiles, all others lie in their stacks; or, with `empty`, only these are left of their categories. */
  readonly market?: readonly TileId[];
  readonly empty?: boolean;
  readonly bag?: readonly number[];
}

const FULL: readonly Die[] = ['green6', 'blue6', 'red6', 'yellow6'];
const HIGHEST = { chance: { below: (sides: number) => sides - 1 }, tell: () => {} };

/** The lake with seat 0 to choose a bus. */
export function lake(arranged: Arranged = {}): State {
  const { seats = 2, options = {} } = arranged;
  const reading = OPTIONS.read({ startPlayer: 0, ...options }, seats);
  if (!reading.ok) throw new Error(reading.problem);
  const s = layOut({ options: reading.options, seats, version: VERSION }, HIGHEST);
  const given = arranged.buses ?? s.buses.map(({ town }): readonly [TownId] => [town]);
  for (const [at, [town, ...dice]] of given.entries()) place(s, at, town, dice.length > 0 ? dice : FULL);
  for (const [rank] of COLOURS.entries()) s.bag[rank] = arranged.bag?.[rank] ?? left(s, rank);
  for (const [rank] of COLOURS.entries()) s.gone[rank] = left(s, rank) - (s.bag[rank] ?? 0);
  openOnly(s, arranged.market ?? s.market.flat(), arranged.empty === true);
  for (const [town, tile, owner] of arranged.built ?? []) build(s, town, tile, owner);
  for (const [seat, money] of (arranged.money ?? []).entries()) Object.assign(s.companies[seat] ?? {}, { money });
  flow.begin(s, 'bus', HIGHEST);
  return s;
}

function place(s: State, at: number, town: TownId, dice: readonly Die[]): void {
  const bus = s.buses[at];
  if (!bus) throw new Error(`there is no bus ${at}`);
  bus.town = town;
  bus.dice.splice(0, bus.dice.length, ...dice);
}

function left(s: State, rank: number): number {
  const aboard = s.buses.flatMap(({ dice }) => dice).filter(die => RANK[faceOf(die).colour] === rank).length;
  return s.plan.options.dicePerColour - aboard;
}

function openOnly(s: State, open: readonly TileId[], empty: boolean): void {
  const { stacks, tileAt } = boxOf(s.plan.options);
  for (const [rank, all] of stacks.entries()) {
    const wanted = open.filter(tile => tileAt.get(tile)?.rank === rank);
    const hidden = all.filter(tile => !wanted.includes(tile));
    s.market[rank]?.splice(0, 99, ...all.filter(tile => wanted.includes(tile)));
    s.stacks[rank]?.splice(0, 99, ...(empty && wanted.length > 0 ? [] : hidden));
  }
}

function build(s: State, town: TownId, tile: TileId, owner: number | null): void {
  for (const part of [...s.market, ...s.stacks]) if (part.includes(tile)) part.splice(part.indexOf(tile), 1);
  s.built[townOf(boxOf(s.plan.options), town).index]?.push({ tile, owner });
}
