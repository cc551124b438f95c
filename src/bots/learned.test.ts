import { expect, test } from 'vitest';
import { exponential } from './exponential.ts';
import { chances, decidingOutlook, outlookAtEnd, outlookOf, slopeAt, tableFor, worthTo } from './learned.ts';

test('the exponential is that of mathematics, to six digits', () => {
  for (const x of [-20, -3, -0.5, 0, 1e-3, 1, 4.2, 15]) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 6);
});

test('chances add up to 1, and equals have the same', () => {
  expect(chances([2, 2])).toEqual([0.5, 0.5]);
  expect(chances([100, 0, 0])[0]).toBeCloseTo(1);
  expect(chances([3, 1, 2]).reduce((sum, each) => sum + each)).toBeCloseTo(1);
});

test('scores are foretold by weights, and who is expected to have more is likely to win', () => {
  const learned = { score: [10, 0, 2], win: [], slopes: [1, 0] };
  const outlook = (...features: number[][]) => outlookOf(learned, features, 'points');
  expect(outlook([0.5, 4], [0.5, 3]).scores).toEqual([18, 16]);
  expect(outlook([0.5, 4], [0.5, 3]).wins[0]).toBeCloseTo(1 / (1 + Math.exp(-1)));
  expect(outlook([1, 4], [1, 3]).wins).toEqual([0.5, 0.5]);
});

test('where a victory has weights of its own, scores do not matter for it', () => {
  const learned = { score: [0, 0, 1], win: [0, 0, -1], slopes: [] };
  expect(
    outlookOf(
      learned,
      [
        [1, 4],
        [1, 3],
      ],
      'victory',
    ).wins[0],
  ).toBeLessThan(0.5);
});

test('where chances were calibrated, strength counts as much as it was found to', () => {
  const features = [
    [1, 4],
    [1, 3],
  ];
  const said = (slopes: readonly number[]) => outlookOf({ score: [0, 0, 0], win: [0, 0, 1], slopes }, features, 'victory').wins[0];
  expect(said([])).toBeCloseTo(1 / (1 + Math.exp(-1)));
  expect(said([1, 0.5])).toBeCloseTo(1 / (1 + Math.exp(-0.5)));
});

test('what is told may have weights of its own, which decide nothing', () => {
  const features = [
    [1, 4],
    [1, 3],
  ];
  const learned = { score: [0, 0, 1], win: [0, 0, 1], slopes: [], told: [0, 0, -1] };
  expect(outlookOf(learned, features, 'victory').wins[0]).toBeLessThan(0.5);
  expect(decidingOutlook(learned, features, 'victory').wins[0]).toBeGreaterThan(0.5);
});

test('who plays together plays against the game, and wins together', () => {
  const learned = { score: [0, 0, 1], win: [-2, 0, 1], slopes: [] };
  const [one, other] = outlookOf(
    learned,
    [
      [1, 3],
      [1, 3],
    ],
    'together',
  ).wins;
  expect(one).toBeCloseTo(1 / (1 + Math.exp(-1)));
  expect(other).toBe(one);
  expect(outlookAtEnd({ ranks: [1, 1], scores: [9, 9] }, 'together').wins).toEqual([1, 1]);
});

test('a table without values of its own is judged by those of the largest smaller one', () => {
  const heldOut = { games: 0, error: 0, brier: 0, tenths: [] };
  const learned = { games: 0, seed: '', generation: 1, score: [], win: [], slopes: [], prior: { mean: 0, width: 1 }, heldOut };
  const tables = [2, 4].map(seats => ({ ...learned, seats }));
  expect([1, 2, 3, 4, 6].map(seats => tableFor({ tables }, seats)?.seats)).toEqual([undefined, 2, 2, 4, 4]);
});

test('what a point counts lies on the line between two known shares', () => {
  expect(slopeAt([0.4, 0.2, 0.1], 0.25)).toBeCloseTo(0.3);
  expect(slopeAt([0.4, 0.2, 0.1], 1)).toBeCloseTo(0.1);
  expect(slopeAt([0.4, 0.2, 0.1], 7)).toBeCloseTo(0.1);
});

test('a seat plays for its lead, or for the victory', () => {
  const end = outlookAtEnd({ ranks: [1, 3, 1], scores: [8, 5, 8] });
  expect(end.wins).toEqual([0.5, 0, 0.5]);
  expect([0, 1].map(seat => worthTo(seat, 'points', end))).toEqual([0, -3]);
  expect([0, 1].map(seat => worthTo(seat, 'victory', end))).toEqual([0.5, 0]);
});
