// How many games a page plays on.
import type { Budget } from '../../review/index.ts';

/** Enough for a first picture within seconds, and for settled figures within a minute, on two cores. */
const FIRST: Budget['first'] = { start: 64, draw: 8, decision: 8 };
const SETTLED = 60_000;

/** The budget of a review; every closer look doubles the games. */
export function budgetOf(closer: number): Budget {
  return { first: FIRST, games: SETTLED * 2 ** closer };
}
