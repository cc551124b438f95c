export { botNamed, type Experiment, type Result } from './experiment.ts';
export { run } from './run.ts';
export { type Summary, summarise } from './summary.ts';
export { allRows, type FlatRow } from './tables.ts';
