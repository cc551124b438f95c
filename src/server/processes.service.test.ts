// Several processes on one database: any of them may serve any table.

import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { FromServer, TableRow } from '../protocol/index.ts';
import { chosenFrom } from '../testing/part.ts';
import { freshDatabase, startPostgres, startRedis } from '../testing/services/index.ts';
import { type Running, type Serving, startServer } from './index.ts';
import { Client, gameNamed, moveFor, wishOf } from './server.testing.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase(inject('postgres'));
});
afterAll(() => database.drop());

const oneProcess = (redisUrl?: string, change: Partial<Serving> = {}) =>
  startServer({ port: 0, host: '127.0.0.1', keeping: { databaseUrl: database.url }, redisUrl, pages: null, ...change });

async function played(one: Running, two: Running, game: string): Promise<number> {
  const [mia, jonas] = [await Client.named(one.address, 'Mia'), await Client.named(two.address, 'Jonas')];
  const rules = await gameNamed(game);
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf(game, ['human', 'open', 'greedy']))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await mia.at(two.address).call('POST', `api/tables/${id}/start`, {});
  const sockets = [await mia.socket(), await jonas.socket()];
  const ends = sockets.map(async (socket, seat) => {
    socket.send({ watchTable: id });
    socket.send({ table: id, ask: { type: 'watch', viewer: seat } });
    return socket.until(({ tell }: FromServer) => {
      const now = tell?.type === 'table' ? tell.table : tell?.type === 'news' ? tell.news : undefined;
      if (now?.awaiting.includes(seat)) socket.send({ table: id, ask: moveFor(rules, now, seat, 'p') });
      return now?.outcome ? now.number : undefined;
    });
  });
  const numbers = await Promise.all(ends);
  expect(numbers[0]).toBe(numbers[1]);
  for (const socket of sockets) socket.close();
  const record = await jonas.at(one.address).ask(id, { type: 'record' });
  expect(record.type).toBe('record');
  return numbers[0] ?? 0;
}

describe.each([
  ['Redis', () => inject('redis')],
  ['PostgreSQL alone', () => undefined],
])('two processes with %s between them', (name, redisUrl) => {
  test.each(chosenFrom(`played by two processes with ${name}`, ['eighty-days', 'on-tour-paris']))(
    'serve the two players of one table of %s to its end',
    async game => {
      const [one, two] = await Promise.all([oneProcess(redisUrl()), oneProcess(redisUrl())]);
      expect(await played(one, two, game)).toBeGreaterThan(5);
      await Promise.all([one.close(), two.close()]);
    },
  );
});

test('chat and changes of a table reach the other process', async () => {
  const [one, two] = await Promise.all([oneProcess(), oneProcess()]);
  const mia = await Client.named(one.address, 'Mia');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open']))).body;
  const socket = await mia.socket();
  socket.send({ watchTable: id });
  await socket.until(({ row }) => row);
  const jonas = await Client.named(two.address, 'Jonas');
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await jonas.call('POST', `api/tables/${id}/chat`, { text: 'hello' });
  await socket.until(({ row }) => row?.seats[1]?.name === 'Jonas');
  await socket.until(({ chat }) => chat?.text === 'hello');
  socket.close();
  await Promise.all([one.close(), two.close()]);
});

test.each([
  ['Redis', () => inject('redis')],
  ['PostgreSQL alone', () => undefined],
])('over %s everybody sees who is there by way of the other process: here, away, gone, watching', async (_name, redisUrl) => {
  const [one, two] = await Promise.all([oneProcess(redisUrl()), oneProcess(redisUrl())]);
  const [mia, jonas, otto] = [
    await Client.named(one.address, 'Mia'),
    await Client.named(two.address, 'Jonas'),
    await Client.named(two.address, 'Otto'),
  ];
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open']))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  const [his, ottos] = [await jonas.socket(), await otto.socket()];
  for (const socket of [his, ottos]) socket.send({ watchTable: id });
  await his.until(({ row }) => row?.watching === 1);
  // Who comes last is told of those who were there before.
  const own = await mia.socket();
  own.send({ watchTable: id });
  const all = await own.until(({ row }) => row?.seats[1]?.isHere && row.watching === 1 && row);
  expect(all.watchers).toEqual(['Otto']);
  await his.until(({ row }) => row?.seats[0]?.isHere);
  his.send({ isAway: true });
  await own.until(({ row }) => row?.seats[1]?.isHere === false && row.seats[1].isOpen);
  his.close();
  ottos.close();
  await own.until(({ row }) => row?.watching === 0 && row.seats[1]?.isOpen === undefined && row.seats[1]?.awaySince);
  own.close();
  await Promise.all([one.close(), two.close()]);
});

test('without its Redis a process still hears everything, a little later', async () => {
  const redis = await startRedis();
  const [one, two] = await Promise.all([oneProcess(redis.url), oneProcess(redis.url)]);
  await redis.kill();
  expect(await played(one, two, 'on-tour-paris')).toBeGreaterThan(5);
  await redis.restart();
  await Promise.all([one.close(), two.close()]);
  await redis.stop();
});

