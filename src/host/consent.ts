import type { Entry, Seat, Tagged } from '../kernel/index.ts';
import type { SeatPlan } from '../protocol/index.ts';
import { COLOURS, LONGEST_NAME } from '../protocol/version.ts';

/** The people whose moves stand after a seat's last choice: they have to agree before it is taken back. */
export function answeredBy(entries: readonly Entry<Tagged>[], seat: Seat, seats: readonly SeatPlan[], mine: readonly Seat[]): Seat[] {
  const last = entries.findLastIndex(entry => entry.seat === seat && !entry.forced);
  const movers = new Set(entries.slice(last + 1).flatMap(entry => (entry.forced ? [] : [entry.seat])));
  return others(seats, mine).filter(each => movers.has(each));
}

/** The people at the table but for those who ask. */
export function others(seats: readonly SeatPlan[], mine: readonly Seat[]): Seat[] {
  return seats.flatMap((plan, seat) => (plan.kind === 'human' && !mine.includes(seat) ? [seat] : []));
}

/** Whether a seat may be given to this: somebody with a name, or a bot that plays the game. */
export function problemOfPlan(to: SeatPlan, bots: readonly string[]): string | undefined {
  if (to.kind === 'open') return 'a seat cannot be left open while the match lasts; hand it to a bot';
  if (to.kind !== 'human' && to.kind !== 'bot') return 'a seat can be handed to a "bot" or a "human" only';
  if (typeof to.name !== 'string' || to.name.length < 1 || to.name.length > LONGEST_NAME)
    return `a name must have 1 to ${LONGEST_NAME} characters`;
  if (to.colour !== undefined && !(Number.isInteger(to.colour) && to.colour >= 0 && to.colour < COLOURS))
    return `a colour must be a whole number from 0 to ${COLOURS - 1}`;
  if (to.kind === 'bot' && !bots.includes(to.bot)) return `there is no such bot; bots: ${bots.join(', ')}`;
  return undefined;
}
