import type { Evening } from '../../evenings/index.ts';
import type { Deed, DeedStore, LoadedTable, Orders } from '../../host/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { ChatLine, Stage } from '../../protocol/index.ts';
import type { RatedResult } from '../../ratings/index.ts';
import type {
  ClubBody,
  ClubFile,
  ClubMatch,
  DailyAttempt,
  DailyCounts,
  DailyResult,
  EveningFile,
  FinishedTable,
  Gathering,
  KeptReport,
  KnownSession,
  Life,
  ListedFile,
  OwnFile,
  Progress,
  SessionBody,
  TableBody,
  TableFile,
  TourKey,
} from './records.ts';

/** Sessions and their tokens. */
export interface SessionStore {
  addSession(session: SessionBody, recoveryHash: string, tokenHash: string): Promise<void>;
  addToken(sessionId: string, tokenHash: string): Promise<void>;
  sessionByToken(tokenHash: string): Promise<KnownSession | undefined>;
  /** Which of these tokens are still valid. */
  validTokens(tokenHashes: readonly string[]): Promise<readonly string[]>;
  /** Ends all tokens of a session but one. */
  endTokens(sessionId: string, keptHash: string): Promise<void>;
  /** The session that a recovery token belongs to; the token is replaced by the next, so that it is taken once. */
  takeRecovery(recoveryHash: string, nextHash: string): Promise<SessionBody | undefined>;
  session(id: string): Promise<KnownSession | undefined>;
  sessions(ids: readonly string[]): Promise<readonly SessionBody[]>;
  /** Somebody was here. */
  noteSeen(sessionId: string, at: number): Promise<void>;
  /** Changes a session as it is now, whoever else changes it at the same time: as it is after that, or undefined where there is none. */
  changeSession(id: string, make: (session: KnownSession) => SessionBody): Promise<KnownSession | undefined>;
  /** Deletes a session with its tokens, places, lines of chat and reports; what it left in results belongs to nobody any more. */
  deleteSession(sessionId: string): Promise<void>;
  changeRecovery(sessionId: string, recoveryHash: string): Promise<void>;
}

/** Tables, who sits at them, and the lobby. */
export interface TableStore {
  /** Should its code have stood for an older table, it stands for this one from now on. */
  addTable(body: TableBody, at: number): Promise<void>;
  table(id: string): Promise<TableFile | undefined>;
  /** The table that a code stands for. */
  tableOfCode(code: string): Promise<string | undefined>;
  /** Writes a table unless somebody else has since `rev`; a stage that is given begins now, and is attended to at once. */
  changeTable(body: TableBody, rev: number, at: number, stage?: Stage): Promise<boolean>;
  /** Listed tables that gather, in turn by their hosts: the newest of each, the newest first, then the second of each, and so on; `after` is where a page before ended. */
  gathering(most: number, after?: string): Promise<Gathering>;
  /** How many of these a session is the host of. */
  listedBy(sessionId: string): Promise<number>;
  /**
   * Tables where somebody sits, or also those in play where they have given up a seat that is still free, or all where they ever sat;
   * the last touched first. Where there are too many, those in play and the newest.
   */
  tablesOf(sessionId: string, most: number, which?: 'held' | 'left too' | 'ever'): Promise<readonly OwnFile[]>;
  /** Whether somebody has ever held a seat at a table. */
  hasPlace(sessionId: string, tableId: string): Promise<boolean>;
  progress(ids: readonly string[]): Promise<readonly Progress[]>;
}

/** Which tables are due, and which process works at them. */
export interface LeaseStore {
  /** Takes tables that are due and that nobody works at. */
  claimDue(by: string, now: number, until: number, most: number): Promise<readonly string[]>;
  /** Takes or renews the right to work at tables; the ids it was given for. */
  lease(ids: readonly string[], by: string, now: number, until: number): Promise<readonly string[]>;
  /** Gives all of it back: whoever comes next attends to the tables at once. */
  release(by: string, now: number): Promise<void>;
  /** Writes when a table is due, as long as its last deed is this. */
  setDue(tableId: string, number: number, due: number | null): Promise<void>;
  /** Puts off a table that is due and cannot be attended to. */
  postpone(tableId: string, now: number, until: number): Promise<void>;
}

