// The files of a store as a process that is killed leaves them, with bytes of them changed or cut off.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Deed, TableDamage, wholeChain } from '../../host/index.ts';
import { fast } from '../../kernel/index.ts';
import type { TableRow } from '../../protocol/index.ts';
import { amount, CHOICE } from '../../testing/part.ts';
import { type Running, startServer } from '../index.ts';
import { Client, gameNamed, moveFor, wishOf } from '../server.testing.ts';
import { backUp, examine, openStore, restore, StoreDamage, StoreError } from './index.ts';
import { fileIn } from './libsql.ts';
import { pathIn } from './witness.ts';

const TABLES = 3;
const ROUNDS = 20;
const FLIPS = amount(60, 600);
const folder = mkdtempSync(join(tmpdir(), 'damage-'));
const FILES = [fileIn(folder), `${fileIn(folder)}-wal`, pathIn(folder)];
afterAll(() => rmSync(folder, { recursive: true }));

/** What was acknowledged: the deeds of every table. */
const acknowledged = new Map<string, readonly Deed[]>();
let mia: Client;
/** As the process was killed; and after it had ended well, its log carried over. */
const [killed, ended] = [join(folder, 'killed'), join(folder, 'ended')];

const served = (data: string, log?: string[]) =>
  startServer({
    port: 0,
    host: '127.0.0.1',
    keeping: { data },
    pages: null,
    // Tests play faster than anybody may.
    rate: 1_000_000,
    ...(log ? { logLevel: 'warn', log: { write: line => log.push(line) } } : {}),
  });

function copyTo(to: string, from = folder): string {
  mkdirSync(to);
  for (const file of FILES) {
    const source = join(from, basename(file));
    if (existsSync(source)) copyFileSync(source, join(to, basename(file)));
  }
  return to;
}

beforeAll(async () => {
  const server = await served(folder);
  mia = await Client.named(server.address, 'Mia');
  const game = await gameNamed('city-tour');
  const ids: string[] = [];
  for (let table = 0; table < TABLES; table++) {
    const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('city-tour', ['human', 'human']))).body;
    await mia.call('POST', `api/tables/${id}/start`, {});
    ids.push(id);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const id of ids) {
      const { awaiting, outcome } = await mia.sight(id, 'public');
      const seat = awaiting[0] ?? 0;
      if (outcome) continue;
      const answer = await mia.ask(id, moveFor(game, await mia.sight(id, seat), seat, 'damage'));
      if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
    }
  }
  copyTo(killed);
  await server.close();
  const database = new Database(fileIn(folder));
  database.pragma('wal_checkpoint(truncate)');
  database.close();
  copyTo(ended);
  const store = await openStore({ data: ended }, () => {});
  for (const id of ids) acknowledged.set(id, await store.since(id, 0));
  await store.close();
});

/** How a damaged store is found: what is told at the start, and which tables are whole. */
async function found(data: string) {
  const told: string[] = [];
  const store = await openStore({ data }, error => told.push(error instanceof StoreDamage ? error.message : `${error}`)).catch(error => {
    if (!(error instanceof StoreError)) throw error;
    told.push(error.message);
  });
  if (!store) return { told, whole: 0, damaged: TABLES };
  let [whole, damaged] = [0, 0];
  for (const [id, deeds] of acknowledged) {
    try {
      const loaded = await store.load(id);
      // A table that is gone altogether is told at the start.
      if (!loaded) {
        damaged++;
        continue;
      }
      wholeChain(loaded.table, loaded.deeds, loaded.number);
      expect(loaded.deeds).toEqual(deeds);
      whole++;
    } catch (error) {
      if (!(error instanceof TableDamage)) throw error;
      damaged++;
    }
  }
  await store.close();
  return { told, whole, damaged };
}

let copies = 0;
/** What is found after something happened to a copy of a store. */
async function harmed(from: string, happens: (data: string) => void) {
  const data = copyTo(join(folder, `copy ${copies++}`), from);
  happens(data);
  // Whoever asks before the next start is told the same.
  const examined = await examine({ data }).catch(() => undefined);
  const result = await found(data);
  const again = await found(data);
  rmSync(data, { recursive: true });
  return { ...result, again, named: examined?.damaged.length };
}

