import type { PoolWorker, WorkerListener } from '../../workers/pool.ts';

/** A Web Worker as the pool uses it. */
export function webWorker<Task, Reply>(worker: Worker): PoolWorker<Task, Reply> {
  let listener: WorkerListener<Reply> | undefined;
  worker.onmessage = ({ data }: MessageEvent<Reply>) => listener?.reply(data);
  worker.onerror = event => listener?.fail(new Error(event.message || 'a worker has failed'));
  return {
    post: task => worker.postMessage(task),
    listen: next => {
      listener = next;
    },
    terminate: () => worker.terminate(),
  };
}
