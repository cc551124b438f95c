import { describe, expect, test } from 'vitest';
import { exp, log, normalQuantile, normalTails, studentQuantile, studentTails } from './distributions.ts';

const NUMBERS = Array.from({ length: 200 }, (_, at) => at * 0.37 - 30);

describe('own functions', () => {
  test('the exponential is that of the engine, but for its last bits', () => {
    for (const x of NUMBERS) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 12);
    expect(exp(-1000)).toBe(0);
  });

  test('the logarithm is that of the engine, but for its last bits', () => {
    for (const x of NUMBERS.map(Math.exp)) expect(log(x)).toBeCloseTo(Math.log(x), 12);
  });
});

describe('the tables of the textbooks', () => {
  test.each([
    [1, 0.317_310_5],
    [1.959_964, 0.05],
    [2.575_829, 0.01],
    [5, 5.733_031e-7],
  ])('%d standard deviations are exceeded in a share of %d', (z, share) => {
    expect(normalTails(z) / share).toBeCloseTo(1, 5);
    expect(normalQuantile(share)).toBeCloseTo(z, 5);
  });

  test.each([
    [1, 12.706_2],
    [2, 4.302_65],
    [4, 2.776_45],
    [10, 2.228_14],
    [30, 2.042_27],
    [199, 1.971_96],
    [9999, 1.960_2],
  ])('Student’s t with %d degrees of freedom exceeds %d in 5 %%', (freedom, t) => {
    expect(studentQuantile(0.05, freedom)).toBeCloseTo(t, 3);
    expect(studentTails(t, freedom)).toBeCloseTo(0.05, 5);
  });
});
