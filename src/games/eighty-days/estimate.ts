// A guess at the final scores.
import { BET, LONDON } from './components.ts';
import { daysToCome } from './judgement.ts';
import { travellingSeats } from './rules/travellers.ts';
import type { State } from './state.ts';

/** Days a coin is worth, for the first three. */
const COIN = 0.7;
const EVENT = 1.5;
/** Days it costs to be a place behind the others. */
const BEHIND = 3;

/** Days to spare at the end, as far as one can tell: the days to come, less what coins and events will help. */
export function estimate(s: State): readonly number[] {
  const positions = s.travellers.map(({ position }) => position).sort((a, b) => a - b);
  const median = positions[Math.floor(positions.length / 2)] ?? 0;
  const hurry = travellingSeats(s).length <= 2 ? 2 : 1;
  return s.travellers.map(({ position, days, coins, travelHand, eventHand }) => {
    if (position === LONDON) return BET - days;
    const help = COIN * Math.min(coins, 3) + EVENT * eventHand.length;
    const lag = BEHIND * hurry * Math.max(0, median - position);
    return BET - days - daysToCome(position, travelHand) + help - lag;
  });
}
