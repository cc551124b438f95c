import { expect, test } from 'vitest';
import { tabletour } from '../../testing/terminal.ts';

test('rivals are paired, with the seats swapped, and rated', async () => {
  const { out } = await tabletour([
    'ladder',
    'eighty-days',
    '--strengths',
    'random,greedy',
    '--games',
    '6',
    '--seed',
    'x',
    '--jobs',
    '1',
    '--json',
  ]);
  const { pairs, ratings, pace } = JSON.parse(out);
  expect(pairs).toMatchObject([{ first: 'greedy', second: 'random', games: 6 }]);
  expect(ratings.random).toBe(0);
  expect(Object.keys(pace)).toEqual(['random', 'greedy']);
});

test('without the pace only the games are told', async () => {
  const { out } = await tabletour(['ladder', 'eighty-days', '--strengths', 'random,greedy', '--games', '2', '--jobs', '1', '--no-pace']);
  expect(out).toContain('greedy – random: ');
  expect(out).not.toContain('thinks');
});

test('where all win together, each plays by itself', async () => {
  const { out, code } = await tabletour(['ladder', 'city-tour', '--strengths', 'greedy', '--games', '4', '--jobs', '1']);
  expect(code).toBe(0);
  expect(out).toMatch(/greedy: won \d of 4 = .* %.*, score /);
});

test('a style is known in its own game only', async () => {
  const { err, code } = await tabletour(['ladder', 'eighty-days', '--strengths', 'aggressive,easy', '--games', '2']);
  expect(code).toBe(2);
  expect(err).toContain('there is no bot "aggressive" in eighty-days; bots: random, greedy, easy, medium, hard, expert');
});

test('nobody plays against himself', async () => {
  const { err, code } = await tabletour(['ladder', 'bodensee', '--strengths', 'easy,easy']);
  expect(code).toBe(2);
  expect(err).toContain('--strengths must name each bot once');
});
