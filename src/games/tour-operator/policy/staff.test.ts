import { expect, test } from 'vitest';
import { fast } from '../../../kernel/index.ts';
import { TourOperator } from '../index.ts';
import type { State } from '../state.ts';
import { AT, tour } from '../table.testing.ts';
import { policy } from './index.ts';

function chosen(s: State): string {
  return TourOperator.write(policy(s, 0, TourOperator.legal(s, 0), fast('staff')));
}

test('the crisis manager is called when more tourists would leave than there are coupons', () => {
  const office = [
    ['T01', 'impatient'],
    ['T02', 'impatient'],
    ['T03', 'impatient'],
  ] as const;
  const many = tour({ frames: [AT.weekend()], agencies: [{ office: [...office], tokens: { coupon: 0 }, employees: ['O10'] }] });
  const few = tour({ frames: [AT.weekend()], agencies: [{ office: [...office], tokens: { coupon: 3 }, employees: ['O10'] }] });
  expect([chosen(many), chosen(few)]).toEqual(['use O10', 'to mood']);
});

test('the loyalty manager sells coupons at the very end', () => {
  const last = tour({ round: 7, frames: [AT.endWeek()], agencies: [{ tokens: { coupon: 1 }, employees: ['O8'] }] });
  const early = tour({ round: 2, frames: [AT.endWeek()], agencies: [{ tokens: { coupon: 1 }, employees: ['O8'] }] });
  expect([chosen(last), chosen(early)]).toEqual(['use O8', 'end']);
});

test('the excursion guide finishes a row', () => {
  const s = tour({ frames: [AT.weekend()], agencies: [{ marks: [1], employees: ['H7'] }] });
  expect(chosen(s)).toBe('use H7 on A1 scuba');
});

test('the duty manager clears a long stay when no room is left', () => {
  const taken = { weeks: 1, guests: [] };
  const s = tour({
    frames: [AT.prep()],
    agencies: [
      {
        rooms: {
          V: { weeks: 3, guests: ['T19'] },
          S1: { ...taken, guests: ['T01'] },
          S2: { ...taken, guests: ['T02'] },
          D: { ...taken, guests: ['T03'] },
        },
        employees: ['H4'],
      },
    ],
  });
  expect(chosen(s)).toBe('use H4 on V');
});

test('the visa consultant replaces whoever no open city suits', () => {
  const s = tour({
    cities: { 0: 'DXB', 1: 'NYC', 2: 'MIL' },
    frames: [AT.prep()],
    closed: tour()
      .grid.filter(city => city !== null)
      .filter(city => !['DXB', 'NYC', 'MIL'].includes(city)),
    agencies: [{ office: ['T01', 'T25'], employees: ['O7'] }],
  });
  expect(chosen(s)).toBe('use O7 on desk 0');
});

test('the supply officer makes a room token of a spare coupon', () => {
  const s = tour({ frames: [AT.prep()], agencies: [{ dirtyRooms: ['V'], tokens: { coupon: 2, fuel: 1 }, employees: ['P7'] }] });
  expect(chosen(s)).toBe('trade coupon for room');
});
