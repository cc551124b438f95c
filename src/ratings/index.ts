export { BEGINNER, rated } from './plackett-luce.ts';
export { ANCHORS, type RatedPerson, type RatedResult, RatingTable, shownRating } from './table.ts';
