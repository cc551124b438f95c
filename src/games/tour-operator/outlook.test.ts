import { expect, test } from 'vitest';
import { prospectsOf, waysOf } from './outlook.ts';
import { tour } from './table.testing.ts';
import { view } from './view.ts';

const ABOARD = { aboard: { B1: 'T25', E1: 'T09', E2: 'T39' }, dirtySeats: ['E2'], tokens: { fuel: 2 }, at: 'CAI' } as const;

test('the prospects of a flight are the points its departure and arrival would tell', () => {
  const v = view(tour({ cities: { 0: 'CAI', 1: 'DXB' }, agencies: [ABOARD] }), 0);
  const dubai = prospectsOf(v, 0).find(({ city }) => city === 'DXB');
  expect(dubai?.points.map(({ reason, who, vp }) => `${reason} ${who} ${vp}`)).toEqual([
    'dirtySeat T39 -1',
    'interest T25 7',
    'interest T09 6',
    'interest T39 2',
  ]);
});

test('interests that are asked for count in the prospects as the quiet choice has them', () => {
  const options = { autoScoreBest: false };
  const v = view(tour({ options, cities: { 0: 'CAI', 1: 'DXB' }, agencies: [{ ...ABOARD, employees: ['O9'] }] }), 0);
  const dubai = prospectsOf(v, 0).find(({ city }) => city === 'DXB');
  expect(dubai?.points.reduce((sum, { vp }) => sum + vp, 0)).toBe(14);
});

test('only flights that may be made have prospects', () => {
  const v = view(tour({ cities: { 0: 'CAI', 3: 'DXB' }, agencies: [ABOARD] }), 0);
  expect(prospectsOf(v, 0).map(({ city }) => city)).not.toContain('DXB');
});

test('the ways of a plane count cards, and the engineer saves fuel from two cards on', () => {
  const v = view(tour({ cities: { 0: 'CAI' }, agencies: [{ ...ABOARD, employees: ['P3'] }] }), 0);
  expect(waysOf(v, 0).slice(0, 4)).toEqual([
    { cards: 0, fuel: 0 },
    { cards: 1, fuel: 1 },
    { cards: 2, fuel: 1 },
    { cards: 3, fuel: 2 },
  ]);
});
