import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Running, startServer } from '../server/index.ts';

/** The pages as they were built. */
export const PAGES = fileURLToPath(new URL('../../dist/web', import.meta.url));
/** All visitors of all files come from one machine: that they are many is tested where limits are. */
const NO_LIMITS = { rate: 1e9, newcomers: 1e9 };

/** The real server with the built pages, and a folder that goes with it; `time` is what it goes by instead of the clock. */
export async function servePages(pages = PAGES, time?: () => number): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'pages-'));
  const server = await startServer({ port: 0, host: '127.0.0.1', keeping: { data }, pages, ...NO_LIMITS, ...(time ? { time } : {}) });
  return {
    address: server.address,
    async close() {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
