// Two series on the same seeds, compared game by game.
import type { Outcome } from '../kernel/index.ts';
import { changeIn } from './measures.ts';
import { resultsOf, type Series } from './series.ts';
import { type Clearness, clearnessOf, type Difference, differenceOf, shareDifference } from './statistics.ts';

/** What changes for one seat. */
export interface SeatComparison {
  readonly score: Difference;
  readonly winRate: Difference;
}

/** What changes from one series to another, with 95 % intervals. */
export interface Comparison {
  /** Games that both series finished. */
  readonly pairs: number;
  /** The mean score of all seats. */
  readonly score: Difference;
  readonly moves: Difference;
  readonly bySeat: readonly SeatComparison[];
  /** The win rate of each place in turn order, and how clear its change is among all places; where one seat begins. */
  readonly byOrder?: readonly { readonly winRate: Difference; readonly clearness: Clearness }[];
}

interface Pair {
  readonly before: Outcome;
  readonly after: Outcome;
  readonly longer: number;
}

/** What changes from `base` to `variant`: both play game 0 with the same luck, game 1 with the same luck, and so on. */
export function compare(base: Series, variant: Series): Comparison {
  const pairs = pairsOf(base, variant);
  const seats = Array.from({ length: base.trial.seats }, (_, seat) => seat);
  return {
    pairs: pairs.length,
    score: differenceOf(pairs.map(({ before, after }) => meanScore(after) - meanScore(before))),
    moves: differenceOf(pairs.map(({ longer }) => longer)),
    bySeat: seats.map(seat => compareSeat(pairs, seat)),
    ...(resultsOf(base).some(({ first }) => first !== null) ? { byOrder: compareOrder(base, variant) } : {}),
  };
}

function compareOrder(base: Series, variant: Series): Required<Comparison>['byOrder'] {
  const changes = base.trial.bots.map((_, place) => changeIn(base, variant, { what: 'wins', who: { place } }));
  const clearness = clearnessOf(changes.map(({ tails }) => tails ?? 1));
  return changes.map(({ mean, low, high }, place) => ({ winRate: { mean, low, high }, clearness: clearness[place] ?? 'open' }));
}

function pairsOf(base: Series, variant: Series): Pair[] {
  return resultsOf(base).flatMap(({ index, outcome: before, moves }) => {
    const other = variant.results.get(index);
    return before && other?.outcome ? [{ before, after: other.outcome, longer: other.moves - moves }] : [];
  });
}

function compareSeat(pairs: readonly Pair[], seat: number): SeatComparison {
  const wins = ({ ranks }: Outcome) => ranks[seat] === 1;
  const gained = pairs.filter(({ before, after }) => !wins(before) && wins(after)).length;
  const lost = pairs.filter(({ before, after }) => wins(before) && !wins(after)).length;
  return {
    score: differenceOf(pairs.map(({ before, after }) => (after.scores[seat] ?? 0) - (before.scores[seat] ?? 0))),
    winRate: shareDifference(pairs.length, gained, lost),
  };
}

function meanScore({ scores }: Outcome): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
