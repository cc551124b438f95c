// Means, shares and differences with their intervals. `tails` is the chance that an interval misses the truth: 0.05 for one of 95 %.
import { normalQuantile, normalTails, studentQuantile, studentTails } from './distributions.ts';

/** Mean, standard deviation and range of some numbers. */
export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** How some numbers are spread. */
export function spread(numbers: readonly number[]): Spread {
  if (numbers.length === 0) return { mean: 0, sd: 0, min: 0, max: 0 };
  const { mean, sd } = moments(numbers);
  return {
    mean: rounded(mean),
    sd: rounded(sd),
    min: numbers.reduce((least, each) => Math.min(least, each)),
    max: numbers.reduce((most, each) => Math.max(most, each)),
  };
}

function moments(numbers: readonly number[]): { readonly mean: number; readonly sd: number } {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) * (each - mean), 0);
  return { mean, sd: numbers.length > 1 ? Math.sqrt(squares / (numbers.length - 1)) : 0 };
}

/** The usual chance to miss. */
export const USUAL_TAILS = 0.05;
const USUAL_Z = normalQuantile(USUAL_TAILS);

/** How many standard errors an interval reaches to either side. */
function reachOf(tails: number): number {
  return tails === USUAL_TAILS ? USUAL_Z : normalQuantile(tails);
}

/** The ends of an interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval for a share. */
export function interval(hits: number, tries: number, tails = USUAL_TAILS): Interval {
  if (tries === 0) return { low: 0, high: 1 };
  const z = reachOf(tails);
  const share = hits / tries;
  const centre = share + (z * z) / (2 * tries);
  const reach = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries));
  const scale = 1 + (z * z) / tries;
  return { low: rounded(Math.max(0, (centre - reach) / scale)), high: rounded(Math.min(1, (centre + reach) / scale)) };
}

/** The chance of a share at least so far from the fair one, where it is fair; Wilson's interval leaves out just the shares below its tails. */
export function shareTails(hits: number, tries: number, fair: number): number {
  if (tries === 0 || fair <= 0 || fair >= 1) return 1;
  return normalTails((hits / tries - fair) / Math.sqrt((fair * (1 - fair)) / tries));
}

/** A difference and its interval; one pair alone has none. */
export interface Difference {
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The mean of numbers, or of paired differences, with Student's interval. */
export function differenceOf(differences: readonly number[], tails = USUAL_TAILS): Difference {
  if (differences.length === 0) return { mean: 0, low: null, high: null };
  const { mean, sd } = moments(differences);
  if (differences.length === 1) return { mean: rounded(mean), low: null, high: null };
  const reach = (studentQuantile(tails, differences.length - 1) * sd) / Math.sqrt(differences.length);
  return { mean: rounded(mean), low: rounded(mean - reach), high: rounded(mean + reach) };
}

/** The chance of a mean at least so far from 0, where it is 0. */
export function meanTails(differences: readonly number[]): number {
  if (differences.length < 2) return 1;
  const { mean, sd } = moments(differences);
  if (sd === 0) return mean === 0 ? 1 : 0;
  return studentTails((mean * Math.sqrt(differences.length)) / sd, differences.length - 1);
}

/** The difference of two shares in pairs, with the interval of Agresti and Min: half a pair is added to each of the four cases. */
export function shareDifference(pairs: number, gained: number, lost: number, tails = USUAL_TAILS): Difference {
  if (pairs === 0) return { mean: 0, low: null, high: null };
  const { centre, error } = agrestiMin(pairs, gained, lost);
  const reach = reachOf(tails) * error;
  return {
    mean: rounded((gained - lost) / pairs),
    low: rounded(Math.max(-1, centre - reach)),
    high: rounded(Math.min(1, centre + reach)),
  };
}

/** The chance of a difference at least so far from 0, where there is none. */
export function shareDifferenceTails(pairs: number, gained: number, lost: number): number {
  if (pairs === 0) return 1;
  const { centre, error } = agrestiMin(pairs, gained, lost);
  return normalTails(centre / error);
}

function agrestiMin(pairs: number, gained: number, lost: number): { readonly centre: number; readonly error: number } {
  const tries = pairs + 2;
  const more = gained - lost;
  return { centre: more / tries, error: Math.sqrt(gained + lost + 1 - (more * more) / tries) / tries };
}

/** The value below which this share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return rounded(below + (above - below) * (at - Math.floor(at)));
}

/** Four decimals: enough for every figure we print, and the same on every machine. */
export function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}

/** Which of several comparisons are clear among all of them, by Holm: the smallest chance must be below 5 % over their number, and so on. */
export function holm(tails: readonly number[], usual = USUAL_TAILS): readonly boolean[] {
  const order = tails.map((_, at) => at).sort((a, b) => (tails[a] ?? 1) - (tails[b] ?? 1));
  const clear = tails.map(() => false);
  for (const [rank, at] of order.entries()) {
    if ((tails[at] ?? 1) > usual / (tails.length - rank)) break;
    clear[at] = true;
  }
  return clear;
}

/** How clear one of several comparisons is: among all of them, only when looked at alone, or not. */
export type Clearness = 'clear' | 'alone' | 'open';

/** How clear each of several comparisons is. */
export function clearnessOf(tails: readonly number[]): readonly Clearness[] {
  const isClear = holm(tails);
  return tails.map((each, at) => (isClear[at] ? 'clear' : each <= USUAL_TAILS ? 'alone' : 'open'));
}
