// What the server stores besides deeds, as plain data.
import type { Seat } from '../../kernel/index.ts';
import type { Pace, PushSubscription, SeatPlan, Stage } from '../../protocol/index.ts';

/** A guest of the server. */
export interface SessionBody {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  /** Called when it is the guest's turn. */
  readonly webhook: string | null;
  readonly push: PushSubscription | null;
}

/** A table with everything about it that is no deed. */
export interface TableBody {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pace: Pace;
  readonly seats: readonly SeatPlan[];
  /** The session that holds each seat; nobody but the server sees this. */
  readonly holders: readonly (string | null)[];
  /** The session with the host's powers. */
  readonly host: string | null;
  readonly listed: boolean;
  readonly seed: string;
  readonly since: number;
  readonly rematch: string | null;
  /** Seats whose people have left: anybody with the link may take them over. */
  readonly vacated: readonly Seat[];
}

/** A table as it lies in the store. */
export interface TableFile {
  readonly body: TableBody;
  /** Grows with every change of the body. */
  readonly rev: number;
  readonly stage: Stage;
}

/** How far a table is, to see whether something was missed. */
export interface Progress {
  readonly id: string;
  readonly rev: number;
  readonly number: number;
  readonly said: number;
}
