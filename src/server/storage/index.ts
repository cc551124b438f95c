import { openLibsql } from './libsql.ts';
import { openPostgres } from './postgres.ts';
import { SqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

export * from './backup.ts';
export type * from './records.ts';
export { SchemaError } from './schema.ts';
export type { Store } from './store.ts';
export { StoreTime } from './store-time.ts';

/** How long a statement may take before the database gives it up, in ms. */
const PATIENCE = 10_000;

/** Where to keep: a folder for the embedded database, or the address of a PostgreSQL and how long a statement there may take, in ms. */
export type Keeping = { readonly data: string } | { readonly databaseUrl: string; readonly patience?: number };

/** Opens the store, with its schema up to date. */
export async function openStore(keeping: Keeping, report: (error: unknown) => void, onCommit?: (deeds: number) => void): Promise<Store> {
  const sql = 'data' in keeping ? openLibsql(keeping.data) : await openPostgres(keeping.databaseUrl, keeping.patience ?? PATIENCE, report);
  return new SqlStore(sql, onCommit);
}
