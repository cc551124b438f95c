// What the server keeps besides deeds, as plain data.
import type { Evening } from '../../evenings/index.ts';
import type { Standing } from '../../host/index.ts';
import type { LuckScheme, Seat } from '../../kernel/index.ts';
import type { Pace, PushSubscription, SeatPlan, Stage, TableOfDay } from '../../protocol/index.ts';
import type { RatedResult } from '../../ratings/index.ts';

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
  /** Absent for tables from before there were streams of luck and salts. */
  readonly luckScheme?: LuckScheme;
  readonly salt?: string;
  readonly since: number;
  readonly rematch: string | null;
  /** Seats whose people have left. */
  readonly vacated: readonly Seat[];
  /** For every seat the session that left it; absent for tables that nobody has left, or only before this was noted. */
  readonly leavers?: readonly (string | null)[];
  /** Who asks for a seat that was left. */
  readonly requests?: readonly KeptRequest[];
  /** Sessions whose request was declined, and when. */
  readonly declined?: readonly { readonly session: string; readonly at: number }[];
  /** Sessions that the host has sent away. */
  readonly sentAway?: readonly string[];
  /** Whether one session may hold several seats; absent for tables from before there was a choice. */
  readonly severalSeats?: boolean;
  /** Who is ready to begin, by their sessions. */
  readonly ready?: readonly string[];
  /** Who has asked for a rematch, by their sessions. */
  readonly wantRematch?: readonly string[];
  /** Who would like to sit at another seat: by their seat, the seat of whoever has to agree. */
  readonly swaps?: Readonly<Record<Seat, Seat>>;
  /** Six signs that stand for the table; absent for tables from before there were codes. */
  readonly code?: string;
  /** Whether the result changes ratings. */
  readonly rated?: boolean;
  /** The Daily Tour that is played here. */
  readonly daily?: TableOfDay;
  /** The evening that the table belongs to. */
  readonly evening?: string;
  /** Who invites; absent for tables from before this was noted. */
  readonly hostName?: string;
}

/** Somebody who asks for a seat. */
export interface KeptRequest {
  readonly id: string;
  readonly session: string;
  readonly name: string;
  readonly seat: Seat;
  /** The sessions that have agreed. */
  readonly agreed: readonly string[];
}

/** A table as it lies in the store. */
export interface TableFile {
  readonly body: TableBody;
  /** Grows with every change of the body. */
  readonly rev: number;
  readonly stage: Stage;
}

/** A table as the list of somebody's own shows it. */
export interface OwnFile extends TableFile {
  /** When something last happened, in ms. */
  readonly touched: number;
  /** Whom it waits for, or how it ended; absent where no deed says so. */
  readonly standing?: Standing;
}

/** How far a table is, to see whether something was missed. */
export interface Progress {
  readonly id: string;
  readonly rev: number;
  readonly number: number;
  readonly said: number;
}

/** A page of the lobby, and where the next begins, where there is one. */
export interface Gathering {
  readonly files: readonly TableFile[];
  readonly next?: string;
}

/** An evening as it lies in the store. */
export interface EveningFile {
  readonly body: Evening;
  /** Grows with every change of the body. */
  readonly rev: number;
}

/** A club. */
export interface ClubBody {
  readonly id: string;
  /** The secret that its address ends with. */
  readonly link: string;
  readonly name: string;
  /** The session that founded it. */
  readonly founder: string;
  /** The oldest first. */
  readonly members: readonly { readonly key: string; readonly session: string; readonly name: string }[];
  /** How many have ever been members: keys are given once. */
  readonly joined: number;
  /** Sessions that the founder has removed. */
  readonly sentAway: readonly string[];
  readonly notice: string;
  /** When it meets next, in ms. */
  readonly next: number | null;
}

/** A club as it lies in the store. */
export interface ClubFile {
  readonly body: ClubBody;
  readonly rev: number;
}

/** The result of a match for a club. */
export interface ClubMatch {
  readonly table: string;
  readonly game: string;
  readonly result: RatedResult;
}

/** A tour of a day. */
export interface TourKey {
  readonly date: string;
  readonly game: string;
}

/** Somebody's attempt at a tour that counts. */
export interface DailyAttempt {
  readonly tableId: string;
  /** Once it is over. */
  readonly result?: DailyResult;
}

export interface DailyResult {
  readonly score: number;
  readonly isWon: boolean;
  /** When it was over, in ms. */
  readonly at: number;
}

/** How many are how far. */
export interface DailyCounts {
  readonly begun: number;
  readonly won: number;
  /** How many had each result in time. */
  readonly scores: readonly { readonly score: number; readonly count: number }[];
}
