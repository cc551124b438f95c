import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { InTurn } from './in-turn.ts';

test('what waits is taken up in one turn of the event loop, as long as it is short', async () => {
  const inTurn = new InTurn(1000);
  const done: number[] = [];
  for (const act of [1, 2, 3]) inTurn.add(() => void done.push(act), ['a']);
  expect(done).toEqual([]);
  await setImmediate();
  expect(done).toEqual([1, 2, 3]);
});

test('while people come, one thing is taken up in a turn, so that the next of them is let in', async () => {
  const inTurn = new InTurn(1000);
  const done: number[] = [];
  for (const act of [1, 2, 3, 4]) inTurn.add(() => void done.push(act), ['a']);
  inTurn.noteNewcomer();
  await setImmediate();
  expect(done).toEqual([1]);
  await setImmediate();
  expect(done).toEqual([1, 2, 3, 4]);
});
