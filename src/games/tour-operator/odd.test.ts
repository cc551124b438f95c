import { describe, expect, test } from 'vitest';
import type { Odd } from '../../kernel/index.ts';
import { TourOperator } from './index.ts';
import { OPTIONS } from './options.ts';
import type { State } from './state.ts';
import { AT, agencyOf, tour } from './table.testing.ts';
import { HEARD, LANGUAGES } from './texts/heard.testing.ts';

/** What looks like a slip about a move of seat 0. */
function oddOf(s: State, text: string): Odd | undefined {
  const move = TourOperator.read(text);
  if (!move || TourOperator.refusal(s, 0, move)) throw new Error(`"${text}" is not possible here`);
  return TourOperator.odd?.(s, 0, move);
}

const inCairo = { 0: 'CAI', 1: 'KYO', 2: 'ROM' } as const;

describe('a flight looks like a slip', () => {
  test('TO-4.19 with nobody aboard while tourists wait', () => {
    const s = tour({ cities: inCairo, agencies: [{ at: 'CAI', office: ['T24', 'T32'], tokens: { fuel: 3 } }] });
    expect(oddOf(s, 'fly KYO')).toEqual({ kind: 'empty flight', facts: { city: 'KYO', waiting: 2 } });
    expect(oddOf(s, 'stay')).toEqual({ kind: 'idle plane', facts: { waiting: 2 } });
  });

  test('TO-4.19 but not when nobody could board', () => {
    const s = tour({ cities: inCairo, agencies: [{ at: 'CAI', tokens: { fuel: 3 } }] });
    expect([oddOf(s, 'fly KYO'), oddOf(s, 'stay')]).toEqual([undefined, undefined]);
  });

  test('TO-4.3 with more guests than clean rooms, if nothing can be cleaned', () => {
    const given = { at: 'CAI', aboard: { E1: 'T24', E2: 'T32' }, dirtyRooms: ['V', 'S1', 'S2'], tokens: { fuel: 3 } } as const;
    expect(oddOf(tour({ cities: inCairo, agencies: [given] }), 'fly KYO')).toEqual({
      kind: 'few rooms',
      facts: { city: 'KYO', passengers: 2, rooms: 1, price: 3 },
    });
    const withToken = tour({ cities: inCairo, agencies: [{ ...given, tokens: { fuel: 3, room: 1 } }] });
    expect(oddOf(withToken, 'fly KYO')).toBeUndefined();
  });

  test('TO-4.15 to a closed city, or staying with passengers, while an open one is in reach', () => {
    const s = tour({ cities: inCairo, closed: ['KYO', 'CAI'], agencies: [{ at: 'CAI', aboard: { E1: 'T24' }, tokens: { fuel: 3 } }] });
    expect(oddOf(s, 'fly KYO')).toEqual({ kind: 'closed city', facts: { city: 'KYO', passengers: 1 } });
    expect(oddOf(s, 'stay')).toEqual({ kind: 'no flight', facts: { passengers: 1 } });
    expect(oddOf(s, 'fly ROM')).toBeUndefined();
  });
});

test('TO-5.10 turning somebody away looks like a slip while a room could be cleaned', () => {
  const given = { aboard: { E1: 'T24' }, passengers: { fate: 'hotel', scored: 5 }, dirtyRooms: ['V', 'S1', 'S2', 'D'] } as const;
  const helpless = tour({ frames: [AT.checkIn(0)], agencies: [given] });
  expect(oddOf(helpless, 'turn away T24')).toBeUndefined();
  const s = tour({ frames: [AT.checkIn(0)], agencies: [{ ...given, tokens: { room: 1 } }] });
  expect(oddOf(s, 'turn away T24')).toEqual({ kind: 'turned away', facts: { tourist: 'T24', price: 8 } });
});

test('TO-4.16 letting somebody leave looks like a slip while a room is free', () => {
  const s = tour({ frames: [AT.fate()], closed: ['CAI'], cities: inCairo, agencies: [{ at: 'CAI', aboard: { E1: 'T24' } }] });
  expect(oddOf(s, 'leave T24')).toEqual({ kind: 'sent away', facts: { tourist: 'T24', price: 3 } });
});

test('TO-6.9 somebody leaving angry looks like a slip while there are coupons for all of them', () => {
  const office = [
    ['T24', 'impatient'],
    ['T17', 'impatient'],
  ] as const;
  const s = tour({ frames: [AT.mood()], agencies: [{ office, tokens: { coupon: 2 } }] });
  expect(oddOf(s, 'lower desk 0')).toEqual({ kind: 'angry', facts: { tourist: 'T24', coupons: 2, price: 3 } });
  agencyOf(s, 0).tokens.coupon = 1;
  expect(oddOf(s, 'lower desk 0')).toBeUndefined();
});

test('TO-3.8 replacing somebody who works only once, and has not yet, looks like a slip', () => {
  const s = tour({ frames: [AT.hire('P1')], agencies: [{ employees: ['P4'] }] });
  expect(oddOf(s, 'hire P1')).toEqual({ kind: 'dismissal', facts: { employee: 'P4', hired: 'P1' } });
  expect(oddOf(s, 'hire none')).toBeUndefined();
});

test('TO-6.2 placing no marker looks like a slip', () => {
  const s = tour({ frames: [AT.activity()], cities: inCairo, agencies: [{ at: 'KYO', visited: 'KYO', placed: 1 }] });
  expect(oddOf(s, 'skip')).toEqual({ kind: 'no marker' });
});

test('every slip of a match is asked about in every language: what will be lost, and a question', () => {
  const found = HEARD.flatMap(({ state, seat, legal }) => legal.flatMap(move => TourOperator.odd?.(state, seat, move) ?? []));
  expect(new Set(found.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8);
  for (const { warning } of Object.values(LANGUAGES)) {
    const asked = [...new Set(found.map(odd => warning?.(odd) ?? ''))];
    expect(asked.filter(text => !/\?$/.test(text) || /undefined|NaN|\b[A-Z]\d+\b/.test(text))).toEqual([]);
  }
});

test('a flight with nobody aboard is asked about in words', () => {
  const facts = { city: 'KYO', waiting: 2 };
  expect(LANGUAGES.en.warning?.({ kind: 'empty flight', facts })).toBe(
    'No one is aboard: Kyoto brings no points and closes. 2 tourists are still waiting in your office. Fly anyway?',
  );
});

describe('before the start', () => {
  const agreed = (options: object, seats: number) => {
    const reading = OPTIONS.read(options, seats);
    if (!reading.ok) throw new Error(reading.problem);
    return TourOperator.cautions?.(reading.options, seats) ?? [];
  };

  test('fewer cities than flights are told of: 3 players, 4 × 4, 6 weeks', () => {
    const found = agreed({ cols: 4, rows: 4, rounds: 6 }, 3);
    expect(found).toEqual([{ kind: 'few cities', facts: { cities: 16, flights: 18 } }]);
    for (const { warning } of Object.values(LANGUAGES)) expect(warning?.(found[0] as Odd)).toMatch(/16 .* 18 /);
  });

  test('tourists that may run out are told of', () => {
    expect(agreed({ touristDeck: 'compact30' }, 3)).toEqual([{ kind: 'few tourists', facts: { tourists: 30 } }]);
    for (const { warning } of Object.values(LANGUAGES)) expect(warning?.({ kind: 'few tourists', facts: { tourists: 30 } })).toMatch(/30/);
  });

  test('nothing is told of what is recommended', () => {
    expect([2, 3, 4].flatMap(seats => agreed({}, seats))).toEqual([]);
  });
});
