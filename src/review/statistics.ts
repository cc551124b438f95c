// Means, their errors, and what is clear. Only additions, multiplications and roots: every engine finds the same.
import { exponential } from '../bots/index.ts';
import type { Figure } from './review.ts';

/** Many numbers: packed where a review has hundreds of thousands of them. */
export type Numbers = ArrayLike<number>;

/** So many lists of a length, in one piece of memory: a review has tens of thousands of them. */
export function listsOf(count: number, length: number): readonly Float64Array[] {
  return listsIn(new Float64Array(count * length), count);
}

/** The lists that lie in a piece of memory one after the other. */
export function listsIn(all: Float64Array, count: number): readonly Float64Array[] {
  const length = all.length / count;
  return Array.from({ length: count }, (_, at) => all.subarray(at * length, (at + 1) * length));
}

/** A mean, and the variance of that mean. */
export interface Estimate {
  readonly mean: number;
  readonly variance: number;
}

/** Half of an interval of 95 %, in standard errors. */
export const Z = 1.96;

export const NOTHING: Estimate = { mean: 0, variance: 0 };

/** Every second one, from the first or from the second: a half of some values. */
export type Half = 0 | 1;

/** The mean of some values, or of a half of them. */
export function estimateOf(values: Numbers, half?: Half): Estimate {
  return estimateOfPairs(values, undefined, half);
}

/**
 * The mean of one less the other, pair by pair. Few differences that are all the same are not certain: the next game might show none, so the
 * error is at least the size of the mean shared among the games. No list of the differences is made: a review asks for tens of thousands, and what is
 * thrown away takes memory too.
 */
export function estimateOfPairs(own: Numbers, other: Numbers | undefined, half?: Half): Estimate {
  const length = other ? Math.min(own.length, other.length) : own.length;
  const [from, step] = half === undefined ? [0, 1] : [half, 2];
  const count = Math.max(0, Math.ceil((length - from) / step));
  if (count === 0) return NOTHING;
  let sum = 0;
  for (let at = from; at < length; at += step) sum += (own[at] ?? 0) - (other?.[at] ?? 0);
  const mean = sum / count;
  const least = other || count === 1 ? (mean / count) ** 2 : 0;
  if (count === 1) return { mean, variance: least };
  let squares = 0;
  for (let at = from; at < length; at += step) {
    const beyond = (own[at] ?? 0) - (other?.[at] ?? 0) - mean;
    squares += beyond * beyond;
  }
  return { mean, variance: Math.max(least, squares / (count - 1) / count) };
}

/** The standard deviation of some values. */
export function deviationOf(values: Numbers): number {
  return Math.sqrt(estimateOf(values).variance * values.length);
}

/** The sum of independent estimates. */
export function sumOf(estimates: readonly Estimate[]): Estimate {
  let [mean, variance] = [0, 0];
  for (const each of estimates) {
    mean += each.mean;
    variance += each.variance;
  }
  return { mean, variance };
}

export function times({ mean, variance }: Estimate, factor: number): Estimate {
  return { mean: mean * factor, variance: variance * factor * factor };
}

export function figureOf({ mean, variance }: Estimate): Figure {
  return { value: mean, half: Z * Math.sqrt(variance) };
}

/** A share of victories: Wilson's interval where games were won or lost, else by the spread. */
export function shareOf(values: Numbers): Figure {
  const { mean, variance } = estimateOf(values);
  const count = values.length;
  if (count === 0 || isShared(values)) return figureOf({ mean, variance });
  const half = (Z / (count + Z * Z)) * Math.sqrt(count * mean * (1 - mean) + (Z * Z) / 4);
  return { value: mean, half };
}

/** Whether some of these shares of a victory are neither all nor nothing. */
export function isShared(values: Numbers): boolean {
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (value > 0 && value < 1) return true;
  }
  return false;
}

/** The value below which a share of the sorted values lies, on the straight line between neighbours. */
export function quantileOf(sorted: Numbers, share: number): number {
  const at = share * (sorted.length - 1);
  const below = Math.floor(at);
  const [low = 0, high = low] = [sorted[below], sorted[below + 1]];
  return low + (high - low) * (at - below);
}

/** How likely a mean of zero is to be so far from it by chance, either way (Abramowitz and Stegun 26.2.17). */
export function doubtOf({ mean, variance }: Estimate): number {
  if (variance === 0) return mean === 0 ? 1 : 0;
  const z = Math.abs(mean) / Math.sqrt(variance);
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, 2 * 0.3989422804014327 * exponential((-z * z) / 2) * series);
}

/** Holm: which of a family are clear at 95 % though all of them were looked at. */
export function clearAmong(doubts: readonly number[]): readonly boolean[] {
  const order = doubts.map((_, at) => at).sort((a, b) => (doubts[a] ?? 1) - (doubts[b] ?? 1));
  const clear = doubts.map(() => false);
  for (const [rank, at] of order.entries()) {
    if ((doubts[at] ?? 1) > 0.05 / (doubts.length - rank)) break;
    clear[at] = true;
  }
  return clear;
}

/** To so many parts of one. Never −0, which files do not keep. */
export function rounded(value: number, fineness: number): number {
  return Math.round(value * fineness) / fineness + 0;
}
