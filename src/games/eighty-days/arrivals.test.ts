import { expect, test } from 'vitest';
import { arrivals } from './arrivals.ts';
import { journey } from './table.testing.ts';

test('who is home has the days to spare; fewer days far from home are no merit', () => {
  const spare = arrivals(
    journey({
      travellers: [
        { at: 'home', days: 75 },
        { at: 'home', days: 82 },
        { at: 'newyork', days: 40 },
      ],
    }),
  );
  expect(spare.slice(0, 2)).toEqual([5, -2]);
  expect(spare[2]).toBe(4);
});

test('who is not home is expected at the usual days', () => {
  const [, , late] = arrivals(
    journey({
      travellers: [
        { at: 'home', days: 75 },
        { at: 'home', days: 82 },
        { at: 'bombay', days: 70 },
      ],
    }),
  );
  expect(late).toBeLessThan(-40);
});
