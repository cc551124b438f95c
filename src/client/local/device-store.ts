// The tables of this device, in the browser's own database: they survive a reload, a crash and a dead battery.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Deed, StoredTable, TableStore } from '../../host/index.ts';
import type { Outcome, Seat, StoredRecord } from '../../kernel/index.ts';

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
  /** How it ended, once it has; absent in notes from before this was noted. */
  readonly outcome?: Outcome;
  /** The seats of people for whom bots finished the match. */
  readonly finishedFor?: readonly Seat[];
  /** The whole match of a prototype, so that it can be replayed when its rules have changed. */
  readonly record?: StoredRecord;
}

interface DeviceDatabase extends DBSchema {
  tables: { key: string; value: StoredTable };
  deeds: { key: [string, number]; value: Deed & { readonly table: string } };
  notes: { key: string; value: TableNote };
}

let opening: Promise<IDBPDatabase<DeviceDatabase>> | undefined;

function openDatabase(): Promise<IDBPDatabase<DeviceDatabase>> {
  opening ??= openDB<DeviceDatabase>('tabletour', 1, {
    upgrade(database) {
      database.createObjectStore('tables', { keyPath: 'id' });
      database.createObjectStore('deeds', { keyPath: ['table', 'number'] });
      database.createObjectStore('notes', { keyPath: 'id' });
    },
  });
  return opening;
}

/** A deed without the name of its table, as it was when its check was made. */
const bare = ({ table: _, ...deed }: Deed & { readonly table: string }): Deed => deed;

const allOf = (id: string, after = 0) => IDBKeyRange.bound([id, after + 1], [id, Number.MAX_SAFE_INTEGER]);

/** The tables of this device. */
export const deviceStore: TableStore = {
  async create(table) {
    await (await openDatabase()).put('tables', table);
  },
  async load(id) {
    const database = await openDatabase();
    const table = await database.get('tables', id);
    return table && { table, deeds: (await database.getAll('deeds', allOf(id))).map(bare) };
  },
  async since(id, number) {
    return (await (await openDatabase()).getAll('deeds', allOf(id, number))).map(bare);
  },
  async append(id, deed) {
    const transaction = (await openDatabase()).transaction('deeds', 'readwrite', { durability: 'strict' });
    if (await transaction.store.getKey([id, deed.number])) return 'taken';
    await Promise.all([transaction.store.add({ ...deed, table: id }), transaction.done]);
    return 'kept';
  },
};

/** What is known of all tables of this device, the latest first. */
export async function allNotes(): Promise<readonly TableNote[]> {
  return (await (await openDatabase()).getAll('notes')).sort((a, b) => b.touched - a.touched);
}

/** All tables of this device that somebody has sat down at, the latest first. */
export async function deviceTables(): Promise<readonly { readonly table: StoredTable; readonly note: TableNote }[]> {
  const tables = new Map((await (await openDatabase()).getAll('tables')).map(table => [table.id, table]));
  return (await allNotes()).flatMap(note => {
    const table = tables.get(note.id);
    return table ? [{ table, note }] : [];
  });
}

export async function keepNote(note: TableNote): Promise<void> {
  await (await openDatabase()).put('notes', note);
}

export async function noteOfTable(id: string): Promise<TableNote | undefined> {
  return (await openDatabase()).get('notes', id);
}

/** Puts a table with these deeds in the place of what is stored of it. */
export async function replaceTable(table: StoredTable, deeds: readonly Deed[]): Promise<void> {
  const transaction = (await openDatabase()).transaction(['tables', 'deeds'], 'readwrite');
  const kept = transaction.objectStore('deeds');
  await Promise.all([
    transaction.objectStore('tables').put(table),
    kept.delete(allOf(table.id)),
    ...deeds.map(deed => kept.put({ ...deed, table: table.id })),
    transaction.done,
  ]);
}

/** Takes a table off this device. */
export async function dropTable(id: string): Promise<void> {
  const transaction = (await openDatabase()).transaction(['tables', 'deeds', 'notes'], 'readwrite');
  await Promise.all([
    transaction.objectStore('tables').delete(id),
    transaction.objectStore('deeds').delete(allOf(id)),
    transaction.objectStore('notes').delete(id),
    transaction.done,
  ]);
}
