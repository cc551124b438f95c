/** So many tours and fewer say nothing about where one stands among them. */
const ENOUGH = 50;

/** How many people had a result. */
export interface ScoreCount {
  readonly score: number;
  readonly count: number;
}

/** Where somebody stands among all who have finished a tour. */
export interface DailyStanding {
  readonly results: number;
  readonly median: number | null;
  readonly best: number | null;
  /** Ascending. */
  readonly scores: readonly ScoreCount[];
  /** The share of the others with less, in per cent; absent where there are too few, or no own result. */
  readonly better?: number;
}

export function standingAmong(counts: readonly ScoreCount[], own?: number): DailyStanding {
  const scores = [...counts].sort((a, b) => a.score - b.score);
  const results = scores.reduce((sum, { count }) => sum + count, 0);
  const below = own === undefined ? 0 : scores.reduce((sum, { score, count }) => (score < own ? sum + count : sum), 0);
  const isTold = own !== undefined && results >= ENOUGH;
  return {
    results,
    median: middleOf(scores, results),
    best: scores.at(-1)?.score ?? null,
    scores,
    ...(isTold ? { better: Math.floor((100 * below) / (results - 1)) } : {}),
  };
}

function middleOf(scores: readonly ScoreCount[], results: number): number | null {
  let passed = 0;
  for (const { score, count } of scores) {
    passed += count;
    if (2 * passed >= results) return score;
  }
  return null;
}
