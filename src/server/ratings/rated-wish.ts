import type { TableWish } from '../../protocol/index.ts';
import { objectionTo, RATED_BOTS } from '../../ratings/index.ts';
import { Refused } from '../refused.ts';

/** Refuses a rated table that cannot be rated, and says why. */
export function mustBeRatable({ game, seats, severalSeats = false }: TableWish, isTeam: boolean, isAsPrinted: boolean): void {
  const objection = objectionTo({ seats, isTeam, isAsPrinted, severalSeats });
  if (objection === undefined) return;
  const reasons = {
    together: `${game} is won together, and is not rated`,
    seats: 'a rated match has at least two seats, and a person at one of them',
    'one seat': 'at a rated table one person holds one seat',
    bots: `bots of a rated table: ${RATED_BOTS.join(', ')}`,
    options: 'a rated match is played with the options as printed',
  };
  throw new Refused(400, 'rated', reasons[objection]);
}
