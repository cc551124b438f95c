// Learning values from games: some of the games are held out, and say how good the values are.
import type { Bot } from '../../bots/index.ts';
import type { Aim, AnyGame, Learned } from '../../kernel/index.ts';
import { scoreWeights, winWeights } from './equations.ts';
import { examOf } from './exam.ts';
import { type Moment, momentsOf } from './moments.ts';
import { rounded, slopesOf } from './slopes.ts';

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
export const HELD_OUT_ONE_IN = 5;

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
