// How often days were won, with the interval that holds in 95 of 100 cases.
import { interval } from '../../../../lab/index.ts';
import type { Played } from '../../../editor/balance.ts';

export function shareOf(days: readonly Played[]): { readonly share: number; readonly low: number; readonly high: number } {
  const won = days.filter(({ ranks }) => ranks[0] === 1).length;
  return { share: won / Math.max(1, days.length), ...interval(won, days.length) };
}
