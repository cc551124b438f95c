// A table's book: what was agreed, and every deed since, numbered without a gap. All else follows from it.
import type { Entry, Seat } from '../kernel/index.ts';
import type { SeatPlan, StandingWish, TablePlan, What } from '../protocol/index.ts';

/** A table as it is kept. */
export interface StoredTable extends TablePlan {
  readonly id: string;
  /** The version of the rules it is played by. */
  readonly version: number;
  /** Secret until the match is over: all luck follows from it. */
  readonly seed: string;
  /** When it was set, in ms. */
  readonly since: number;
}

/** One change of a table. The record of the match after it is the one before up to `from`, then `entries`. */
export interface Deed {
  readonly number: number;
  /** The seat that asked for it, and what it called it; the same key is done once. */
  readonly key: string;
  readonly what: What;
  readonly seat: Seat | null;
  readonly from: number;
  readonly entries: readonly Entry<string>[];
  /** Who sits where from now on, where that changed. */
  readonly seats?: readonly SeatPlan[];
  /** What somebody wishes from now on; any deed without one ends a wish. */
  readonly wish?: StandingWish;
  /** When it was done, in ms. */
  readonly at: number;
}

/** When a table needs somebody to attend to it by itself: a bot is to move, or time runs out. */
export interface Wake {
  /** In ms; null where it waits for people who have all the time they like. */
  readonly at: number | null;
  readonly isOver: boolean;
}

/** The books that a host reads and writes. A deed that is kept is kept for good. */
export interface Books {
  load(id: string): Promise<{ readonly table: StoredTable; readonly deeds: readonly Deed[] } | undefined>;
  /** The deeds after a number, in order. */
  since(id: string, number: number): Promise<readonly Deed[]>;
  /** Keeps a deed, durably, unless its number is taken already by somebody else's. */
  append(id: string, deed: Deed, wake: Wake): Promise<'kept' | 'taken'>;
}

/** Where books are kept. */
export interface Shelf extends Books {
  create(table: StoredTable): Promise<void>;
}
