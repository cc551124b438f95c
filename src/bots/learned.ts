// What the values learned from many games say about a moment of a game.
import type { Aim, AnyGame, Learned, Outcome } from '../kernel/index.ts';
import { exponential } from './exponential.ts';

/** What is expected of the end, seat by seat. */
export interface Outlook {
  /** The chance to win, where all play alike. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
}

/** What is expected where the game stands calm. */
export function outlookOf(
  { score, win, slopes }: Pick<Learned, 'score' | 'win' | 'slopes'>,
  features: readonly (readonly number[])[],
): Outlook {
  const scores = features.map(each => weighted(score, each));
  const strengths = win.length > 0 ? features.map(each => weighted(win, each)) : scores;
  const slope = slopes.length > 0 ? slopeAt(slopes, features[0]?.[0] ?? 0) : 1;
  return { wins: chances(strengths.map(each => each * slope)), scores };
}

/** What is expected of a game as it stands, for hints and reports alike; undefined where nothing was learned about such a table. */
export function outlookIn(
  { outcome, features, values }: Pick<AnyGame, 'outcome' | 'features' | 'values'>,
  state: unknown,
): Outlook | undefined {
  if (!features || !values) return undefined;
  const end = outcome(state);
  if (end) return outlookAtEnd(end);
  const seen = features(state);
  const learned = values.tables.find(({ seats }) => seats === seen.length);
  return learned && outlookOf(learned, seen);
}

/** The outlook once the game is over. */
export function outlookAtEnd({ ranks, scores }: Outcome): Outlook {
  const winners = ranks.filter(rank => rank === 1).length;
  return { wins: ranks.map(rank => (rank === 1 ? 1 / winners : 0)), scores };
}

/** What decides between moves: the points by which a seat is ahead of all others, or its chance to win. */
export function worthTo(seat: number, aim: Aim, { wins, scores }: Outlook): number {
  if (aim === 'victory') return wins[seat] ?? 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) if (other !== seat) best = Math.max(best, scores[other] ?? 0);
  return (scores[seat] ?? 0) - (scores.length > 1 ? best : 0);
}

/** The constant, and each feature by its weight. */
export function weighted(weights: readonly number[], features: readonly number[]): number {
  let sum = weights[0] ?? 0;
  for (let at = 0; at < features.length; at++) sum += (weights[at + 1] as number) * (features[at] as number);
  return sum;
}

/** Strengths as chances that add up to 1. */
export function chances(strengths: readonly number[]): number[] {
  let most = Number.NEGATIVE_INFINITY;
  for (const strength of strengths) most = Math.max(most, strength);
  const powers = strengths.map(strength => exponential(strength - most));
  let sum = 0;
  for (const power of powers) sum += power;
  return powers.map(power => power / sum);
}

/** What a point, or strength, counts with so much of the game left, on the straight line between the two known ones beside it. */
export function slopeAt(slopes: readonly number[], left: number): number {
  const at = Math.max(0, Math.min(1, left)) * (slopes.length - 1);
  const below = Math.min(slopes.length - 2, Math.floor(at));
  const [one = 0, other = 0] = [slopes[below], slopes[below + 1]];
  return one + (other - one) * (at - below);
}
