import { expect, test } from 'vitest';
import { seeded } from '../../kernel/index.ts';
import { analyse } from './analysis.ts';
import { type Event, type State, TourOperator } from './index.ts';

const logged = (events: readonly Event[]) => events.map((event, entry) => ({ entry, event }));

/** A match of policies to its end, and what happened in it. */
function played(seed: string): { state: State; events: Event[] } {
  const events: Event[] = [];
  const chance = seeded(seed);
  const table = { chance, tell: (event: Event) => void events.push(event) };
  const state = TourOperator.setup({ options: TourOperator.options.standard, seats: 2, version: TourOperator.version }, table);
  for (let [seat] = TourOperator.awaiting(state); seat !== undefined; [seat] = TourOperator.awaiting(state)) {
    const move = TourOperator.policy?.(state, seat, TourOperator.legal(state, seat), chance);
    if (!move) throw new Error('the policy must move');
    TourOperator.play(state, seat, move, table);
  }
  return { state, events };
}

const { state, events } = played('books');

test('all points of a match have a source, and they are the points of the agencies', () => {
  const { sources, agencies } = analyse(state.plan, logged(events), state);
  const total = state.agencies.reduce((sum, { vp }) => sum + vp, 0);
  expect(sources.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  expect(agencies.map(({ points }) => points)).toEqual(state.agencies.map(({ vp }) => vp));
  expect(agencies.map(({ rank }) => rank)).toContain(1);
});

test('rows that were finished, cities on the map and flights agree with the final state', () => {
  const { rows, cities, agencies } = analyse(state.plan, logged(events), state);
  expect(rows.filter(({ finished }) => finished > 0)).toHaveLength(state.rowOwner.filter(owner => owner !== null).length);
  expect(cities.filter(({ onMap }) => onMap === 1)).toHaveLength(state.grid.filter(city => city !== null).length);
  expect(cities.reduce((sum, { visits }) => sum + visits, 0)).toBe(agencies.reduce((sum, { flights }) => sum + flights, 0));
});

test('an employee is worth what those who hired them were ahead of the table', () => {
  const { employees, sources, agencies } = analyse(
    state.plan,
    logged([
      { type: 'shown', seat: 0, employees: ['O8', 'H1'] },
      { type: 'hired', seat: 0, employee: 'O8', replaced: null },
      { type: 'used', seat: 0, employee: 'O8', on: null },
      { type: 'points', seat: 0, vp: 1, reason: 'employee', who: 'O8' },
      { type: 'leftAngry', seat: 1, tourist: 'T01', from: 'office' },
    ]),
    state,
  );
  const [first = 0, second = 0] = state.agencies.map(({ vp }) => vp);
  expect(employees.find(({ employee }) => employee === 'O8')).toEqual({
    employee: 'O8',
    shown: 1,
    hired: 1,
    used: 1,
    points: 1,
    ahead: (first - second) / 2,
  });
  expect(employees.find(({ employee }) => employee === 'H1')).toMatchObject({ shown: 1, hired: 0, ahead: null });
  expect(sources.find(({ source }) => source === 'employee')).toMatchObject({ times: 1, points: 1 });
  expect(agencies[1]?.leftAngry).toBe(1);
});

test('marks in a row are lost once somebody else completes it', () => {
  const { agencies } = analyse(
    state.plan,
    logged([
      { type: 'marked', seat: 1, row: 'A1', activity: 'beach' },
      { type: 'marked', seat: 1, row: 'A3', activity: 'dining' },
      { type: 'marked', seat: 0, row: 'A1', activity: 'beach' },
      { type: 'marked', seat: 0, row: 'A1', activity: 'scuba' },
      { type: 'rowFinished', seat: 0, row: 'A1' },
    ]),
    state,
  );
  expect(agencies.map(({ marks, marksLost }) => [marks, marksLost])).toEqual([
    [2, 0],
    [2, 1],
  ]);
});
