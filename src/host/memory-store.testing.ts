import type { Deed, StoredTable, TableStore } from './store.ts';

/** Tables in memory. */
export function memoryStore(): TableStore {
  const tables = new Map<string, { table: StoredTable; deeds: Deed[] }>();
  const storedTable = (id: string) => {
    const stored = tables.get(id);
    if (!stored) throw new Error(`there is no table ${id}`);
    return stored;
  };
  return {
    async create(table) {
      tables.set(table.id, { table, deeds: [] });
    },
    async load(id) {
      const stored = tables.get(id);
      return stored && { table: stored.table, deeds: [...stored.deeds] };
    },
    async since(id, number) {
      return storedTable(id).deeds.slice(number);
    },
    async append(id, deed) {
      const { deeds } = storedTable(id);
      if (deed.number !== deeds.length + 1) return 'taken';
      deeds.push(deed);
      return 'kept';
    },
  };
}
