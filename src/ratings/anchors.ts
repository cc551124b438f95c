// Bots of fixed strength hold the scale of a game in its place. How far they lie apart is measured by the ladder (bench/ladder, docs/bots.md).
import { BETA, type Rating } from './plackett-luce.ts';

/** The bots a rated match may have, the weakest first. */
export const RATED_BOTS = ['easy', 'medium', 'hard', 'expert'] as const;

type RatedBot = (typeof RATED_BOTS)[number];
export type Anchors = Readonly<Record<RatedBot, Rating>>;

/** How many of so many games with two seats each strength won against the next lower one, by the rows of the ladder. */
interface Measured {
  readonly medium: readonly [won: number, games: number];
  readonly hard: readonly [won: number, games: number];
  readonly expert: readonly [won: number, games: number];
}

export const MEASURED: Readonly<Record<string, Measured>> = {
  'eighty-days': { medium: [180, 200], hard: [167, 200], expert: [173, 200] },
  'tour-operator': { medium: [192, 200], hard: [155, 200], expert: [154, 200] },
  bodensee: { medium: [172, 200], hard: [158.5, 200], expert: [149.5, 200] },
  'on-tour-paris': { medium: [185.5, 200], hard: [171.5, 200], expert: [117, 200] },
};

/** The strength that every game has in the same place: a little above somebody of whom nothing is known. */
const HARD = 28;
/** Nobody's strength is known better than this. */
const LEAST_SIGMA = 1;

/** Where nothing was measured. */
const USUAL: Anchors = {
  easy: { mu: 15, sigma: 2 },
  medium: { mu: 21, sigma: 2 },
  hard: { mu: HARD, sigma: LEAST_SIGMA },
  expert: { mu: 32, sigma: 2 },
};

/** The ratings of a game's bots. */
export function anchorsOf(game: string): Anchors {
  const measured = Object.hasOwn(MEASURED, game) ? MEASURED[game] : undefined;
  if (!measured) return USUAL;
  const [medium, easy, expert] = [stepOf(measured.hard), stepOf(measured.medium), stepOf(measured.expert)];
  return {
    easy: { mu: HARD - medium.by - easy.by, sigma: Math.max(LEAST_SIGMA, Math.sqrt(medium.error ** 2 + easy.error ** 2)) },
    medium: { mu: HARD - medium.by, sigma: Math.max(LEAST_SIGMA, medium.error) },
    hard: { mu: HARD, sigma: LEAST_SIGMA },
    expert: { mu: HARD + expert.by, sigma: Math.max(LEAST_SIGMA, expert.error) },
  };
}

/** How much stronger somebody is who wins so often, and how far that may be off: Plackett and Luce's chance to win, solved for the strength. */
function stepOf([won, games]: readonly [won: number, games: number]): { readonly by: number; readonly error: number } {
  // Neither never nor always, however few the games.
  const share = (won + 0.5) / (games + 1);
  const scale = Math.SQRT2 * BETA;
  return { by: scale * Math.log(share / (1 - share)), error: scale / Math.sqrt((games + 1) * share * (1 - share)) };
}
