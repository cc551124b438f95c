import { expect, test } from 'vitest';
import { arrivals } from './arrivals.ts';
import { journey } from './table.testing.ts';

/** Two are home, and the third is somewhere. */
const last = (third: { readonly at: 'newyork' | 'bombay'; readonly days: number }) =>
  journey({ travellers: [{ at: 'home', days: 75 }, { at: 'home', days: 82 }, third], seat: 2, begunWith: 2 });

test('who is home has the days to spare; fewer days far from home are no merit', () => {
  expect(arrivals(last({ at: 'newyork', days: 40 }))).toEqual([5, -2, 4]);
});

test('who is not home is expected at the usual days', () => {
  expect(arrivals(last({ at: 'bombay', days: 70 }))[2]).toBeLessThan(-40);
});
