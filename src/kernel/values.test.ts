import { expect, test } from 'vitest';
import type { Learned, Values } from './index.ts';
import { namesHash, valuesFor } from './values.ts';

const GAME = { id: 'toy', version: 2, seats: { least: 2, most: 3 }, featureNames: ['left', 'points'] };
const TABLE: Learned = {
  seats: 2,
  games: 50,
  seed: '1',
  generation: 1,
  score: [1, 2, 3],
  win: [],
  slopes: [0.2, 0.1],
  prior: { mean: -0.5, width: 1 },
  heldOut: { games: 10, error: 3, brier: 0.2, tenths: [] },
};
const VALUES: Values = {
  game: 'toy',
  version: 2,
  features: namesHash(GAME.featureNames),
  aim: 'points',
  tables: [TABLE],
};

function problem(change: Partial<Values>, table: Partial<Learned> = {}): string | undefined {
  return valuesFor(GAME).problem({ ...VALUES, tables: [{ ...TABLE, ...table }], ...change }, 'values');
}

test('values that were learned in this game fit it', () => {
  expect(problem({})).toBeUndefined();
  expect(problem({ aim: 'victory' }, { win: [0, 1, 2], slopes: [] })).toBeUndefined();
});

test('values that do not fit are refused with one sentence', () => {
  expect(problem({ game: 'chess' })).toBe('the values were learned in chess, not in toy');
  expect(problem({ version: 1 })).toBe('the values were learned by version 1 of the rules, and this is version 2');
  expect(problem({ features: namesHash(['points', 'left']) })).toBe('the values were learned from other features than the game has now');
  expect(problem({}, { seats: 4 })).toBe('the values are for 4 seats, and toy has 2 to 3');
  expect(problem({}, { score: [1, 2] })).toBe('with 2 seats there must be 3 weights of the score, not 2');
  expect(problem({ aim: 'victory' })).toBe('with 2 seats the weights of the chance to win do not suit the aim, victory');
});

test('whatever is no table of numbers is refused', () => {
  expect(problem({}, { score: [1, Number.NaN, 3] })).toContain('must be a number, not');
  expect(valuesFor(GAME).problem({}, 'values')).toContain('values');
});
