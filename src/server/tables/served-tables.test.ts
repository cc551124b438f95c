import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TableRow } from '../../protocol/index.ts';
import { startServer } from '../index.ts';
import { openStore } from '../storage/index.ts';
import { bodyOf } from '../storage/testing.ts';
import { Client, wishOf } from '../testing.ts';

/** More than are claimed at once. */
const BROKEN = 60;

test('tables that cannot be opened do not keep the others from being attended to', async () => {
  const data = mkdtempSync(join(tmpdir(), 'broken-'));
  const serving = { port: 0, host: '127.0.0.1', keeping: { data }, pages: null, leaseMs: 100 };
  const before = await startServer({ ...serving, thinker: { choose: () => new Promise<never>(() => {}) } });
  const mia = await Client.named(before.address, 'Mia');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('tour-operator', ['greedy', 'greedy']))).body;
  await mia.call('POST', `api/tables/${id}/start`, {});
  await before.close();
  const store = await openStore({ data }, () => {});
  for (let count = 0; count < BROKEN; count++) {
    const body = bodyOf({ game: 'a game that is gone' });
    await store.addTable(body, 1);
    await store.changeTable(body, 1, 1, 'playing');
  }
  expect(await store.progress([id])).toMatchObject([{ number: 0 }]);

  const after = await startServer(serving);
  await expect.poll(async () => (await store.progress([id]))[0]?.number, { timeout: 60_000 }).toBeGreaterThan(0);
  await after.close();
  await store.close();
  rmSync(data, { recursive: true });
});
