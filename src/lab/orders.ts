// What is to be played, cut into portions that workers play: threads, Web Workers or machines.
import { openGame } from './open-game.ts';
import { playGame, type Result, type Trial } from './trial.ts';

/** Most games of one order: enough to keep the post cheap. */
const LARGEST_ORDER = 20;

/** Milliseconds after which a worker sends its results: what is sent is not lost when the run is stopped. */
const PATIENCE = 100;

/** What is to be played: the games of a trial by their numbers. */
export interface Task {
  readonly trial: Trial;
  readonly games: readonly number[];
}

/** What a worker is asked to play, and to what series the answer belongs. */
export interface Order extends Task {
  readonly series: number;
}

/** What a worker sends back. */
export interface Delivery {
  readonly series: number;
  readonly results: readonly Result[];
  /** Whether the whole order has been played. */
  readonly done: boolean;
}

/** How a run is watched and stopped. */
export interface Watch {
  /** Hears of every game as it comes, in any order; `series` is the place of its task. */
  readonly heard: (result: Result, series: number) => void;
  readonly signal?: AbortSignal;
}

/** All games of a trial up to a number that are not known yet. */
export function missingGames(games: number, known: { has(index: number): boolean }): number[] {
  return Array.from({ length: games }, (_, index) => index).filter(index => !known.has(index));
}

/** The tasks in portions, the first games of all series before later ones, so that a stopped run can still be compared. */
export function ordersOf(tasks: readonly Task[], jobs: number): Order[] {
  const most = Math.max(0, ...tasks.map(({ games }) => games.length));
  const total = tasks.reduce((sum, { games }) => sum + games.length, 0);
  const size = Math.max(1, Math.min(LARGEST_ORDER, Math.ceil(total / (jobs * 4))));
  const orders: Order[] = [];
  for (let from = 0; from < most; from += size) {
    for (const [series, { trial, games }] of tasks.entries()) {
      const portion = games.slice(from, from + size);
      if (portion.length > 0) orders.push({ series, trial, games: portion });
    }
  }
  return orders;
}

/** Lets so many workers play all tasks; once it is stopped no order is given out, and those given out are played to their end. */
export async function handOut(
  tasks: readonly Task[],
  jobs: number,
  play: (order: Order, deliver: (delivery: Delivery) => void) => Promise<void>,
  { heard, signal }: Watch,
): Promise<void> {
  const orders = ordersOf(tasks, jobs);
  const waiting = orders.values();
  const deliver = ({ series, results }: Delivery) => {
    for (const result of results) heard(result, series);
  };
  const work = async () => {
    for (const order of waiting) {
      if (signal?.aborted) return;
      await play(order, deliver);
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, orders.length) }, work));
}

/** A worker's part: plays an order and sends what came of it every now and then, by its clock. */
export async function playOrder(order: Order, now: () => number, send: (delivery: Delivery) => void): Promise<void> {
  const { series, trial, games } = order;
  const opened = await openGame(trial);
  let results: Result[] = [];
  let sent = now();
  for (const index of games) {
    results.push(playGame(opened, trial, index));
    if (now() - sent < PATIENCE) continue;
    send({ series, results, done: false });
    results = [];
    sent = now();
  }
  send({ series, results, done: true });
}
