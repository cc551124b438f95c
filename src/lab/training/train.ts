// Learning values from games: some of the games are held out, and say how good the values are.
import { weighted } from '../../bots/index.ts';
import type { Aim, Learned } from '../../kernel/index.ts';
import { scoreWeights, winWeights } from './equations.ts';
import { type Exam, examOf, sayingsAt } from './exam.ts';
import { type Equals, type Moment, momentsOf, type Teaching } from './moments.ts';
import { rounded, slopesOf } from './slopes.ts';

/** What is learned from. */
export interface Lesson {
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** Who plays, where that is not the policy. */
  readonly equals?: Equals;
  /** What was learned before, to which new weights are held near. */
  readonly before?: Learned;
}

/** One game in so many is held out. */
export const HELD_OUT_ONE_IN = 5;

/** What other moves than the favourite usually gain, and how far gains lie apart, in what the aim is counted in. */
const PRIORS: Readonly<Record<Aim, Learned['prior']>> = {
  points: { mean: -0.5, width: 1 },
  victory: { mean: -0.01, width: 0.03 },
  together: { mean: -0.01, width: 0.03 },
};

/** Plays the games of a lesson, and learns from them. The same lesson always teaches the same. */
export function train(game: Teaching, { seats, games, seed, equals = [], before }: Lesson, progress: (played: number) => void): Learned {
  if (!game.features || !game.aim) throw new Error(`${game.id} has no features to learn from`);
  const generation = 1 + (before?.generation ?? 0);
  // What decides nothing need not know what mistakes cost.
  const isFlawless = !game.learnedStrengths;
  const lessons: Moment[] = [];
  const exam: Moment[][] = [];
  for (let number = 0; number < games; number++) {
    const moments = momentsOf(game, { seats, seed: `${seed}/${generation}/${seats}`, number, equals, isFlawless });
    if (number % HELD_OUT_ONE_IN === HELD_OUT_ONE_IN - 1) exam.push(moments);
    else lessons.push(...moments);
    progress(number + 1);
  }
  const { aim } = game;
  // What is told stays as it was: few games of those who search say little about the usual ones.
  const score = before?.told ? before.score : rounded(scoreWeights(lessons, before?.score));
  const chances =
    aim === 'points' ? { win: [], slopes: rounded(slopesOf(lessons, score)) } : victories(lessons, before, aim === 'together');
  const learned = { ...before, seats, games, seed, generation, score, ...chances, prior: before?.prior ?? PRIORS[aim] };
  return { ...learned, heldOut: heldOutOf(examOf(exam.map(moments => sayingsAt(learned, aim, moments)))) };
}

/** Weights of the chance to win. Learned again, strengths keep their scale: doubts and what moves usually gain are counted in it. */
function victories(lessons: readonly Moment[], before: Learned | undefined, isTogether: boolean): Pick<Learned, 'win' | 'slopes'> {
  if (!before) return { win: rounded(winWeights(lessons, undefined, isTogether)), slopes: [] };
  const start = scaled(before);
  const win = rounded(winWeights(lessons, start, isTogether));
  const slope = isTogether ? 1 : spreadOf(lessons, start) / spreadOf(lessons, win);
  return { win, slopes: rounded([slope, slope]) };
}

/** What decided before, with the mean of its slopes. */
function scaled({ win, slopes }: Learned): readonly number[] {
  const slope = slopes.reduce((sum, each) => sum + each, 0) / slopes.length;
  return slopes.length > 0 ? win.map(weight => weight * slope) : win;
}

/** How far strengths lie apart in the games of a lesson. */
function spreadOf(lessons: readonly Moment[], weights: readonly number[]): number {
  let squares = 0;
  for (const { features } of lessons) {
    const strengths = features.map(each => weighted(weights, each));
    squares += (Math.max(...strengths) - Math.min(...strengths)) ** 2;
  }
  return Math.sqrt(squares);
}

/** What is kept of an exam. */
export function heldOutOf({ games, error, brier, tenths }: Exam): Learned['heldOut'] {
  return { games, error, brier, tenths: tenths.map(({ said, chance, won }) => ({ said, chance, won })) };
}
