// What the values learned from many games say about a moment of a game.
import type { Aim, AnyGame, Learned, Outcome, Values } from '../kernel/index.ts';
import { exponential } from './exponential.ts';

/** What is expected of the end, seat by seat. */
export interface Outlook {
  /** The chance to win, where all play alike. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
}

/** The weights that an outlook follows from. */
export type Weights = Pick<Learned, 'score' | 'win' | 'slopes' | 'told'>;

/** What is expected where the game stands calm, by the weights that decide between moves. */
export function decidingOutlook({ score, win, slopes }: Weights, features: readonly (readonly number[])[], aim: Aim): Outlook {
  const scores = features.map(each => weighted(score, each));
  const strengths = win.length > 0 ? features.map(each => weighted(win, each)) : scores;
  const slope = slopes.length > 0 ? slopeAt(slopes, features[0]?.[0] ?? 0) : 1;
  return { wins: chancesIn(aim)(strengths.map(each => each * slope)), scores };
}

/** What is expected where the game stands calm, as it is told. */
export function outlookOf(weights: Weights, features: readonly (readonly number[])[], aim: Aim): Outlook {
  const deciding = decidingOutlook(weights, features, aim);
  const { told } = weights;
  return told ? { wins: chancesIn(aim)(features.map(each => weighted(told, each))), scores: deciding.scores } : deciding;
}

/** Who plays together plays against the game, whose strength is nought. */
function chancesIn(aim: Aim): (strengths: readonly number[]) => number[] {
  return aim === 'together' ? strengths => strengths.map(each => chances([each, 0])[0] ?? 0) : chances;
}

/** What is expected of a game as it stands, for hints and reports alike; undefined where nothing was learned about such a table. */
export function outlookIn(
  { outcome, features, values }: Pick<AnyGame, 'outcome' | 'features' | 'values'>,
  state: unknown,
): Outlook | undefined {
  if (!features || !values) return undefined;
  const seen = features(state);
  const learned = tableFor(values, seen.length);
  if (!learned) return undefined;
  const end = outcome(state);
  return end ? outlookAtEnd(end, values.aim) : outlookOf(learned, seen, values.aim);
}

/** What was learned for a table of so many, or for the largest one that is smaller. */
export function tableFor({ tables }: Pick<Values, 'tables'>, seats: number): Learned | undefined {
  let found: Learned | undefined;
  for (const table of tables) if (table.seats <= seats && table.seats > (found?.seats ?? 0)) found = table;
  return found;
}

/** The outlook once the game is over; a victory of all is everybody's. */
export function outlookAtEnd({ ranks, scores }: Outcome, aim: Aim = 'victory'): Outlook {
  const winners = aim === 'together' ? 1 : ranks.filter(rank => rank === 1).length;
  return { wins: ranks.map(rank => (rank === 1 ? 1 / winners : 0)), scores };
}

/** What decides between moves: the points by which a seat is ahead of all others, or its chance to win. */
export function worthTo(seat: number, aim: Aim, { wins, scores }: Outlook): number {
  if (aim !== 'points') return wins[seat] ?? 0;
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
