import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freshDatabase } from '../../testing/services/index.ts';
import { startProxy } from '../../testing/services/proxy.ts';
import { startServer } from '../index.ts';
import { keepsCompany } from './evenings.testing.ts';
import { examine, openStore, type Store, StoreError } from './index.ts';
import { keepsPeople } from './people.testing.ts';
import { bodyOf, deedOf, keepsItsPromises } from './store.testing.ts';
import { keepsTables } from './tables.testing.ts';

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
  keepsTables(() => store);
  keepsItsPromises(() => store);
  keepsCompany(() => store);
  keepsPeople(() => store);

  test('is made once, however many open it at the same time', async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ databaseUrl: url }, () => {})));
    await Promise.all(stores.map(each => each.ping()));
    await Promise.all(stores.map(each => each.close()));
    await drop();
  });

  test('waits for another process that migrates, however long that takes', async () => {
    const other = await stranger();
    await other.query('select pg_advisory_lock(7238401)');
    const opened = openStore({ databaseUrl: database.url, patience: 100 }, () => {});
    const waiting = "select 1 from pg_stat_activity where wait_event = 'advisory' and now() - query_start > interval '1 s'";
    await expect.poll(async () => (await other.query(waiting)).rows.length, { timeout: 30_000 }).toBe(1);
    await other.query('select pg_advisory_unlock(7238401)');
    await other.end();
    await (await opened).close();
  });

  test.each([
    ['postgres://nobody:secret@127.0.0.1:1/none', 'the database at 127.0.0.1:1 does not answer (ECONNREFUSED)', true],
    ['postgres//nobody:secret@127.0.0.1/none', 'DATABASE_URL cannot be read; write postgres://user:password@host:5432/database', false],
  ])('that cannot be reached at %s is told', async (databaseUrl, sentence, isPassing) => {
    await expect(openStore({ databaseUrl }, () => {})).rejects.toThrow(new StoreError(sentence, isPassing));
  });

  test('that lets nobody in is told by its name, without the password', async () => {
    const { host, port } = new URL(inject('postgres'));
    const missing = openStore({ databaseUrl: `postgres://app:secret@${host}/missing` }, () => {});
    await expect(missing).rejects.toThrow(`there is no database "missing" at 127.0.0.1:${port} (3D000)`);
    const stranger = openStore({ databaseUrl: `postgres://stranger:secret@${host}/postgres` }, () => {});
    await expect(stranger).rejects.toThrow(`the database at 127.0.0.1:${port} refuses the user "stranger" (28000)`);
  });
});

test('a server is not ready while its PostgreSQL can only be read, says why, and is ready again when it can be written', async () => {
  const { url, drop } = await freshDatabase(inject('postgres'));
  const server = await startServer({ port: 0, host: '127.0.0.1', keeping: { databaseUrl: url }, pages: null });
  const admin = new pg.Client(inject('postgres'));
  await admin.connect();
  const name = new URL(url).pathname.slice(1);
  const set = async (value: 'on' | 'off') => {
    await admin.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  };
  const ready = async () => {
    const answer = await fetch(`${server.address}readyz`);
    return [answer.status, (await answer.text()).split('\n')[0]];
  };
  await expect.poll(ready, { timeout: 30_000 }).toEqual([200, 'ready']);
  await set('on');
  await expect.poll(ready, { timeout: 30_000 }).toEqual([503, 'not ready: the store cannot be written: it can only be read (25006)']);
  await set('off');
  await expect.poll(ready, { timeout: 30_000 }).toEqual([200, 'ready']);
  await admin.end();
  await server.close();
  await drop();
});

test('damage is found by whoever examines the database', async () => {
  const { url, drop } = await freshDatabase(inject('postgres'));
  const own = await openStore({ databaseUrl: url }, () => {});
  const body = bodyOf();
  await own.addTable(body, 1);
  await own.changeTable(body, 1, 2, 'playing');
  for (const number of [1, 2, 3]) await own.append(body.id, deedOf(number), { at: null, isOver: false });
  expect(await examine({ databaseUrl: url })).toMatchObject({ tables: 1, steps: 3, damaged: [] });
  const other = new pg.Client(url);
  await other.connect();
  await other.query('delete from deeds where number = 2');
  await other.end();
  expect((await examine({ databaseUrl: url })).damaged).toMatchObject([{ problem: 'of 3 steps only the first 1 are intact' }]);
  await own.close();
  await drop();
});

/** Somebody else at the same database. */
async function stranger(): Promise<pg.Client> {
  const client = new pg.Client(database.url);
  await client.connect();
  return client;
}

async function tableInPlay(): Promise<string> {
  const body = bodyOf();
  await store.addTable(body, 1);
  await store.changeTable(body, 1, 2, 'playing');
  return body.id;
}

