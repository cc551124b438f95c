// Whole games by the hundred: they all end, as long as they should be and as good as they should be.
import { describe, expect, test } from 'vitest';
import { fast, pick } from '../../kernel/index.ts';
import { OnTourParis } from './index.ts';
import type { Agreement } from './options.ts';
import { policy } from './policy.ts';

type Writer = 'random' | 'policy';
const OPTIONS: Agreement = { ...OnTourParis.options.standard, dockUse: 'once', routeMode: 'auto' };

/** One game with best routes: its turns and its scores. */
function played(seats: number, writer: Writer, seed: string): { readonly turns: number; readonly scores: readonly number[] } {
  const chance = fast(seed);
  const table = { chance, tell: () => {} };
  const s = OnTourParis.setup({ options: OPTIONS, seats, version: 1 }, table);
  for (let [seat] = OnTourParis.awaiting(s); seat !== undefined; [seat] = OnTourParis.awaiting(s)) {
    const legal = OnTourParis.legal(s, seat);
    OnTourParis.play(s, seat, writer === 'random' ? pick(legal, chance) : policy(s, seat, legal), table);
  }
  return { turns: s.turn, scores: OnTourParis.outcome(s)?.scores ?? [] };
}

function many(games: number, seats: number, writer: Writer) {
  const all = Array.from({ length: games }, (_, game) => played(seats, writer, `${writer} ${seats} ${game}`));
  const turns = all.map(each => each.turns);
  const scores = all.flatMap(each => each.scores);
  return {
    shortest: Math.min(...turns),
    longest: Math.max(...turns),
    mean: scores.reduce((sum, each) => sum + each, 0) / scores.length,
    results: scores.length,
  };
}

describe('hundreds of games', () => {
  test.each([1, 2, 4, 8])(
    'at a table of %i, 200 of them end after 18 to 24 turns, random writes score about 22',
    { timeout: 120_000 },
    seats => {
      const { shortest, longest, mean, results } = many(200, seats, 'random');
      expect(results).toBe(200 * seats);
      expect(shortest).toBeGreaterThanOrEqual(18);
      expect(longest).toBeLessThanOrEqual(24);
      expect(Math.abs(mean - 22)).toBeLessThanOrEqual(1);
    },
  );

  test('writing by the policy scores 33 or more', { timeout: 120_000 }, () => {
    expect(many(200, 1, 'policy').mean).toBeGreaterThanOrEqual(33);
  });
});
