export { type Comparison, compare } from './comparison.ts';
export { botNamed, type Experiment, type Result } from './experiment.ts';
export { missingGames, run, type Watch } from './run.ts';
export { addResult, newSeries, resultsOf, type Series } from './series.ts';
export { type Difference, interval, spread } from './statistics.ts';
export { type Summary, summarise } from './summary.ts';
export { allRows, type FlatRow } from './tables.ts';
