// Ratings that explain the results of a round-robin, on the scale that chess players know.

/** What came of a pairing: games won by the first one, ties as halves. */
export interface Score {
  readonly first: string;
  readonly second: string;
  readonly won: number;
  readonly games: number;
}

/** Points for a favourite ten times as likely to win. */
const TENFOLD = 400;
const ROUNDS = 200;
/** A game shared with everybody beforehand, so that nobody who won or lost every game is rated without end. */
const SHARED = 0.5;

/** A rating for each name by Bradley and Terry's model, the first one at 0. */
export function ratingsOf(names: readonly string[], scores: readonly Score[]): Readonly<Record<string, number>> {
  let strengths = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) strengths = improved(names, scores, strengths);
  const [lowest = 1] = strengths;
  return Object.fromEntries(names.map((name, at) => [name, Math.round(TENFOLD * Math.log10((strengths[at] ?? 1) / lowest))]));
}

/** One step towards the strengths under which the results are likeliest. */
function improved(names: readonly string[], scores: readonly Score[], strengths: readonly number[]): number[] {
  return names.map((name, at) => {
    let [won, expected] = [0, 0];
    for (const { first, second, won: wins, games } of scores) {
      const other = names.indexOf(first === name ? second : first);
      if ((first !== name && second !== name) || other < 0) continue;
      won += SHARED + (first === name ? wins : games - wins);
      expected += (games + 2 * SHARED) / ((strengths[at] ?? 1) + (strengths[other] ?? 1));
    }
    return expected > 0 ? won / expected : 1;
  });
}
