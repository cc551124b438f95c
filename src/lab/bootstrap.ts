// Ratios of sums over games, such as income for every euro, with intervals by drawing the games again.
import { seeded } from '../kernel/index.ts';
import { normalQuantile } from './distributions.ts';
import { type Difference, quantile, rounded, USUAL_TAILS } from './statistics.ts';

/** Games are added up in so many groups by their number: to draw groups again is as good as to draw games, and takes no more room for a million of them. */
export const GROUPS = 200;
const SAMPLES = 400;
/** Fewer games say nothing of how far they vary. */
const LEAST_GROUPS = 6;

/** What is divided by what, group by group; as many groups as games as long as there are few. */
export interface Ratio {
  readonly parts: readonly number[];
  readonly wholes: readonly number[];
}

/** A ratio with its interval; null where nothing is divided by. */
export function ratioOf(ratio: Ratio, groups: number, tails = USUAL_TAILS): Difference | null {
  return intervalOf(groups, drawn => shareOf(ratio, drawn), tails);
}

/** How much a ratio changes from one series to another: the same groups are drawn of both, as their games have the same luck. */
export function ratioChange(before: Ratio, after: Ratio, groups: number, tails = USUAL_TAILS): Difference | null {
  const change = (drawn: Drawn) => {
    const [earlier, later] = [shareOf(before, drawn), shareOf(after, drawn)];
    return earlier === null || later === null ? null : later - earlier;
  };
  return intervalOf(groups, change, tails);
}

function shareOf({ parts, wholes }: Ratio, drawn: Drawn): number | null {
  let [part, whole] = [0, 0];
  // A page draws hundreds of samples of every element at each look, mostly before the compiler has done with this.
  for (let at = 0; at < drawn.length; at++) {
    const group = drawn[at] ?? 0;
    part += parts[group] ?? 0;
    whole += wholes[group] ?? 0;
  }
  return whole === 0 ? null : part / whole;
}

/** The groups of one sample. */
type Drawn = Uint8Array;

/** The middle of what samples of the groups give; where more than 95 % are wanted, by their standard deviation. */
function intervalOf(groups: number, statistic: (drawn: Drawn) => number | null, tails: number): Difference | null {
  const value = statistic(Uint8Array.from({ length: groups }, (_, group) => group));
  if (value === null) return null;
  if (groups < LEAST_GROUPS) return { mean: rounded(value), low: null, high: null };
  const found: number[] = [];
  for (const drawn of samplesOf(groups)) {
    const each = statistic(drawn);
    if (each !== null) found.push(each);
  }
  if (tails >= USUAL_TAILS) return { mean: rounded(value), low: quantile(found, tails / 2), high: quantile(found, 1 - tails / 2) };
  const mean = found.reduce((sum, each) => sum + each, 0) / found.length;
  const squares = found.reduce((sum, each) => sum + (each - mean) * (each - mean), 0);
  const reach = normalQuantile(tails) * Math.sqrt(squares / Math.max(1, found.length - 1));
  return { mean: rounded(value), low: rounded(value - reach), high: rounded(value + reach) };
}

/** The samples are the same for all ratios of so many groups, so that they are drawn once. */
const known = new Map<number, readonly Drawn[]>();

function samplesOf(groups: number): readonly Drawn[] {
  const samples = known.get(groups) ?? drawSamples(groups);
  known.set(groups, samples);
  return samples;
}

function drawSamples(groups: number): readonly Drawn[] {
  const chance = seeded(`bootstrap ${groups}`);
  return Array.from({ length: SAMPLES }, () => Uint8Array.from({ length: groups }, () => chance.below(groups)));
}
