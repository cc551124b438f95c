/** What suits bots: the policy is strong by itself, and a search that looks to the beginning of the next round takes long. */
export const STRENGTHS = { hard: { iterations: 0, blunders: 3 }, expert: { iterations: 16, moves: 3, horizon: 1, lead: 0.7 } };
