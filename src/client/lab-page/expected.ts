// How long a run will take on this device: measured on some games, which warm the workers up, and on every run.
import { useEffect, useState } from 'preact/hooks';
import type { Trial } from '../../lab/index.ts';
import { freshWorkers, labWorkers } from './workers.ts';

/** Games that are tried, and the milliseconds after which no more are. */
const TRIED = 10;
const PATIENCE = 1500;
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
  const [, setTried] = useState('');
  const [failed, setFailed] = useState('');
  useEffect(() => {
    if (!isIdle || known.has(kind) || trials.length === 0) return;
    const own = new AbortController();
    const rest = setTimeout(() => {
      stopTrying();
      trying = own;
      void tryOut(trials, own.signal).then(
        seconds => {
          if (seconds === undefined) return;
          known.set(kind, seconds);
          setTried(kind);
        },
        // Why games cannot be played is said by the run itself.
        () => setFailed(own.signal.aborted ? '' : kind),
      );
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

/** Plays a few games of all variants in turn; seconds for one of them, the first left out: until then the game itself is loaded. */
async function tryOut(trials: readonly Trial[], signal: AbortSignal): Promise<number | undefined> {
  const workers = labWorkers();
  const times: number[] = [];
  const from = performance.now();
  let began = from;
  const stop = () => performance.now() - began > TOO_LONG && freshWorkers(workers);
  signal.addEventListener('abort', stop);
  for (let game = 0; game < Math.max(TRIED, 3 * workers.count) && !signal.aborted; game += workers.count) {
    began = performance.now();
    const games = Array.from({ length: workers.count }, (_, at) => game + at);
    const trial = trials[times.length % trials.length];
    if (trial) await workers.play([{ trial, games }], { heard: () => {} });
    times.push((performance.now() - began) / 1000 / workers.count);
    if (performance.now() - from > PATIENCE && times.length > 1) break;
  }
  signal.removeEventListener('abort', stop);
  const later = times.slice(Math.floor(times.length / 2));
  return signal.aborted ? undefined : later.reduce((sum, each) => sum + each, 0) / later.length;
}
