import { setImmediate } from 'node:timers/promises';
import { type Experiment, playGame, type Result } from './experiment.ts';
import { GamePool } from './game-pool.ts';
import { openGame } from './open-game.ts';
import type { Delivery, Order } from './worker.ts';

/** Most games of one order: enough to keep the post cheap. */
const LARGEST_ORDER = 20;

/** What is to be played: the games of an experiment by their numbers. */
export interface Task {
  readonly experiment: Experiment;
  readonly games: readonly number[];
}

/** How a run is watched and stopped. */
export interface Watch {
  /** Hears of every game as it comes, in any order; `series` is the place of its task. */
  readonly heard: (result: Result, series: number) => void;
  readonly signal?: AbortSignal;
}

/** Plays the games of all tasks, in this thread or over several, until they are done or stopped; the results are the same. */
export async function run(tasks: readonly Task[], jobs: number, watch: Watch): Promise<void> {
  const orders = ordersOf(tasks, jobs);
  await (jobs <= 1 ? runHere(orders, watch) : runInWorkers(orders, jobs, watch));
}

/** All games of an experiment that are not known yet. */
export function missingGames({ games }: Experiment, known: { has(index: number): boolean }): number[] {
  return Array.from({ length: games }, (_, index) => index).filter(index => !known.has(index));
}

/** The tasks in portions, the first games of all series before later ones, so that a stopped run can still be compared. */
export function ordersOf(tasks: readonly Task[], jobs: number): Order[] {
  const most = Math.max(0, ...tasks.map(({ games }) => games.length));
  const total = tasks.reduce((sum, { games }) => sum + games.length, 0);
  const size = Math.max(1, Math.min(LARGEST_ORDER, Math.ceil(total / (jobs * 4))));
  const orders: Order[] = [];
  for (let from = 0; from < most; from += size) {
    for (const [series, { experiment, games }] of tasks.entries()) {
      const portion = games.slice(from, from + size);
      if (portion.length > 0) orders.push({ series, experiment, games: portion });
    }
  }
  return orders;
}

async function runHere(orders: readonly Order[], { heard, signal }: Watch): Promise<void> {
  for (const { series, experiment, games } of orders) {
    const { game, analyst } = await openGame(experiment);
    for (const index of games) {
      // Without a breath between games nobody would hear the signal.
      if (signal) await setImmediate();
      if (signal?.aborted) return;
      heard(playGame(game, analyst, experiment, index), series);
    }
  }
}

async function runInWorkers(orders: readonly Order[], jobs: number, { heard, signal }: Watch): Promise<void> {
  const pool = new GamePool(jobs);
  const waiting = orders.values();
  const deliver = ({ series, results }: Delivery) => {
    for (const result of results) heard(result, series);
  };
  const work = async () => {
    for (const order of waiting) {
      if (signal?.aborted) return;
      await pool.play(order, deliver, signal);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(jobs, orders.length) }, work));
  } catch (error) {
    // Whoever stops a run keeps what has been heard of it.
    if (!signal?.aborted) throw error;
  } finally {
    pool.close();
  }
}
