export { type Answer, agreedIn, answerOf, firstVerdict, isClear, type Verdict } from './answer.ts';
export { type Comparison, compare } from './comparison.ts';
export { csvOf, gamesCsv, type NamedSeries, playTables, tableCsvs } from './csv.ts';
export { type Element, INTERACTION, PARTS } from './elements.ts';
export { type Example, examplesOf, type Reason } from './examples.ts';
export {
  ALL_STATISTICS,
  EXPERIMENT_FORMAT,
  type Experiment,
  MOST_PAIRS,
  MOST_VARIANTS,
  type NamedOptions,
  parseExperiment,
  type Question,
  type Reading,
  readExperiment,
  seated,
  trialsIn,
  trialsOf,
  type VariantPlan,
  type Wanted,
} from './experiment.ts';
export { type FoundGames, findGames, type Wish } from './find-games.ts';
export {
  type Change,
  changeIn,
  type Figure,
  fairOf,
  figureOf,
  isOfParts,
  isPerCent,
  isShare,
  type Measure,
  valuesIn,
  type Who,
} from './measures.ts';
export { type OpenedGame, openGame } from './open-game.ts';
export { type Delivery, handOut, missingGames, type Order, playOrder, type Task, type Watch } from './orders.ts';
export { type Ended, type Play, runExperiment } from './run-experiment.ts';
export { looksOf, tailsAfter } from './sequential.ts';
export { addResult, newSeries, type Played, placeOf, resultsOf, type Series } from './series.ts';
export { type Clearness, clearnessOf, type Difference, interval, spread } from './statistics.ts';
export { restoreSeries, type StoredSeries, storeSeries } from './stored-series.ts';
export { type Summary, summarise } from './summary.ts';
export { allRows, type FlatRow } from './tables.ts';
export { figuresFile, type Told, toldOf } from './told.ts';
export { botNamed, playGame, type Result, recordOf, type Trial } from './trial.ts';
