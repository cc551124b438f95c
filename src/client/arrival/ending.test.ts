import { expect, test } from 'vitest';
import { entered, tableKey } from './best.ts';
import { chosen, type Entry, margin } from './ending.ts';

const entry = (text: string, value: number): Entry => ({ pieces: [text], text, value });

test('of the reasons the largest gains stand alone, smaller ones and all costs share a row, and nothing is left out', () => {
  const rows = chosen([entry('a', 2), entry('b', -1), entry('c', 9), entry('d', 1), entry('e', 5), entry('f', -4)]);
  expect(rows.map(({ text, value }) => [text, value])).toEqual([
    ['c', 9],
    ['e', 5],
    ['a, d', 3],
    ['f, b', -5],
  ]);
});

test('a lead is counted to the best of all others', () => {
  expect(margin({ ranks: [2, 1, 3], scores: [8, 10, 3] }, 1)).toEqual({ other: 0, by: 2 });
  expect(margin({ ranks: [1], scores: [8] }, 0)).toBeUndefined();
});

const more = (one: number, other: number) => one > other;

test('the first match has nothing to beat, and looking at its end again changes nothing', () => {
  const first = entered(null, 'k', { match: '/table/1', result: 50, isBetter: more });
  expect(first.compared).toEqual({ before: null, isBest: true });
  expect(entered(first.memory, 'k', { match: '/table/1', result: 50, isBetter: more })).toEqual(first);
});

test('a better match becomes the best, a worse one is told what to beat, and other tables count apart', () => {
  const { memory } = entered(null, 'k', { match: '1', result: 50, isBetter: more });
  expect(entered(memory, 'k', { match: '2', result: 40, isBetter: more }).compared).toEqual({ before: 50, isBest: false });
  expect(entered(memory, 'k', { match: '3', result: 60, isBetter: more }).compared).toEqual({ before: 50, isBest: true });
  expect(entered(memory, tableKey(3, { rounds: 2 }), { match: '4', result: 9, isBetter: more }).compared.before).toBeNull();
});
