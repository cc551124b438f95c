/** A search looks a round ahead. */
const A_ROUND_AHEAD = { horizon: 4 };

/** With more time it plays to the end, and there only the victory counts. */
const TO_THE_END = { horizon: 300, lead: 0, iterations: 60, moves: 5 };

/**
 * What suits bots that search by the estimate, where nothing was learned about the table: with content of one's own. The weaker ones look at more
 * moves, and are less sure of what these are worth, from 0 to 1; as luck forgives much here, the weakest makes any within its bound.
 */
export const STRENGTHS = {
  easy: { ...A_ROUND_AHEAD, blunders: 0, iterations: 24, moves: 12, doubt: 1, bound: 0.25 },
  medium: { ...A_ROUND_AHEAD, blunders: 0, iterations: 12, moves: 4, doubt: 0.25 },
  hard: A_ROUND_AHEAD,
  expert: TO_THE_END,
};
