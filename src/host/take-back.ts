// Taking a choice back: only while nothing that came of it stands in the way.
import { type AnyGame, type Entry, matchesOf, type Seat, type Tagged } from '../kernel/index.ts';
import type { AnyMatch, Position } from './position.ts';

/** Choices that cannot be taken back: what has been decided since stays decided, so nobody need try again. */
const irrevocable = new WeakSet<Entry<unknown>>();

/** Whether a seat's last choice can be taken back. */
export function mayGoBack(game: AnyGame, now: Position, seat: Seat): boolean {
  const { match } = now;
  const { entries } = match.record;
  const last = entries.findLastIndex(entry => entry.seat === seat && !entry.forced);
  const choice = entries[last];
  if (!choice || irrevocable.has(choice)) return false;
  const origin = originOf(now, seat, last);
  const may = !isBarred(game, origin, entries, last) && matchesOf(game).mayTakeBack(match, seat, origin);
  if (!may) irrevocable.add(choice);
  return may;
}

/** The match before a seat's choice, where it is the one that was kept. */
function originOf({ match, origins }: Position, seat: Seat, last: number): AnyMatch | undefined {
  const origin = origins[seat];
  const before = origin?.record.entries;
  return before?.length === last && before.at(-1)?.check === match.record.entries[last - 1]?.check ? origin : undefined;
}

/** The match without a seat's last choice, where that can be taken back. */
export function takenBack(game: AnyGame, now: Position, seat: Seat): AnyMatch | undefined {
  const last = now.match.record.entries.findLastIndex(entry => entry.seat === seat && !entry.forced);
  return matchesOf(game).takeBack(now.match, seat, originOf(now, seat, last));
}

/** Whether the next choice of another could not have been made without this one: told without playing the match again. */
function isBarred(game: AnyGame, origin: AnyMatch | undefined, entries: readonly Entry<Tagged>[], last: number): boolean {
  const next = entries.slice(last + 1).find(({ forced }) => !forced);
  if (!next || !origin) return false;
  return game.refusal(origin.state, next.seat, next.move) !== undefined;
}
