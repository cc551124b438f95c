import { describe, expect, test } from 'vitest';
import { type OwnDay, writeDay } from '../games/city-tour/index.ts';
import { SHELF } from '../games/index.ts';
import { bestFound } from './best.ts';
import {
  beginningOf,
  dailyLuck,
  dailyOptions,
  dateAt,
  daysLater,
  endOf,
  numberOf,
  revealOf,
  standingAmong,
  streakOf,
  weekdayOf,
} from './index.ts';

const KEY = 'the key of a server';

describe('a day', () => {
  test('is from midnight to midnight UTC', () => {
    const midnight = Date.UTC(2026, 10, 17);
    expect([midnight - 1, midnight, midnight + 86_399_999].map(dateAt)).toEqual(['2026-11-16', '2026-11-17', '2026-11-17']);
    expect(beginningOf('2026-11-17')).toBe(midnight);
    expect(endOf('2026-11-17')).toBe(midnight + 86_400_000);
    expect(revealOf('2026-11-17')).toBeGreaterThan(endOf('2026-11-17'));
  });

  test('has a number and a weekday', () => {
    expect(['2026-11-01', '2026-11-17', '2027-11-01'].map(numberOf)).toEqual([1, 17, 366]);
    expect(['2026-11-16', '2026-11-22'].map(weekdayOf)).toEqual([0, 6]);
  });

  test('is refused where there is none', () => {
    expect(['2026-02-30', '2026-13-01', 'today', '2026-1-1'].map(beginningOf)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('the luck of a tour', () => {
  test('is the same for everybody, and another for each day, game and server', () => {
    const seeds = [
      dailyLuck(KEY, '2026-11-17', 'city-tour'),
      dailyLuck(KEY, '2026-11-18', 'city-tour'),
      dailyLuck(KEY, '2026-11-17', 'on-tour-paris'),
      dailyLuck('another key', '2026-11-17', 'city-tour'),
    ].map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(4);
    expect(dailyLuck(KEY, '2026-11-17', 'city-tour').seed).toBe(seeds[0]);
  });

  test('is committed to without being told', () => {
    const { seed, salt, commitment } = dailyLuck(KEY, '2026-11-17', 'city-tour');
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect([seed, salt]).not.toContain(commitment);
  });
});

describe("a day's city", () => {
  test('follows from the seed, with a Day card of level 1 and its own sites in another order', async () => {
    const game = await SHELF['city-tour']?.open();
    if (!game) throw new Error('City Tour is not on the shelf');
    const found = () => dailyOptions({ id: 'city-tour', seed: 'a seed', date: '2026-11-17' }, game, async () => {});
    const options = await found();
    expect(options).toEqual(await found());
    expect(options.ownDay).toMatchObject({ mode: 'swap' });
  });

  // A policy that was changed on purpose may change these; the strengths that people choose may not.
  test.each([
    ['2026-11-16', '2 swap A=BR3 B=GA2 C=FO2 D=CL2 E=CA2 F=LA2'],
    ['2026-11-19', '1 swap A=CA2 B=GA1 C=BR2 D=FO1 E=CL1 F=LA2'],
    ['2026-11-22', '3 swap A=FO3 B=CA3 C=LA3 D=CL3 E=GA2 F=BR2'],
  ])('of %s is the same whatever strengths people may choose from', async (date, city) => {
    const game = await SHELF['city-tour']?.open();
    if (!game) throw new Error('City Tour is not on the shelf');
    const { seed } = dailyLuck(KEY, date, 'city-tour');
    for (const other of [{}, { strengths: { easy: { blunders: 90 }, medium: { blunders: 90 } } }]) {
      const { ownDay } = await dailyOptions({ id: 'city-tour', seed, date }, { ...game, ...other }, async () => {});
      expect(writeDay(ownDay as OwnDay)).toBe(city);
    }
  });
});

describe('days in a row', () => {
  const today = '2026-11-17';
  const back = (...days: readonly number[]) => new Set(days.map(day => daysLater(today, -day)));

  test('begin with none', () => {
    expect(streakOf(new Set(), today)).toEqual({ days: 0, week: ['missed', 'missed', 'missed', 'missed', 'missed', 'missed', 'open'] });
  });

  test('count today once it is played, and break not before it is over', () => {
    expect(streakOf(back(0, 1, 2), today).days).toBe(3);
    expect(streakOf(back(1, 2), today).days).toBe(2);
  });

  test('survive a day of rest in seven', () => {
    expect(streakOf(back(0, 1, 3, 4), today)).toEqual({
      days: 4,
      week: ['missed', 'missed', 'played', 'played', 'rested', 'played', 'played'],
    });
  });

  test('end with a second day of rest within seven', () => {
    expect(streakOf(back(0, 2, 4, 5), today).days).toBe(2);
  });

  test('end with two missed days together', () => {
    expect(streakOf(back(0, 3, 4), today).days).toBe(1);
  });
});

describe('where one stands', () => {
  test('is not told among few', () => {
    expect(standingAmong([{ score: 40, count: 49 }], 40)).toEqual({
      results: 49,
      median: 40,
      best: 40,
      scores: [{ score: 40, count: 49 }],
    });
  });

  test('is the share of the others with less', () => {
    const counts = [
      { score: 30, count: 60 },
      { score: 50, count: 1 },
      { score: 45, count: 40 },
    ];
    expect(standingAmong(counts, 50)).toMatchObject({ results: 101, median: 30, best: 50, better: 100 });
    expect(standingAmong(counts, 45)).toMatchObject({ better: 60 });
  });
});

test('the best that is found with the luck of a tour never gets worse, and is the same wherever it is searched for', async () => {
  const game = await SHELF['on-tour-paris']?.open();
  if (!game) throw new Error('no On Tour: Paris');
  const reading = game.options.read({}, 1);
  if (!reading.ok) throw new Error(reading.problem);
  const tour = { seed: 'a day', options: reading.options, version: game.version };
  const tries = () => {
    const search = bestFound(game, tour);
    return Array.from({ length: 10 }, () => search.next().value);
  };
  const found = tries();
  for (const [at, { score }] of found.entries()) expect(score).toBeGreaterThanOrEqual(found[at - 1]?.score ?? 0);
  expect(found.at(-1)?.score).toBeGreaterThan(found[0]?.score ?? 0);
  expect(tries()).toEqual(found);
});
