export { CommonLuck } from './common-luck.ts';
export { type Finding, merge, unweighed } from './finding.ts';
export { beside, MeanParts, type Parts, partsAt } from './parts.ts';
export { favourite, favourites, LONGEST } from './playout.ts';
export { search } from './search.ts';
export { botOf, STRENGTHS, type Stopwatch } from './strengths.ts';
export type { Thinking } from './thinking.ts';
