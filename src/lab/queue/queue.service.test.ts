import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import { amount } from '../../testing/part.ts';
import { type Service, startRedis } from '../../testing/services/index.ts';
import { freshProgram, tabletour } from '../../testing/terminal.ts';
import type { Task } from '../orders.ts';
import { run } from '../threads/index.ts';
import type { Result, Trial } from '../trial.ts';
import { runOnQueue } from './index.ts';
import { announce, hear } from './runs.ts';

const WAIT = { timeout: 60_000 };
/** So many that a run lasts a while, and something can happen in the middle of it. */
const GAMES = amount(300, 800);

let server: Service;
let redis: Redis;
const workers = new Set<RunningWorker>();

beforeAll(async () => {
  server = await startRedis();
  redis = new Redis(server.url);
  redis.on('error', () => {});
});

// Some tests kill Redis; none may suffer from another's failure to start it again.
beforeEach(() => server.restart());

afterEach(async () => {
  await Promise.all([...workers].map(worker => worker.end('SIGKILL')));
  await redis.flushall();
});

afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

/** A worker as a process of its own, and what it has said so far. */
interface RunningWorker {
  readonly said: () => string;
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

async function startWorker(...args: readonly string[]): Promise<RunningWorker> {
  const child: ChildProcess = spawn(process.execPath, [await freshProgram(), 'worker', '--redis', server.url, ...args]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', text => (said += text));
  const ended = once(child, 'close');
  const worker: RunningWorker = {
    said: () => said,
    async end(signal) {
      child.kill(signal);
      await ended;
      workers.delete(worker);
      return child.exitCode;
    },
  };
  workers.add(worker);
  await expect.poll(() => said, WAIT).toContain('waiting for runs');
  return worker;
}

async function trialOf(game: string, games: number, more: Partial<Trial> = {}): Promise<Trial> {
  const { options, seats } = (await SHELF[game]?.open()) ?? {};
  const count = Math.max(2, seats?.least ?? 2);
  const bots = Array.from({ length: count }, () => 'random');
  return { game, seats: count, options: options?.standard, bots, games, seed: 'queue', keepRecords: false, analyse: false, ...more };
}

function taskOf(trial: Trial): Task {
  return { trial, games: Array.from({ length: trial.games }, (_, index) => index) };
}

/** Collects what is heard, in the order of the series and of the games. */
function notebook() {
  const lines: { readonly series: number; readonly result: Result }[] = [];
  return {
    heard: (result: Result, series: number) => void lines.push({ series, result }),
    count: () => lines.length,
    text: () => JSON.stringify([...lines].sort((a, b) => a.series - b.series || a.result.index - b.result.index)),
  };
}

/** What was played on this machine, by what was asked for: the same games are played once. */
const known = new Map<string, Promise<string>>();

function playedHere(tasks: readonly Task[]): Promise<string> {
  const asked = JSON.stringify(tasks);
  const played = known.get(asked) ?? playNow(tasks);
  known.set(asked, played);
  return played;
}

async function playNow(tasks: readonly Task[]): Promise<string> {
  const here = notebook();
  await run(tasks, 1, here);
  return here.text();
}

function keys(): Promise<string[]> {
  return redis.keys('*');
}

describe('a run on workers', () => {
  test('gives the same results as on one machine, byte for byte, in every game and with several series', async () => {
    const everything = { keepRecords: true, analyse: true, trace: true };
    const tasks = await Promise.all(Object.keys(SHELF).map(async game => taskOf(await trialOf(game, 3, everything))));
    await startWorker('--jobs', '2');
    const there = notebook();
    await runOnQueue(tasks, server.url, there);
    expect(there.text()).toBe(await playedHere(tasks));
  });

  test('plays only the games it is asked for', async () => {
    const task = { trial: await trialOf('city-tour', 50), games: [3, 41] };
    await startWorker('--jobs', '1');
    const there = notebook();
    await runOnQueue([task], server.url, there);
    expect(there.text()).toBe(await playedHere([task]));
    expect(there.count()).toBe(2);
  });

  test('is shared by two workers, plays no game twice, and leaves nothing in Redis', async () => {
    const task = taskOf(await trialOf('eighty-days', GAMES / 2));
    const both = [await startWorker('--jobs', '1'), await startWorker('--jobs', '1')];
    const there = notebook();
    await runOnQueue([task], server.url, there);
    for (const worker of both) await expect.poll(worker.said, WAIT).toMatch(/is over: played \d+ games/);
    const played = both.map(worker => Number(/played (\d+) games/.exec(worker.said())?.[1]));
    expect(played.every(games => games > 0)).toBe(true);
    expect(played.reduce((sum, games) => sum + games, 0)).toBe(GAMES / 2);
    expect(there.text()).toBe(await playedHere([task]));
    await expect.poll(keys, WAIT).toEqual([]);
  });

  test('loses nothing when a worker is killed in the middle of a batch', async () => {
    const task = taskOf(await trialOf('eighty-days', GAMES));
    const killed = await startWorker('--jobs', '2');
    const there = notebook();
    const running = runOnQueue([task], server.url, there);
    await expect.poll(there.count, { ...WAIT, interval: 5 }).toBeGreaterThan(0);
    await killed.end('SIGKILL');
    expect(await redis.llen(await activeKey())).toBeGreaterThan(0);
    await startWorker('--jobs', '2');
    await running;
    expect(there.count()).toBe(GAMES);
    expect(there.text()).toBe(await playedHere([task]));
  });

  test('goes on when Redis is killed and comes back', async () => {
    const task = taskOf(await trialOf('eighty-days', GAMES));
    const worker = await startWorker('--jobs', '1');
    const [there, said]: [ReturnType<typeof notebook>, string[]] = [notebook(), []];
    const running = runOnQueue([task], server.url, there, sentence => said.push(sentence));
    await expect.poll(there.count, { ...WAIT, interval: 5 }).toBeGreaterThan(0);
    await server.kill();
    await expect.poll(worker.said, WAIT).toContain('has gone away');
    await server.restart();
    await running;
    expect(there.text()).toBe(await playedHere([task]));
    // A busy machine may need long to start the worker, and is told so.
    const about = said.filter(sentence => !sentence.startsWith('no worker has sent anything yet'));
    expect(about.map(sentence => sentence.replace(server.url, 'URL'))).toEqual([
      'the Redis at URL has gone away; trying again until it is back',
      'the Redis at URL is back',
    ]);
  });

  test('says so when no worker is there', async () => {
    const said: string[] = [];
    const stop = new AbortController();
    const running = runOnQueue([taskOf(await trialOf('city-tour', 1))], server.url, { heard() {}, signal: stop.signal }, sentence =>
      said.push(sentence),
    );
    await expect.poll(() => said, WAIT).toEqual(['no worker has sent anything yet; "tabletour worker" with the same --redis starts one']);
    stop.abort();
    await running;
    expect(await keys()).toEqual([]);
  });

  test('leaves nothing in Redis when it is stopped, and the worker is free for the next one', async () => {
    const stop = new AbortController();
    const there = notebook();
    const worker = await startWorker('--jobs', '1');
    const running = runOnQueue([taskOf(await trialOf('eighty-days', 100_000))], server.url, { ...there, signal: stop.signal });
    await expect.poll(there.count, WAIT).toBeGreaterThan(0);
    stop.abort();
    await running;
    await expect.poll(worker.said, WAIT).toContain('is over');
    await expect.poll(keys, WAIT).toEqual([]);
    const next = notebook();
    await runOnQueue([taskOf(await trialOf('city-tour', 5))], server.url, next);
    expect(next.count()).toBe(5);
  });

  test('fails with one sentence when its games cannot be played', async () => {
    await startWorker('--jobs', '1');
    const task = taskOf(await trialOf('city-tour', 1, { bots: ['nobody', 'nobody'] }));
    await expect(runOnQueue([task], server.url, notebook())).rejects.toThrow(
      'games 0 to 0 could not be played by a worker: there is no bot "nobody"',
    );
    await expect.poll(keys, WAIT).toEqual([]);
  });

  test('ends with one sentence when Redis has lost it', async () => {
    const running = runOnQueue([taskOf(await trialOf('city-tour', 1))], server.url, notebook(), () => {});
    await expect.poll(keys, WAIT).not.toEqual([]);
    await redis.flushall();
    await expect(running).rejects.toThrow('Redis has lost the run');
  });
});

describe('a worker', () => {
  test('finishes its batch when it is told to end, so that nobody has to play it again', async () => {
    const task = taskOf(await trialOf('eighty-days', GAMES));
    const told = await startWorker('--jobs', '2');
    const there = notebook();
    const running = runOnQueue([task], server.url, there);
    await expect.poll(there.count, { ...WAIT, interval: 5 }).toBeGreaterThan(0);
    expect(await told.end('SIGTERM')).toBe(0);
    expect(await redis.llen(await activeKey())).toBe(0);
    const played = Number(/played (\d+) games/.exec(told.said())?.[1]);
    await expect.poll(there.count, WAIT).toBe(played);
    expect(played).toBeLessThan(GAMES);
    await startWorker('--jobs', '2');
    await running;
    expect(there.text()).toBe(await playedHere([task]));
  });

  test('and the run it plays end when they are told to, though Redis has gone away', async () => {
    const worker = await startWorker('--jobs', '1');
    const [there, stop] = [notebook(), new AbortController()];
    const task = taskOf(await trialOf('eighty-days', 100_000));
    const running = runOnQueue([task], server.url, { ...there, signal: stop.signal }, () => {});
    await expect.poll(there.count, WAIT).toBeGreaterThan(0);
    await server.kill();
    await expect.poll(worker.said, WAIT).toContain('has gone away');
    stop.abort();
    await running;
    expect(await worker.end('SIGTERM')).toBe(0);
    await server.restart();
  });

  test('takes no part where the rules are of another version, and says so to both sides', async () => {
    const trial = await trialOf('city-tour', 1);
    await announce(redis, 'other', { series: [{ trial, version: 999 }] });
    const worker = await startWorker();
    const sentence = /has version \d+ of the rules of city-tour, and the run needs version 999/;
    await expect.poll(worker.said, WAIT).toMatch(/not joining run other: this worker has version/);
    expect(worker.said()).toMatch(sentence);
    const news = async () => (await hear(redis, 'other', '0', 1000)).news;
    await expect.poll(news, WAIT).toMatchObject([{ type: 'refusal', sentence: expect.stringMatching(sentence) }]);
  });

  test('takes no part in a game it does not know', async () => {
    await announce(redis, 'other', { series: [{ trial: { ...(await trialOf('city-tour', 1)), game: 'chess' }, version: 1 }] });
    const worker = await startWorker();
    await expect.poll(worker.said, WAIT).toContain('does not know the game "chess"');
  });

  test('clears up after a run whose owner was killed', async () => {
    await announce(redis, 'orphan', { series: [{ trial: await trialOf('city-tour', 1), version: 999 }] });
    await redis.expire('tabletour:run:orphan', 0);
    expect((await keys()).sort()).toEqual(['tabletour:run:orphan:news', 'tabletour:runs']);
    await startWorker();
    await expect.poll(keys, WAIT).toEqual([]);
  });
});

describe('simulate --redis', () => {
  const SIMULATE = ['simulate', 'bodensee', '--games', '40', '--seed', 'shared', '--json'];

  test('prints what simulate prints', async () => {
    await startWorker('--jobs', '1');
    const here = await tabletour([...SIMULATE, '--jobs', '1']);
    const there = await tabletour([...SIMULATE, '--redis', server.url]);
    expect(there.code).toBe(0);
    // On a busy machine the worker may take its time.
    expect(there.err).toMatch(/^(tabletour: no worker has sent anything yet; .*\n)?$/);
    expect(untimed(there.out)).toEqual(untimed(here.out));
  });

  test('stopped by Ctrl-C it tells what is done and leaves nothing in Redis', async () => {
    const worker = await startWorker('--jobs', '1');
    const child = spawn(process.execPath, [await freshProgram(), 'simulate', 'eighty-days', '--games', '1000000', '--redis', server.url]);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', text => (err += text));
    const ended = once(child, 'close');
    await expect.poll(worker.said, WAIT).toContain('taking part');
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(err).toMatch(/stopped after \d+ of 1000000 games/);
    await expect.poll(keys, WAIT).toEqual([]);
  });

  test('takes no --jobs, for each worker has its own', async () => {
    expect(await tabletour([...SIMULATE, '--redis', server.url, '--jobs', '2'])).toEqual({
      code: 2,
      err: 'tabletour: --jobs cannot be combined with --redis: each worker has its own --jobs\n',
      out: '',
    });
  });
});

describe('wrong usage', () => {
  test('no Redis, a wrong address or something that is no Redis is one sentence', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const refused = [
      ['redis://127.0.0.1:1', 'there is no Redis at redis://127.0.0.1:1 (ECONNREFUSED)'],
      ['redis://:secret@127.0.0.1:1', 'there is no Redis at redis://127.0.0.1:1 (ECONNREFUSED)'],
      [`redis://127.0.0.1:${port}`, `there is no Redis at redis://127.0.0.1:${port} (no answer)`],
      ['http://localhost', 'the address of a Redis looks like redis://localhost:6379, not like "http://localhost"'],
      ['localhost', 'the address of a Redis looks like redis://localhost:6379, not like "localhost"'],
    ] as const;
    const ran = await Promise.all(refused.map(([redisAddress]) => tabletour(['worker', '--redis', redisAddress])));
    const told = ran.map(({ code, err, out }) => ({ code, out, last: err.split('\n').at(-2) }));
    expect(told).toEqual(refused.map(([, sentence]) => ({ code: 2, out: '', last: `tabletour: ${sentence}` })));
    silent.close();
  });

  test('simulate without a Redis plays nothing', async () => {
    const { code, err, out } = await tabletour(['simulate', 'city-tour', '--redis', 'redis://127.0.0.1:1']);
    expect({ code, out, last: err.split('\n').at(-2) }).toEqual({
      code: 2,
      out: '',
      last: 'tabletour: there is no Redis at redis://127.0.0.1:1 (ECONNREFUSED)',
    });
  });

  test('a worker without a Redis is told what it needs', async () => {
    expect(await tabletour(['worker'])).toMatchObject({
      code: 2,
      err: 'tabletour: name the Redis to work for: --redis redis://localhost:6379\n',
    });
  });
});

/** What was printed, but for how long it took. */
function untimed(out: string): unknown {
  return { ...JSON.parse(out), seconds: 0, movesPerSecond: 0 };
}

async function activeKey(): Promise<string> {
  const found = (await keys()).find(key => key.endsWith(':active'));
  return found ?? 'none';
}
