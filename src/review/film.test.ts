import { describe, expect, test } from 'vitest';
import { filmBy, gameOf } from './matches.testing.ts';

async function linesOf(id: string) {
  const game = await gameOf(id);
  const { lines } = filmBy(game, { bots: ['greedy', 'greedy'], seed: 'for all' });
  return lines.map(({ move, streams, isForAll }) => ({ move: game.write(move), streams, isForAll }));
}

describe('a draw counts for all', () => {
  test('where cards and dice of On Tour: Paris begin a turn, whoever wrote last', async () => {
    const rolls = (await linesOf('on-tour-paris')).filter(({ streams }) => streams.includes('dice'));
    expect(rolls.length).toBeGreaterThan(3);
    expect(rolls.every(({ isForAll }) => isForAll)).toBe(true);
  });

  test('where the track of 80 Days is laid anew, and not where a card is drawn or a die is rolled', async () => {
    const lines = await linesOf('eighty-days');
    const own = lines.filter(({ move, streams }) => move === 'buy travel' || streams.some(stream => stream.startsWith('dice')));
    expect(own.length).toBeGreaterThan(0);
    expect(own.some(({ isForAll }) => isForAll)).toBe(false);
    expect(lines.some(({ streams, isForAll }) => streams.includes('travel') && isForAll)).toBe(true);
  });

  test('nowhere where nothing is drawn', async () => {
    const lines = await linesOf('eighty-days');
    expect(lines.some(({ streams, isForAll }) => streams.length === 0 && isForAll)).toBe(false);
  });
});