/** The attempts at the Daily Tour that count: one for each person, day and game. */
export interface DailyStore {
  /** The table of somebody's attempt: this one, unless there is one already. */
  beginAttempt(tour: TourKey, sessionId: string, tableId: string): Promise<string>;
  attempt(tour: TourKey, sessionId: string): Promise<DailyAttempt | undefined>;
  /** Attempts whose match is over and whose result is not noted yet: their tables, by their sessions. */
  unsettled(tour: TourKey, most: number): Promise<ReadonlyMap<string, string>>;
  /** These tables with their deeds, read together; those that cannot be read are left out. */
  attempted(ids: readonly string[]): Promise<ReadonlyMap<string, LoadedTable>>;
  /** Notes the results of sessions, all at once. */
  settle(tour: TourKey, results: ReadonlyMap<string, DailyResult>): Promise<void>;
  /** What was over later does not count. */
  dailyCounts(tour: TourKey, inTime: number): Promise<DailyCounts>;
  /** The dates of the last days on which somebody has finished a tour. */
  daysPlayed(sessionId: string, since: string): Promise<readonly string[]>;
  /** The table of the best result in time, the earliest of equals. */
  bestOf(tour: TourKey, inTime: number): Promise<string | undefined>;
}

/** Results that change ratings. */
export interface RatedStore {
  /** A match begins whose result will be rated. */
  beginRated(tableId: string, game: string): Promise<void>;
  /** Rated matches that are over and not noted yet: the table, and its last deed. */
  unnotedRated(game: string, most: number): Promise<readonly { readonly file: TableFile; readonly last: Deed }[]>;
  /** Notes a result, once. */
  noteRated(tableId: string, result: RatedResult, at: number): Promise<void>;
  /** All results of a game in the order in which they were noted, but the first so many. */
  ratedResults(game: string, from: number): Promise<readonly RatedResult[]>;
}

/** Reports and bans. */
export interface ModerationStore {
  /** False where the same person has reported the same already. */
  addReport(report: KeptReport): Promise<boolean>;
  /** The newest first. */
  reports(most: number): Promise<readonly KeptReport[]>;
  ban(sessionId: string, until: number): Promise<void>;
  /** False where the session was not banned. */
  unban(sessionId: string): Promise<boolean>;
}

/** Matches that are over, by their time, and what is deleted after a while. */
export interface FinishedStore {
  /** Tables whose match was over from a time on and before another, by their ids. */
  finished(from: number, to: number, after: string, most: number): Promise<readonly FinishedTable[]>;
  /** Days and games of attempts at the Daily Tour that were over before a time and whose result is not noted yet. */
  unsettledTours(before: number): Promise<readonly TourKey[]>;
  /**
   * Deletes tables that were over, or gathered in vain, before a time, with all that belongs to them; their ids.
   * Those whose result is not noted yet are kept, but for these, which never will be.
   */
  dropTables(before: number, most: number, hopeless?: readonly string[]): Promise<readonly string[]>;
  /** Deletes reports from before a time. */
  dropReports(before: number): Promise<void>;
  /** Sessions that were not seen since a time and sit at no table that is played. */
  idleSessions(before: number, now: number, most: number): Promise<readonly SessionBody[]>;
}

/** Who is reminded of the Daily Tour. */
export interface ReminderStore {
  /** null ends it. */
  setReminder(sessionId: string, hour: number | null): Promise<void>;
  /** Takes those who are to be reminded in this hour and were not yet on this day; each is taken once. */
  takeReminders(hour: number, date: string, most: number): Promise<readonly SessionBody[]>;
}

/** Orders, and the session that gave them: they hold as long as it has the seat. */
export interface KeptOrders {
  readonly session: string;
  readonly orders: Orders;
}

/** Orders of seats; `seen` is the number of the last deed after which they were looked at. */
export interface OrdersStore {
  /** Instead of those that the seat had. */
  keepOrders(tableId: string, kept: KeptOrders, seen: number): Promise<void>;
  ordersAt(tableId: string): Promise<readonly KeptOrders[]>;
  dropOrders(tableId: string, seat: Seat, session: string): Promise<void>;
  noteOrders(tableId: string, seen: number): Promise<void>;
  /** Tables where something was done since their orders were looked at. */
  unseenOrders(most: number): Promise<readonly string[]>;
}

/** Who is told once a day, and when next. */
export interface DigestStore {
  /** Null for somebody who is told of each turn again. */
  setDigest(sessionId: string, due: number | null): Promise<void>;
  /** Takes those who are due, each once, and puts them off by a day. */
  takeDigests(now: number, most: number): Promise<readonly string[]>;
}

