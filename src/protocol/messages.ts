// What a host and its guests say to each other: the same over postMessage and over a socket. Plain JSON both ways.
import type { Facts, Outcome, Seat, StoredRecord, Told, Viewer } from '../kernel/index.ts';

/** Who sits at a place. An open seat waits for somebody. */
export type SeatPlan =
  | { readonly kind: 'human'; readonly name: string; readonly colour?: number }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string; readonly colour?: number }
  | { readonly kind: 'open' };

/** How much time there is: as much as one likes, a bank of seconds that grows with every move, or days a move. */
export type Pace =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number; readonly then: TimeOut }
  | { readonly kind: 'days'; readonly days: number; readonly vacation: number; readonly then: TimeOut };

/** What happens to a seat whose time is up. */
export type TimeOut = 'quiet' | 'bot';

/** What is agreed when a table is set. */
export interface TablePlan {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly SeatPlan[];
  readonly pace: Pace;
}

/** What is done only when all others agree, but for going on. */
export type Wish = 'back' | 'pause' | 'resume';

/** A wish that waits for the seats that have not agreed yet. */
export interface PendingWish {
  readonly seat: Seat;
  readonly what: Wish;
  readonly needs: readonly Seat[];
}

/** How much time every seat had left, in ms, when the last thing was done; the clocks of some run since. */
export interface Clocks {
  readonly left: readonly number[];
  readonly since: number;
  readonly running: readonly Seat[];
}

/** What changes a table. */
export type DeedKind = 'play' | 'back' | 'hand' | 'wish' | 'pause' | 'resume';

/** What a guest asks of a host. `key` is the guest's own and never used twice; asked again, it is answered again and done once. */
export type Ask =
  /** Look at the table as this viewer from now on; `since` is the number of the last news that arrived. */
  | { readonly type: 'watch'; readonly viewer: Viewer; readonly since?: number }
  /** Moves of a seat, all or none; `decision` is the number of the seat's own decision that they answer. */
  | { readonly type: 'play'; readonly key: string; readonly seat: Seat; readonly decision: number; readonly moves: readonly string[] }
  | { readonly type: 'back'; readonly key: string; readonly seat: Seat; readonly decision: number }
  /** Asks the others to take back a move that they have answered already, or to stop the clocks; anybody may let them go on. */
  | { readonly type: 'wish'; readonly key: string; readonly seat: Seat; readonly what: Wish }
  /** Answers what another wishes. */
  | { readonly type: 'agree'; readonly key: string; readonly seat: Seat; readonly isAgreed: boolean }
  /** Hands a seat to a bot, or takes it back. */
  | { readonly type: 'hand'; readonly key: string; readonly seat: Seat; readonly to: SeatPlan }
  /** How the table looked when so many lines had been played. */
  | { readonly type: 'glance'; readonly line: number }
  /** The record of the match, open to everybody once it is over. */
  | { readonly type: 'record' };

/** How things stand, as one viewer may know it. */
export interface TableStatus {
  /** Counts what ever changed the table; the next news has the next number. */
  readonly number: number;
  readonly view: unknown;
  readonly awaiting: readonly Seat[];
  /** For every seat the number of its own decision. */
  readonly decisions: readonly number[];
  /** The seats that may take their last move back. */
  readonly backs: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly seats: readonly SeatPlan[];
  /** None at a table without clocks. */
  readonly clocks: Clocks | null;
  readonly wish: PendingWish | null;
  /** A table that is paused waits for somebody to let it go on. */
  readonly isPaused: boolean;
}

/** A table as a whole: all that is needed to sit down at it or to look at it. */
export interface TableSight extends TableStatus {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly pace: Pace;
  readonly viewer: Viewer;
  /** The seats this guest may play. */
  readonly mine: readonly Seat[];
  /** What happened so far, line by line; the first list is the deal. */
  readonly told: readonly (readonly Told[])[];
  /** A fingerprint of the seed of all luck; the seed itself once the match is over. */
  readonly luck: { readonly fingerprint: string; readonly seed: string | null };
}

/** What changed, as one viewer may know it. */
export interface News extends TableStatus {
  readonly what: DeedKind;
  readonly seat: Seat | null;
  /** The lines of the record that stay as they were, counted without the deal. */
  readonly from: number;
  /** What happened in each line since. */
  readonly told: readonly (readonly Told[])[];
}

/** Why something was not done: one of few reasons, and for a move the clause it breaks. */
export interface Denial {
  readonly reason: 'stale' | 'not yours' | 'unreadable' | 'refused' | 'too late' | 'not kept' | 'over';
  /** One plain English sentence. */
  readonly text: string;
  readonly clause?: string;
  readonly facts?: Facts;
}

/** What a host tells a guest. */
export type Tell =
  | { readonly type: 'table'; readonly table: TableSight }
  | { readonly type: 'news'; readonly news: News }
  | { readonly type: 'done'; readonly key: string; readonly number: number }
  | { readonly type: 'denied'; readonly key: string | null; readonly denial: Denial }
  | { readonly type: 'glanced'; readonly line: number; readonly view: unknown }
  | { readonly type: 'record'; readonly record: StoredRecord };
