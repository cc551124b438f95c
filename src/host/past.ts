import { type AnyGame, matchesOf, scripted } from '../kernel/index.ts';
import type { AnyMatch } from './position.ts';

/** A moment of the past is fewer than so many entries after one whose match is kept. */
const STRIDE = 16;
/** Tables whose past is kept in one process: those that somebody looked back at last. */
const MOST_KEPT = 40;

/** The matches after 0, 16, 32 … entries, for each table that somebody looked back at; the one looked at last is the last. */
const kept = new Map<object, AnyMatch[]>();

/** How many entries must be played again for a look at a moment of a table. */
export function distanceTo(table: object, now: AnyMatch, line: number): number {
  return line - (nearest(kept.get(table) ?? [], now, line)?.record.entries.length ?? 0);
}

/** The state after so many entries. */
export function stateAfter(game: AnyGame, table: object, now: AnyMatch, line: number): unknown {
  const past = pastOf(table);
  let match = nearest(past, now, line) ?? matchesOf(game).rewind(now, 0);
  for (const { seat, move, luck, forced } of now.record.entries.slice(match.record.entries.length, line)) {
    keep(past, match);
    match = matchesOf(game).enact(match, seat, move, scripted(luck), forced).match;
  }
  keep(past, match);
  return match.state;
}

/** Keeps nothing of a table any longer. */
export function forgetPast(table: object): void {
  kept.delete(table);
}

function pastOf(table: object): AnyMatch[] {
  const past = kept.get(table) ?? [];
  kept.delete(table);
  kept.set(table, past);
  const [eldest] = kept.keys();
  if (kept.size > MOST_KEPT && eldest) kept.delete(eldest);
  return past;
}

function keep(past: AnyMatch[], match: AnyMatch): void {
  const { length } = match.record.entries;
  if (length % STRIDE === 0) past[length / STRIDE] = match;
}

function nearest(past: readonly AnyMatch[], { record: { entries } }: AnyMatch, line: number): AnyMatch | undefined {
  // After a take-back the record goes on differently; a check number covers all entries up to its own.
  return past.findLast((match, at) => at * STRIDE <= line && lastCheck(match) === entries[at * STRIDE - 1]?.check);
}

function lastCheck({ record }: AnyMatch): string | undefined {
  return record.entries.at(-1)?.check;
}
