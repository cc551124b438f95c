// The gate: which figures of a review may be told. It looks only at the numbers of that review.
import type { Account, Figure, Measure, Prospect, Step } from './review.ts';

/** The share of the spread of results that may stay unexplained. */
const MOST_OPEN = 0.2;
/** A chance in per cent, and the most that a part of it can be. */
const CERTAIN = 100;

/** The part of a result that asks for a reason: a margin, or how far a chance or a score came from where it began. */
export function toExplain({ result, start }: Pick<Account, 'result' | 'start'>, measure: Pick<Measure, 'result'>): number {
  return Math.abs(measure.result === 'margin' ? result : result - start.value);
}

/**
 * True if luck and decisions may be told: every interval is smaller than the result it explains, what stays open is smaller than that too and a small
 * share of the spread of results, and no part of a chance is more than certain.
 */
export function isAccountTold(account: Omit<Account, 'isTold'>, measure: Pick<Measure, 'result'>): boolean {
  const { luck, you, others, open, spread, addsUp } = account;
  const size = toExplain(account, measure);
  const parts = [luck, you, others];
  return (
    addsUp &&
    spread > 0 &&
    Math.abs(open.value) < Math.min(size, MOST_OPEN * spread) &&
    [...parts, open].every(({ half }) => half < size) &&
    (measure.result !== 'win' || parts.every(({ value }) => Math.abs(value) <= CERTAIN))
  );
}

/** A part whose interval holds zero is even rather than unclear if it lies within such a share of the spread of results. */
const EVEN = 0.4;

/** True if a part is known to have changed nothing that matters. */
export function isEven({ value, half }: Figure, { spread }: Pick<Account, 'spread'>): boolean {
  return Math.abs(value) <= half && Math.abs(value) + half <= EVEN * spread;
}

/** The half width, from 0 to 1, that the interval of a chance may have. */
const LEAST_SURE = 0.12;

/** True if a chance to win is known well enough to be told. */
export function isChanceTold({ half }: Figure): boolean {
  return half <= LEAST_SURE;
}

/** The share of the middle 80 of 100 results that the interval of an expected score may have: of those at the start, or of those still possible. */
const LEAST_SHARP = 1 / 8;

/** True if an expected score is known well enough to be told. */
export function isScoreTold({ score, quantiles }: Prospect, start: Pick<Prospect, 'quantiles'>): boolean {
  const range = ([low, , , high]: Prospect['quantiles']) => high - low;
  return score.half <= LEAST_SHARP * Math.max(range(quantiles), range(start.quantiles));
}

/** The share of the spread of results that the interval of a move's expected result may have. */
const LEAST_SHARE = 0.35;

/** True if the expected result after a move is known well enough to be told. */
export function isResultTold({ half }: Figure, { spread }: Pick<Account, 'spread'>): boolean {
  return half <= LEAST_SHARE * spread;
}

/** Fewer games of a draw say little of their own error. */
const LEAST_GAMES = 32;

/** True if the figures of a step say more than a few games would. */
export function isStepTold(step: Step): boolean {
  return step.kind === 'decision' ? step.mark !== 'unknown' : step.games >= LEAST_GAMES;
}
