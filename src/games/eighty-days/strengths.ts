/** A search looks a round ahead. */
const A_ROUND_AHEAD = { horizon: 4 };

/** With more time it plays to the end, and there only the victory counts. */
const TO_THE_END = { horizon: 300, lead: 0, iterations: 60, moves: 5 };

/** What suits bots that search; and as luck forgives much here, the others must blunder more to be weaker. */
export const STRENGTHS = { easy: { blunders: 70 }, medium: { blunders: 28 }, hard: A_ROUND_AHEAD, expert: TO_THE_END };

/**
 * Where values were learned for the number of seats, a search is short: they see further than it does. The weaker ones look at more moves, and are
 * less sure of what they are worth, in chances to win.
 */
export const LEARNED_STRENGTHS = {
  easy: { blunders: 0, horizon: 4, iterations: 90, moves: 60, doubt: 0.6 },
  medium: { blunders: 0, horizon: 4, iterations: 30, moves: 8, doubt: 0.07 },
  hard: { horizon: 4, iterations: 40, moves: 5, doubt: 0.045 },
  expert: { horizon: 4, iterations: 200, moves: 8 },
};
