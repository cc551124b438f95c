// A series of games as it grows: what is added up, and what is kept of each game.
import { addTrace, type CourseSums, freshCourse } from './course.ts';
import type { Experiment, Result } from './experiment.ts';
import { addTables, type TableSums } from './tables.ts';

/** All that is known of an experiment so far. */
export interface Series {
  readonly experiment: Experiment;
  /** By number; only with `keepRows` they still have their tables. */
  readonly results: Map<number, Result>;
  readonly tables: TableSums;
  readonly course: CourseSums;
  readonly keepRows: boolean;
}

/** A series without a game. */
export function newSeries(experiment: Experiment, keepRows = false): Series {
  return { experiment, results: new Map(), tables: new Map(), course: freshCourse(experiment.seats), keepRows };
}

/** Adds what came of one game; records, traces and, unless they are wanted row by row, tables are let go. */
export function addResult(series: Series, result: Result): void {
  if (series.results.has(result.index)) return;
  const { tables, trace } = result;
  if (tables) addTables(series.tables, tables, result.index);
  if (trace) addTrace(series.course, trace, result);
  series.results.set(result.index, { ...result, record: null, trace: null, tables: series.keepRows ? tables : null });
}

/** The results in the order of their numbers. */
export function resultsOf({ results }: Series): Result[] {
  return [...results.values()].sort((a, b) => a.index - b.index);
}
