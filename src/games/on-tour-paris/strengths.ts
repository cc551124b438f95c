/** The estimate itself looks to the end, by the same luck for every map: one look at each of many choices is enough. */
const BY_PROSPECT = { horizon: 0, lead: 0.8, caution: 0, whimOnceIn: 1_000_000 };

/** What suits bots that search; and one bad number in a map of forty is blunder enough. */
export const STRENGTHS = {
  easy: { blunders: 15 },
  medium: { blunders: 2 },
  hard: { ...BY_PROSPECT, iterations: 16, moves: 16 },
  // More choices are found good by chance more often: more care with as many is better.
  expert: { ...BY_PROSPECT, iterations: 16, moves: 16, tries: 1, care: 3 },
};
