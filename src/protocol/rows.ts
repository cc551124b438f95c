// Tables from outside, as the server lists them: for whoever looks for one, or waits for it to begin.
import type { Seat } from '../kernel/index.ts';
import type { Pace, SeatPlan, Tell } from './messages.ts';

/** How far a table is. */
export type Stage = 'gathering' | 'playing' | 'over';

/** A place at a table, as everybody may see it. */
export interface RowSeat {
  readonly kind: SeatPlan['kind'];
  readonly name: string;
  readonly bot?: string;
  readonly isMine: boolean;
  readonly isHere: boolean;
  /** Whether anybody may sit down here: nobody has yet, or whoever did has left. */
  readonly isFree: boolean;
}

/** A table from outside, as one session sees it. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pace: Pace;
  readonly seats: readonly RowSeat[];
  readonly stage: Stage;
  readonly isHost: boolean;
  readonly mine: readonly Seat[];
  readonly listed: boolean;
  /** The fingerprint of all its luck. */
  readonly luck: string;
  readonly rematch?: string;
}

/** A line of chat. */
export interface ChatLine {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What arrives on a socket: something about a table, or why something about it was not taken up; a message without a table is the server's heartbeat. */
export interface FromServer {
  readonly table?: string;
  readonly tell?: Tell;
  readonly row?: TableRow;
  readonly chat?: ChatLine;
  readonly error?: string;
  readonly text?: string;
}
