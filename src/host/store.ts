// What is stored of a table: what was agreed, and every deed since, numbered without a gap. All else follows from it.
import type { Entry, LaidLuck, LaidMoves, LuckScheme, Origin, Outcome, Seat, StoredRecord } from '../kernel/index.ts';
import type { DeedKind, PendingWish, Rest, SeatEvent, SeatPlan, TablePlan, TimeOff } from '../protocol/index.ts';

/** Names by seat that take the place of those in deeds up to a number: somebody was deleted, or is called otherwise now. */
export type Renamed = Readonly<Record<Seat, { readonly name: string; readonly until: number }>>;

/** A table as it is stored. */
export interface StoredTable extends TablePlan {
  readonly id: string;
  /** The version of the rules it is played by. */
  readonly version: number;
  /** Secret until the match is over: all luck follows from it. */
  readonly seed: string;
  /** How luck follows from the seed; absent for tables from before there were streams. */
  readonly luckScheme?: LuckScheme;
  /** Committed to together with the seed, and revealed with it; absent for tables from before it was. */
  readonly salt?: string;
  /** When it was set, in ms. */
  readonly since: number;
  /** What the match is, where it is not simply dealt and played. */
  readonly origin?: Origin;
  /** What a lesson lays down: luck by its streams, and the first moves of bots. */
  readonly laid?: { readonly luck: LaidLuck; readonly moves: LaidMoves };
  /** The match so far, which is played on here instead of a new deal. */
  readonly begun?: StoredRecord;
  readonly renamed?: Renamed;
  /** What it is compared with in the end, where it is a try. */
  readonly tried?: Tried;
}

/** A match that was over is played on from one of its lines, to see what would have come of it: it counts nowhere. */
export interface Tried {
  /** Whose moves are made by whoever tries. */
  readonly seat: Seat;
  /** What that seat had come to in the match, as its end shows it; absent where the match had none. */
  readonly result?: number;
  readonly isWon?: boolean;
  /** What is said of that in place of a figure, where the seat did not reach its goal. */
  readonly missed?: string;
  /** Where the match is looked at again. */
  readonly back?: string;
}

/** One change of a table. The record of the match after it is the one before up to `from`, then `entries`. */
export interface Deed {
  readonly number: number;
  /** The seat that asked for it, and the key of the ask; an ask with the same key is carried out once. */
  readonly key: string;
  readonly what: DeedKind;
  readonly seat: Seat | null;
  readonly from: number;
  readonly entries: readonly Entry<string>[];
  /** Who sits where from now on, where that changed. */
  readonly seats?: readonly SeatPlan[];
  /** Why a seat changed hands or a move was made, where its person did not do it. */
  readonly why?: NonNullable<SeatEvent['why']>;
  /** When no process served the table since the deed before: no clock ran then. */
  readonly down?: readonly TimeOff[];
  /** When the clock of the seat stands from now on. */
  readonly rest?: Rest;
  /** What somebody wishes from now on; any deed without one ends a wish. */
  readonly wish?: PendingWish;
  /** When it was done, in ms. */
  readonly at: number;
  /** Whom the table waits for after it, so that lists need not play the match; absent where an older program stored it. */
  readonly standing?: Standing;
  /** The chain of all deeds up to this one (damage.ts); absent where an older program stored it. */
  readonly check?: string;
}

/** How a match stands, as far as lists show it. */
export interface Standing {
  readonly awaiting: readonly Seat[];
  /** How it ended, once it has. */
  readonly outcome?: Outcome;
  /** The seats of people for whom bots or the clock finished the match; absent where there are none. */
  readonly finishedFor?: readonly Seat[];
  /** For every seat when its time is up, in ms, null where its clock does not run; absent where clocks do not count days. */
  readonly deadlines?: readonly (number | null)[];
}

/** A table as it is loaded. */
export interface LoadedTable {
  readonly table: StoredTable;
  readonly deeds: readonly Deed[];
  /** The number of its last deed as it is stored apart from the deeds, where it is. */
  readonly number?: number;
}

/** When a table needs somebody to attend to it by itself: a bot is to move, or time runs out. */
export interface Wake {
  /** In ms; null where the table waits for people without a clock. */
  readonly at: number | null;
  readonly isOver: boolean;
}

/** The stored tables that a host reads, and the deeds that it appends. A deed that is stored is never lost or changed. */
export interface DeedStore {
  load(id: string): Promise<LoadedTable | undefined>;
  /** The deeds after a number, in order. */
  since(id: string, number: number): Promise<readonly Deed[]>;
  /** Stores a deed durably, unless another one already has its number. */
  append(id: string, deed: Deed, wake: Wake): Promise<'kept' | 'taken'>;
}

/** A store that tables can be added to. */
export interface TableStore extends DeedStore {
  create(table: StoredTable): Promise<void>;
}
