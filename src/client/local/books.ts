// Books of tables in the browser's own database: they survive reload, crash and a dead battery.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Deed, Shelf, StoredTable } from '../../host/index.ts';

/** What the home page says of a table. */
export interface TableNote {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** Names of those whose turn it is. */
  readonly awaited: readonly string[];
  readonly isOver: boolean;
  readonly since: number;
  readonly touched: number;
}

interface Books extends DBSchema {
  tables: { key: string; value: StoredTable };
  deeds: { key: [string, number]; value: Deed & { readonly table: string } };
  notes: { key: string; value: TableNote };
}

let opened: Promise<IDBPDatabase<Books>> | undefined;

function books(): Promise<IDBPDatabase<Books>> {
  opened ??= openDB<Books>('tabletour', 1, {
    upgrade(database) {
      database.createObjectStore('tables', { keyPath: 'id' });
      database.createObjectStore('deeds', { keyPath: ['table', 'number'] });
      database.createObjectStore('notes', { keyPath: 'id' });
    },
  });
  return opened;
}

const allOf = (id: string, after = 0) => IDBKeyRange.bound([id, after + 1], [id, Number.MAX_SAFE_INTEGER]);

/** The shelf of this device. */
export const localShelf: Shelf = {
  async create(table) {
    await (await books()).put('tables', table);
  },
  async load(id) {
    const database = await books();
    const table = await database.get('tables', id);
    return table && { table, deeds: await database.getAll('deeds', allOf(id)) };
  },
  async since(id, number) {
    return (await books()).getAll('deeds', allOf(id, number));
  },
  async append(id, deed) {
    const transaction = (await books()).transaction('deeds', 'readwrite', { durability: 'strict' });
    if (await transaction.store.getKey([id, deed.number])) return 'taken';
    await Promise.all([transaction.store.add({ ...deed, table: id }), transaction.done]);
    return 'kept';
  },
};

/** What is known of all tables of this device, the latest first. */
export async function allNotes(): Promise<readonly TableNote[]> {
  return (await (await books()).getAll('notes')).sort((a, b) => b.touched - a.touched);
}

export async function keepNote(note: TableNote): Promise<void> {
  await (await books()).put('notes', note);
}

/** Takes a table off this device. */
export async function dropTable(id: string): Promise<void> {
  const transaction = (await books()).transaction(['tables', 'deeds', 'notes'], 'readwrite');
  await Promise.all([
    transaction.objectStore('tables').delete(id),
    transaction.objectStore('deeds').delete(allOf(id)),
    transaction.objectStore('notes').delete(id),
    transaction.done,
  ]);
}
