import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import Database from 'libsql';
import { fileIn } from './libsql.ts';
import { makeFile, makeFolder } from './private-files.ts';
import { STEPS } from './schema.ts';
import { isDamage } from './trouble.ts';
import { pathIn } from './witness.ts';

/** Something about a backup that the person who asked for it can put right. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Writes a copy of an embedded store, as it is at one moment, while servers go on using it. */
export function backUp(folder: string, to: string): void {
  if (!existsSync(fileIn(folder))) throw new BackupError(`there is no store in ${folder}`);
  if (existsSync(to)) throw new BackupError(`${to} already exists; choose another file`);
  const database = new Database(fileIn(folder), { timeout: 5000 });
  const unfinished = `${to}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    makeFile(unfinished);
    database.exec(`vacuum into '${unfinished.replaceAll("'", "''")}'`);
    forgetName(unfinished);
    check(unfinished);
    renameSync(unfinished, to);
  } finally {
    database.close();
    rmSync(unfinished, { force: true });
  }
}

/** Puts a backup in the place of a store that nobody uses. */
export function restore(folder: string, from: string, isForced: boolean): void {
  if (!existsSync(from)) throw new BackupError(`there is no file ${from}`);
  check(from);
  makeFolder(folder);
  const file = fileIn(folder);
  if (existsSync(file)) {
    if (!isForced) throw new BackupError(`there is a store in ${folder} already; --force replaces it`);
    mustBeUnused(file);
  }
  const unfinished = `${file}.unfinished`;
  makeFile(unfinished);
  copyFileSync(from, unfinished);
  chmodSync(unfinished, 0o600);
  // What was acknowledged since the backup was taken is given up knowingly.
  for (const rest of [`${file}-wal`, `${file}-shm`, pathIn(folder)]) rmSync(rest, { force: true });
  renameSync(unfinished, file);
}

/** A copy is a store of its own: what was acknowledged later, by the one it was taken of, is not missing from it. */
function forgetName(path: string): void {
  const database = new Database(path);
  try {
    database.exec("delete from meta where key = 'name'");
  } finally {
    database.close();
  }
}

/** Whether a file is a store that this program understands, and whole. */
function check(path: string): void {
  let version = 0;
  try {
    const database = new Database(path, { readonly: true });
    try {
      const [{ integrity_check: finding } = { integrity_check: '' }] = database.prepare('pragma integrity_check').all() as {
        integrity_check: string;
      }[];
      if (finding !== 'ok') throw new BackupError(`${path} is damaged`);
      const [row] = database.prepare("select value from meta where key = 'schema'").all() as { value: string }[];
      version = Number(row?.value ?? 0);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${path} is not a backup of Tabletour`);
  }
  if (version < 1 || version > STEPS.length) {
    throw new BackupError(`${path} is of schema version ${version}; this program knows versions 1 to ${STEPS.length}`);
  }
}

/** Only who is alone with a database may take it out of its journal mode. */
function mustBeUnused(file: string): void {
  const database = new Database(file, { timeout: 0 });
  try {
    const [row] = database.prepare('pragma journal_mode = delete').all() as { journal_mode: string }[];
    if (row?.journal_mode !== 'delete') throw new Error('in use');
  } catch (error) {
    // Nobody uses what is no database any more.
    if (isDamage(error)) return;
    throw new BackupError('the store is in use; stop the server first');
  } finally {
    database.close();
  }
}
