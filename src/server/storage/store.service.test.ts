import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freshDatabase } from '../../testing/services/index.ts';
import { openStore, type Store } from './index.ts';
import { keepsItsPromises } from './store.testing.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let store: Store;
beforeAll(async () => {
  database = await freshDatabase(inject('postgres'));
  store = await openStore({ databaseUrl: database.url }, () => {});
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

describe('the store in PostgreSQL', () => {
  keepsItsPromises(() => store);

  test('is made once, however many open it at the same time', async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ databaseUrl: url }, () => {})));
    await Promise.all(stores.map(each => each.ping()));
    await Promise.all(stores.map(each => each.close()));
    await drop();
  });

  test('that cannot be reached is told', async () => {
    await expect(openStore({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }, () => {})).rejects.toThrow('ECONNREFUSED');
  });
});
