// An operator on a PostgreSQL that two processes share.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { TableRow } from '../../protocol/index.ts';
import { freshDatabase } from '../../testing/services/index.ts';
import { type Running, startServer } from '../index.ts';
import { Client, wishOf } from '../server.testing.ts';
import { asOperator } from './operator.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let servers: readonly Running[];
beforeAll(async () => {
  database = await freshDatabase(inject('postgres'));
  const start = () => startServer({ port: 0, host: '127.0.0.1', keeping: { databaseUrl: database.url }, pages: null, rate: 1_000_000 });
  servers = [await start(), await start()];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
});

test('whoever is banned is told so by every process, wherever the socket is', async () => {
  const [mia, jonas] = [await Client.named(servers[0]?.address ?? '', 'Mia'), await Client.named(servers[1]?.address ?? '', 'Jonas')];
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('city-tour', ['human', 'open']))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await mia.call('POST', `api/tables/${id}/start`, {});
  const lines = [await mia.socket(), await jonas.socket()];
  for (const line of lines) line.send({ watchTable: id });
  for (const line of lines) await line.until(({ row }) => row?.mine.length === 1);

  const { name } = await asOperator({ databaseUrl: database.url }, by => by.ban({ table: id, seat: 1 }, 1));
  expect(name).toBe('Jonas');
  for (const line of lines) await line.until(({ row }) => row?.seats[1]?.kind === 'bot');
  for (const line of lines) line.close();
  for (const server of servers) {
    jonas.address = server.address;
    expect((await jonas.call('POST', `api/tables/${id}/chat`, { text: 'hello' })).body).toMatchObject({ error: 'banned' });
  }
});
