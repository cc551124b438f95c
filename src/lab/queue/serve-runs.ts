import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { GamePool } from '../threads/game-pool.ts';
import { connect, hangUp } from './connection.ts';
import { objection } from './objection.ts';
import { announced, type Run, remove, send } from './runs.ts';
import type { ServedRun } from './served-run.ts';

const BETWEEN_LOOKS = 300;

/** How a worker is told to work and to end, and how it speaks. */
export interface Service {
  readonly jobs: number;
  readonly signal: AbortSignal;
  readonly say: (sentence: string) => void;
}

/** A worker at work: what it works with, and the runs it knows; one that it refused is undefined. */
interface Desk extends Service {
  readonly redis: Redis;
  readonly pool: GamePool;
  readonly runs: Map<string, ServedRun | undefined>;
}

/** Plays the games of whatever runs are announced on a Redis, until it is told to end; then it finishes its batches. */
export async function serveRuns(address: string, service: Service): Promise<void> {
  const { jobs, signal, say } = service;
  const redis = await connect(address, say, signal);
  const desk: Desk = { ...service, redis, pool: new GamePool(jobs), runs: new Map() };
  // What was asked of a Redis that has gone away is not waited for.
  const away = new Promise<void>(resolve => signal.addEventListener('abort', () => redis.status !== 'ready' && resolve()));
  say(`waiting for runs, to play ${jobs} ${jobs === 1 ? 'batch' : 'batches'} at a time`);
  while (!signal.aborted) {
    await Promise.race([look(desk), away]).catch(error => {
      if (!signal.aborted) throw error;
    });
    await pause(BETWEEN_LOOKS, undefined, { signal }).catch(() => {});
  }
  say('ending, as soon as what has been begun is played');
  for (const [id, run] of desk.runs) {
    await run?.finish();
    if (run) say(`played ${run.played} games of run ${id}`);
  }
  desk.pool.close();
  hangUp(redis);
}

/** Takes up the runs that are new, and drops those that are over or whose owner has gone. */
async function look(desk: Desk): Promise<void> {
  const found = await announced(desk.redis);
  for (const [id, text] of found) {
    if (text === null) await drop(desk, id);
    else if (!desk.runs.has(id)) desk.runs.set(id, await takeUp(desk, id, JSON.parse(text)));
  }
  for (const id of desk.runs.keys()) if (!found.has(id)) await drop(desk, id);
}

async function takeUp({ redis, pool, jobs, say }: Desk, id: string, run: Run): Promise<ServedRun | undefined> {
  const objected = await objection(run);
  if (objected === undefined) {
    const { ServedRun } = await import('./served-run.ts');
    say(`taking part in run ${id}: ${[...new Set(run.series.map(({ trial }) => trial.game))].join(', ')}`);
    return new ServedRun(id, run, { redis, pool, jobs });
  }
  say(`not joining run ${id}: this worker ${objected}`);
  await send(redis, id, { type: 'refusal', sentence: `the worker ${hostname()}:${process.pid} takes no part: it ${objected}` });
  return undefined;
}

/** Clears up as well: a batch that ended late may have left something, or the owner was killed. */
async function drop({ redis, runs, say }: Desk, id: string): Promise<void> {
  const run = runs.get(id);
  runs.delete(id);
  await run?.cancel();
  await remove(redis, id);
  if (run) say(`run ${id} is over: played ${run.played} games of it`);
}
