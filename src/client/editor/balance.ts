// The balance check: five hundred games with the content, and the same luck with the printed box.
import { useEffect, useRef, useState } from 'preact/hooks';
import { same } from '../../kernel/index.ts';
import type { BalanceOrder, BalanceReply } from './balance.worker.ts';

/** How many games are played of each. */
export const GAMES = 500;
const MOST_WORKERS = 4;
const PORTION = 10;

/** Who plays, and what is noted down of each game. */
export interface Sample {
  readonly seats: number;
  readonly bot: string;
  /** Columns of the analyst's tables, by table. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
}

/** One game: its length, who won, what everybody had, and the rows that were asked for. */
export interface Played {
  readonly moves: number;
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly tables: Readonly<Record<string, readonly (readonly unknown[])[]>>;
}

/** The games of both, in pairs of the same luck. */
export interface BalanceResult {
  readonly own: readonly Played[];
  readonly printed: readonly Played[];
}

export interface Balance {
  /** Games played so far, of all; undefined while nothing is played. */
  readonly progress?: { readonly done: number; readonly of: number };
  readonly result?: BalanceResult;
  /** Whether the content has changed since. */
  readonly isStale: boolean;
  readonly fault?: string;
  run(): void;
  stop(): void;
}

type Options = Readonly<Record<string, unknown>>;
type Running = Pick<Balance, 'progress' | 'fault'>;
type Kept = { readonly options: Options; readonly base: Options; readonly result: BalanceResult };

/** The balance check of a game's content; `base` are the options it is compared with. */
export function useBalance(game: string, sample: Sample, options: Options, base: Options = {}): Balance {
  const [running, setRunning] = useState<Running>({});
  const [kept, setKept] = useState<Kept>();
  const stopped = useRef<() => void>(() => {});
  useEffect(() => () => stopped.current(), []);
  const run = () => {
    stopped.current();
    setRunning({ progress: { done: 0, of: 2 * GAMES } });
    stopped.current = playAll(game, sample, [options, base], {
      progress: done => setRunning({ progress: { done, of: 2 * GAMES } }),
      fault: text => setRunning({ fault: text }),
      done: ([own = [], printed = []]) => {
        setRunning({});
        setKept({ options, base, result: { own, printed } });
      },
    });
  };
  const stop = () => {
    stopped.current();
    setRunning({});
  };
  const isStale = kept !== undefined && !(same(kept.options, options) && same(kept.base, base));
  return { ...running, ...(kept ? { result: kept.result } : {}), isStale, run, stop };
}

interface Hearing {
  progress(done: number): void;
  fault(text: string): void;
  done(results: readonly (readonly Played[])[]): void;
}

/** Plays the games of all options in workers; the function it gives back stops them. */
function playAll(game: string, sample: Sample, all: readonly Options[], hearing: Hearing): () => void {
  const results = all.map((): Played[] => []);
  const portions = Array.from({ length: GAMES / PORTION }, (_, at) => at * PORTION);
  const orders: BalanceOrder[] = portions.flatMap(from =>
    all.map((options, series) => ({ game, ...sample, options, series, from, games: PORTION })),
  );
  let done = 0;
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
  const workers = Array.from({ length: count }, () => new Worker(new URL('./balance.worker.ts', import.meta.url), { type: 'module' }));
  const stop = () => {
    for (const worker of workers) worker.terminate();
  };
  const hear = (worker: Worker, { data }: MessageEvent<BalanceReply>) => {
    if ('fault' in data) {
      stop();
      return hearing.fault(data.fault);
    }
    for (const [at, played] of data.played.entries()) {
      const series = results[data.series];
      if (series) series[data.from + at] = played;
    }
    done += data.played.length;
    const next = orders.shift();
    if (next) worker.postMessage(next);
    hearing.progress(done);
    if (done < all.length * GAMES) return;
    stop();
    hearing.done(results);
  };
  for (const worker of workers) {
    worker.onmessage = event => hear(worker, event);
    worker.onerror = event => hear(worker, new MessageEvent('message', { data: { fault: event.message } }));
    const first = orders.shift();
    if (first) worker.postMessage(first);
  }
  return stop;
}
