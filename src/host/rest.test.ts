import { expect, test } from 'vitest';
import { fast } from '../kernel/index.ts';
import type { Rest } from '../protocol/index.ts';
import { momentAfter, openHours, timeOnClock } from './rest.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const MONDAY = Date.UTC(2026, 10, 16);

test('a clock runs within the hours of its person, in their own zone', () => {
  const rest: Rest = { hours: { from: 8, to: 22, offset: 60 }, off: [] };
  expect(openHours({ from: 8, to: 22 })).toBe(14);
  // Eight o'clock is seven in London.
  expect(timeOnClock(rest, MONDAY, MONDAY + 7 * HOUR)).toBe(0);
  expect(timeOnClock(rest, MONDAY, MONDAY + DAY)).toBe(14 * HOUR);
  expect(momentAfter(rest, MONDAY + 20 * HOUR, 2 * HOUR)).toBe(MONDAY + DAY + 8 * HOUR);
  expect(momentAfter(rest, MONDAY + 20 * HOUR, HOUR)).toBe(MONDAY + 21 * HOUR);
});

test('hours may go past midnight', () => {
  const rest: Rest = { hours: { from: 18, to: 6, offset: 0 }, off: [] };
  expect(timeOnClock(rest, MONDAY, MONDAY + DAY)).toBe(12 * HOUR);
  expect(timeOnClock(rest, MONDAY + 6 * HOUR, MONDAY + 18 * HOUR)).toBe(0);
});

test('time on a clock and the moment it runs out are one thing, whatever hours and days off there are', () => {
  const chance = fast('rest');
  for (let round = 0; round < 300; round++) {
    const [from, to, offset] = [chance.below(24), chance.below(24), 15 * chance.below(60) - 450];
    const first = MONDAY + chance.below(5000) * MINUTE;
    const second = first + chance.below(5000) * MINUTE;
    const off = [
      { from: first, to: first + chance.below(4000) * MINUTE },
      { from: second + 4000 * MINUTE, to: second + 6000 * MINUTE },
    ];
    const rest: Rest = { ...(round % 3 > 0 ? { hours: { from, to, offset } } : {}), off: round % 2 > 0 ? off : [] };
    const [since, time] = [MONDAY + chance.below(6000) * MINUTE, (1 + chance.below(9000)) * MINUTE];
    const end = momentAfter(rest, since, time);
    expect(timeOnClock(rest, since, end)).toBe(time);
    expect(timeOnClock(rest, since, end - 1)).toBeLessThan(time);
    const between = since + chance.below(Math.max(1, end - since));
    expect(timeOnClock(rest, since, between) + timeOnClock(rest, between, end)).toBe(time);
  }
});
