// Ratings by the Plackett–Luce model: Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011), algorithm 4.

/** What is believed of somebody's strength: its mean, and how far that may be off. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const BEGINNER: Rating = { mu: 25, sigma: 25 / 3 };
/** How far results scatter around strengths. */
export const BETA = 25 / 6;
/** Nobody is ever known exactly. */
const LEAST_SHRINKING = 0.0001;

/** One who took part: a rating, and a rank from 1; equals share a rank. */
export interface Ranked {
  readonly rating: Rating;
  readonly rank: number;
}

/** The ratings after a match, in the same order. */
export function rated(players: readonly Ranked[]): readonly Rating[] {
  const c = Math.sqrt(players.reduce((sum, { rating }) => sum + rating.sigma ** 2 + BETA ** 2, 0));
  const strengths = players.map(({ rating }) => Math.exp(rating.mu / c));
  // Among those who were still to be placed when somebody took a rank.
  const left = players.map(({ rank }) =>
    strengths.reduce((sum, strength, at) => ((players[at]?.rank ?? 0) >= rank ? sum + strength : sum), 0),
  );
  const equals = players.map(({ rank }) => players.filter(other => other.rank === rank).length);
  return players.map(({ rating, rank }, own) => {
    let omega = 0;
    let delta = 0;
    for (const [at, other] of players.entries()) {
      if (other.rank > rank) continue;
      const share = (strengths[own] ?? 0) / (left[at] ?? 1);
      omega += ((at === own ? 1 : 0) - share) / (equals[at] ?? 1);
      delta += (share * (1 - share)) / (equals[at] ?? 1);
    }
    const variance = rating.sigma ** 2;
    const shrinking = (delta * variance * rating.sigma) / c ** 3;
    return { mu: rating.mu + (omega * variance) / c, sigma: rating.sigma * Math.sqrt(Math.max(1 - shrinking, LEAST_SHRINKING)) };
  });
}
