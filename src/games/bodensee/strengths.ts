/**
 * What suits bots that search: even a short look beyond the policy is worth much here, so that a step up takes many more. The weaker ones look as
 * shortly at more moves, and are less sure of what these are worth, from 0 to 1.
 */
export const STRENGTHS = {
  easy: { blunders: 0, iterations: 8, moves: 6, doubt: 1, bound: 0.3 },
  medium: { blunders: 0, iterations: 8, moves: 4, doubt: 0.2 },
  hard: { iterations: 32, moves: 4 },
  expert: { iterations: 240, moves: 6 },
};
