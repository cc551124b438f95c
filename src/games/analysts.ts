// The games' own statistics, for the lab: whoever only plays need not carry them.
import type { Plan, Told } from '../kernel/index.ts';

/** Statistics of one match: rows of plain values under the names of their tables; the first column of a row names it. */
export type Tables = Readonly<Record<string, readonly object[]>>;
export interface Analyst {
  /** From what happened, each event with the number of its entry, and how it ended. */
  analyse(plan: Plan<unknown>, log: readonly { readonly entry: number; readonly event: Told }[], final: unknown): Tables;
}

/** Who reads the matches of each game. */
export const ANALYSTS: Readonly<Record<string, () => Promise<Analyst>>> = {
  'eighty-days': () => import('./eighty-days/index.ts'),
  'tour-operator': () => import('./tour-operator/index.ts'),
  bodensee: () => import('./bodensee/index.ts'),
  'on-tour-paris': () => import('./on-tour-paris/index.ts'),
  'city-tour': () => import('./city-tour/index.ts'),
};
