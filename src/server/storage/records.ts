// What the server keeps besides deeds, as plain data.
import type { Evening } from '../../evenings/index.ts';
import type { Renamed, Standing } from '../../host/index.ts';
import type { LuckScheme, Seat } from '../../kernel/index.ts';
import type { Notices, Pace, PushSubscription, Rest, SeatPlan, Stage, TableOfDay, TimeOff } from '../../protocol/index.ts';
import type { RatedResult } from '../../ratings/index.ts';

/** A guest of the server. */
export interface SessionBody {
  readonly id: string;
  readonly name: string;
  /** True if the guest has not said the name: others are not told it. */
  readonly isNameless?: boolean;
  readonly since: number;
  /** Called when it is the guest's turn. */
  readonly webhook: string | null;
  readonly push: PushSubscription | null;
  /** Whether people with whom the guest has played may ask for another game by a notice; they may unless it says no. */
  readonly isAskable?: boolean;
  /** Whether finished matches may be part of the open collection. */
  readonly isOpen?: boolean;
  /** How the guest is told of turns, where it was ever chosen. */
  readonly notices?: KeptNotices;
  /** When the guest's clocks stand. */
  readonly rest?: Rest;
}

/** How a guest is told of turns, and where the guest has found this server. */
export interface KeptNotices extends Notices {
  readonly home?: string;
}

/** A guest, with what is kept beside and changed on its own. */
export interface KnownSession extends SessionBody {
  /** When the guest last came, about to the day; 0 where that is not known. */
  readonly seen?: number;
  /** The hour of the day, UTC, of the reminder of the Daily Tour. */
  readonly remind?: number;
  readonly bannedUntil?: number;
}

/** What somebody has reported about another at a table. */
export interface KeptReport {
  readonly id: string;
  readonly table: string;
  readonly by: string;
  /** The session it is about, where that is known. */
  readonly against: string | null;
  /** 'seat 1' or 'line 12'. */
  readonly about: string;
  readonly at: number;
  readonly reason: string;
  /** The name at that time. */
  readonly name: string;
  /** The line of chat it is about. */
  readonly said?: string;
}

/** A match that is over, and all who ever held a seat there and are not deleted. */
export interface FinishedTable {
  readonly body: TableBody;
  readonly ended: number;
  readonly people: readonly string[];
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
  /** Who sat at a seat where somebody else sits now, up to which deed. */
  readonly formerly?: readonly { readonly session: string; readonly seat: Seat; readonly until: number }[];
  /** Who asks for a seat that was left. */
  readonly requests?: readonly KeptRequest[];
  /** Sessions whose request was declined, and when. */
  readonly declined?: readonly { readonly session: string; readonly at: number }[];
  /** For a seat whose person stays away, after so many deeds: the sessions that would let a bot play there. */
  readonly substitutes?: readonly { readonly seat: Seat; readonly number: number; readonly agreed: readonly string[] }[];
  /** Sessions that were asked to come. */
  readonly asked?: readonly string[];
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
  /** Who is told nothing of their turns, by their sessions. */
  readonly silent?: readonly string[];
  /** The evening that the table belongs to. */
  readonly evening?: string;
  /** Who invites; absent for tables from before this was noted. */
  readonly hostName?: string;
  /** A line to whoever is invited, and the session of whoever wrote it as the host. */
  readonly welcome?: { readonly by: string; readonly text: string };
  /** When an operator closed the table, in ms: nothing is played or said there any more. */
  readonly closed?: number;
  /** What seats are called instead of what deeds up to a number say. */
  readonly renamed?: Renamed;
  /** Whether somebody who sat here was deleted. */
  readonly hasForgotten?: boolean;
}

/** Somebody who asks for a seat. */
export interface KeptRequest {
  readonly id: string;
  readonly session: string;
  readonly name: string;
  readonly seat: Seat;
  /** True if the guest says to be the person of the seat, on another device. */
  readonly isSelf?: boolean;
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

/** What lists show of a table. */
export type ListedBody = Omit<TableBody, 'options'>;

/** A table as lists show it: its options may hold a whole game's content. */
export interface ListedFile extends Omit<TableFile, 'body'> {
  readonly body: ListedBody;
}

/** A table as the list of somebody's own shows it. */
export interface OwnFile extends ListedFile {
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
  readonly files: readonly ListedFile[];
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

/** When the server last lived, and the last times in which no process of it did, in ms. */
export interface Life {
  readonly at: number;
  readonly down: readonly TimeOff[];
}

/** How many are how far. */
export interface DailyCounts {
  readonly begun: number;
  readonly won: number;
  /** How many had each result in time. */
  readonly scores: readonly { readonly score: number; readonly count: number }[];
}
