import { describe, expect, test } from 'vitest';
import { fast, type Game, type Tagged, type Told } from '../kernel/index.ts';
import { agreements, breach, type Charter } from '../kernel/laws/index.ts';
import { CHOICE, chosenFrom, IS_SOAK, say } from './part.ts';

/** Matches with the standard options for each number of seats; a soak plays more, and every extreme with every number of seats. */
const SEEDS = Number(process.env.SEEDS ?? 1);
/** Otherwise each extreme is played with one number of seats in so many, another extreme with another, and others with each commit. */
const IS_WHOLE = IS_SOAK || SEEDS > 1;
const TURNS = IS_WHOLE ? 1 : 16;
const TURN = fast(`${CHOICE} extremes`).below(TURNS);
/** With the standard options the laws are asked at every move for some numbers of seats, in turns, and for the others at every so-manyth. */
const DEEP = IS_WHOLE ? 1 : 4;
say(`extremes ${TURN + 1} of ${TURNS}, ${SEEDS} deals with the standard options`);

/** Puts a game under all laws: every number of seats, the standard options in depth and every option's extremes. */
export function keepsTheLaws<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, charter: Charter<S>): void {
  describe(`${game.id} keeps the laws`, () => {
    for (let seats = game.seats.least; seats <= game.seats.most; seats++) {
      const plans = agreements(game).filter(agreed => agreed.seats === seats);
      const standard = plans.filter(({ options }) => options === plans[0]?.options);
      const isDeep = (seats + TURN) % DEEP === 0;
      test(`with ${seats} seats and the standard options`, { timeout: 300_000 }, () => {
        for (const agreed of standard)
          for (let seed = 0; seed < SEEDS; seed++)
            expect(told(game, charter, { agreed, seed: `${CHOICE} deal ${seed}`, every: isDeep ? 1 : DEEP })).toBe('');
      });
      const extremes = plans.filter((_, at) => (at + seats) % TURNS === TURN);
      test(`with ${seats} seats and options at their extremes`, { timeout: 300_000 }, () => {
        for (const agreed of extremes) expect(told(game, charter, { agreed, seed: 'extreme', every: 5 })).toBe('');
      });
    }
    for (let version = 1; version < game.version; version++) keepsThemInVersion(game, charter, version);
  });
}

/** Matches of an older version go on by its rules: played with the standard options and one number of seats, in a soak with all. */
function keepsThemInVersion<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  charter: Charter<S>,
  version: number,
): void {
  const counts = Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, at) => `${game.seats.least + at}`);
  test.each(chosenFrom(`seats of ${game.id} by version ${version}`, counts))(
    `by version ${version} of the rules with %s seats`,
    { timeout: 300_000 },
    count => {
      const plan = agreements(game).find(({ seats }) => seats === Number(count));
      expect(plan && told(game, charter, { agreed: { ...plan, version }, seed: `${CHOICE} version ${version}`, every: 1 })).toBe('');
    },
  );
}

interface Deal<O> {
  readonly agreed: { readonly seats: number; readonly options: O; readonly version?: number };
  readonly seed: string;
  /** Every how many moves the costly laws are looked at. */
  readonly every: number;
}

/** A breach in words, with everything to see it again. */
function told<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  charter: Charter<S>,
  { agreed, ...deal }: Deal<O>,
): string {
  const found = breach(game, charter, agreed, deal);
  if (!found) return '';
  const { law, what, seats, options, record } = found;
  return `law ${law}: ${what}\nseed ${deal.seed}, ${seats} seats, options ${JSON.stringify(options)}\nrecord ${JSON.stringify(record)}`;
}
