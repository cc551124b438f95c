import { expect, test } from 'vitest';
import { pairsOf } from './matches.ts';
import { ratingsOf } from './ratings.ts';

test('whoever wins ten games of eleven is rated about 400 points higher', () => {
  const { easy, hard = 0 } = ratingsOf(['easy', 'hard'], [{ first: 'hard', second: 'easy', won: 1000, games: 1100 }]);
  expect(easy).toBe(0);
  expect(hard).toBeGreaterThan(390);
  expect(hard).toBeLessThan(410);
});

test('the ratings of three explain all their matches', () => {
  const scores = [
    { first: 'b', second: 'a', won: 75, games: 100 },
    { first: 'c', second: 'b', won: 75, games: 100 },
    { first: 'c', second: 'a', won: 90, games: 100 },
  ];
  const { a, b = 0, c = 0 } = ratingsOf(['a', 'b', 'c'], scores);
  expect(a).toBe(0);
  expect(Math.abs(c - 2 * b)).toBeLessThan(15);
});

test('who won every game is still rated', () => {
  expect(ratingsOf(['a', 'b'], [{ first: 'b', second: 'a', won: 10, games: 10 }]).b).toBeLessThan(1000);
});

test('everybody plays everybody, the stronger named first', () => {
  expect(pairsOf(['easy', 'medium', 'hard'])).toEqual([
    { first: 'medium', second: 'easy' },
    { first: 'hard', second: 'easy' },
    { first: 'hard', second: 'medium' },
  ]);
});
