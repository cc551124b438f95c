// A database that is there and does not answer: a network that swallows everything.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { TableRow } from '../protocol/index.ts';
import { freshDatabase } from '../testing/services/index.ts';
import { type ServiceProxy, startProxy } from '../testing/services/proxy.ts';
import { startServer } from './index.ts';
import { Client, gameNamed, moveFor, wishOf } from './server.testing.ts';
import { openStore } from './storage/index.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let proxy: ServiceProxy;
beforeAll(async () => {
  database = await freshDatabase(inject('postgres'));
});
afterAll(() => database.drop());
beforeEach(async () => {
  proxy = await startProxy(database.url);
});
afterEach(() => proxy.stop());

const served = (patience: number, drainMs: number) =>
  startServer({ port: 0, host: '127.0.0.1', keeping: { databaseUrl: proxy.url, patience }, pages: null, drainMs });

describe('connections that fall silent', () => {
  test('fail what was asked of them, are thrown away, and new ones take their place', async () => {
    const store = await openStore({ databaseUrl: proxy.url, patience: 100 }, () => {});
    await Promise.all(Array.from({ length: 8 }, () => store.ping()));
    proxy.silence();
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => store.ping()));
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(['rejected']));

    proxy.resume();
    await expect.poll(() => store.ping().then(() => 'answers'), { timeout: 30_000 }).toBe('answers');
    await store.close();
  });

  test('deny a move, which is made once they are back', async () => {
    const server = await served(100, 10_000);
    const mia = await Client.named(server.address, 'Mia');
    const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'human']))).body;
    await mia.call('POST', `api/tables/${id}/start`, {});
    const line = await mia.socket();
    line.send({ table: id, ask: { type: 'watch', viewer: 0 } });
    const { awaiting } = await line.until(({ tell }) => tell?.type === 'table' && tell.table);
    const seat = awaiting[0] ?? 0;
    const ask = moveFor(await gameNamed('eighty-days'), await mia.sight(id, seat), seat, 'silent');
    proxy.silence();
    line.send({ table: id, ask });
    expect(await line.until(({ tell }) => tell?.type === 'denied' && tell.denial.reason)).toBe('not kept');

    proxy.resume();
    await expect
      .poll(
        async () => {
          const from = line.heard.length;
          line.send({ table: id, ask });
          return line.until(({ tell }) => (tell?.type === 'done' || tell?.type === 'denied') && tell.type, from);
        },
        { timeout: 60_000 },
      )
      .toBe('done');
    // A busy machine may need longer than the patience of this server, which then answers that it has to be asked again.
    await expect.poll(async () => (await mia.sight(id, seat)).number, { timeout: 60_000 }).toBe(1);
    line.close();
    await server.close();
  });

  test('do not keep a server from ending, and none of them stays open', async () => {
    const server = await served(60_000, 100);
    const mia = await Client.named(server.address, 'Mia');
    proxy.silence();
    const asked = mia.call('GET', 'api/session').catch(() => 'cut off');
    await server.close();
    await asked;
    await expect.poll(() => proxy.size, { timeout: 10_000 }).toBe(0);
  });
});
