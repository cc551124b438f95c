// A guess at the final scores.
import type { Seat } from '../../kernel/index.ts';
import { boxOf } from './box.ts';
import { BET, LONDON } from './components.ts';
import { daysToCome, USUAL_DAYS } from './judgement.ts';
import { travellerAt } from './rules/cards.ts';
import { daysOf } from './rules/days.ts';
import { slotsOf } from './rules/travel.ts';
import { travellingSeats } from './rules/travellers.ts';
import type { State } from './state.ts';

/** Days a coin is worth, for the first three. */
const COIN = 0.7;
const EVENT = 1.5;
/** Days it costs to be a place behind the others. */
const BEHIND = 3;

/** A die that may be rolled again. */
const MIDDLING_DIE = 3;
const MEAN_VALUE = { T: 4, S: 6 } as const;

/** Days a leg takes a sensible traveller, of the usual ones. */
const THRIFT = 0.78;
/** Two players: what a leg still to travel costs in the race, in days; and each day beyond those that one has. */
const LEG = 5;
const LATE = 1.5;

/** Days to spare at the end, as far as one can tell: the days to come, less what coins and events will help. Two players race. */
export function estimate(s: State): readonly number[] {
  const { legs } = boxOf(s.plan.options);
  const positions = s.travellers.map(({ position }) => position).sort((a, b) => a - b);
  const median = positions[Math.floor(positions.length / 2)] ?? 0;
  const hurry = travellingSeats(s).length <= 2 ? 2 : 1;
  return s.travellers.map(({ position, days, coins, travelHand, eventHand }, seat) => {
    const isHome = position === LONDON;
    const help = COIN * Math.min(coins, 3) + EVENT * eventHand.length;
    const underway = daysUnderway(s, seat);
    const toCome = underway === undefined ? daysToCome(legs, position, travelHand) : underway + daysToCome(legs, position + 1, travelHand);
    if (s.plan.seats === 2) {
      const later = legsAhead(position);
      const next = toCome - later;
      const spare = BET - days - next - THRIFT * later + help;
      return -LEG * (LONDON - position) - (isHome ? 0 : 0.5 * (next - help)) + LATE * Math.min(0, spare);
    }
    if (isHome) return BET - days;
    return BET - days - toCome + help - BEHIND * hurry * Math.max(0, median - position);
  });
}

/** The usual days of all legs but the next one. */
function legsAhead(position: number): number {
  let days = 0;
  for (let leg = position + 2; leg <= LONDON; leg++) days += USUAL_DAYS[leg] ?? 0;
  return days;
}

/** The days of the leg a seat has declared, as far as it is paid, with a middling die for what is still open. */
function daysUnderway(s: State, seat: Seat): number | undefined {
  const frame = s.frames.at(-1);
  if (!frame || !('leg' in frame) || frame.seat !== seat) return undefined;
  const { leg } = frame;
  const slots = slotsOf(s, travellerAt(s, seat).position, leg.route) ?? [];
  const open = slots.slice(leg.paid.length).reduce((sum, kind) => sum + MEAN_VALUE[kind], 0);
  return open + daysOf(leg, frame.phase === 'roll' ? frame.die : MIDDLING_DIE, s.plan.options).total;
}

/** Between two rounds: whoever starts has yet to take a card. */
export function calm({ frames, start }: State): boolean {
  const frame = frames[frames.length - 1];
  return frame?.phase === 'choose' && frame.seat === start && frame.taken === null;
}
