import { setImmediate } from 'node:timers/promises';
import { openGame } from '../open-game.ts';
import { handOut, ordersOf, type Task, type Watch } from '../orders.ts';
import type { Play } from '../run-experiment.ts';
import { playGame } from '../trial.ts';
import { GamePool } from './game-pool.ts';

/** Somebody who plays games, in this thread or in several, which stay warm until it is closed. */
export interface Player {
  readonly play: Play;
  readonly close: () => void;
}

/** A player with so many threads; the results do not depend on how many there are. */
export function playerIn(jobs: number): Player {
  if (jobs <= 1) return { play: playHere, close() {} };
  const pool = new GamePool(jobs);
  return { play: (tasks, watch) => playInThreads(pool, tasks, jobs, watch), close: () => pool.close() };
}

/** Plays the games of all tasks, until they are done or stopped. */
export async function run(tasks: readonly Task[], jobs: number, watch: Watch): Promise<void> {
  const player = playerIn(jobs);
  try {
    await player.play(tasks, watch);
  } finally {
    player.close();
  }
}

async function playHere(tasks: readonly Task[], { heard, signal }: Watch): Promise<void> {
  for (const { series, trial, games } of ordersOf(tasks, 1)) {
    const opened = await openGame(trial);
    for (const index of games) {
      // Without a breath between games nobody would hear the signal.
      if (signal) await setImmediate();
      if (signal?.aborted) return;
      heard(playGame(opened, trial, index), series);
    }
  }
}

async function playInThreads(pool: GamePool, tasks: readonly Task[], jobs: number, watch: Watch): Promise<void> {
  const { signal } = watch;
  try {
    await handOut(tasks, jobs, (order, deliver) => pool.play(order, deliver, signal), watch);
  } catch (error) {
    // Whoever stops a run keeps what has been heard of it.
    if (!signal?.aborted) throw error;
  }
}