/** Small tournaments. */
export interface EveningStore {
  /** `due`: when it must be looked at, in ms. */
  addEvening(body: Evening, at: number, due: number | null): Promise<void>;
  evening(id: string): Promise<EveningFile | undefined>;
  /** Writes an evening unless somebody else has since `rev`; `due` is when it must be looked at again. */
  changeEvening(body: Evening, rev: number, at: number, due: number | null): Promise<boolean>;
  /** Evenings that somebody has made or joined, and perhaps left, the last touched first. */
  eveningsOf(sessionId: string, most: number): Promise<readonly Evening[]>;
  /** Evenings of a club, the last touched first. */
  eveningsFor(clubId: string, most: number): Promise<readonly Evening[]>;
  /** Somebody looks at an evening where they play. */
  noteAtEvening(eveningId: string, sessionId: string, at: number): Promise<void>;
  /** When each session was last seen. */
  lastSeen(eveningId: string): Promise<ReadonlyMap<string, number>>;
  /** Notes the tables of a round; to note them twice does no harm. */
  noteTables(eveningId: string, round: number, tableIds: readonly string[]): Promise<void>;
  /** Evenings that are due, or where a table is over whose result is not noted yet. */
  dueEvenings(now: number, most: number): Promise<readonly string[]>;
  /** The tables of a round that are over. */
  tablesOver(eveningId: string, round: number): Promise<readonly string[]>;
}

/** Clubs, their members and the results of their matches. */
export interface ClubStore {
  addClub(body: ClubBody): Promise<void>;
  clubByLink(link: string): Promise<ClubFile | undefined>;
  club(id: string): Promise<ClubFile | undefined>;
  changeClub(body: ClubBody, rev: number): Promise<boolean>;
  /** Deletes a club with what is known of its matches; the tables stay. */
  deleteClub(id: string): Promise<void>;
  clubsOf(sessionId: string): Promise<readonly ClubBody[]>;
  /** A match is for a club. */
  addClubMatch(clubId: string, tableId: string, game: string): Promise<void>;
  /** The club that a match is for. */
  clubOfTable(tableId: string): Promise<string | undefined>;
  /** Tables for a club that are not over, the last touched first. */
  clubTables(clubId: string, most: number): Promise<readonly ListedFile[]>;
  /** Matches of a club that are over and not noted yet: the table, and its last deed. */
  unnotedClub(clubId: string, most: number): Promise<readonly { readonly file: TableFile; readonly last: Deed }[]>;
  /** Notes a result, once. */
  noteClub(tableId: string, result: RatedResult): Promise<void>;
  /** The last results of a club, the newest first. */
  clubResults(clubId: string, most: number): Promise<readonly ClubMatch[]>;
}

/** Addresses of calendars, by the hashes of their tokens. */
export interface CalendarStore {
  /** Adds an address, and ends the oldest ones of the session on top of so many. */
  addCalendar(hash: string, sessionId: string, at: number, most: number): Promise<void>;
  /** The session whose calendar it is. */
  calendarOf(hash: string): Promise<string | undefined>;
  endCalendars(sessionId: string): Promise<void>;
}

/** When the people of an evening or a club are reminded of it. */
export interface AppointmentStore {
  /** Null for what is not to take place at a known time. */
  setAppointment(about: string, due: number | null): Promise<void>;
  /** Takes those that are due; each is taken once. */
  takeAppointments(now: number, most: number): Promise<readonly string[]>;
}

/** What the server stores. A write is durable once its promise resolves. */
export interface Store
  extends DeedStore,
    SessionStore,
    TableStore,
    LeaseStore,
    DailyStore,
    RatedStore,
    ModerationStore,
    FinishedStore,
    ReminderStore,
    OrdersStore,
    DigestStore,
    EveningStore,
    ClubStore,
    CalendarStore,
    AppointmentStore {
  /** The value that is stored under a name; made once, by the first who asks. */
  once(name: string, make: () => string): Promise<string>;

  /** Deletes what a seat has said at a table. */
  unsay(tableId: string, seats: readonly number[]): Promise<void>;
  say(tableId: string, line: Omit<ChatLine, 'number'>, sessionId?: string): Promise<ChatLine>;
  /** A line of chat, and who said it where that is known. */
  line(tableId: string, number: number): Promise<{ readonly line: ChatLine; readonly by: string | undefined } | undefined>;
  chat(tableId: string, since: number, most: number): Promise<readonly ChatLine[]>;

  /** When the server last lived, and when it did not; undefined before that was noted. */
  life(): Promise<Life | undefined>;
  noteLife(life: Life): Promise<void>;

  /** The time of the store; undefined where it has no clock but this machine's. */
  now(): Promise<number | undefined>;
  /** Fails where the store cannot be reached. */
  ping(): Promise<void>;
  /** Why nothing can be written now, in a few words; undefined while it can be. */
  writeProblem(): Promise<string | undefined>;
  /** Waits for no answer any more: whatever is under way fails at once, and so does all that comes. */
  abandon(): void;
  /** Waits for what is being written, then closes. */
  close(): Promise<void>;
}
