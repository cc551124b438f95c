/** A search looks a round ahead. */
const A_ROUND_AHEAD = { horizon: 4 };

/** With more time it plays to the end, and there only the victory counts. */
const TO_THE_END = { horizon: 300, lead: 0, iterations: 60, moves: 5 };

/** What suits bots that search; and as luck forgives much here, the others must blunder more to be weaker. */
export const STRENGTHS = { easy: { blunders: 70 }, medium: { blunders: 28 }, hard: A_ROUND_AHEAD, expert: TO_THE_END };
