import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keptFor, Retention } from './retention.ts';
import { openStore } from './storage/index.ts';
import { deedOf, sessionOf, started } from './storage/store.testing.ts';

const data = mkdtempSync(join(tmpdir(), 'retention-'));
afterAll(() => rmSync(data, { recursive: true }));

test('what was kept for long enough is deleted in parts, after the days that the server says', async () => {
  const DAY = 86_400_000;
  const store = await openStore({ data }, error => expect.unreachable(String(error)));
  for (let table = 0; table < 60; table++)
    await store.append(await started(store), { ...deedOf(1), at: table * DAY }, { at: null, isOver: true });
  for (const [id, since] of [
    ['mia', 1],
    ['jonas', 30 * DAY],
  ] as const)
    await store.addSession({ ...sessionOf(id), since }, `r ${id}`, `t ${id}`);
  const forgotten: string[] = [];
  const parts = { store, report: () => {}, settle: async () => [], forget: async ({ id }: { id: string }) => void forgotten.push(id) };
  const left = async () => (await store.finished(0, 1000 * DAY, '', 1000)).length;

  const kept = new Retention(keptFor(), { ...parts, clock: () => 1000 * DAY });
  expect(await kept.sweep()).toBe(false);
  expect([await left(), forgotten]).toEqual([60, []]);

  const brief = new Retention(keptFor({ finished: 10, guests: 20 }), { ...parts, clock: () => 45 * DAY });
  expect(await brief.sweep()).toBe(false);
  expect([await left(), forgotten]).toEqual([60 - 35, ['mia']]);
  const later = new Retention(keptFor({ finished: 10, guests: 0 }), { ...parts, clock: () => 1000 * DAY });
  expect(await later.sweep()).toBe(false);
  // The last deed of all stays until there is another: by its row it is known whether the end of the database is missing.
  expect([await left(), forgotten]).toEqual([1, ['mia']]);
  await store.close();
  const again = await openStore({ data }, error => expect.unreachable(String(error)));
  await again.close();
});
