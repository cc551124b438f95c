// How true chances to win are: what was said in many games between equals, and what happened.
import { outlookOf } from '../../bots/index.ts';
import type { AnyGame, Learned } from '../../kernel/index.ts';
import { type Moment, momentsOf, type Played } from './moments.ts';

/** A tenth of the chances to win: how often one was said, their mean, how often the seat won, and how far that may be luck, by games. */
export interface Tenth {
  readonly said: number;
  readonly chance: number;
  readonly won: number;
  readonly within: number;
}

/** What an exam found. */
export interface Exam {
  readonly games: number;
  /** The mean square error of the chance to win, and the root of that of the score. */
  readonly brier: number;
  readonly error: number;
  readonly tenths: readonly Tenth[];
}

interface Sums {
  said: number;
  chance: number;
  won: number;
  /** Squares of what each game had more victories than were said: moments of one game share their end. */
  squares: number;
}

const TENTHS = 10;
/** Errors of which 95 of 100 are less. */
const USUAL = 1.96;

/** Plays games between equals, and compares. */
export function examine(game: AnyGame, learned: Learned, { games, ...played }: Played & { readonly games: number }): Exam {
  const all = Array.from({ length: games }, (_, number) =>
    momentsOf(game, { ...played, seed: `${played.seed}/${number}`, isFlawless: true }),
  );
  return examOf(learned, all);
}

/** The exam of games that were played. */
export function examOf(learned: Pick<Learned, 'score' | 'win' | 'slopes'>, games: readonly (readonly Moment[])[]): Exam {
  const tenths = Array.from({ length: TENTHS }, (): Sums => ({ said: 0, chance: 0, won: 0, squares: 0 }));
  let [rows, brier, squares] = [0, 0, 0];
  for (const moments of games) {
    const more = Array<number>(TENTHS).fill(0);
    for (const { features, wins, scores } of moments) {
      const outlook = outlookOf(learned, features);
      for (const [seat, chance] of outlook.wins.entries()) {
        const won = wins[seat] ?? 0;
        rows++;
        brier += (chance - won) ** 2;
        squares += ((outlook.scores[seat] ?? 0) - (scores[seat] ?? 0)) ** 2;
        const at = Math.min(TENTHS - 1, Math.floor(chance * TENTHS));
        more[at] = (more[at] ?? 0) + won - chance;
        const tenth = tenths[at];
        if (tenth) Object.assign(tenth, { said: tenth.said + 1, chance: tenth.chance + chance, won: tenth.won + won });
      }
    }
    for (const [at, each] of more.entries()) {
      const tenth = tenths[at];
      if (tenth) tenth.squares += each * each;
    }
  }
  const share = (sum: number, count: number) => Math.round((1000 * sum) / Math.max(1, count)) / 1000;
  return {
    games: games.length,
    brier: share(brier, rows),
    error: share(Math.sqrt(squares / Math.max(1, rows)), 1),
    tenths: tenths.map(({ said, chance, won, squares: spread }) => ({
      said,
      chance: share(chance, said),
      won: share(won, said),
      within: share(USUAL * Math.sqrt(spread), said),
    })),
  };
}

/** Whether what was said is true: within 0.05, or as near as luck lets it be. */
export function isTrue({ said, chance, won, within }: Tenth): boolean {
  return said === 0 || Math.abs(chance - won) <= Math.max(0.05, within);
}
