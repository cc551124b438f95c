// Whether a review is true: figures over many matches between bots.
import { type AnyGame, fast, pick } from '../kernel/index.ts';
import { assemble } from './assemble.ts';
import type { Budget } from './budget.ts';
import { filmBy, foundIn, type Seating } from './matches.testing.ts';
import type { Account, Review } from './review.ts';

/** One match as one seat saw it. */
export interface Checked {
  readonly result: number;
  readonly account: Account;
  readonly review: Review;
}

/** Reviews a match between bots. The reference bot's own moves need no comparison, so where all play them only draws are looked at. */
export function checked(game: AnyGame, seating: Seating, budget: Budget, seat: number): Checked {
  const film = filmBy(game, seating);
  const isUsual = seating.bots.every(bot => bot === 'greedy');
  const isWanted = ({ line }: { readonly line: number }) => {
    const at = film.lines[line];
    return at === undefined || game.write(at.move) !== at.usual;
  };
  const found = foundIn(film, budget, task => task.what !== 'decision' || !isUsual || isWanted(task));
  const review = assemble(film, found, 0);
  const account = review.accounts[seat];
  if (!account) throw new Error(`no seat ${seat}`);
  return { result: account.result, account, review };
}

/** A mean with its interval of 95 %. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export function meanOf(values: readonly number[]): Interval {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1);
  const half = 1.96 * Math.sqrt(variance / values.length);
  return { mean, low: mean - half, high: mean + half };
}

/** By what factor the variance of results falls once luck is taken off, as much of it as fits best; the interval by resampling matches. */
export function varianceFactor(matches: readonly Pick<Checked, 'result' | 'account'>[], samples = 400): Interval {
  const pairs = matches.map(({ result, account }) => [result, account.luck.value] as const);
  const chance = fast('variance');
  const factors = Array.from({ length: samples }, () => factorOf(pairs.map(() => pick(pairs, chance)))).sort((a, b) => a - b);
  return { mean: factorOf(pairs), low: factors[Math.floor(samples * 0.025)] ?? 1, high: factors[Math.floor(samples * 0.975)] ?? 1 };
}

function factorOf(pairs: readonly (readonly [number, number])[]): number {
  const [results, lucks] = [meanOf(pairs.map(([result]) => result)).mean, meanOf(pairs.map(([, luck]) => luck)).mean];
  let [rr, rl, ll] = [0, 0, 0];
  for (const [result, luck] of pairs) {
    rr += (result - results) ** 2;
    rl += (result - results) * (luck - lucks);
    ll += (luck - lucks) ** 2;
  }
  const left = ll > 0 ? rr - (rl * rl) / ll : rr;
  return left > 0 ? rr / left : Number.POSITIVE_INFINITY;
}
