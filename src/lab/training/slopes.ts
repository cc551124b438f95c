// What strength counts for the victory, the more of the game is left the less.
import { chances, slopeAt, weighted } from '../../bots/index.ts';
import type { Learned } from '../../kernel/index.ts';
import type { Moment } from './moments.ts';

/** Weights are kept to so many digits: more of them are chance. */
const DIGITS = 5;

export function rounded(numbers: readonly number[]): number[] {
  return numbers.map(each => Number(each.toPrecision(DIGITS)));
}

/** Shares of the game that is left at which the slope is learned: many, as the last points of a game count far more than those shortly before. */
const SLOPES = 33;
/** Moments without which nothing is learned at a share: further ones count, too. */
const ENOUGH = 200;
const STEPS = 60;
const EXACT = 1e-7;
/** Where the result is known, any slope is too small. */
const STEEPEST = 6;

/** What somebody expected of each seat at a moment, and how far it counts. */
interface Expected {
  readonly scores: readonly number[];
  readonly wins: readonly number[];
  readonly weight: number;
}

/** What a point, or the strength by these weights, counts for the victory at each share of the game that is left, from a first guess on. */
export function slopesOf(moments: readonly Moment[], weights: readonly number[], guess = 0.1): number[] {
  const expected = moments.map(({ features, wins }) => ({
    left: features[0]?.[0] ?? 0,
    scores: features.map(each => weighted(weights, each)),
    wins,
  }));
  return Array.from({ length: SLOPES }, (_, at) => {
    const share = at / (SLOPES - 1);
    // A moment counts for the two slopes beside it by how near it is, as a slope in between is read from both.
    const within = (reach: number): Expected[] =>
      expected.flatMap(({ left, ...each }) => {
        const weight = 1 - (Math.abs(left - share) * (SLOPES - 1)) / reach;
        return weight > 0 ? [{ ...each, weight }] : [];
      });
    let reach = 1;
    while (reach < SLOPES && within(reach).length < ENOUGH) reach++;
    return likeliest(within(reach), guess);
  });
}

/** How many times the slopes that were learned from others are right for whoever played these moments. */
export function steeper(moments: readonly Moment[], { score, slopes }: Pick<Learned, 'score' | 'slopes'>): number {
  return likeliest(
    moments.map(({ features, wins }) => {
      const slope = slopeAt(slopes, features[0]?.[0] ?? 0);
      return { scores: features.map(each => slope * weighted(score, each)), wins, weight: 1 };
    }),
    1,
  );
}

function likeliest(moments: readonly Expected[], guess: number): number {
  let slope = guess;
  for (let made = 0; made < STEPS; made++) {
    const before = slope;
    slope = Math.min(STEEPEST, Math.max(0.001, slope + slopeStep(moments, slope)));
    if (Math.abs(slope - before) < EXACT) break;
  }
  return slope;
}

/** A step of Newton's method towards the likeliest slope. */
function slopeStep(moments: readonly Expected[], slope: number): number {
  let [up, bend] = [0, 1e-6];
  for (const { scores, wins, weight } of moments) {
    const said = chances(scores.map(each => each * slope));
    const middle = scores.reduce((sum, each, seat) => sum + each * (said[seat] ?? 0), 0);
    for (const [seat, each] of scores.entries()) {
      up += weight * ((wins[seat] ?? 0) - (said[seat] ?? 0)) * each;
      bend += weight * (said[seat] ?? 0) * (each - middle) * (each - middle);
    }
  }
  return Math.max(-0.1, Math.min(0.1, up / bend));
}
