import { expect, test } from 'vitest';
import { clearAmong, doubtOf, estimateOf, estimateOfPairs, quantileOf, rounded, shareOf } from './statistics.ts';

test('the mean of some values has an error that follows from their spread', () => {
  const { mean, variance } = estimateOf([1, 2, 3, 4]);
  expect(mean).toBe(2.5);
  expect(variance).toBeCloseTo(5 / 3 / 4, 12);
});

test('a difference that a few games agree on is not certain, and the more of them the surer', () => {
  const agreed = (games: number) => estimateOfPairs(Array(games).fill(40), Array(games).fill(8));
  expect(agreed(2)).toEqual({ mean: 32, variance: 16 ** 2 });
  expect(agreed(64)).toEqual({ mean: 32, variance: 0.25 });
  expect(estimateOfPairs([3, 3], [3, 3])).toEqual({ mean: 0, variance: 0 });
  expect(estimateOf([70, 70])).toEqual({ mean: 70, variance: 0 });
});

test('a share of victories has Wilson’s interval: four of four is not certain', () => {
  const { value, half } = shareOf([1, 1, 1, 1]);
  expect(value).toBe(1);
  expect(half).toBeCloseTo(0.245, 3);
});

test('quantiles lie on the straight line between neighbours', () => {
  expect(quantileOf([0, 10, 20], 0.25)).toBe(5);
  expect(quantileOf([7], 0.9)).toBe(7);
});

test('a mean two errors from zero is doubted once in twenty times', () => {
  expect(doubtOf({ mean: 1.959964, variance: 1 })).toBeCloseTo(0.05, 5);
  expect(doubtOf({ mean: 0, variance: 0 })).toBe(1);
  expect(doubtOf({ mean: 1, variance: 0 })).toBe(0);
});

test('among many looks only what is clear for all of them is clear', () => {
  expect(clearAmong([0.04, 0.012, 0.2])).toEqual([false, true, false]);
  expect(clearAmong([0.04])).toEqual([true]);
  expect(clearAmong([0.01, 0.02, 0.03])).toEqual([true, true, true]);
});

test('a figure a little below nothing is nothing, not minus nothing', () => {
  expect(Object.is(rounded(-0.001, 100), 0)).toBe(true);
  expect(rounded(-0.126, 100)).toBe(-0.13);
});
