/** A search looks a round ahead. */
const A_ROUND_AHEAD = { horizon: 4 };

/** What suits bots that search; and as luck forgives much here, the others must blunder more to be weaker. */
export const STRENGTHS = { easy: { blunders: 70 }, medium: { blunders: 28 }, hard: A_ROUND_AHEAD, expert: A_ROUND_AHEAD };
