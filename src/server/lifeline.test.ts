import { afterEach, expect, test, vi } from 'vitest';
import { Lifeline } from './lifeline.ts';
import type { Life } from './storage/index.ts';

let now = 0;
let kept: Life | undefined;
const lines: Lifeline[] = [];

/** A process of the server; `isShared`: whether others may serve from the same store. */
async function lives(isShared = false, onAbsence = () => {}) {
  const store = {
    life: async () => kept,
    noteLife: async (life: Life) => {
      kept = life;
    },
    now: async () => (isShared ? now : undefined),
  };
  const line = new Lifeline({ store, clock: () => now, onAbsence });
  lines.push(line);
  await line.begin();
  return line;
}

afterEach(async () => {
  for (const line of lines.splice(0)) await line.end();
  kept = undefined;
  now = 0;
});

test('the first start is no absence, and a restart is one from the last moment on', async () => {
  const first = await lives();
  expect(await first.since(0)).toEqual([]);
  now = 10_000;
  await first.end();
  now = 70_000;
  const second = await lives();
  expect(await second.since(0)).toEqual([{ from: 10_000, to: 70_000 }]);
  expect(await second.since(70_000), 'what was done since is not touched').toEqual([]);
});

test('a process that starts beside others was not missed', async () => {
  await lives(true);
  now = 4000;
  expect(await (await lives(true)).since(0)).toEqual([]);
  now = 60_000;
  expect(await (await lives(true)).since(0)).toEqual([{ from: 4000, to: 60_000 }]);
});

test('a machine that slept was away as well, and is told so before any clock strikes', async () => {
  const onAbsence = vi.fn();
  const line = await lives(false, onAbsence);
  now = 3_600_000;
  expect(await line.since(0)).toEqual([{ from: 0, to: 3_600_000 }]);
  expect(onAbsence).toHaveBeenCalledOnce();
});
