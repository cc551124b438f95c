// Chances to win that come true: what is told is learned from games as they are played at a table.
import { weighted } from '../../bots/index.ts';
import type { Aim, Learned } from '../../kernel/index.ts';
import { scoreWeights, winWeights } from './equations.ts';
import { examOf, sayingsAt } from './exam.ts';
import { type Equals, type Moment, momentsOf, type Teaching } from './moments.ts';
import { rounded, steeper } from './slopes.ts';
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
  const told = game.learnedStrengths ? anew(learned, lessons, aim) : asGood(learned, lessons, aim);
  const calibrated = { ...learned, ...told, calibration: { by: equals.map(([name]) => name).join(','), games, seed } };
  const exam = examOf(all.filter((_, number) => isHeldOut(number)).map(moments => sayingsAt(calibrated, aim, moments)));
  return { ...calibrated, heldOut: heldOutOf(exam) };
}

type Told = Partial<Pick<Learned, 'score' | 'slopes' | 'told'>>;

/** Weights of their own, beside those that decide. */
function anew({ score }: Learned, lessons: readonly Moment[], aim: Aim): Told {
  return { told: rounded(winWeights(lessons)), score: aim === 'points' ? score : rounded(scoreWeights(lessons)) };
}

/**
 * The same weights for stronger players, of whom few games are known: how good they are as a whole, with much left and with little, what each feature
 * counts, and how surely points win. What nobody won with counts by itself: it tells that the game is lost, however good the players are.
 */
function asGood({ score, win, slopes }: Learned, lessons: readonly Moment[], aim: Aim): Told {
  const likened = (weights: readonly number[], fatal: readonly number[], learnt: (moments: readonly Moment[]) => number[]) => {
    const plain = lessons.map(moment => ({
      ...moment,
      features: moment.features.map(each => [each[0] ?? 0, weighted(weights, each), ...fatal.map(at => each[at] ?? 0)]),
    }));
    const [more = 0, left = 0, counts = 1, ...less] = learnt(plain);
    const own = [more, left];
    for (const [at, feature] of fatal.entries()) own[feature + 1] = less[at] ?? 0;
    return rounded(weights.map((weight, at) => weight * counts + (own[at] ?? 0)));
  };
  const known = { score: likened(score, [], moments => scoreWeights(moments)), slopes };
  if (aim === 'together') return { ...known, told: likened(win, fatalIn(lessons), moments => winWeights(moments, undefined, true)) };
  // Nothing is lost in the games of one who plays alone, so that they do not tell what a point counts.
  const times = lessons.some(({ wins }) => wins.some(won => won < 1)) ? steeper(lessons, known) : 1;
  return { ...known, slopes: rounded(slopes.map(slope => times * slope)) };
}

/** The features that no moment had which was won in the end. */
function fatalIn(lessons: readonly Moment[]): number[] {
  const count = lessons[0]?.features[0]?.length ?? 0;
  const seen = Array.from({ length: count }, (_, at) => lessons.filter(({ features }) => (features[0]?.[at] ?? 0) !== 0));
  return seen.flatMap((moments, at) => (moments.length > 0 && moments.every(({ wins }) => wins[0] === 0) ? [at] : []));
}
