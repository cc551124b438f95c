import { expect, test } from 'vitest';
import { filmBy, gameOf } from './matches.testing.ts';
import { kindsOf } from './outcomes.ts';

test('a die has six kinds of outcome, each as likely', async () => {
  const game = await gameOf('eighty-days');
  const { states, lines } = filmBy(game, { bots: ['greedy', 'greedy'], seed: 'dice' });
  const at = lines.findIndex(({ streams }) => streams.length === 1 && streams[0]?.startsWith('dice'));
  const kinds = kindsOf(game, states[at], lines[at]?.seat ?? 0, lines[at]?.move ?? { type: '' });
  expect(kinds?.map(({ numbers }) => numbers)).toEqual([[0], [1], [2], [3], [4], [5]]);
  for (const { share } of kinds ?? []) expect(share).toBeCloseTo(1 / 6, 12);
});

test('cards that nobody can tell apart are one kind, and all kinds together are certain', async () => {
  const game = await gameOf('eighty-days');
  const { states, lines } = filmBy(game, { bots: ['greedy', 'greedy'], seed: 'cards' });
  const at = lines.findIndex(({ streams }) => streams.length === 1 && streams[0] === 'travel');
  const kinds = kindsOf(game, states[at], lines[at]?.seat ?? 0, lines[at]?.move ?? { type: '' }) ?? [];
  expect(kinds.length).toBeGreaterThan(3);
  expect(kinds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
});

test('a die that is rolled again and again has no list of kinds', async () => {
  const game = await gameOf('city-tour');
  const endless = {
    ...game,
    play: (_: unknown, __: number, ___: unknown, table: { chance: { below(sides: number): number } }) => {
      while (table.chance.below(6) === 0);
    },
  };
  const { states, lines } = filmBy(game, { bots: ['greedy'], seed: 'x' });
  expect(kindsOf(endless, states[0], 0, lines[0]?.move ?? { type: '' })).toBeUndefined();
});
