// Web Workers that play the games of an experiment; they stay warm while the page is open.
import { type Delivery, handOut, type Order, type Play, type Trial } from '../../lab/index.ts';
import { Pool, type PoolWorker, type WorkerListener } from '../../workers/pool.ts';

/** One fewer than the cores, so that the page stays quick; of two both, since it rests most of the time and a run would take twice as long. */
function usualCount(): number {
  const cores = navigator.hardwareConcurrency;
  return cores > 2 ? cores - 1 : cores;
}

/** Workers that play. */
export class LabWorkers {
  readonly count: number;
  private readonly pool: Pool<Order, Delivery>;

  constructor(count = usualCount(), start = () => new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' })) {
    this.count = count;
    this.pool = new Pool({ size: count, start: () => webWorker(start()) });
  }

  /** Plays tasks. Once it is stopped no order is given out, and those given out, a fraction of a second each, are played to their end. */
  readonly play: Play = (tasks, watch) => handOut(tasks, this.count, (order, deliver) => this.give(order, deliver), watch);

  /** Has every worker load the game of a trial, by an order without games. */
  async open(trial: Trial): Promise<void> {
    await Promise.all(Array.from({ length: this.count }, () => this.give({ series: 0, trial, games: [] }, () => {})));
  }

  private give(order: Order, deliver: (delivery: Delivery) => void): Promise<void> {
    const onReply = (delivery: Delivery) => {
      deliver(delivery);
      return delivery.done;
    };
    return this.pool.run(order, { onReply, name: 'an order of games' });
  }

  close(): void {
    this.pool.close();
  }
}

function webWorker(worker: Worker): PoolWorker<Order, Delivery> {
  let listener: WorkerListener<Delivery> | undefined;
  worker.onmessage = ({ data }: MessageEvent<Delivery>) => listener?.reply(data);
  worker.onerror = event => listener?.fail(new Error(event.message || 'a worker of the laboratory has failed'));
  return {
    post: order => worker.postMessage(order),
    listen: next => {
      listener = next;
    },
    terminate: () => worker.terminate(),
  };
}
