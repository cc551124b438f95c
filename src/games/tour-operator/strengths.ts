/** A search looks to the beginning of the next round, and there for points: the dice hide the victory for long. */
const TO_THE_NEXT_ROUND = { horizon: 1, lead: 0.7 };

/** What suits bots: the policy is strong by itself, and such a search takes long. */
export const STRENGTHS = {
  hard: { ...TO_THE_NEXT_ROUND, iterations: 0, blunders: 3 },
  expert: { ...TO_THE_NEXT_ROUND, iterations: 16, moves: 3 },
};
