// Section 6 All seats share one outcome.
import type { Outcome } from '../../kernel/index.ts';
import type { State } from './state.ts';

/** CT-1.2 All win or all lose; every score is the total. */
export function outcome({ result, plan }: State): Outcome | undefined {
  if (!result) return undefined;
  return {
    ranks: Array<number>(plan.seats).fill(result.won ? 1 : 2),
    scores: Array<number>(plan.seats).fill(result.total),
  };
}
