import type { Deed, Shelf, StoredTable } from './book.ts';

/** Books in memory, for tests and for tables that nobody wants back. */
export function memoryShelf(): Shelf {
  const books = new Map<string, { table: StoredTable; deeds: Deed[] }>();
  const bookOf = (id: string) => {
    const book = books.get(id);
    if (!book) throw new Error(`there is no table ${id}`);
    return book;
  };
  return {
    async create(table) {
      books.set(table.id, { table, deeds: [] });
    },
    async load(id) {
      const book = books.get(id);
      return book && { table: book.table, deeds: [...book.deeds] };
    },
    async since(id, number) {
      return bookOf(id).deeds.slice(number);
    },
    async append(id, deed) {
      const { deeds } = bookOf(id);
      if (deed.number !== deeds.length + 1) return 'taken';
      deeds.push(deed);
      return 'kept';
    },
  };
}
