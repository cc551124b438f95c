// What strength counts for the victory, the more of the game is left the less.
import { chances, weighted } from '../../bots/index.ts';
import type { Moment } from './moments.ts';

/** Weights are kept to so many digits: more of them are chance. */
const DIGITS = 5;

export function rounded(numbers: readonly number[]): number[] {
  return numbers.map(each => Number(each.toPrecision(DIGITS)));
}

/** Shares of the game that is left at which the slope is learned. */
const SLOPES = 9;
const STEPS = 12;

/** What a point, or the strength by these weights, counts for the victory at each share of the game that is left, from a first guess on. */
export function slopesOf(moments: readonly Moment[], weights: readonly number[], guess = 0.1): number[] {
  const expected = moments.map(({ features, wins }) => ({
    left: features[0]?.[0] ?? 0,
    scores: features.map(each => weighted(weights, each)),
    wins,
  }));
  return Array.from({ length: SLOPES }, (_, at) => {
    const share = at / (SLOPES - 1);
    const isNear = (reach: number) => (moment: { readonly left: number }) => Math.abs(moment.left - share) <= reach / (SLOPES - 1);
    let reach = 1;
    while (reach < SLOPES && !expected.some(isNear(reach))) reach++;
    const near = expected.filter(isNear(reach));
    let slope = guess;
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
