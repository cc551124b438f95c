// What viewers are told of a position.
import { type AnyGame, type StoredRecord, type Told, type Viewer, writeRecord } from '../kernel/index.ts';
import type { News, TableStatus } from '../protocol/index.ts';
import { clocksOf } from './clock.ts';
import { clocksOn, type Position } from './position.ts';
import type { Deed, StoredTable } from './store.ts';
import { mayGoBack } from './take-back.ts';

type Shared = Omit<TableStatus, 'view'>;
const shared = new WeakMap<Position, Shared>();

/** What all viewers are told alike, found out once. */
function sharedBy(game: AnyGame, { pace }: StoredTable, now: Position): Shared {
  const known = shared.get(now);
  if (known) return known;
  const { state } = now.match;
  const found: Shared = {
    number: now.number,
    awaiting: game.awaiting(state),
    decisions: now.decisions,
    backs: now.seats.map((_, seat) => seat).filter(seat => mayGoBack(game, now, seat)),
    outcome: game.outcome(state) ?? null,
    seats: now.seats,
    clocks: clocksOf(pace, now.banks, now, clocksOn(game, pace, now)),
    wish: now.wish,
    isPaused: now.isPaused,
  };
  shared.set(now, found);
  return found;
}

/** How things stand for a viewer. */
export function statusOf(game: AnyGame, table: StoredTable, now: Position, viewer: Viewer): TableStatus {
  return { ...sharedBy(game, table, now), view: game.view(now.match.state, viewer) };
}

/** What a deed changed: entries of the record up to `from` stay as they were. */
export interface Change extends Pick<Deed, 'what' | 'seat' | 'from'> {
  /** Whether it changed who sits where, or the clock moved. */
  readonly isHistory?: boolean;
}

/** What a deed changed. */
export function changeOf({ what, seat, from, seats, why }: Deed): Change {
  return { what, seat, from, isHistory: seats !== undefined || why !== undefined || what === 'back' };
}

/** How things stand after a change, for a viewer, and what happened since. */
export function newsOf(
  game: AnyGame,
  table: StoredTable,
  now: Position,
  { change: { what, seat, from, isHistory }, viewer }: { readonly change: Change; readonly viewer: Viewer },
): News {
  const told: (readonly Told[])[] = [];
  for (const line of now.told.slice(from + 1)) told.push(eventsFor(game, line, viewer));
  const { number, awaiting, decisions, backs, outcome, seats, clocks, wish, isPaused } = sharedBy(game, table, now);
  const view = game.view(now.match.state, viewer);
  // Written out: a spread would make every one of these objects, thousands a second, a shape of its own.
  const news: News = { number, awaiting, decisions, backs, outcome, seats, clocks, wish, isPaused, view, what, seat, from, told };
  return isHistory ? { ...news, seatHistory: now.history.slice() } : news;
}

/** What a viewer may know of what happened. */
export function eventsFor(game: AnyGame, events: readonly Told[], viewer: Viewer): readonly Told[] {
  const known: Told[] = [];
  for (const event of events) {
    const seen = game.viewEvent(event, viewer);
    if (seen) known.push(seen);
  }
  return known;
}

/** The record, once the match is over. */
export function openRecord(game: AnyGame, now: Position): StoredRecord | undefined {
  return game.awaiting(now.match.state).length === 0 ? writeRecord(game, now.match.record) : undefined;
}
