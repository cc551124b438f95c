// What the results of a game are counted in.
import type { AnyGame, Outcome, Seat } from '../kernel/index.ts';
import type { Measure, Unit } from './review.ts';

/** The day by which a traveller must be home. */
const BET = 80;

/** How a table of a game is measured; the games that are not named count points. */
const UNITS: Readonly<Record<string, (seats: number, options: unknown) => Omit<Measure, 'result'> & { readonly isWon?: boolean }>> = {
  // Two travellers race: who is home first mostly wins, whatever the days.
  'eighty-days': seats => ({ unit: 'days', isLessBetter: true, threshold: BET, isWon: seats === 2 }),
  bodensee: (_, options) => ({ unit: countsMoney(options) ? 'euros' : 'points', isLessBetter: false }),
  'city-tour': () => ({ unit: 'win', isLessBetter: false, isWon: true }),
};

function countsMoney(options: unknown): boolean {
  const wins = typeof options === 'object' && options !== null && 'winCondition' in options ? options.winCondition : 'money';
  return wins === 'money' || wins === 'netProfit' || wins === 'mixed';
}

/** What the results of a match are counted in. */
export function measureOf(game: string, seats: number, options: unknown): Measure {
  const { isWon = false, ...unit } = UNITS[game]?.(seats, options) ?? { unit: 'points' as const, isLessBetter: false };
  return { ...unit, result: isWon ? 'win' : seats === 1 ? 'score' : 'margin' };
}

/** What results are counted in, which is not always what scores are: two travellers have days, and what counts is the chance to win. */
export function countedIn({ result, unit }: Pick<Measure, 'result' | 'unit'>): Unit {
  return result === 'win' ? 'win' : unit;
}

/** How a match ended for every seat: scores as they are shown, and shares of the victory. */
export interface Ending {
  readonly scores: readonly number[];
  readonly wins: readonly number[];
}

/** The ending of a match that is over. */
export function endingOf(game: AnyGame, measure: Measure, state: unknown, { ranks, scores }: Outcome): Ending {
  const winners = measure.unit === 'win' ? 1 : ranks.filter(rank => rank === 1).length;
  return { scores: shownScores(measure, game.finalScores?.(state) ?? scores), wins: ranks.map(rank => (rank === 1 ? 1 / winners : 0)) };
}

/** What is expected, as it is shown. */
export function shownScores({ unit }: Measure, scores: readonly number[]): readonly number[] {
  return unit === 'days' ? scores.map(spare => BET - spare) : scores;
}

/** The result of a seat that follows from an ending: more is better. */
export function resultOf({ result, isLessBetter }: Measure, scores: readonly number[], wins: readonly number[], seat: Seat): number {
  if (result === 'win') return 100 * (wins[seat] ?? 0);
  const sign = isLessBetter ? -1 : 1;
  const own = sign * (scores[seat] ?? 0);
  if (result === 'score') return own;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) if (other !== seat) best = Math.max(best, sign * (scores[other] ?? 0));
  return own - best;
}
