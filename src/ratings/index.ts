export { anchorsOf, MEASURED, RATED_BOTS } from './anchors.ts';
export { BEGINNER, rated } from './plackett-luce.ts';
export { objectionTo } from './ratable.ts';
export { type RatedPerson, type RatedResult, RatingTable, shownRating } from './table.ts';
