/** What suits bots that search: even a short look beyond the policy is worth much here, so that a step up takes many more. */
export const STRENGTHS = { hard: { iterations: 8, moves: 2 }, expert: { iterations: 120, moves: 5 } };
