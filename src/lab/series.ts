// A series of games as it grows: what is added up, and what is kept of each game.
import type { Outcome, Seat, Tables } from '../kernel/index.ts';
import { addTrace, type CourseSums, freshCourse } from './course.ts';
import { addElements, type ElementSums } from './elements.ts';
import { addTables, type TableSums } from './tables.ts';
import type { Trace, Way } from './trace.ts';
import type { Result, Trial } from './trial.ts';

/** What is kept of a game. */
export interface Played extends Pick<Result, 'index' | 'moves' | 'outcome' | 'ending' | 'first'> {
  /** How it went, where that was asked for. */
  readonly way: Way | null;
  /** The game's own rows, where they are wanted one by one. */
  readonly tables: Tables | null;
}

/** A game that was played to its end. */
export interface Finished extends Played {
  readonly outcome: Outcome;
}

/** All that is known of a trial so far. */
export interface Series {
  readonly trial: Trial;
  /** By number; only with `keepRows` they still have their tables. */
  readonly results: Map<number, Played>;
  readonly tables: TableSums;
  readonly elements: ElementSums;
  readonly course: CourseSums;
  readonly keepRows: boolean;
}

/** A series without a game. */
export function newSeries(trial: Trial, keepRows = false): Series {
  return { trial, results: new Map(), tables: new Map(), elements: new Map(), course: freshCourse(trial.seats), keepRows };
}

/** Adds what came of one game, in whatever order; records, traces and, unless they are wanted row by row, tables are let go. */
export function addResult(series: Series, result: Result): void {
  const { index, moves, outcome, ending, tables, trace } = result;
  if (series.results.has(index)) return;
  if (tables) addTables(series.tables, tables, index);
  if (result.elements) addElements(series.elements, result.elements, index);
  if (trace) addTrace(series.course, trace, result);
  series.results.set(index, {
    index,
    moves,
    outcome,
    ending,
    // Games saved by earlier builds do not say who began, nor who waited.
    first: result.first ?? null,
    way: trace ? wayOf(trace) : null,
    tables: series.keepRows ? tables : null,
  });
}

function wayOf({ turns, decisions, choices, leadChanges, waits = [], longestWaits = [], halfLeader = null, stakes = null }: Trace): Way {
  return { turns, decisions, choices, leadChanges, waits, longestWaits, halfLeader, stakes };
}

/** The results in the order of their numbers. */
export function resultsOf({ results }: Series): Played[] {
  return [...results.values()].sort((a, b) => a.index - b.index);
}

/** Those that were played to the end. */
export function finishedOf(series: Series): Finished[] {
  return resultsOf(series).filter(isFinished);
}

function isFinished(played: Played): played is Finished {
  return played.outcome !== null;
}

/** The place of a seat in turn order, 0 for whoever moved first; seats count where several begin at once. */
export function placeOf({ first }: Pick<Played, 'first'>, seat: Seat, seats: number): number {
  return first === null ? seat : (seat - first + seats) % seats;
}

/** The seat at a place in turn order. */
export function seatAt({ first }: Pick<Played, 'first'>, place: number, seats: number): Seat {
  return first === null ? place : (first + place) % seats;
}
