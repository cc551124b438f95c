import { statSync } from 'node:fs';
import type Database from 'libsql';
import { lostAfter, type Witness } from './witness.ts';

/** A larger database is examined by `tabletour check` only: a start must not take long. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Damage that was found when a store was opened: what is lost, and what to do. */
export class StoreDamage extends Error {
  override readonly name = 'StoreDamage';
}

/** The row of the last deed. Rows are counted up, and the last is never taken away. */
export function lastRow(database: Database.Database): number {
  const [row] = database.prepare('select max(rowid) as last from deeds').all() as { last: number | null }[];
  return row?.last ?? 0;
}

/** What SQLite itself finds wrong with a file of its own. */
export function faultIn(database: Database.Database, pragma: 'quick_check' | 'integrity_check'): string | undefined {
  const [row] = database.prepare(`pragma ${pragma}(1)`).all() as Record<string, string>[];
  const finding = Object.values(row ?? {})[0];
  return finding === 'ok' ? undefined : (finding ?? 'no answer');
}

/** Looks for damage, and marks the tables that have lost deeds, so that they are not opened shortened. */
export function damageAtStart(database: Database.Database, witness: Witness, folder: string, file: string): readonly StoreDamage[] {
  const found: StoreDamage[] = [];
  const advice = `"tabletour check --data ${folder}" names the damaged tables; to go back to a backup, stop the server and run "tabletour restore --data ${folder} --from FILE --force"`;
  const fault = statSync(file).size > MOST_BYTES ? undefined : faultIn(database, 'quick_check');
  if (fault !== undefined) found.push(new StoreDamage(`the database ${file} is damaged (${fault}); ${advice}`));
  // The witness is read first: what a server does meanwhile is not taken for a loss.
  const seen = witness.seenAll();
  const { steps, reached } = lostAfter(lastRow(database), seen);
  if (steps === 0) return found;
  const { tables, gone } = markLost(database, reached);
  witness.clear();
  const missing = gone > 0 ? `; ${gone} tables are gone altogether` : '';
  found.push(
    new StoreDamage(
      `${steps} acknowledged steps are missing from the database, because the end of its log was damaged or taken away: ${tables} tables have lost their last steps and are not opened${missing}; ${advice}`,
    ),
  );
  return found;
}

/** Every table knows again how far it had come. */
function markLost(database: Database.Database, reached: ReadonlyMap<string, number>): { readonly tables: number; readonly gone: number } {
  const mark = database.prepare('update tables set number = max(number, ?2) where id = ?1');
  const tables = [...reached].filter(([id, number]) => mark.run([id, number]).changes > 0).length;
  return { tables, gone: reached.size - tables };
}
