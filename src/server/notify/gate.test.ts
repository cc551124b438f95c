import { expect, test } from 'vitest';
import { Gate } from './gate.ts';

test('so many are let through at once, and whoever has many waiting has no more turns than who has one', async () => {
  const gate = new Gate(2);
  const [inside, gone]: [string[], (() => void)[]] = [[], []];
  const pass = (share: string, name: string) =>
    gate.pass(share, async () => {
      inside.push(name);
      await new Promise<void>(resolve => gone.push(resolve));
      if (name === 'ada 1') throw new Error('no answer');
    });
  const all = [...[1, 2, 3, 4].map(each => pass('ada', `ada ${each}`)), pass('mia', 'mia 1')];
  const settled = Promise.allSettled(all);
  expect([inside, gate.size]).toEqual([['ada 1', 'ada 2'], 5]);
  for (let left = all.length; left > 0; left--) {
    gone.shift()?.();
    await expect.poll(() => gate.size).toBe(left - 1);
  }
  expect(inside).toEqual(['ada 1', 'ada 2', 'ada 3', 'mia 1', 'ada 4']);
  expect((await settled).map(({ status }) => status === 'fulfilled')).toEqual([false, true, true, true, true]);
});
