import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrdersSight } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer } from '../server.testing.ts';
import { made, until, type WaitingTable, waitingTable } from './orders.testing.ts';

let server: Running;
beforeAll(async () => {
  server = await freshServer();
});
afterAll(() => server.close());

const waiting = async () => waitingTable(await Client.named(server.address, 'Mia'), await Client.named(server.address, 'Jonas'));
const path = ({ id }: WaitingTable) => `api/tables/${id}/orders`;
const give = (table: WaitingTable, change: object = {}) =>
  table.waiter.call<OrdersSight>('PUT', path(table), { seat: table.seat, number: table.number, lines: [table.line], ...change });
const shown = async (table: WaitingTable) => (await table.waiter.call<OrdersSight>('GET', `${path(table)}?as=${table.seat}`)).body;

test('what somebody would answer is answered as soon as the other moves so, and is shown as done', async () => {
  const table = await waiting();
  expect((await give(table)).body).toMatchObject({ state: 'waits', played: [] });
  const number = await made(table.mover, table.id, table.theirs);
  const { told } = await until(table.mover, table.id, number + 1);
  expect(told.length).toBeGreaterThan(2);
  expect(await shown(table)).toMatchObject({ state: 'done', played: [0], lines: [table.line] });
});

test('when the other does something else nothing is played, and the orders are over', async () => {
  const table = await waiting();
  await give(table);
  const number = await made(table.mover, table.id, table.other);
  expect(await shown(table)).toMatchObject({ state: 'others', played: [] });
  expect((await table.mover.sight(table.id, 'public')).number).toBe(number);
});

test('what is withdrawn is not played', async () => {
  const table = await waiting();
  await give(table);
  expect((await table.waiter.call('DELETE', `${path(table)}?as=${table.seat}`)).status).toBe(204);
  const number = await made(table.mover, table.id, table.theirs);
  expect((await table.waiter.call('GET', `${path(table)}?as=${table.seat}`)).body).toBe('null');
  expect((await table.mover.sight(table.id, 'public')).number).toBe(number);
});

test('whatever cannot be is refused in one sentence, and nobody hears of the orders of another', async () => {
  const table = await waiting();
  expect((await give(table, { number: table.number + 1 })).body).toMatchObject({ error: 'moved on' });
  expect((await give(table, { lines: [{ if: [], play: 'nonsense' }] })).body).toMatchObject({ error: 'orders', text: /not a move/ });
  expect((await give(table, { lines: Array.from({ length: 31 }, () => table.line) })).status).toBe(400);
  expect((await give(table, { seat: 1 - table.seat })).status).toBe(403);
  await give(table);
  for (const stranger of [table.mover, new Client(server.address)]) {
    expect((await stranger.call('GET', `${path(table)}?as=${table.seat}`)).status).toBeGreaterThanOrEqual(401);
    expect((await stranger.call('DELETE', `${path(table)}?as=${table.seat}`)).status).not.toBe(200);
  }
  expect(await shown(table)).toMatchObject({ state: 'waits' });
});
