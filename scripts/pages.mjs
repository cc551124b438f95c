// Builds the pages for the browser beside the old ones, and puts them in their place when they are whole.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, PAGES, PAGES_MARK, pageSources, ROOT } from './fresh.mjs';

export async function buildPages() {
  const { build } = await import('vite');
  const mark = pageSources();
  const [made, old] = [join(DIST, `web-${process.pid}`), join(DIST, `web-old-${process.pid}`)];
  process.env.PAGES_INTO = made;
  try {
    await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
    mkdirSync(DIST, { recursive: true });
    if (existsSync(PAGES)) renameSync(PAGES, old);
    renameSync(made, PAGES);
    writeFileSync(PAGES_MARK, mark);
  } finally {
    for (const path of [made, old]) rmSync(path, { recursive: true, force: true });
  }
}
