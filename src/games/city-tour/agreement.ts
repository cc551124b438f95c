import type { Seat } from '../../kernel/index.ts';
import type { OwnDay } from './content.ts';

/** What the team agrees on before the bus starts. */
export interface Agreement {
  readonly day: number;
  /** CT-12 A day of one's own instead of a day of the campaign. */
  readonly ownDay: OwnDay | null;
  readonly firstSeat: 'random' | number;
  readonly piles: 'hidden' | 'open';
  /** By the day: avoidable in the campaign, mandatory on a day of one's own. */
  readonly specials: 'byDay' | 'avoidable' | 'mandatory';
  readonly signSites: 'open' | 'closed';
  readonly closedSpecial: 'inert' | 'lose' | 'open';
  readonly swapCarries: 'sites' | 'letters';
  readonly giveUp: 'any' | 'majority' | 'all';
  /** Who may vote to concede. */
  readonly voters: 'all' | readonly Seat[];
  readonly autoEnd: boolean;
  /** Another objective than the card's, for experiments. */
  readonly objective: number | null;
}
