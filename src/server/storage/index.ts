import { openLibsql } from './libsql.ts';
import { openPostgres } from './postgres.ts';
import { SqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

export * from './backup.ts';
export type * from './records.ts';
export { SchemaError } from './schema.ts';
export type { Store } from './store.ts';

/** Where to store: a folder for the embedded database, or the address of a PostgreSQL. */
export type Keeping = { readonly data: string } | { readonly databaseUrl: string };

/** Opens the store, with its schema up to date. */
export async function openStore(keeping: Keeping, report: (error: unknown) => void, onCommit?: (deeds: number) => void): Promise<Store> {
  const sql = 'data' in keeping ? openLibsql(keeping.data) : await openPostgres(keeping.databaseUrl, report);
  return new SqlStore(sql, onCommit);
}
