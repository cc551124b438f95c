import { expect, test } from 'vitest';
import { binsOf, countIn } from './bins.ts';

test('whole numbers are counted in whole steps from the least to the most', () => {
  expect(binsOf([3, 5, 4])).toMatchObject({ bins: [3, 4, 5], step: 1, isWhole: true, decimals: 0 });
  const { bins, step } = binsOf(Array.from({ length: 100 }, (_, at) => at));
  expect(step).toBe(8);
  expect(bins.at(-1)).toBe(96);
});

test('other numbers are counted in steps that are easy to read, and none is left out', () => {
  const numbers = [1.31, 2.5, 7.77, 7.999];
  const found = binsOf(numbers);
  expect(found).toMatchObject({ bins: [1, 2, 3, 4, 5, 6, 7], step: 1, decimals: 0 });
  expect(countIn(found, numbers)).toEqual([1, 1, 0, 0, 0, 0, 2]);
  expect(binsOf([0.11, 0.13, 0.4])).toMatchObject({ decimals: 2 });
});

test('one number alone, and none, make no trouble', () => {
  expect(binsOf([2.5]).bins).toEqual([2]);
  expect(binsOf([]).bins).toEqual([]);
});
