// Several texts as one file.
import { strToU8, zipSync } from 'fflate';

/** The texts by their file names, as one ZIP file. */
export function zipOf(texts: ReadonlyMap<string, string>, now: Date): Blob {
  const files = Object.fromEntries([...texts].map(([name, text]) => [name, strToU8(text)]));
  return new Blob([zipSync(files, { mtime: now })], { type: 'application/zip' });
}
