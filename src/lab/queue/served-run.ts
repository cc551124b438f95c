import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Delivery } from '../orders.ts';
import type { GamePool } from '../threads/game-pool.ts';
import { reasonOf } from './connection.ts';
import { type Batch, PREFIX, type Run, send } from './runs.ts';

/** A killed worker is missed after `lockDuration`, and whoever looks next puts its batch back; a batch that twenty did not survive fails. */
const LOSSES = { lockDuration: 8000, stalledInterval: 2000, maxStalledCount: 20 };
const KEEP_NOTHING = { removeOnComplete: { count: 0 }, removeOnFail: { count: 0 } };

/** A run whose batches this worker plays. */
export class ServedRun {
  readonly #id: string;
  readonly #run: Run;
  readonly #redis: Redis;
  readonly #pool: GamePool;
  readonly #worker: Worker<Batch>;
  readonly #cancelled = new AbortController();
  #played = 0;

  constructor(id: string, run: Run, { redis, pool, jobs }: { redis: Redis; pool: GamePool; jobs: number }) {
    this.#id = id;
    this.#run = run;
    this.#redis = redis;
    this.#pool = pool;
    const options = { connection: redis, prefix: PREFIX, concurrency: jobs, ...LOSSES, ...KEEP_NOTHING };
    this.#worker = new Worker<Batch>(id, ({ data }) => this.#play(data), options);
    this.#worker.on('failed', (job, error) => this.#fail(job?.data, error).catch(() => {}));
    // That Redis has gone away is said once, by the first connection; a batch that is lost with it is played anew.
    this.#worker.on('error', () => {});
  }

  /** How many games of the run were played here. */
  get played(): number {
    return this.#played;
  }

  /** Plays what has been begun to its end; without Redis that is of no use. */
  async finish(): Promise<void> {
    if (this.#redis.status === 'ready') return this.#worker.close();
    this.#cancelled.abort(new Error('Redis has gone away'));
    this.#worker.close(true).catch(() => {});
  }

  /** Leaves what has been begun: nobody asks for it any more. */
  async cancel(): Promise<void> {
    this.#cancelled.abort(new Error('the run is over'));
    await this.#worker.close();
  }

  async #play({ series, games }: Batch): Promise<void> {
    const trial = this.#run.series[series]?.trial;
    if (!trial) throw new Error(`the run has no series ${series}`);
    const sent: Promise<void>[] = [];
    const deliver = ({ results }: Delivery) => {
      this.#played += results.length;
      const sending = send(this.#redis, this.#id, { type: 'results', series, results });
      // Heard of below; the games in between must not end the worker.
      sending.catch(() => {});
      sent.push(sending);
    };
    await this.#pool.play({ series, trial, games }, deliver, this.#cancelled.signal);
    await Promise.all(sent);
  }

  async #fail(batch: Batch | undefined, error: Error): Promise<void> {
    const what = batch ? `games ${batch.games[0]} to ${batch.games.at(-1)}` : 'some games';
    await send(this.#redis, this.#id, { type: 'failure', sentence: `${what} could not be played by a worker: ${reasonOf(error)}` });
  }
}
