// Orders at tables that two processes serve, of which either may be killed at any moment.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freshDatabase } from '../../testing/services/index.ts';
import { ServerProcess } from '../kill/server-process.testing.ts';
import { Client } from '../server.testing.ts';
import { made, until, waitingTable } from './orders.testing.ts';

const ROUNDS = 3;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let processes: readonly ServerProcess[] = [];
beforeAll(async () => {
  database = await freshDatabase(inject('postgres'));
  const place = { databaseUrl: database.url, redisUrl: inject('redis') };
  processes = await Promise.all(['one', 'two'].map(name => ServerProcess.launch(name, place)));
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map(each => each.stop()));
  await database.drop();
});

test('orders are carried out once, whichever process is killed after the move they wait for', async () => {
  const [one, two] = processes;
  if (!one || !two) throw new Error('no processes');
  for (let round = 0; round < ROUNDS; round++) {
    const [mia, jonas] = [await Client.named(one.address, 'Mia'), await Client.named(two.address, 'Jonas')];
    const table = await waitingTable(mia, jonas);
    const { id, seat, number, line, mover, waiter } = table;
    expect((await waiter.call('PUT', `api/tables/${id}/orders`, { seat, number, lines: [line] })).status).toBe(200);
    const before = (await waiter.sight(id, 'public')).decisions[seat] ?? 0;
    const done = await made(mover, id, table.theirs);
    const [killed, left] = mover.address === one.address ? [one, two] : [two, one];
    await killed.kill();
    const survivor = new Client(left.address);
    await until(survivor, id, done + 1);
    await killed.start();
    const looks = await Promise.all([one, two].map(({ address }) => until(new Client(address), id, done + 1)));
    for (const { decisions, number: last } of looks) expect([decisions[seat], last]).toEqual([before + 1, done + 1]);
    expect((await waiter.call('GET', `api/tables/${id}/orders?as=${seat}`)).body).toMatchObject({ state: 'done', played: [0] });
  }
}, 120_000);
