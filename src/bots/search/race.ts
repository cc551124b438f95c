// A race of moves against the game's favourite: all run alike, and after each lap the slower half of the challengers drops out.
import type { Tagged } from '../../kernel/index.ts';
import type { Arm } from './tree.ts';

/** A move in the race, with what each of its trials was worth; the n-th trials of all had the same luck. */
export interface Runner<M> {
  readonly arm: Arm<M>;
  readonly values: number[];
}

/** The favourite, the challengers still in the race, and how often each is tried before the lap ends. */
export interface Race<M> {
  readonly iterations: number;
  readonly laps: number;
  readonly favourite: Runner<M>;
  challengers: readonly Runner<M>[];
  lapEnd: number;
}

/** The start of a race over so many iterations; the first move is the game's favourite. */
export function raceOf<M extends Tagged>(moves: readonly Arm<M>[], iterations: number): Race<M> {
  const [favourite, ...challengers] = moves.map((arm): Runner<M> => ({ arm, values: [] }));
  if (!favourite) throw new Error('nobody runs');
  const laps = Math.max(1, Math.ceil(Math.log2(moves.length)));
  return { iterations, laps, favourite, challengers, lapEnd: lapOf(challengers.length, laps, iterations) };
}

function lapOf(challengers: number, laps: number, iterations: number): number {
  return Math.max(1, Math.floor(iterations / laps / (challengers + 1)));
}

/** Whose turn it is: the least tried of those in the race. */
export function nextRunner<M extends Tagged>(race: Race<M>): Runner<M> {
  const next = leastTried(race);
  if (next.values.length < race.lapEnd || race.challengers.length < 2) return next;
  const half = Math.ceil(race.challengers.length / 2);
  race.challengers = [...race.challengers]
    .sort((a, b) => gainOver(race.favourite, b).mean - gainOver(race.favourite, a).mean)
    .slice(0, half);
  race.lapEnd += lapOf(half, race.laps, race.iterations);
  return leastTried(race);
}

function leastTried<M extends Tagged>({ favourite, challengers }: Race<M>): Runner<M> {
  let least = favourite;
  for (const runner of challengers) if (runner.values.length < least.values.length) least = runner;
  return least;
}

/** The move to make: the favourite, unless a challenger did better by more than so many times the error of the comparison. */
export function winnerOf<M extends Tagged>({ favourite, challengers }: Race<M>, caution: number): M {
  let best = favourite;
  let most = 0;
  for (const runner of challengers) {
    const { mean, error } = gainOver(favourite, runner);
    if (mean - caution * error <= most) continue;
    best = runner;
    most = mean - caution * error;
  }
  return best.arm.move;
}

/** Tries after which a clear difference may be believed, and how many times its error it must be. */
const ENOUGH = 16;
const CLEAR = 3;

/** Whether every challenger left is clearly better or worse than the favourite, or does just as well. */
export function isDecided<M extends Tagged>({ favourite, challengers }: Race<M>): boolean {
  // Asked at every iteration, and mostly answered by the first challenger.
  for (const runner of challengers) {
    if (runner.values.length < ENOUGH || runner.values.length % ENOUGH > 0) return false;
    const { mean, error } = gainOver(favourite, runner);
    if (Math.abs(mean) < CLEAR * error) return false;
  }
  return true;
}

/** By how much a challenger did better with the same luck, and how far that may be chance. */
function gainOver<M>(favourite: Runner<M>, { values }: Runner<M>): { readonly mean: number; readonly error: number } {
  const tries = Math.min(values.length, favourite.values.length);
  if (tries === 0) return { mean: Number.NEGATIVE_INFINITY, error: 0 };
  let [sum, squares] = [0, 0];
  for (let at = 0; at < tries; at++) {
    const gain = (values[at] as number) - (favourite.values[at] as number);
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / tries;
  const variance = tries > 1 ? Math.max(0, squares - tries * mean * mean) / (tries - 1) : 1;
  return { mean, error: Math.sqrt(variance / tries) };
}
