// Looking while games are played. Whoever looks often at usual intervals finds a clear result by chance too often; these hold however
// often one looks, up to the agreed number of pairs: over time the sum of differences is a random walk, and by the reflection of its paths
// the chance that it ever goes further than c at its end is twice the chance that it ends there (the boundary of O'Brien and Fleming).
import { normalQuantile, normalTails } from './distributions.ts';
import { USUAL_TAILS } from './statistics.ts';

/** The looks of a run that stops when it is clear: after every twentieth of the agreed pairs. */
const LOOKS = 20;
/** With fewer games nothing is called clear. */
const FEWEST = 20;
/** Where more games are added than were agreed. */
const BEYOND_TAILS = 0.005;

/** What was agreed before the first game. */
export interface Agreed {
  readonly pairs: number;
  readonly stopWhenClear: boolean;
  /** How many comparisons may each end the run. */
  readonly comparisons: number;
}

/** After how many pairs it is looked; a run that does not stop by itself has one look, at its end. */
export function looksOf({ pairs, stopWhenClear }: Agreed): readonly number[] {
  if (!stopWhenClear) return [pairs];
  const looks = Array.from({ length: LOOKS }, (_, at) => Math.ceil((pairs * (at + 1)) / LOOKS));
  return [...new Set(looks.filter(look => look >= Math.min(FEWEST, pairs)))];
}

/** The tails of the interval that decides after so many pairs: the usual ones at the agreed end, and what holds at every look before it. */
export function tailsAfter({ pairs, stopWhenClear, comparisons }: Agreed, played: number): number {
  if (played > pairs) return BEYOND_TAILS;
  if (played === pairs && !stopWhenClear) return USUAL_TAILS;
  if (played === 0) return 0;
  const boundary = normalQuantile(USUAL_TAILS / (2 * Math.max(1, comparisons)));
  return normalTails(boundary * Math.sqrt(pairs / played));
}
