import type { Seat } from '../kernel/index.ts';
import type { SeatPlan } from '../protocol/index.ts';

/** Who sits at a seat from now on, in the colour that was chosen; where none was, or another seat has it, in the colour of the seat. */
export function inSeatColour(plan: SeatPlan, seat: Seat, seats: readonly SeatPlan[]): SeatPlan {
  const { colour: chosen, ...bare } = plan;
  const isFree = chosen !== undefined && seats.every((other, at) => at === seat || other.colour !== chosen);
  const colour = isFree ? chosen : seats[seat]?.colour;
  return colour === undefined ? bare : { ...bare, colour };
}
