/**
 * How many futures are looked at: the steps of a turn race through them (see foresight.ts), and few of many are looked at often. The weaker ones look
 * at fewer, and are less sure of what a step is worth, in points.
 */
export const STRENGTHS = {
  easy: { blunders: 0, iterations: 60, moves: 12, doubt: 0.8 },
  medium: { blunders: 0, iterations: 200, moves: 16, doubt: 0.25 },
  hard: { iterations: 1000, moves: 40 },
  expert: { iterations: 2400, moves: 48 },
};
