// The balance check: five hundred games with the content, and the same luck with the printed box.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isObject, same } from '../../kernel/index.ts';
import type { Result, Trial } from '../../lab/index.ts';
import { LabWorkers } from '../lab/lab-workers.ts';

/** How many games are played of each. */
export const GAMES = 500;

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

/** What is to be compared with what. */
export interface Compared {
  readonly game: string;
  readonly sample: Sample;
  readonly options: Options;
  readonly base: Options;
  /** All options of a match, from those that are named; or what is wrong with them. */
  complete(
    options: Options,
    seats: number,
  ): { readonly ok: true; readonly options: unknown } | { readonly ok: false; readonly problem: string };
}

export function useBalance(compared: Compared): Balance {
  const { options, base } = compared;
  const [running, setRunning] = useState<Running>({});
  const [kept, setKept] = useState<{ readonly options: Options; readonly base: Options; readonly result: BalanceResult }>();
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const run = () => {
    stopping.current.abort();
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const show = (done: number) => !signal.aborted && setRunning({ progress: { done, of: 2 * GAMES } });
    show(0);
    playBoth(compared, show, signal).then(
      result => {
        if (signal.aborted) return;
        setRunning({});
        setKept({ options, base, result });
      },
      (error: Error) => !signal.aborted && setRunning({ fault: error.message }),
    );
  };
  const stop = () => {
    stopping.current.abort();
    setRunning({});
  };
  const isStale = kept !== undefined && !(same(kept.options, options) && same(kept.base, base));
  return { ...running, ...(kept ? { result: kept.result } : {}), isStale, run, stop };
}

function trialOf({ game, sample: { seats, bot }, complete }: Compared, options: Options): Trial {
  const reading = complete(options, seats);
  if (!reading.ok) throw new Error(reading.problem);
  const bots = Array<string>(seats).fill(bot);
  return { game, seats, options: reading.options, bots, games: GAMES, seed: 'balance', keepRecords: false, analyse: true };
}

async function playBoth(compared: Compared, show: (done: number) => void, signal: AbortSignal): Promise<BalanceResult> {
  const trials = [trialOf(compared, compared.options), trialOf(compared, compared.base)];
  const games = Array.from({ length: GAMES }, (_, at) => at);
  const played: [Played[], Played[]] = [[], []];
  let done = 0;
  const workers = new LabWorkers();
  const stop = () => workers.close();
  signal.addEventListener('abort', stop);
  try {
    await workers.play(
      trials.map(trial => ({ trial, games })),
      {
        heard(result, series) {
          const all = played[series];
          if (all) all[result.index] = noted(result, compared.sample.columns);
          show(++done);
        },
        signal,
      },
    );
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
  return { own: played[0], printed: played[1] };
}

function noted({ moves, outcome, tables }: Result, columns: Sample['columns']): Played {
  const rows = Object.entries(columns).map(([table, names]) => [
    table,
    (tables?.[table] ?? []).map(row => names.map(name => (isObject(row) ? row[name] : null))),
  ]);
  return { moves, ranks: outcome?.ranks ?? [], scores: outcome?.scores ?? [], tables: Object.fromEntries(rows) };
}
