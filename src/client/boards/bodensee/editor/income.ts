// What an attraction earns for every euro it cost, from the games of a balance check.
import type { BalanceResult, Played } from '../../../editor/balance.ts';

/** Income for every euro, with the interval that holds in 95 of 100 cases. */
export interface Income {
  readonly id: string;
  readonly figure: number;
  readonly low: number;
  readonly high: number;
  /** The share of games in which it was built. */
  readonly built: number;
}

const SAMPLES = 400;
const SELDOM = 0.05;

interface Sums {
  readonly income: number[];
  readonly price: number[];
}

/** What was paid for each attraction and what it earned, game by game where it was built. */
function sumsOf(games: readonly Played[]): ReadonlyMap<string, Sums> {
  const found = new Map<string, Sums>();
  for (const { tables } of games) {
    for (const [id, built, price, income] of tables.tiles ?? []) {
      const sums = found.get(String(id)) ?? { income: [], price: [] };
      found.set(String(id), sums);
      if (built !== 1) continue;
      sums.price.push(Number(price));
      sums.income.push(Number(income));
    }
  }
  return found;
}

function ratio({ income, price }: Sums): number {
  const paid = price.reduce((all, each) => all + each, 0);
  return paid > 0 ? income.reduce((all, each) => all + each, 0) / paid : 0;
}

/** Numbers that are the same every time, so that the same games say the same. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The interval of a ratio by drawing the games anew, with replacement. */
function intervalOf(sums: Sums): { readonly low: number; readonly high: number } {
  const draw = drawing(sums.income.length + 1);
  const { length } = sums.income;
  const drawn = Array.from({ length: SAMPLES }, () => {
    let [income, price] = [0, 0];
    for (let each = 0; each < length; each++) {
      const at = draw(length);
      income += sums.income[at] ?? 0;
      price += sums.price[at] ?? 0;
    }
    return price > 0 ? income / price : 0;
  }).sort((a, b) => a - b);
  return { low: drawn[Math.floor(SAMPLES * 0.025)] ?? 0, high: drawn[Math.floor(SAMPLES * 0.975)] ?? 0 };
}

/** Every attraction that cost something, the poorest first. */
export function incomesIn(games: readonly Played[]): readonly Income[] {
  const all = [...sumsOf(games)].map(([id, sums]) => {
    const figure = ratio(sums);
    return { id, figure, ...intervalOf(sums), built: sums.income.length / Math.max(1, games.length) };
  });
  return all.filter(({ figure, built }) => figure > 0 || built > 0).sort((a, b) => a.figure - b.figure);
}

export type Verdict = 'hardly' | 'tooStrong' | 'tooWeak' | 'fitsTop' | 'fits';

/** How a card compares with the printed ones of its value: too strong or too weak only where the intervals say so. */
export function verdictOn(own: Income, others: readonly Income[]): Verdict {
  if (own.built < SELDOM) return 'hardly';
  if (others.length === 0) return 'fits';
  if (own.low > Math.max(...others.map(({ high }) => high))) return 'tooStrong';
  if (own.high < Math.min(...others.map(({ low }) => low))) return 'tooWeak';
  return own.figure > Math.max(...others.map(({ figure }) => figure)) ? 'fitsTop' : 'fits';
}

/** Visits of a town in a game, on the average. */
export function visitsIn({ own }: BalanceResult): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { tables } of own) {
    for (const [id, visits] of tables.towns ?? []) sums.set(String(id), (sums.get(String(id)) ?? 0) + Number(visits) / own.length);
  }
  return sums;
}
