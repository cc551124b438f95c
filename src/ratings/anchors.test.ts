import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { anchorsOf, MEASURED, RATED_BOTS } from './index.ts';

const ROWS = new URL('../../bench/ladder/rows/', import.meta.url);

describe.each(Object.entries(MEASURED))('the bots of %s', (game, measured) => {
  test.each([
    ['medium', 'easy'],
    ['hard', 'medium'],
    ['expert', 'hard'],
  ] as const)('were measured by the ladder: %s against %s', (bot, rival) => {
    const rows = JSON.parse(readFileSync(new URL(`${game}.json`, ROWS), 'utf8'));
    const row = rows[`${game}, 2 seats: ${bot} – ${rival}`];
    const [won, games] = measured[bot];
    expect(row.games, 'rows may have grown since').toBeGreaterThanOrEqual(games);
    expect(Math.abs(row.won / row.games - won / games)).toBeLessThan(0.05);
  });

  test('are expected to win as often as they won', () => {
    const { hard, expert } = anchorsOf(game);
    const [won, games] = measured.expert;
    const chance = 1 / (1 + Math.exp((hard.mu - expert.mu) / (Math.SQRT2 * (25 / 6))));
    expect(chance).toBeCloseTo((won + 0.5) / (games + 1));
  });
});

test.each([...Object.keys(MEASURED), 'a game without measurements'])('each strength of %s is rated above the one below it', game => {
  const strengths = RATED_BOTS.map(bot => anchorsOf(game)[bot].mu);
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
  expect(anchorsOf(game).hard.mu).toBe(28);
});
