import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepsCompany } from './evenings.testing.ts';
import { GroupCommit } from './group.ts';
import { backUp, openStore, restore, type Store } from './index.ts';
import { fileIn, openLibsql } from './libsql.ts';
import { keepsPeople } from './people.testing.ts';
import { sqlStore } from './sql-store.ts';
import { bodyOf, deedOf, keepsItsPromises } from './store.testing.ts';
import { keepsTables } from './tables.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
const WAITING = { at: null, isOver: false };
const loud = (error: unknown) => {
  throw error;
};

let store: Store;
beforeAll(async () => {
  store = await openStore({ data: folder }, loud);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('the embedded store', () => {
  keepsTables(() => store);
  keepsItsPromises(() => store);
  keepsCompany(() => store);
  keepsPeople(() => store);

  test('refuses the data of a newer program with one sentence', async () => {
    const newer = join(folder, 'newer');
    await (await openStore({ data: newer }, loud)).close();
    const database = new Database(fileIn(newer));
    database.exec("update meta set value = '99' where key = 'schema'");
    database.close();
    await expect(openStore({ data: newer }, loud)).rejects.toThrow(/schema version 99, and this program knows versions up to \d+/);
  });

  test('denies what a full disk cannot take, loses nothing, and goes on when there is space', async () => {
    const data = join(folder, 'full');
    const sql = openLibsql(data, loud);
    const full = sqlStore(sql);
    const body = bodyOf();
    await full.addTable(body, 1);
    await full.changeTable(body, 1, 2, 'playing');
    await full.append(body.id, deedOf(1), WAITING);
    const { database } = sql as unknown as { database: Database.Database };
    const [{ page_count: pages }] = database.prepare('pragma page_count').all() as [{ page_count: number }];
    database.prepare(`pragma max_page_count = ${pages}`).all();
    const large = { ...deedOf(2), entries: [{ seat: 0, move: 'x'.repeat(500_000), luck: [], final: false, forced: false, check: '' }] };
    expect(await full.writeProblem()).toBeUndefined();
    await expect(full.append(body.id, large, WAITING)).rejects.toThrow(/full/);
    expect(await full.writeProblem()).toBe('the disk is full (SQLITE_FULL)');
    expect(await full.since(body.id, 0)).toEqual([deedOf(1)]);
    database.prepare('pragma max_page_count = 1000000').all();
    expect(await full.append(body.id, large, WAITING)).toBe('kept');
    expect(await full.writeProblem()).toBeUndefined();
    await full.close();
  });
});

describe('a backup', () => {
  test('is taken while the store is used, and restored into an empty folder', async () => {
    const body = bodyOf();
    await store.addTable(body, 1);
    await store.changeTable(body, 1, 2, 'playing');
    await store.append(body.id, deedOf(1), WAITING);
    const file = join(folder, 'backup.db');
    backUp(folder, file);
    await store.append(body.id, deedOf(2), WAITING);
    const other = join(folder, 'other');
    restore(other, file, false);
    const again = await openStore({ data: other }, loud);
    expect(await again.since(body.id, 0)).toEqual([deedOf(1)]);
    expect(() => restore(other, file, false)).toThrow('--force replaces it');
    expect(() => restore(other, file, true)).toThrow('the store is in use');
    await again.close();
  });

  test('replaces a store that nobody uses where that is wanted', () => {
    const [file, unused] = [join(folder, 'second.db'), join(folder, 'unused')];
    backUp(folder, file);
    restore(unused, file, false);
    expect(() => restore(unused, file, false)).toThrow('--force replaces it');
    restore(unused, file, true);
    expect(existsSync(fileIn(unused))).toBe(true);
  });

  test('never overwrites a file, and nothing else is taken for one', () => {
    const file = join(folder, 'taken.db');
    writeFileSync(file, 'no database');
    expect(() => backUp(folder, file)).toThrow('already exists');
    expect(() => backUp(join(folder, 'nowhere'), join(folder, 'x.db'))).toThrow('there is no store');
    expect(() => restore(join(folder, 'new'), file, false)).toThrow('is not a backup of Tabletour');
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });
});

describe('a group commit', () => {
  test('writes together what arrives while it writes, and fails all of a group that fails', async () => {
    const groups: (readonly number[])[] = [];
    let release: () => void = () => {};
    const gate = new Promise<void>(resolve => {
      release = resolve;
    });
    const group = new GroupCommit<number, number>(async items => {
      groups.push(items);
      if (groups.length === 1) await gate;
      if (items.includes(13)) throw new Error('unlucky');
      return items.map(item => item * 2);
    }, 100);
    const first = group.add(1);
    while (groups.length === 0) await new Promise(resolve => setImmediate(resolve));
    const rest = [2, 3].map(item => group.add(item));
    release();
    expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6]);
    expect(groups).toEqual([[1], [2, 3]]);
    const failed = await Promise.allSettled([group.add(12), group.add(13)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await group.add(5)).toBe(10);
  });

  test('takes along what was read while the first of it was taken up', async () => {
    const groups: (readonly number[])[] = [];
    const group = new GroupCommit<number, number>(async items => {
      groups.push(items);
      return items;
    }, 100);
    const first = group.add(1);
    // As messages are: read in one turn of the loop, taken up in the next.
    const second = new Promise<number>(done => setImmediate(() => done(group.add(2))));
    await Promise.all([first, second]);
    expect(groups).toEqual([[1, 2]]);
  });
});
