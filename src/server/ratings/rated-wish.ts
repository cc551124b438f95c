import type { TableWish } from '../../protocol/index.ts';
import { ANCHORS } from '../../ratings/index.ts';
import { Refused } from '../refused.ts';

/** Ratings compare people who play the same game, each for themselves. */
export function mustBeRatable({ game, seats, severalSeats }: TableWish, isTeam: boolean, isAsPrinted: boolean): void {
  const refuse = (text: string) => new Refused(400, 'rated', text);
  const mine = seats.filter(({ kind }) => kind === 'human').length + (seats.some(({ kind }) => kind === 'open') ? 1 : 0);
  if (isTeam) throw refuse(`${game} is won together, and is not rated`);
  if (seats.length < 2 || mine === 0) throw refuse('a rated match has at least two seats, and a person at one of them');
  if (severalSeats || seats.filter(({ kind }) => kind === 'human').length > 1) throw refuse('at a rated table one person holds one seat');
  if (seats.some(seat => seat.kind === 'bot' && !Object.hasOwn(ANCHORS, seat.bot)))
    throw refuse(`bots of a rated table: ${Object.keys(ANCHORS).join(', ')}`);
  if (!isAsPrinted) throw refuse('a rated match is played with the options as printed');
}
