import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore, type Store } from '../storage/index.ts';
import { bodyOf } from '../storage/store.testing.ts';
import type { Room } from './room.ts';
import { Rounds } from './rounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'rounds-'));
let store: Store;

beforeEach(async () => {
  store = await openStore({ data: folder }, () => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** How often a table is attended to in a minute, if that always fails. */
async function attempts(parts: Store): Promise<number> {
  const body = bodyOf();
  await parts.addTable(body, Date.now());
  await parts.changeTable(body, 1, Date.now(), 'playing');
  await parts.setDue(body.id, 0, Date.now());
  let count = 0;
  const attend = () => {
    count++;
    throw new Error('it cannot be attended to');
  };
  const rounds = new Rounds(
    { store: parts, clock: Date.now, me: 'this process', lease: 10_000, report: () => {} },
    {
      room: async () => ({ attend }) as unknown as Room,
      opened: new Map(),
      isHearing: () => true,
      hear: () => {},
      forget: () => {},
    },
  );
  rounds.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  rounds.end();
  return count;
}

test('a table that cannot be attended to waits twice as long every time', async () => {
  expect(await attempts(store)).toBeLessThan(10);
});

test('while nothing can be written no table waits longer than a second', async () => {
  const full: Store = { ...store, writeProblem: async () => 'the disk is full' };
  expect(await attempts(full)).toBeGreaterThan(30);
});
