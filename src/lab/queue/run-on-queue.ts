import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { openGame } from '../open-game.ts';
import type { Task, Watch } from '../orders.ts';
import { connect, hangUp, QueueProblem } from './connection.ts';
import { Outstanding } from './outstanding.ts';
import { announce, type Batch, forget, hear, PREFIX, type Run, remove, renew } from './runs.ts';

const LISTENED_FOR = 500;
const RENEWED_AFTER = 5000;
const ALONE_AFTER = 5000;
const SETTLED_WITHIN = 1000;
const CLEARED_WITHIN = 5000;

interface QueueConnection {
  readonly id: string;
  readonly redis: Redis;
  /** A connection of its own, since listening blocks it. */
  readonly ear: Redis;
  readonly queue: Queue<Batch>;
}

/** Plays the games of all tasks on the workers of a Redis, until they are done or stopped; the results are the same as of `run`. */
export async function runOnQueue(
  tasks: readonly Task[],
  address: string,
  watch: Watch,
  say: (sentence: string) => void = sentence => console.error(`tabletour: ${sentence}`),
): Promise<void> {
  const announcement = await announcementOf(tasks);
  const line = await openConnection(address, say, watch.signal);
  // Who is stopped listens no longer; a Redis that has gone away would not even let go.
  const stopped = new Promise<void>(resolve => {
    const stop = () => (line.redis.status === 'ready' ? hangUp(line.ear) : resolve());
    watch.signal?.addEventListener('abort', stop, { once: true });
  });
  try {
    await announce(line.redis, line.id, announcement);
    await Promise.race([collect(line, new Outstanding(tasks), watch, say), stopped]);
  } finally {
    // Otherwise workers clear up what nobody asks for any more.
    if (line.redis.status === 'ready') await Promise.race([clear(line), pause(CLEARED_WITHIN, undefined, { ref: false })]);
    hangUp(line.ear);
    hangUp(line.redis);
  }
}

async function announcementOf(tasks: readonly Task[]): Promise<Run> {
  const series = tasks.map(async ({ trial }) => ({ trial, version: (await openGame(trial)).game.version }));
  return { series: await Promise.all(series) };
}

async function openConnection(address: string, say: (sentence: string) => void, signal: AbortSignal | undefined): Promise<QueueConnection> {
  const redis = await connect(address, say, signal);
  const ear = redis.duplicate();
  const { Queue } = await import('bullmq');
  const id = randomUUID();
  const queue = new Queue<Batch>(id, { connection: redis, prefix: PREFIX });
  // That Redis has gone away is said once, by its first connection.
  for (const each of [ear, queue]) each.on('error', () => {});
  return { id, redis, ear, queue };
}

/** Hands out batches and hears what came of them, until no game is missing. */
async function collect(
  { id, redis, ear, queue }: QueueConnection,
  outstanding: Outstanding,
  { heard, signal }: Watch,
  say: (sentence: string) => void,
) {
  const started = Date.now();
  let [renewed, last, isAlone] = [started, '0', true];
  while (!outstanding.isDone() && !signal?.aborted) {
    const batches = outstanding.next();
    if (batches.length > 0) await queue.addBulk(batches.map(data => ({ name: 'batch', data })));
    const told = await hear(ear, id, last, LISTENED_FOR).catch(error => {
      if (!signal?.aborted) throw error;
    });
    if (!told || signal?.aborted) return;
    for (const news of told.news) outstanding.take(news, heard, say);
    if (told.at !== last) await forget(redis, id, told.at);
    last = told.at;
    const isTold = isAlone && told.news.length === 0 && Date.now() - started > ALONE_AFTER;
    if (isTold) say('no worker has sent anything yet; "tabletour worker" with the same --redis starts one');
    isAlone &&= told.news.length === 0 && !isTold;
    if (Date.now() - renewed < RENEWED_AFTER) continue;
    renewed = Date.now();
    if (!(await renew(redis, id))) throw new QueueProblem('Redis has lost the run; start it again');
  }
  await settle(queue);
}

/** Results come just before their batch counts as done: lets the workers finish it. */
async function settle(queue: Queue<Batch>): Promise<void> {
  const last = Date.now() + SETTLED_WITHIN;
  while ((await queue.getActiveCount()) > 0 && Date.now() < last) await pause(10);
}

async function clear({ id, redis, queue }: QueueConnection): Promise<void> {
  await remove(redis, id);
  await queue.close();
}