function flip(path: string, at: number, bit: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  writeFileSync(path, bytes);
}

const logIn = (data: string) => `${fileIn(data)}-wal`;

test('a store that nothing happened to is whole, and nothing is told', async () => {
  expect(acknowledged.size).toBe(TABLES);
  for (const from of [killed, ended]) expect(await harmed(from, () => {})).toMatchObject({ told: [], whole: TABLES, damaged: 0 });
});

describe('the log of a process that was killed', () => {
  test.each([0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99])('is missed where it was cut at %f of its length', async part => {
    const { told, damaged, again, named } = await harmed(killed, data =>
      truncateSync(logIn(data), Math.floor(statSync(logIn(data)).size * part)),
    );
    expect(told.join()).toMatch(/steps are missing from the database.*"tabletour check --data .*tabletour restore/);
    expect(damaged).toBeGreaterThan(0);
    expect(named).toBe(damaged);
    // It is told once, and the tables stay closed.
    expect(again).toMatchObject({ told: [], damaged });
  });

  test('is missed where one bit of it has changed', async () => {
    const { size } = statSync(logIn(killed));
    const chance = fast(`${CHOICE} log`);
    for (let each = 0; each < FLIPS; each++) {
      const at = chance.below(size);
      const { told, damaged, whole, named } = await harmed(killed, data => flip(logIn(data), at, chance.below(8)));
      expect({ at, whole, named, isTold: told.length > 0 }).toEqual({ at, whole: TABLES - damaged, named: damaged, isTold: damaged > 0 });
    }
  });

  test('is not missed where the backup of an earlier day is restored, or copied by hand', async () => {
    const [data, early, empty] = [copyTo(join(folder, 'restored'), killed), join(folder, 'early.db'), join(folder, 'empty')];
    await (await openStore({ data: empty }, () => {})).close();
    backUp(empty, early);
    restore(data, early, true);
    expect((await found(data)).told).toEqual([]);
    const copied = copyTo(join(folder, 'copied'), killed);
    rmSync(logIn(copied));
    copyFileSync(early, fileIn(copied));
    expect((await found(copied)).told).toEqual([]);
  });
});

test('one changed bit of the database leaves every table as it was acknowledged, or is noticed', async () => {
  const { size } = statSync(fileIn(ended));
  const chance = fast(`${CHOICE} file`);
  for (let each = 0; each < FLIPS; each++) {
    const [at, bit] = [chance.below(size), chance.below(8)];
    await harmed(ended, data => flip(fileIn(data), at, bit)).catch(error => {
      throw new Error(`byte ${at}, bit ${bit}: ${error}`, { cause: error });
    });
  }
});

describe('a server', () => {
  let server: Running;
  const log: string[] = [];
  beforeAll(async () => {
    const data = copyTo(join(folder, 'served'), killed);
    truncateSync(logIn(data), Math.floor(statSync(logIn(data)).size * 0.7));
    server = await served(data, log);
    mia.address = server.address;
  });
  afterAll(() => server.close());

  test('tells at its start what is lost and what to do', () => {
    expect(log.join('')).toMatch(/\d+ acknowledged steps are missing .* 3 tables .* are not opened; .*tabletour check --data/);
  });

  test.each(['sight?as=public', 'news?as=0'])('refuses GET %s of such a table with a sentence', async path => {
    const [id = ''] = acknowledged.keys();
    const { status, body } = await mia.call('GET', `api/tables/${id}/${path}`);
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: 'damaged', text: expect.stringContaining('the stored match of this table is damaged: of ') });
  });

  test('refuses it over a socket with the same sentence', async () => {
    const [id = ''] = acknowledged.keys();
    const line = await mia.socket();
    line.send({ watchTable: id });
    line.send({ table: id, ask: { type: 'watch', viewer: 0 } });
    const text = await line.until(({ error, text: told }) => error === 'damaged' && told);
    expect(text).toContain('whoever runs the server can restore a backup');
    line.close();
  });

  test('serves other tables as ever', async () => {
    const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('city-tour', ['human', 'human']))).body;
    await mia.call('POST', `api/tables/${id}/start`, {});
    expect(await mia.sight(id, 'public')).toMatchObject({ number: 0 });
  });
});
