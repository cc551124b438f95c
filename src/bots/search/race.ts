// A race of moves against the game's favourite: all run alike, and after each lap the slower half of the challengers drops out.
import type { Tagged } from '../../kernel/index.ts';

/** A move in the race, with what each of its trials was worth; the n-th trials of all had the same luck. */
export interface Runner<M> {
  readonly move: M;
  readonly values: number[];
}

/** The favourite, the challengers, those still in the race, and how often each is tried before the lap ends. */
export interface Race<M, R extends Runner<M> = Runner<M>> {
  readonly iterations: number;
  readonly laps: number;
  readonly favourite: R;
  readonly all: readonly R[];
  challengers: readonly R[];
  lapEnd: number;
}

/** By how much a challenger did better than the favourite with the same luck, and how far that may be chance. */
export interface Gain {
  readonly tries: number;
  readonly mean: number;
  readonly error: number;
}

/** How far a gain is believed. */
export type Belief = (gain: Gain) => number;

/** The start of a race over so many iterations; the first move is the game's favourite. */
export function raceOf<M extends Tagged, R extends Runner<M>>(all: readonly R[], iterations: number): Race<M, R> {
  const [favourite, ...challengers] = all;
  if (!favourite) throw new Error('nobody runs');
  const laps = Math.max(1, halvings(all.length));
  return { iterations, laps, favourite, all, challengers, lapEnd: lapOf(challengers.length, laps, iterations) };
}

/** How often so many can be halved until one is left. */
function halvings(count: number): number {
  let halved = 0;
  for (let left = count; left > 1; left = Math.ceil(left / 2)) halved++;
  return halved;
}

function lapOf(challengers: number, laps: number, iterations: number): number {
  return Math.max(1, Math.floor(iterations / laps / (challengers + 1)));
}

/** Whose turn it is: the least tried of those in the race. */
export function nextRunner<M extends Tagged, R extends Runner<M>>(race: Race<M, R>): R {
  const next = leastTried(race);
  if (next.values.length < race.lapEnd || race.challengers.length < 2) return next;
  const half = Math.ceil(race.challengers.length / 2);
  race.challengers = [...race.challengers]
    .sort((a, b) => gainOver(race.favourite, b).mean - gainOver(race.favourite, a).mean)
    .slice(0, half);
  race.lapEnd += lapOf(half, race.laps, race.iterations);
  return leastTried(race);
}

function leastTried<M extends Tagged, R extends Runner<M>>({ favourite, challengers }: Race<M, R>): R {
  let least = favourite;
  for (const runner of challengers) if (runner.values.length < least.values.length) least = runner;
  return least;
}

/** What each runner is believed to gain over the favourite, the favourite itself nothing; the most of it decides. */
export function gainsOf<M extends Tagged, R extends Runner<M>>({ favourite, all }: Race<M, R>, believed: Belief): ReadonlyMap<R, number> {
  return new Map(all.map(runner => [runner, runner === favourite ? 0 : believed(gainOver(favourite, runner))]));
}

/** Tries after which a clear difference may be believed, and how many times its error it must be. */
const ENOUGH = 16;
const CLEAR = 3;

/** Whether every challenger left is clearly better or worse than the favourite, or does just as well. */
export function isDecided<M extends Tagged, R extends Runner<M>>({ favourite, challengers }: Race<M, R>): boolean {
  // Asked at every iteration, and mostly answered by the first challenger.
  for (const runner of challengers) {
    if (runner.values.length < ENOUGH || runner.values.length % ENOUGH > 0) return false;
    const { mean, error } = gainOver(favourite, runner);
    if (Math.abs(mean) < CLEAR * error) return false;
  }
  return true;
}

/** Errors within which a difference most likely lies. */
const LIKELY = 2;

/** Whether nobody left is likely to be better by more than `little` than the best so far; asked whenever all were tried so and so often. */
export function isNearlyDecided<M extends Tagged, R extends Runner<M>>({ favourite, challengers }: Race<M, R>, little: number): boolean {
  const tries = favourite.values.length;
  if (tries === 0 || tries % ENOUGH > 0 || challengers.some(({ values }) => values.length !== tries)) return false;
  const left = [favourite, ...challengers];
  const best = left.reduce((most, runner) => (gainOver(most, runner).mean > 0 ? runner : most));
  return left.every(runner => {
    const { mean, error } = gainOver(best, runner);
    return mean + LIKELY * error <= little;
  });
}

/** Compares the tries that both have had. */
export function gainOver<M>(favourite: Runner<M>, { values }: Runner<M>): Gain {
  const tries = Math.min(values.length, favourite.values.length);
  if (tries === 0) return { tries, mean: Number.NEGATIVE_INFINITY, error: 0 };
  let [sum, squares] = [0, 0];
  for (let at = 0; at < tries; at++) {
    const gain = (values[at] as number) - (favourite.values[at] as number);
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / tries;
  const variance = tries > 1 ? Math.max(0, squares - tries * mean * mean) / (tries - 1) : 1;
  return { tries, mean, error: Math.sqrt(variance / tries) };
}
