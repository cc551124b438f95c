// What was learned from many games: weights on the features of a game, as plain data.
import { hash } from './hash.ts';
import { agreeing, list, oneOf, optional, record, type Shape, shown, text, whole } from './shape.ts';

/** What bots play for, once values were learned: more points than the others, the victory alone, or the victory of all together. */
export type Aim = 'points' | 'victory' | 'together';

/** The weights for one number of seats. */
export interface Learned {
  readonly seats: number;
  /** The games that taught them: how many, of what seed, played by the policy (1) or by a search with the weights of the generation before. */
  readonly games: number;
  readonly seed: string;
  readonly generation: number;
  /** The final score to expect: a constant, and a weight for each feature. */
  readonly score: readonly number[];
  /**
   * The chance to win follows from each seat's strength: from these weights, or, where there are none, from the expected scores, each point counting
   * the more the less of the game is left.
   */
  readonly win: readonly number[];
  /**
   * What a point counts for the strength, or, where victories have weights of their own, what the strength counts, so that chances come true: with
   * nothing left of the game, and so on to the whole of it. Where there are none, strength counts as it is.
   */
  readonly slopes: readonly number[];
  /** The weights of the chance to win that is told, where they are not those that decide: the likeliest ones in games between equals. */
  readonly told?: readonly number[];
  /** Those games. */
  readonly calibration?: { readonly by: string; readonly games: number; readonly seed: string };
  /** The gain over the policy's favourite that is expected of any other move, and how far gains lie apart. */
  readonly prior: { readonly mean: number; readonly width: number };
  /** How well it foretold games that it had not learned from. */
  readonly heldOut: {
    readonly games: number;
    /** The error of the score (root of the mean square). */
    readonly error: number;
    /** The mean square error of the chance to win: 0.25 for a coin. */
    readonly brier: number;
    /** Tenth by tenth of the chance to win: how often it was said, its mean, and how often the seat won. */
    readonly tenths: readonly { readonly said: number; readonly chance: number; readonly won: number }[];
  };
}

/** All that was learned about a game. */
export interface Values {
  readonly game: string;
  /** The version of the rules. */
  readonly version: number;
  /** The hash of the names of the features. */
  readonly features: string;
  readonly aim: Aim;
  readonly tables: readonly Learned[];
}

const NUMBER: Shape<number> = {
  allowed: 'a number',
  problem: (value, path) => (Number.isFinite(value) ? undefined : `${path} must be a number, not ${shown(value)}`),
};
/** Made when it is asked for: pages never do. */
function shapeOfValues(): Shape<Values> {
  const numbers = list(NUMBER);
  return record<Values>({
    game: text(100),
    version: whole(0, 1_000_000),
    features: text(100),
    aim: oneOf('points', 'victory', 'together'),
    tables: list(
      record<Learned>({
        seats: whole(1, 100),
        games: whole(0, 100_000_000),
        seed: text(100),
        generation: whole(1, 1000),
        score: numbers,
        win: numbers,
        slopes: numbers,
        told: optional(numbers),
        calibration: optional(
          record<NonNullable<Learned['calibration']>>({ by: text(100), games: whole(0, 100_000_000), seed: text(100) }),
        ),
        prior: record<Learned['prior']>({ mean: NUMBER, width: NUMBER }),
        heldOut: record<Learned['heldOut']>({
          games: whole(0, 100_000_000),
          error: NUMBER,
          brier: NUMBER,
          tenths: list(record<Learned['heldOut']['tenths'][number]>({ said: whole(0, 1_000_000_000), chance: NUMBER, won: NUMBER })),
        }),
      }),
    ),
  });
}

/** How the names of features are known again. */
export function namesHash(names: readonly string[]): string {
  return hash(names);
}

/** A game and the names of its features, as far as values must fit them. */
export interface Fitting {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly least: number; readonly most: number };
  readonly featureNames: readonly string[];
}

/** Values that fit a game; anything else is refused with one sentence. */
export function valuesFor(game: Fitting): Shape<Values> {
  return agreeing(shapeOfValues(), ({ game: id, version, features, aim, tables }) => {
    if (id !== game.id) return `the values were learned in ${id}, not in ${game.id}`;
    if (version !== game.version) return `the values were learned by version ${version} of the rules, and this is version ${game.version}`;
    if (features !== namesHash(game.featureNames)) return 'the values were learned from other features than the game has now';
    for (const table of tables) {
      const problem = misfit(game, aim, table);
      if (problem !== undefined) return problem;
    }
    return undefined;
  });
}

function misfit(
  { id, seats: { least, most }, featureNames }: Fitting,
  aim: Aim,
  { seats, score, win, slopes, told }: Learned,
): string | undefined {
  if (seats < least || seats > most) return `the values are for ${seats} seats, and ${id} has ${least} to ${most}`;
  const wanted = featureNames.length + 1;
  if (score.length !== wanted) return `with ${seats} seats there must be ${wanted} weights of the score, not ${score.length}`;
  const hasWin = win.length === wanted;
  const isSuited = slopes.length !== 1 && (aim === 'points' ? win.length === 0 && slopes.length > 0 : hasWin);
  return isSuited && (told === undefined || told.length === wanted)
    ? undefined
    : `with ${seats} seats the weights of the chance to win do not suit the aim, ${aim}`;
}
