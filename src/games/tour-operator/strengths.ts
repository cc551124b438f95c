/** A search looks to the beginning of the next round, and there for points: the dice hide the victory for long. */
const TO_THE_NEXT_ROUND = { horizon: 1, lead: 0.7 };

/**
 * What suits bots that search by the estimate, where nothing was learned about the table: with content of one's own. The weaker ones look at more
 * moves, and are less sure of what these are worth, from 0 to 1.
 */
export const STRENGTHS = {
  easy: { ...TO_THE_NEXT_ROUND, blunders: 0, iterations: 12, moves: 6, doubt: 0.4 },
  medium: { ...TO_THE_NEXT_ROUND, blunders: 0, iterations: 8, moves: 4, doubt: 0.16 },
  hard: { ...TO_THE_NEXT_ROUND, iterations: 8, moves: 3, doubt: 0.04 },
  expert: { ...TO_THE_NEXT_ROUND, iterations: 16, moves: 3 },
};
