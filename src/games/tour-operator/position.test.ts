import { expect, test } from 'vitest';
import { POSITION } from './position.ts';
import type { State } from './state.ts';
import { AT, agencyOf, tour } from './table.testing.ts';

function problem(change: (s: State) => void): string | undefined {
  const s = tour({ agencies: [{ office: ['T01'] }] });
  change(s);
  return POSITION.problem(JSON.parse(JSON.stringify(s)), 'state');
}

test('a sound position is accepted', () => {
  expect(problem(() => {})).toBeUndefined();
});

test('a card may be neither missing nor there twice', () => {
  expect(problem(s => s.touristDeck.pop())).toContain('every tourist card');
  expect(problem(s => s.employeeDeck.splice(0, 1, 'P1'))).toContain('every employee card');
});

test('discard piles are sorted', () => {
  expect(problem(s => s.touristDiscard.push(...s.touristDeck.splice(0, 2).reverse()))).toContain('touristDiscard must be sorted');
});

test('no strange seats, rounds or agencies', () => {
  expect(problem(s => (s.start = 3))).toBe('there is no seat 3 at a table of 2');
  expect(problem(s => (s.round = 9))).toBe('the match has 7 rounds, not 9');
  expect(problem(s => Object.assign(s, { agencies: [...s.agencies, s.agencies[0]] }))).toContain('2 agencies were agreed on');
});

test('the grid is as agreed on', () => {
  expect(problem(s => Object.assign(s, { grid: s.grid.slice(1) }))).toBe('grid and open must have 16 cells');
  expect(problem(s => Object.assign(s, { grid: [null, ...s.grid.slice(1)] }))).toBe('cell 0 must hold a city');
  expect(problem(s => Object.assign(s, { grid: [s.grid[1], ...s.grid.slice(1)] }))).toContain('lies on the grid twice');
});

test('planes stand where planes can stand', () => {
  expect(problem(s => (agencyOf(s, 0).plane = 30))).toBe('the plane of seat 0 stands on no city');
  expect(problem(s => (agencyOf(s, 0).plane = 41))).toContain('a whole number from 0 to 39');
  expect(problem(s => (agencyOf(s, 0).plane = null))).toBe('the plane of seat 0 must stand somewhere');
  expect(problem(s => [0, 1].map(seat => Object.assign(agencyOf(s, seat), { plane: 2, visited: 2 })))).toBe('two planes stand on cell 2');
  expect(problem(s => (agencyOf(s, 0).plane = 2))).toBe('the plane of seat 0 stands on an open city it has not travelled to');
  expect(problem(s => (agencyOf(s, 0).visited = 3))).toBe('seat 0 visits a city its plane is not at');
});

test('rooms, seats, employees and rows are consistent', () => {
  expect(problem(s => (agencyOf(s, 0).rooms.V.weeks = 2))).toBe('room V of seat 0 is neither properly empty nor occupied');
  expect(problem(s => (agencyOf(s, 0).seats.J.clean = false))).toBe('seat J of seat 0 is always clean');
  expect(problem(s => (agencyOf(s, 0).employees.plane = { id: s.employeeDeck.shift() ?? 'O1', uses: 1, engaged: false }))).toBe(
    'the employee in the plane of seat 0 works elsewhere',
  );
  expect(problem(s => (agencyOf(s, 0).marks[0] = 4))).toBe('row A1 of seat 0 has fewer spaces than that');
  expect(problem(s => Object.assign(agencyOf(s, 0).rooms.V, { clean: false, weeks: 1, guests: s.touristDeck.splice(0, 2) }))).toBe(
    'only the dorm takes two guests (seat 0)',
  );
});

test('somebody is awaited in the phase in play', () => {
  const stack = (...frames: State['frames']) => problem(s => s.frames.splice(0, 1, ...frames));
  expect(stack({ phase: 'checkOut' })).toBe('nobody can be awaited in the phase checkOut');
  expect(stack({ phase: 'sides', order: [0] })).toBe('the phase sides does not belong to round 1');
  expect(stack(AT.flight(), AT.hire())).toBe('hire cannot interrupt flight');
  expect(stack({ phase: 'flight', seat: 0, departed: true })).toBe('this plane has departed already');
  expect(stack({ phase: 'dice', seat: 0, dice: [5, 0, 0, 0, 0, 0], swaps: 0, turns: 0, accepted: true })).toBe(
    'these dice are accepted already',
  );
  expect(stack({ phase: 'endWeek', seat: 0, ended: true })).toBe('the phase endWeek has ended already');
  expect(stack({ phase: 'activity', seat: 0, decided: true })).toBe('the phase activity is decided already');
  expect(stack(AT.checkIn())).toBe('nobody is left in the phase checkIn');
  expect(stack(AT.mood(1))).toBe('nobody waits at desk 1');
  expect(stack({ phase: 'interest', seat: 0 })).toBe('an open city must have been travelled to');
});

test('nobody sits on the jump seat at another time than the flight’s', () => {
  const s = tour({ frames: [AT.endWeek()], agencies: [{ aboard: { J: 'T01' } }] });
  expect(POSITION.problem(s, 'state')).toBe('nobody can sit on J of seat 0 now');
});
