/** What suits bots that search; and one bad number in a map of forty is blunder enough. */
export const STRENGTHS = {
  easy: { blunders: 15 },
  medium: { blunders: 2 },
  hard: { iterations: 600, moves: 40 },
  expert: { iterations: 1600, moves: 48 },
};
