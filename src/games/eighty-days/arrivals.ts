import { boxOf } from './box.ts';
import { BET, LONDON } from './components.ts';
import { daysToCome } from './judgement.ts';
import type { State } from './state.ts';

/** The days to spare of each traveller at the end; of one who is not home, by the arrival to be expected, and fewer than the best has (ED-14.4). */
export function arrivals({ plan, travellers }: State): readonly number[] {
  const { legs } = boxOf(plan.options);
  const home = travellers.filter(({ position }) => position === LONDON).map(({ days }) => BET - days);
  const best = Math.max(Number.NEGATIVE_INFINITY, ...home);
  return travellers.map(({ position, days, travelHand }) => {
    if (position === LONDON) return BET - days;
    const expected = BET - days - daysToCome(legs, position, travelHand);
    return home.length > 0 ? Math.min(expected, best - 1) : expected;
  });
}
