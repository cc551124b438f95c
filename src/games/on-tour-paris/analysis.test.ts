import { expect, test } from 'vitest';
import { seeded } from '../../kernel/index.ts';
import { analyse } from './analysis.ts';
import { type Event, OnTourParis, type State } from './index.ts';

/** A match of policies to its end. */
function played(seed: string): State {
  const chance = seeded(seed);
  const table = { chance, tell: (_event: Event) => {} };
  const options = { ...OnTourParis.options.standard, routeMode: 'auto' as const };
  const state = OnTourParis.setup({ options, seats: 2, version: OnTourParis.version }, table);
  for (let [seat] = OnTourParis.awaiting(state); seat !== undefined; [seat] = OnTourParis.awaiting(state)) {
    const move = OnTourParis.policy?.(state, seat, OnTourParis.legal(state, seat), chance);
    if (!move) throw new Error('the policy must move');
    OnTourParis.play(state, seat, move, table);
  }
  return state;
}

const state = played('maps');
const { players, arrondissements, docks } = analyse(state.plan, [], state);

test('a player tells what the points are made of', () => {
  const scores = OnTourParis.outcome(state)?.scores;
  expect(players.map(({ points }) => points)).toEqual(scores);
  for (const { points, clubs, circled, boats } of players) expect(points).toBe(clubs + circled + boats);
});

test('every club of every map and of every route lies in one arrondissement', () => {
  const sum = (column: 'clubs' | 'onRoute' | 'xs' | 'stars' | 'circles') => arrondissements.reduce((all, row) => all + row[column], 0);
  expect(arrondissements).toHaveLength(20);
  expect(sum('clubs')).toBe(80);
  expect(sum('onRoute')).toBe(players.reduce((all, { clubs }) => all + clubs, 0));
  for (const column of ['xs', 'stars', 'circles'] as const) expect(sum(column)).toBe(players.reduce((all, row) => all + row[column], 0));
});

test('who boards a boat lands somewhere', () => {
  const rides = state.routes.flat().filter(({ type }) => type === 'ride').length;
  expect(docks.reduce((sum, { boarded }) => sum + boarded, 0)).toBe(rides);
  expect(docks.reduce((sum, { landed }) => sum + landed, 0)).toBe(rides);
});

test('every club is compared with the same one on the other map, and with nothing where somebody plays alone', () => {
  const [one, other] = state.boards;
  const different = one?.marks.filter((mark, at) => mark !== other?.marks[at]).length;
  expect(different).toBeGreaterThan(0);
  expect(players.map(row => [row.compared, row.different])).toEqual([
    [40, different],
    [40, different],
  ]);
  const alone = { ...state, boards: state.boards.slice(0, 1), routes: state.routes.slice(0, 1) };
  expect(analyse(state.plan, [], alone).players).toMatchObject([{ compared: 0, different: 0 }]);
});
