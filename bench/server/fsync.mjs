import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long this machine takes now to put a page on its disk, in ms: the median of many. */
export function fsyncMilliseconds(times = 100) {
  const folder = mkdtempSync(join(tmpdir(), 'tabletour-fsync-'));
  const file = openSync(join(folder, 'page'), 'w');
  const page = Buffer.alloc(4096, 1);
  const taken = Array.from({ length: times }, () => {
    const begun = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    return performance.now() - begun;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return taken.sort((a, b) => a - b)[times >> 1];
}
