import { openLibsql } from './libsql.ts';
import { openPostgres } from './postgres.ts';
import { SchemaError } from './schema.ts';
import type { Sql } from './sql.ts';
import { sqlStore } from './sql-store.ts';
import type { Store } from './store.ts';
import { storeErrorOf } from './store-error.ts';

export * from './backup.ts';
export { type Examined, examine } from './examine.ts';
export type * from './records.ts';
export { SchemaError } from './schema.ts';
export { StoreDamage } from './start-up.ts';
export type { KeptOrders, Store } from './store.ts';
export { openedInTime, StoreError } from './store-error.ts';
export { StoreTime } from './store-time.ts';

/** How long a statement may take before the database gives it up, in ms. */
const PATIENCE = 10_000;

/** A PostgreSQL, and how long a statement may take there, in ms. */
interface Shared {
  readonly databaseUrl: string;
  readonly patience?: number;
}

/** Where to keep: a folder for the embedded database, or a PostgreSQL. */
export type Keeping = { readonly data: string } | Shared;

/** Opens the store, with its schema up to date. */
export async function openStore(keeping: Keeping, report: (error: unknown) => void, onCommit?: (deeds: number) => void): Promise<Store> {
  const sql = 'data' in keeping ? openLibsql(keeping.data, report) : await openShared(keeping, report);
  return sqlStore(sql, onCommit);
}

async function openShared({ databaseUrl, patience = PATIENCE }: Shared, report: (error: unknown) => void): Promise<Sql> {
  try {
    return await openPostgres(databaseUrl, patience, report);
  } catch (error) {
    throw error instanceof SchemaError ? error : storeErrorOf(error, databaseUrl);
  }
}
