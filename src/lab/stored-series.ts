// A series as plain data, to be kept while a run is paused and to go on from.
import { type CourseSums, freshCourse } from './course.ts';
import type { ElementSum } from './elements.ts';
import { type Played, resultsOf, type Series } from './series.ts';
import { type StoredTables, storedTables, tablesFrom } from './tables.ts';
import type { Trial } from './trial.ts';

/** Everything that is known of a trial, as JSON. */
export interface StoredSeries {
  readonly trial: Trial;
  readonly results: readonly Played[];
  readonly tables: StoredTables;
  readonly elements: readonly ElementSum[];
  readonly course: CourseSums;
}

/** The series as plain data; it is copied, so that the series may go on. */
export function storeSeries(series: Series): StoredSeries {
  const { trial, tables, elements, course } = series;
  return structuredClone({
    trial,
    results: resultsOf(series),
    tables: storedTables(tables),
    elements: [...elements.values()],
    course,
  });
}

/** The series that was stored; it goes on just as if it had never been put aside. */
export function restoreSeries({ trial, results, tables, elements, course }: StoredSeries): Series {
  return {
    trial,
    results: new Map(results.map(played => [played.index, played])),
    tables: tablesFrom(tables),
    elements: new Map(elements.map(sum => [`${sum.kind} ${sum.name}`, structuredClone(sum)])),
    course: { ...freshCourse(trial.seats), ...structuredClone(course) },
    keepRows: false,
  };
}