test('processes whose clocks differ go by the same time, so that nobody is charged for the difference', async () => {
  const BANK = 60;
  const [one, two] = await Promise.all([90, -90].map(s => oneProcess(undefined, { clock: () => Date.now() + s * 1000 })));
  if (!one || !two) throw new Error('there must be two');
  const mia = await Client.named(one.address, 'Mia');
  const pace = { kind: 'live', bank: BANK, increment: 0, then: 'bot' };
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'human'], { pace }))).body;
  await mia.call('POST', `api/tables/${id}/start`, {});
  const rules = await gameNamed('eighty-days');
  for (const place of [two, one, two, one, two, one]) {
    const there = mia.at(place.address);
    const seat = (await there.sight(id, 'public')).awaiting[0] ?? 0;
    expect(await there.ask(id, moveFor(rules, await there.sight(id, seat), seat, 'differ'))).toMatchObject({ type: 'done' });
  }
  const { clocks } = await mia.sight(id, 'public');
  for (const left of clocks?.left ?? [0]) {
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(BANK * 1000);
  }
  const metrics = await (await fetch(`${one.address}metrics`)).text();
  expect(Number(/^tabletour_clock_ahead_ms (\S+)$/m.exec(metrics)?.[1])).toBeLessThan(-80_000);
  await Promise.all([one.close(), two.close()]);
});

test('bots go on at another process when theirs is gone', async () => {
  const one = await oneProcess();
  const mia = await Client.named(one.address, 'Mia');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('tour-operator', ['greedy', 'greedy']))).body;
  await mia.call('POST', `api/tables/${id}/start`, {});
  await one.close();
  const two = await oneProcess();
  const socket = await mia.at(two.address).socket();
  socket.send({ watchTable: id });
  socket.send({ table: id, ask: { type: 'watch', viewer: 'public' } });
  await socket.until(
    ({ tell }) => (tell?.type === 'news' && tell.news.outcome) || (tell?.type === 'table' && tell.table.outcome) || undefined,
  );
  socket.close();
  await two.close();
});

test('a database that goes away denies moves, and play goes on when it is back, also at a process that could not open the table', async () => {
  const postgres = await startPostgres();
  const keeping = { databaseUrl: postgres.url };
  const [server, other] = await Promise.all([1, 2].map(() => startServer({ port: 0, host: '127.0.0.1', keeping, pages: null })));
  if (!server || !other) throw new Error('there must be two');
  const mia = await Client.named(server.address, 'Mia');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'human']))).body;
  await mia.call('POST', `api/tables/${id}/start`, {});
  const socket = await mia.socket();
  socket.send({ table: id, ask: { type: 'watch', viewer: 0 } });
  const sight = await socket.until(({ tell }) => tell?.type === 'table' && tell.table);
  const seat = sight.awaiting[0] ?? 0;
  const ask = moveFor(await gameNamed('eighty-days'), await mia.sight(id, seat), seat, 'away');

  await postgres.kill();
  socket.send({ table: id, ask });
  expect(await socket.until(({ tell }) => tell?.type === 'denied' && tell.denial.reason)).toBe('not kept');
  expect((await new Client(server.address).call('GET', 'readyz')).status).toBe(503);
  const elsewhere = mia.at(other.address);
  expect(await elsewhere.call('GET', `api/tables/${id}`)).toMatchObject({ status: 500, body: { error: 'failed' } });
  // Nobody is taken for a stranger because the store did not answer.
  expect(await (await elsewhere.socket()).end()).toBe(1013);

  await postgres.restart();
  const from = socket.heard.length;
  socket.send({ table: id, ask });
  expect(await socket.until(({ tell }) => tell?.type === 'done' && tell.number, from)).toBe(1);
  socket.close();
  expect((await elsewhere.sight(id, 0)).number).toBe(1);
  await Promise.all([server.close(), other.close()]);
  await postgres.stop();
});

test('a server that is started before its database waits for it, and says so', async () => {
  const postgres = await startPostgres();
  await postgres.kill();
  const said: string[] = [];
  const started = startServer({
    port: 0,
    host: '127.0.0.1',
    keeping: { databaseUrl: postgres.url },
    pages: null,
    openingMs: 120_000,
    logLevel: 'warn',
    log: { write: line => said.push(line) },
  });
  await expect.poll(() => said.join(''), { timeout: 30_000 }).toContain('does not answer (ECONNREFUSED); it is tried again');
  await postgres.restart();
  const server = await started;
  await server.close();
  await postgres.stop();
});

test('a Redis that refuses the password is told by /readyz and /metrics, and play goes on without it', async () => {
  const redis = await startRedis();
  const admin = new Redis(redis.url);
  await admin.config('SET', 'requirepass', 'right');
  const { host } = new URL(redis.url);
  const server = await oneProcess(`redis://:wrong@${host}`);
  const ready = async () => (await fetch(`${server.address}readyz`)).text();
  await expect.poll(ready, { timeout: 30_000 }).toBe('ready\nno news of other processes: WRONGPASS\n');
  expect(await (await fetch(`${server.address}metrics`)).text()).toMatch(/^tabletour_news 0$/m);
  await server.close();
  const other = await oneProcess(`redis://:right@${host}`);
  await expect.poll(async () => (await fetch(`${other.address}readyz`)).text(), { timeout: 30_000 }).toBe('ready\n');
  await other.close();
  admin.disconnect();
  await redis.stop();
});
