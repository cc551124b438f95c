import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { PoolWorker, WorkerListener } from './pool.ts';

/** A thread of Node that runs a program. */
export function threadOf<Task, Reply>(program: URL, resourceLimits: ResourceLimits = {}): PoolWorker<Task, Reply> {
  const thread = new Worker(program, { resourceLimits });
  let listener: WorkerListener<Reply> | undefined;
  thread.on('message', (reply: Reply) => listener?.reply(reply));
  thread.on('error', error => listener?.fail(error instanceof Error ? error : new Error(String(error))));
  thread.on('exit', () => listener?.fail(new Error('a worker thread has ended')));
  return {
    post: task => thread.postMessage(task),
    listen: next => {
      listener = next;
    },
    terminate: () => void thread.terminate(),
    setBusy: isBusy => (isBusy ? thread.ref() : thread.unref()),
  };
}
