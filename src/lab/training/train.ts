// Learning values from games: some of the games are held out, and say how good the values are.
import { type Bot, chances, weighted } from '../../bots/index.ts';
import type { Aim, AnyGame, Learned } from '../../kernel/index.ts';
import { scoreWeights, winWeights } from './equations.ts';
import { examOf } from './exam.ts';
import { type Moment, momentsOf } from './moments.ts';

/** What is learned from. */
export interface Lesson {
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** Who plays, where that is not the policy. */
  readonly bot?: Bot;
  /** What was learned before, to which new weights are held near. */
  readonly before?: Learned;
}

/** One game in so many is held out. */
const HELD_OUT_ONE_IN = 5;

/** What other moves than the favourite usually gain, and how far gains lie apart, in what the aim is counted in. */
const PRIORS: Readonly<Record<Aim, Learned['prior']>> = { points: { mean: -0.5, width: 1 }, victory: { mean: -0.01, width: 0.03 } };

/** Plays the games of a lesson, and learns from them. The same lesson always teaches the same. */
export function train(game: AnyGame, { seats, games, seed, bot, before }: Lesson, progress: (played: number) => void): Learned {
  if (!game.features || !game.aim) throw new Error(`${game.id} has no features to learn from`);
  const generation = 1 + (before?.generation ?? 0);
  const lessons: Moment[] = [];
  const exam: Moment[][] = [];
  for (let number = 0; number < games; number++) {
    const moments = momentsOf(game, { seats, seed: `${seed}/${generation}/${seats}/${number}`, ...(bot ? { bot } : {}) });
    if (number % HELD_OUT_ONE_IN === HELD_OUT_ONE_IN - 1) exam.push(moments);
    else lessons.push(...moments);
    progress(number + 1);
  }
  const score = rounded(scoreWeights(lessons, before?.score));
  const byVictory = game.aim === 'victory';
  const win = byVictory ? rounded(winWeights(lessons, before?.win)) : [];
  const slopes = byVictory ? [] : rounded(slopesOf(lessons, score));
  const learned = { seats, games, seed, generation, score, win, slopes, prior: PRIORS[game.aim] };
  const { tenths, ...found } = examOf(learned, exam);
  return { ...learned, heldOut: { ...found, tenths: tenths.map(({ said, chance, won }) => ({ said, chance, won })) } };
}

/** Weights are kept to so many digits: more of them are chance. */
const DIGITS = 5;

function rounded(numbers: readonly number[]): number[] {
  return numbers.map(each => Number(each.toPrecision(DIGITS)));
}

/** Shares of the game that is left at which the slope is learned. */
const SLOPES = 9;
const STEPS = 12;

/** What a point counts for the victory, the more of the game is left the less. */
function slopesOf(moments: readonly Moment[], score: readonly number[]): number[] {
  const expected = moments.map(({ features, wins }) => ({
    left: features[0]?.[0] ?? 0,
    scores: features.map(each => weighted(score, each)),
    wins,
  }));
  return Array.from({ length: SLOPES }, (_, at) => {
    const share = at / (SLOPES - 1);
    const isNear = (reach: number) => (moment: { readonly left: number }) => Math.abs(moment.left - share) <= reach / (SLOPES - 1);
    let reach = 1;
    while (reach < SLOPES && !expected.some(isNear(reach))) reach++;
    const near = expected.filter(isNear(reach));
    let slope = 0.1;
    for (let step = 0; step < STEPS; step++) slope = Math.max(0.001, slope + slopeStep(near, slope));
    return slope;
  });
}

/** A step of Newton's method towards the likeliest slope. */
function slopeStep(moments: readonly { readonly scores: readonly number[]; readonly wins: readonly number[] }[], slope: number): number {
  let [up, bend] = [0, 1e-6];
  for (const { scores, wins } of moments) {
    const said = chances(scores.map(each => each * slope));
    const middle = scores.reduce((sum, each, seat) => sum + each * (said[seat] ?? 0), 0);
    for (const [seat, each] of scores.entries()) {
      up += ((wins[seat] ?? 0) - (said[seat] ?? 0)) * each;
      bend += (said[seat] ?? 0) * (each - middle) * (each - middle);
    }
  }
  return Math.max(-0.1, Math.min(0.1, up / bend));
}
