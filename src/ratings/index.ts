export { BEGINNER, rated } from './plackett-luce.ts';
export { objectionTo } from './ratable.ts';
export { ANCHORS, type RatedPerson, type RatedResult, RatingTable, shownRating } from './table.ts';
