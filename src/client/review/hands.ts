// Who plays games on for a review: the desk itself, and workers beside it.
import { type Film, runTask, type Task } from '../../review/index.ts';
import { Pool, type PoolWorker, type WorkerListener } from '../../workers/pool.ts';
import { webWorker } from '../local/web-worker.ts';
import type { PlayerReply, ToPlayer } from './player.worker.ts';

type Player = PoolWorker<Task, PlayerReply>;

/** So many play at a time. The first is the desk: a worker that only waits for others would hold as much memory as one that plays. */
export function handsOf(film: Film, text: string, count: number): Pool<Task, PlayerReply> {
  let started = 0;
  return new Pool({ size: count, start: () => (started++ === 0 ? ownHands(film) : player(text)) });
}

/** The record is told once: with every task it would be as much garbage as a game. */
function player(text: string): Player {
  const worker = webWorker<ToPlayer, PlayerReply>(new Worker(new URL('./player.worker.ts', import.meta.url), { type: 'module' }));
  worker.post({ text });
  return { ...worker, post: task => worker.post({ task }) };
}

/** Plays in this thread, which hears what else is said between two tasks. */
function ownHands(film: Film): Player {
  const { port1, port2 } = new MessageChannel();
  let listener: WorkerListener<PlayerReply> | undefined;
  port2.onmessage = ({ data }: MessageEvent<Task>) => listener?.reply(replyTo(film, data));
  return {
    post: task => port1.postMessage(task),
    listen: next => {
      listener = next;
    },
    terminate: () => {
      listener = undefined;
      port1.close();
    },
  };
}

function replyTo(film: Film, task: Task): PlayerReply {
  try {
    return { found: runTask(film, task) };
  } catch (error) {
    return { fault: String(error) };
  }
}
