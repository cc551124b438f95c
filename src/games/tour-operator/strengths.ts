/** A search looks to the beginning of the next round, and there for points: the dice hide the victory for long. */
const TO_THE_NEXT_ROUND = { horizon: 1, lead: 0.7 };

/** What suits bots: the policy is strong by itself, and such a search takes long. */
export const STRENGTHS = {
  hard: { ...TO_THE_NEXT_ROUND, iterations: 0, blunders: 3 },
  expert: { ...TO_THE_NEXT_ROUND, iterations: 16, moves: 3 },
};

/**
 * Where values were learned for the number of seats, a search is short: they see further than it does. The weaker ones look at more moves, and are
 * less sure of what they are worth, in points.
 */
export const LEARNED_STRENGTHS = {
  easy: { horizon: 1, iterations: 24, moves: 12, blunders: 0, doubt: 6 },
  medium: { horizon: 1, iterations: 16, moves: 6, blunders: 0, doubt: 2.5 },
  hard: { horizon: 1, iterations: 24, moves: 4, blunders: 0, doubt: 1.5 },
  expert: { horizon: 1, iterations: 100, moves: 8 },
};
