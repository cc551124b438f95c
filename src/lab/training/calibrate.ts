// Chances to win that come true: what is told is learned from games as they are played at a table.
import type { Learned } from '../../kernel/index.ts';
import { scoreWeights, winWeights } from './equations.ts';
import { examOf, sayingsAt } from './exam.ts';
import { type Equals, momentsOf, type Teaching } from './moments.ts';
import { rounded } from './slopes.ts';
import { HELD_OUT_ONE_IN, heldOutOf } from './train.ts';

/** Plays games between equals, without mistakes, and learns what to tell from them; one game of five is held out, and examines what was found. What decides between moves stays. */
export function calibrate(
  game: Teaching,
  learned: Learned,
  { games, seed, equals }: { readonly games: number; readonly seed: string; readonly equals: Equals },
): Learned {
  const aim = game.aim ?? 'victory';
  const all = Array.from({ length: games }, (_, number) =>
    momentsOf(game, { seats: learned.seats, seed: `${seed}/calibration`, number, equals, isFlawless: true }),
  );
  const isHeldOut = (number: number) => number % HELD_OUT_ONE_IN === HELD_OUT_ONE_IN - 1;
  const lessons = all.filter((_, number) => !isHeldOut(number)).flat();
  const told = rounded(winWeights(lessons, undefined, aim === 'together'));
  // Where points are the aim, they decide.
  const score = aim === 'points' ? learned.score : rounded(scoreWeights(lessons));
  const calibrated = { ...learned, score, told, calibration: { by: equals.map(([name]) => name).join(','), games, seed } };
  const exam = examOf(all.filter((_, number) => isHeldOut(number)).map(moments => sayingsAt(calibrated, aim, moments)));
  return { ...calibrated, heldOut: heldOutOf(exam) };
}
