import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../storage/index.ts';
import { sessionOf } from '../storage/store.testing.ts';
import { Reminders } from './reminders.ts';

test('one who cannot be reached holds up nobody', async () => {
  const data = mkdtempSync(join(tmpdir(), 'reminders-'));
  const store = await openStore({ data }, error => expect.unreachable(String(error)));
  const told = new Set<string>();
  for (const id of ['mia', 'jonas', 'ada']) {
    await store.addSession(sessionOf(id), `r ${id}`, `t ${id}`);
    await store.setReminder(id, 18);
  }
  const reminders = new Reminders({
    store,
    clock: () => Date.UTC(2026, 10, 17, 18),
    report: error => expect.unreachable(String(error)),
    tell: ({ id }) => new Promise(() => told.add(id)),
  });
  void reminders.remind();
  await expect.poll(() => told.size).toBe(3);
  await store.close();
  rmSync(data, { recursive: true });
});

test('whoever has not begun the tour of the day is reminded, once, at the hour they chose', async () => {
  const data = mkdtempSync(join(tmpdir(), 'reminders-'));
  const store = await openStore({ data }, error => expect.unreachable(String(error)));
  for (const id of ['mia', 'jonas', 'ada']) await store.addSession(sessionOf(id), `r ${id}`, `t ${id}`);
  await store.setReminder('mia', 18);
  await store.setReminder('jonas', 18);
  await store.beginAttempt({ date: '2026-11-17', game: 'city-tour' }, 'jonas', 'table');
  const told: string[] = [];
  let now = Date.UTC(2026, 10, 17, 17, 59);
  const reminders = new Reminders({
    store,
    clock: () => now,
    report: error => expect.unreachable(String(error)),
    tell: async ({ id }, { date, number }) => void told.push(`${id} ${date} ${number}`),
  });
  await reminders.remind();
  expect(told).toEqual([]);
  now += 60_000;
  for (let minute = 0; minute < 3; minute++) await reminders.remind();
  expect(told).toEqual(['mia 2026-11-17 17']);
  now += 86_400_000;
  await reminders.remind();
  expect(
    told
      .slice(1)
      .map(text => text.split(' ')[0])
      .sort(),
  ).toEqual(['jonas', 'mia']);
  await store.close();
  rmSync(data, { recursive: true });
});
