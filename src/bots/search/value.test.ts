import { describe, expect, test } from 'vitest';
import { judgeEnd, judgeGuess, scaleOf } from './value.ts';

/** Points do not count beside the victory. */
const LEAD = 0;

const RIVALS = scaleOf([
  { ranks: [1, 2], scores: [10, 4] },
  { ranks: [2, 1], scores: [5, 9] },
]);
const TEAM = scaleOf([
  { ranks: [1, 1], scores: [16, 16] },
  { ranks: [2, 2], scores: [12, 12] },
]);

describe('rivals', () => {
  test('the first place is worth 1, the last nothing, and who shares a place shares its worth', () => {
    expect(judgeEnd({ ranks: [1, 2], scores: [3, 1] }, RIVALS, LEAD).values).toEqual([1, 0]);
    expect(judgeEnd({ ranks: [1, 1], scores: [3, 3] }, RIVALS, LEAD).values).toEqual([0.5, 0.5]);
    expect(judgeEnd({ ranks: [3, 1, 1], scores: [0, 3, 3] }, RIVALS, LEAD).values).toEqual([0, 0.5625, 0.5625]);
  });

  test('who is ahead by a guess is likely to win, but not sure to', () => {
    const { values, wins } = judgeGuess([10, 8], RIVALS, LEAD);
    expect(values[0]).toBeGreaterThan(0.5);
    expect(values[0]).toBeLessThan(1);
    expect((wins[0] ?? 0) + (wins[1] ?? 0)).toBeCloseTo(1);
  });
});

describe('a team', () => {
  test('is known by its ranks, and wins together', () => {
    expect([TEAM.isTeam, RIVALS.isTeam]).toEqual([true, false]);
    const [won, lost] = [
      judgeEnd({ ranks: [1, 1], scores: [16, 16] }, TEAM, LEAD),
      judgeEnd({ ranks: [2, 2], scores: [15, 15] }, TEAM, LEAD),
    ];
    expect(won.values[0]).toBeGreaterThan(0.75);
    expect(lost.values[1]).toBeLessThan(0.25);
  });

  test('a higher guess is worth more', () => {
    const [low, high] = [judgeGuess([12, 12], TEAM, LEAD), judgeGuess([15, 15], TEAM, LEAD)];
    expect(high.values[0]).toBeGreaterThan(low.values[0] ?? 1);
  });

  test('where a lead counts, a higher score is worth more even if both are won', () => {
    const won = (score: number) => judgeEnd({ ranks: [1, 1], scores: [score, score] }, TEAM, 0.5).values[0] ?? 0;
    expect(won(17)).toBeGreaterThan(won(16));
  });
});
