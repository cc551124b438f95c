import { readFileSync, statSync } from 'node:fs';
import { StoreError } from './store-error.ts';

/** What codes of the system, of SQLite and of PostgreSQL mean for whoever looks after the store. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT|EFBIG|53100)/, 'the disk is full'],
  [/^(?:SQLITE_READONLY|EROFS|25006)/, 'it can only be read'],
  [/^(?:SQLITE_IOERR|EIO|58030)/, 'the disk does not take what is written'],
  [/^(?:SQLITE_BUSY|SQLITE_LOCKED)/, 'another process keeps it locked'],
  [/^(?:SQLITE_CORRUPT|SQLITE_NOTADB|XX001|XX002)/, 'it is damaged'],
  [/^(?:42501|SQLITE_PERM|EACCES|EPERM)/, 'this user may not write there'],
];

/** The code of an error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Why something could not be written, in a few words. */
export function troubleOf(error: unknown): string {
  const code = codeOf(error);
  const [, meaning] = MEANINGS.find(([pattern]) => pattern.test(code)) ?? [];
  if (meaning) return `${meaning} (${code})`;
  return code || (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
}

/** Whether a database says of itself that it is damaged. */
export function isDamage(error: unknown): boolean {
  return /^(?:SQLITE_CORRUPT|SQLITE_NOTADB|XX001|XX002)/.test(codeOf(error));
}

/** What is to be told of an embedded store that could not be opened. */
export function embeddedErrorOf(error: unknown, folder: string, file: string): StoreError {
  const another = 'name another folder with --data';
  const told = (sentence: string) => new StoreError(sentence, false);
  switch (codeOf(error).split('_').slice(0, 2).join('_')) {
    case 'EEXIST':
    case 'ENOTDIR':
      return told(`${folder} is not a folder, or lies below a file; ${another}`);
    case 'EACCES':
    case 'EPERM':
      return told(`this user may not write to ${folder}; make the folder the user's own, or ${another}`);
    case 'EROFS':
    case 'SQLITE_READONLY':
      return told(`${folder} can only be read; mount its disk for writing, or ${another}`);
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
    case 'SQLITE_FULL':
    case 'SQLITE_IOERR':
      return told(`the disk of ${folder} is full, or does not take what is written (${codeOf(error)}); free some space, or ${another}`);
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
    // Statements that are always the same fail only where tables or columns are not what they were.
    case 'SQLITE_ERROR':
      return told(
        `${file} is damaged, or is no database of Tabletour; put a backup in its place (tabletour restore --data ${folder} --from FILE --force), or ${another}`,
      );
    case 'SQLITE_BUSY':
      return told(`the store in ${folder} is locked by ${holderOf(file)}; stop that first`);
    default:
      return told(`the store in ${folder} cannot be opened (${troubleOf(error)}); ${another}`);
  }
}

/** Who keeps a database locked, where the system tells. */
function holderOf(file: string): string {
  try {
    const inodes = [file, `${file}-shm`].map(path => `:${statSync(path, { bigint: true }).ino}`);
    const locks = readFileSync('/proc/locks', 'utf8')
      .split('\n')
      .map(lock => lock.trim().split(/\s+/));
    const held = locks.find(
      ([, , , kind, pid, inode]) => kind === 'WRITE' && pid !== String(process.pid) && inodes.some(each => inode?.endsWith(each)),
    );
    return held ? `process ${held[4]}` : 'another process';
  } catch {
    return 'another process';
  }
}
