// Who plays games on for a review: the desk itself, and workers beside it.
import type { Film, Task } from '../../review/index.ts';
import { Pool, type PoolWorker, type WorkerListener } from '../../workers/pool.ts';
import { webWorker } from '../local/web-worker.ts';
import type { PlayerReply, ToPlayer } from './player.worker.ts';
import { noteTouch, playedInSlices } from './slices.ts';

type Player = PoolWorker<Task, PlayerReply>;

/** Some who play. */
export interface Hands {
  readonly ask: (task: Task, name: string) => Promise<PlayerReply>;
  /** Somebody touches the page: all of them rest. */
  readonly touched: () => void;
  readonly close: () => void;
}

/** So many play at a time. The first is the desk: a worker that only waits for others would hold as much memory as one that plays. */
export function handsOf(film: Film, text: string, count: number): Hands {
  let started = 0;
  const told: (() => void)[] = [noteTouch];
  const pool = new Pool<Task, PlayerReply>({ size: count, start: () => (started++ === 0 ? ownHands(film) : player(text, told)) });
  return {
    ask: (task, name) => pool.ask(task, name),
    touched: () => {
      for (const tell of told) tell();
    },
    close: () => pool.close(),
  };
}

/** The record is told once: with every task it would be as much garbage as a game. */
function player(text: string, told: (() => void)[]): Player {
  const worker = webWorker<ToPlayer, PlayerReply>(new Worker(new URL('./player.worker.ts', import.meta.url), { type: 'module' }));
  worker.post({ text });
  told.push(() => worker.post({ isTouched: true }));
  return { ...worker, post: task => worker.post({ task }) };
}

/** Plays in this thread. */
function ownHands(film: Film): Player {
  let listener: WorkerListener<PlayerReply> | undefined;
  return {
    post: task => void replyTo(film, task).then(reply => listener?.reply(reply)),
    listen: next => {
      listener = next;
    },
    terminate: () => {
      listener = undefined;
    },
  };
}

async function replyTo(film: Film, task: Task): Promise<PlayerReply> {
  try {
    return { found: await playedInSlices(film, task) };
  } catch (error) {
    return { fault: String(error) };
  }
}
