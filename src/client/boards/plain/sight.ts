// What of a view belongs to whom: found out by dealing the game to tables of every size.
import { type AnyGame, fast, isObject, type Seat, silent } from '../../../kernel/index.ts';
import { type Part, partOf, partsOf } from './parts.ts';
import type { PlainScene } from './scene.ts';

/** A view as the plain board shows it. */
export interface Sight {
  /** What belongs to nobody. */
  readonly table: readonly Part[];
  /** What belongs to each seat. */
  readonly seats: readonly (readonly Part[])[];
}

/** What says how the match was agreed and where the rules stand: no part of the table. */
const UNSEEN = ['plan', 'frames', 'viewer'];

const seatKeys = new WeakMap<AnyGame, ReadonlySet<string>>();

/** The lists of a game's views that have an entry for every seat, however many there are. */
function seatKeysOf(game: AnyGame): ReadonlySet<string> {
  const found = seatKeys.get(game) ?? findSeatKeys(game);
  seatKeys.set(game, found);
  return found;
}

function findSeatKeys(game: AnyGame): ReadonlySet<string> {
  const { least, most } = game.seats;
  const views = [...new Set([least, Math.min(least + 1, most), most])].map(seats => ({ seats, view: dealtTo(game, seats) }));
  const keys = Object.keys(views[0]?.view ?? {});
  return new Set(
    keys.filter(key =>
      views.every(({ seats, view }) => {
        const value = view[key];
        return Array.isArray(value) && value.length === seats && !isOrder(value);
      }),
    ),
  );
}

function dealtTo(game: AnyGame, seats: number): Readonly<Record<string, unknown>> {
  const reading = game.options.read({}, seats);
  const options = reading.ok ? reading.options : game.options.standard;
  const state = game.setup({ options, seats, version: game.version }, silent(fast('plain')));
  const view = game.view(state, 'public');
  return isObject(view) ? view : {};
}

/** Whether a list names every seat once: it says who comes after whom, not what each of them has. */
function isOrder(list: readonly unknown[]): boolean {
  return list.length > 1 && list.every((_, seat) => list.includes(seat));
}

const sights = new WeakMap<object, Sight>();

/** What belongs to the table and what to each seat, in this view. */
export function sightOf({ game, view, seats }: Pick<PlainScene, 'game' | 'view' | 'seats'>): Sight {
  if (!isObject(view)) return { table: [], seats: seats.map(() => []) };
  const found = sights.get(view) ?? takenApart(view, seatKeysOf(game), seats.length);
  sights.set(view, found);
  return found;
}

function takenApart(view: Readonly<Record<string, unknown>>, keys: ReadonlySet<string>, count: number): Sight {
  const owned = Object.entries(view).flatMap(([key, value]) => (keys.has(key) && Array.isArray(value) ? [{ key, list: value }] : []));
  const table = Object.fromEntries(Object.entries(view).filter(([key]) => !keys.has(key) && !UNSEEN.includes(key)));
  return {
    table: partsOf(table),
    seats: Array.from({ length: count }, (_, seat) => owned.flatMap(({ key, list }) => ownParts(key, list[seat]))),
  };
}

/** An entry with names of its own needs no other. */
function ownParts(key: string, value: unknown): readonly Part[] {
  return isObject(value) ? partsOf(value) : [partOf(key, value) ?? []].flat();
}

const NAMES_A_SEAT = /seat|player|roller|owner|winner|active|current|start$/i;

/** The seat that a number stands for, where its key says so. */
export function seatIn(key: string, value: unknown, count: number): Seat | undefined {
  return typeof value === 'number' && NAMES_A_SEAT.test(key) && Number.isInteger(value) && value >= 0 && value < count ? value : undefined;
}
