import { describe, expect, test } from 'vitest';
import { refusalText } from '../../../kernel/index.ts';
import { TourOperator } from '../index.ts';
import { AT, tour } from '../table.testing.ts';
import { HEARD, LANGUAGES, type LanguageId } from '../texts/heard.testing.ts';

const { untouchable, candidates, touches } = TourOperator;

/** What the first player reads who touches something. */
function said(s: ReturnType<typeof tour>, touch: string): string {
  const refusal = untouchable?.(s, 0, touch);
  return refusal ? refusalText(LANGUAGES.en, refusal) : '';
}

const OFFICE = [
  ['T01', 'happy'],
  ['T02', 'impatient'],
] as const;

test('before the flights cities, desks and fuel wait for them', () => {
  const s = tour({
    cities: { 0: 'CAI' },
    frames: [AT.dice([1, 1, 1, 1, 1, 0])],
    agencies: [{ office: [...OFFICE], tokens: { seat: 1 }, dirtySeats: ['E1'] }],
  });
  expect([
    said(s, 'city:CAI'),
    said(s, 'desk:0'),
    said(s, 'desk:3'),
    said(s, 'token:fuel'),
    said(s, 'seat:E1'),
    said(s, 'seat:B1'),
  ]).toEqual([
    'Planes fly once everyone has rolled and prepared.',
    'Ingrid can board when the flights begin.',
    'That desk is empty.',
    'Fuel is spent on flights: 1 for every city.',
    'You can clean once your dice are settled.',
    'The business seat is already clean.',
  ]);
});

test('after the flight the plane has flown, and a coupon is for the impatient', () => {
  const s = tour({ cities: { 0: 'CAI' }, frames: [AT.weekend()], agencies: [{ office: [...OFFICE], tokens: { coupon: 0 } }] });
  expect([said(s, 'city:CAI'), said(s, 'desk:0'), said(s, 'desk:1'), said(s, 'token:coupon'), said(s, 'room:V')]).toEqual([
    'Your plane has had its flight this week.',
    'Ingrid is happy; a coupon only helps someone impatient.',
    'You have no coupon.',
    'You have no coupon.',
    'The VIP room is clean.',
  ]);
});

test('an employee says when it works', () => {
  const s = tour({ frames: [AT.weekend()], agencies: [{ employees: ['O3', 'P5', 'H6'] }] });
  expect([said(s, 'employee:O3'), said(s, 'employee:P5'), said(s, 'employee:H6')]).toEqual([
    'The Revenue Analyst works while you choose your dice.',
    'The Purser works automatically when the moment comes.',
    'The Hostel Host works at check-in.',
  ]);
});

describe.each(Object.keys(LANGUAGES) as LanguageId[])('in %s', language => {
  const texts = LANGUAGES[language];
  const things = [
    ...['N', 'E', 'S', 'W'].map(id => `side:${id}`),
    ...[0, 1, 2, 3].map(id => `desk:${id}`),
    ...['B1', 'E1', 'E2', 'J'].map(id => `seat:${id}`),
    ...['V', 'S1', 'S2', 'D'].map(id => `room:${id}`),
    ...['fuel', 'coupon', 'seat', 'room'].map(id => `token:${id}`),
    'row:A1',
    'row:A8',
  ];

  test('whatever is drawn at a table has a fact and a rule where no move would use it', () => {
    const gaps = HEARD.filter((_, at) => at % 7 === 0).flatMap(({ state, seat }) => {
      const tried = new Set(candidates(state, seat).flatMap(touches));
      const hired = Object.values(state.agencies[seat]?.employees ?? {}).flatMap(each => (each ? [`employee:${each.id}`] : []));
      const cities = state.grid.flatMap(city => (city ? [`city:${city}`] : []));
      return [...things, ...hired, ...cities]
        .filter(touch => !tried.has(touch))
        .flatMap(touch => {
          const refusal = untouchable?.(state, seat, touch);
          const sentence = refusal ? texts.refusal(refusal.clause, refusal.facts ?? {}) : undefined;
          const isSaid = sentence?.endsWith('.') && !sentence.includes('?') && !/undefined|NaN/.test(sentence);
          return refusal && refusal.clause in texts.rules && isSaid ? [] : [`${state.frames.at(-1)?.phase}: ${touch}: ${sentence}`];
        });
    });
    expect([...new Set(gaps)]).toEqual([]);
  });
});