describe('a table that somebody else keeps locked', () => {
  test('holds up its own deeds only, and goes on when it is free', async () => {
    const WAITING = { at: null, isOver: false };
    const [locked, ...free] = [await tableInPlay(), await tableInPlay(), await tableInPlay()];
    const other = await stranger();
    await other.query('begin');
    await other.query('select 1 from tables where id = $1 for update', [locked]);
    const held = store.append(locked, deedOf(1), WAITING);
    const denied = expect(held).rejects.toThrow('lock timeout');
    for (const id of free) expect(await store.append(id, deedOf(1), WAITING)).toBe('kept');
    await denied;

    await other.query('rollback');
    await other.end();
    expect(await store.append(locked, deedOf(1), WAITING)).toBe('kept');
  });

  test('is free again when the process that was frozen within a transaction has had its time', async () => {
    const proxy = await startProxy(database.url);
    const frozen = await openStore({ databaseUrl: proxy.url, patience: 200 }, () => {});
    proxy.silenceAfter('insert into sessions');
    const guest = { id: 'frozen', name: 'Mia', since: 0, webhook: null, push: null };
    await expect(frozen.addSession(guest, 'r', 't')).rejects.toThrow();

    await expect.poll(() => store.addSession(guest, 'r', 't').then(() => 'added'), { timeout: 30_000 }).toBe('added');
    await frozen.close();
    await proxy.stop();
  });

  test('is not left locked by a process that is frozen in the middle of a line of chat', async () => {
    const id = await tableInPlay();
    const proxy = await startProxy(database.url);
    const frozen = await openStore({ databaseUrl: proxy.url, patience: 1000 }, () => {});
    proxy.silenceAfter('into chat');
    const cut = expect(frozen.say(id, { name: 'Mia', text: 'one', at: 1 })).rejects.toThrow();
    await expect.poll(async () => (await store.progress([id]))[0]?.said).toBe(1);
    expect(await store.say(id, { name: 'Mia', text: 'two', at: 2 })).toMatchObject({ number: 2 });
    await cut;
    expect((await store.chat(id, 0, 10)).map(({ text }) => text)).toEqual(['one', 'two']);
    await frozen.close();
    await proxy.stop();
  });
});

describe('a large database', () => {
  const MANY = 30_000;

  /** What PostgreSQL has counted about the tables so far. */
  async function counted(other: pg.Client) {
    const { rows } = await other.query<{ updates: string; hot: string; read: string }>(
      `select n_tup_upd as updates, n_tup_hot_upd as hot, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read
       from pg_stat_user_tables where relname = 'tables'`,
    );
    return { updates: Number(rows[0]?.updates), hot: Number(rows[0]?.hot), read: Number(rows[0]?.read) };
  }

  test('changes the row of a table in its place when a deed is done', async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    const own = await openStore({ databaseUrl: url }, () => {});
    const body = bodyOf();
    await own.addTable(body, 1);
    await own.changeTable(body, 1, 2, 'playing');
    await own.append(body.id, deedOf(1), { at: null, isOver: false });
    for (let number = 2; number <= 200; number++) await own.append(body.id, deedOf(number), { at: null, isOver: false });
    await own.close();
    const other = new pg.Client(url);
    await other.connect();
    await expect.poll(async () => (await counted(other)).updates, { timeout: 30_000 }).toBeGreaterThanOrEqual(200);
    const { updates, hot } = await counted(other);
    expect(hot).toBeGreaterThan(updates / 2);
    await other.end();
    await drop();
  });

  test('is not searched for the tables of a guest or of a process', async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    await (await openStore({ databaseUrl: url }, () => {})).close();
    const other = new pg.Client(url);
    await other.connect();
    const body = JSON.stringify(bodyOf({ holders: ['collector', null] }));
    await other.query(
      `insert into tables (id, rev, stage, listed, number, said, lease_until, touched, body)
       select 'many ' || n, 1, 'playing', 0, 0, 0, 0, n, $1 from generate_series(1, $2::int) n`,
      [body, MANY],
    );
    await other.query(`insert into places select 'collector', 'many ' || n, n from generate_series(1, $1::int) n`, [MANY]);
    await other.query('analyze');
    const before = await counted(other);
    const own = await openStore({ databaseUrl: url }, () => {});
    expect(await own.tablesOf('collector', 100)).toHaveLength(100);
    expect(await own.lease(['many 7'], 'me', 1, 2)).toEqual(['many 7']);
    await own.release('me', 1);
    expect(await own.lease(['many 7'], 'you', 1, 2)).toEqual(['many 7']);
    await own.close();
    await expect.poll(async () => (await counted(other)).updates - before.updates, { timeout: 30_000 }).toBe(3);
    expect((await counted(other)).read - before.read).toBeLessThan(MANY / 10);
    await other.end();
    await drop();
  });
});
