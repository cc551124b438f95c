// Who plays games on for a review: the desk itself, and workers beside it.
import { type Film, runTask } from '../../review/index.ts';
import { Pool, type PoolWorker, type WorkerListener } from '../../workers/pool.ts';
import { webWorker } from '../local/web-worker.ts';
import type { PlayerReply, PlayerTask } from './player.worker.ts';

/** So many play at a time. The first is the desk: a worker that only waits for others would hold as much memory as one that plays. */
export function handsOf(film: Film, count: number): Pool<PlayerTask, PlayerReply> {
  let started = 0;
  const start = () => (started++ === 0 ? ownHands(film) : webWorker<PlayerTask, PlayerReply>(player()));
  return new Pool({ size: count, start });
}

function player(): Worker {
  return new Worker(new URL('./player.worker.ts', import.meta.url), { type: 'module' });
}

/** Plays in this thread, which hears what else is said between two tasks. */
function ownHands(film: Film): PoolWorker<PlayerTask, PlayerReply> {
  const { port1, port2 } = new MessageChannel();
  let listener: WorkerListener<PlayerReply> | undefined;
  port2.onmessage = ({ data }: MessageEvent<PlayerTask['task']>) => listener?.reply(replyTo(film, data));
  return {
    post: ({ task }) => port1.postMessage(task),
    listen: next => {
      listener = next;
    },
    terminate: () => {
      listener = undefined;
      port1.close();
    },
  };
}

function replyTo(film: Film, task: PlayerTask['task']): PlayerReply {
  try {
    return { found: runTask(film, task) };
  } catch (error) {
    return { fault: String(error) };
  }
}
