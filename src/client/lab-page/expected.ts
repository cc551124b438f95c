// How long a run will take on this device: measured on some games, which warm the workers up, and on every run.
import { useEffect, useState } from 'preact/hooks';
import type { Trial } from '../../lab/index.ts';
import { freshWorkers, labWorkers } from './workers.ts';

/** Games after which something can be told, and the milliseconds after which it is told of fewer. */
const TRIED = 10;
const PATIENCE = 1500;
/** Milliseconds for which games are tried: until then workers become faster and faster. */
const WARM = 3000;
/** Milliseconds: a portion that takes less is followed by one of twice as many games. */
const SHORT = 150;
/** A question that is being put together is not tried with every touch. */
const REST = 250;
/** Milliseconds after which nobody waits for games that are no longer asked about. */
const TOO_LONG = 500;
/** Fewer games say less than those that were tried. */
const ENOUGH = 50;

/** Seconds for a game, by what is played, with all workers at work. */
const known = new Map<string, number>();

function kindOf(trials: readonly Trial[]): string {
  return JSON.stringify(trials.map(({ games: _, seed: __, ...kind }) => kind));
}

let trying: AbortController | undefined;

/** Whoever needs the workers does not wait for games that are only tried. */
export function stopTrying(): void {
  trying?.abort();
  trying = undefined;
}

/** Notes down how long the games of a run took. */
export function noteRun(trials: readonly Trial[], games: number, seconds: number): void {
  if (games >= ENOUGH) known.set(kindOf(trials), seconds / games);
}

/** Seconds that so many games will take; null while that is being found out, undefined where it cannot be now. */
export function useExpected(trials: readonly Trial[], games: number, isIdle: boolean): number | null | undefined {
  const kind = kindOf(trials);
  const [, setTried] = useState(0);
  const [failed, setFailed] = useState('');
  useEffect(() => {
    if (!isIdle || known.has(kind) || trials.length === 0) return;
    const own = new AbortController();
    const rest = setTimeout(() => {
      stopTrying();
      trying = own;
      const tell = (seconds: number) => {
        known.set(kind, seconds);
        setTried(seconds);
      };
      // Why games cannot be played is said by the run itself.
      void tryOut(trials, own.signal, tell).catch(() => setFailed(own.signal.aborted ? '' : kind));
    }, REST);
    return () => {
      clearTimeout(rest);
      own.abort();
    };
  }, [kind, isIdle]);
  const each = known.get(kind);
  if (each !== undefined) return each * games;
  return isIdle && failed !== kind ? null : undefined;
}

/** Plays games of all variants in turn, ever more at once, and tells again and again how many seconds one takes by now. */
async function tryOut(trials: readonly Trial[], signal: AbortSignal, tell: (seconds: number) => void): Promise<void> {
  const workers = labWorkers();
  const [first] = trials;
  // Whoever begins a run meanwhile is glad of workers that have their game.
  if (first) await workers.open(first);
  const from = performance.now();
  const rates: number[] = [];
  let [began, game, portion] = [from, 0, workers.count];
  const stop = () => performance.now() - began > TOO_LONG && freshWorkers(workers);
  signal.addEventListener('abort', stop);
  for (let at = 0; !signal.aborted && (at < 2 || began - from < WARM); at++) {
    began = performance.now();
    const games = Array.from({ length: portion }, (_, each) => game + each);
    const trial = trials[at % trials.length];
    if (trial) await workers.play([{ trial, games }], { heard: () => {} });
    const took = performance.now() - began;
    game += portion;
    rates.push(took / 1000 / portion);
    // Of every variant the last portion counts.
    const isToldOf = at > 0 && (game >= TRIED || performance.now() - from > PATIENCE);
    if (isToldOf && !signal.aborted) tell(meanOf(rates.slice(-trials.length)));
    if (took < SHORT) portion *= 2;
  }
  signal.removeEventListener('abort', stop);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
