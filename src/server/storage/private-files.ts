import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** Makes a folder that nobody else may enter; one that is there stays as it is, as it may hold other things too. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK | constants.X_OK);
}

/** Makes a file that nobody else may read, or makes sure that this one can be written. */
export function makeFile(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
}

/** Takes files from the eyes of others; those that belong to somebody else are named. */
export function keepPrivate(paths: readonly string[]): readonly string[] {
  return paths.filter(path => {
    if (!existsSync(path) || (statSync(path).mode & OTHERS) === 0) return false;
    try {
      chmodSync(path, OWNER_ONLY);
      return false;
    } catch {
      return true;
    }
  });
}
