import { expect, test } from 'vitest';
import { doubted, doubtsAbout, finding } from './finding.ts';
import { type Finding, merge, unweighed } from './index.ts';
import type { Say } from './toys.testing.ts';

const ONE: Say = { type: 'say', number: 1 };
const TWO: Say = { type: 'say', number: 2 };
const write = (move: Say) => (move.type === 'say' ? String(move.number) : move.type);

/** What a search found whose favourite is the first move it looked at. */
function found(...looked: readonly (readonly [Say, number, number])[]): Finding<Say> {
  const weights = new Map(looked.map(([move, visits, value]) => [move, { visits, value, winChance: value / 2, score: 10 * value }]));
  return finding(looked[0]?.[0] ?? ONE, weights, { iterations: looked.reduce((sum, [, visits]) => sum + visits, 0) });
}

test('several findings become one: visits add up, and gains over the favourite that were seen often weigh more', () => {
  const merged = merge([found([ONE, 60, 0.5], [TWO, 40, 0.4]), found([{ ...ONE }, 20, 0.1], [{ ...TWO }, 120, 0.8])], write);
  expect(merged.iterations).toBe(240);
  expect(merged.move).toEqual(TWO);
  expect(merged.alternatives.map(({ visits }) => visits)).toEqual([160, 80]);
  // The favourite 0.4 in the mean, and over it 40 times -0.1 and 120 times 0.7.
  expect(merged.alternatives[0]?.value).toBeCloseTo(0.9);
  expect(merged.alternatives[1]?.value).toBeCloseTo(0.4);
  expect(merged.alternatives[1]?.winChance).toBeCloseTo(0.2);
  expect(merged.alternatives[1]?.score).toBeCloseTo(4);
});

test('the move of most value is made, and equals leave the favourite its place', () => {
  expect(found([ONE, 5, 0.3], [TWO, 5, 0.2]).move).toBe(ONE);
  expect(found([ONE, 5, 0.3], [TWO, 5, 0.9]).move).toBe(TWO);
  expect(found([ONE, 5, 0.3], [TWO, 5, 0.3]).move).toBe(ONE);
});

test('no figure contradicts the order: where one would, neighbours share their mean', () => {
  const { alternatives } = finding(
    ONE,
    new Map([
      [ONE, { value: 0.4, winChance: 0.6, score: 30, visits: 10 }],
      [TWO, { value: 0.5, winChance: 0.5, score: 40, visits: 30 }],
    ]),
    { iterations: 40 },
  );
  expect(alternatives.map(({ value }) => value)).toEqual([0.5, 0.4]);
  expect(alternatives.map(({ winChance }) => winChance)).toEqual([0.525, 0.525]);
  expect(alternatives.map(({ score }) => score)).toEqual([40, 30]);
});

test('where nothing was looked at, the move found first is played', () => {
  expect(merge([unweighed(TWO)], write)).toEqual({ move: TWO, favourite: TWO, alternatives: [], iterations: 0 });
});

test('a doubt never makes a move that is believed to be worse by more than itself or its bound, and is the same for everybody who sees the same', () => {
  const weights = new Map([
    [ONE, { value: 1, winChance: 0.5, score: 1, visits: 4 }],
    [TWO, { value: 0.8, winChance: 0.4, score: 1, visits: 4 }],
  ]);
  const chosen = (doubt: number, seen: number, bound = doubt) =>
    finding(ONE, doubted(weights, { doubt, bound }, doubtsAbout(seen)), { iterations: 8 }).move;
  const views = Array.from({ length: 60 }, (_, seen) => seen);
  expect(new Set(views.map(seen => chosen(0.2, seen)))).toEqual(new Set([ONE]));
  expect(new Set(views.map(seen => chosen(2, seen)))).toEqual(new Set([ONE, TWO]));
  expect(new Set(views.map(seen => chosen(2, seen, 0.19)))).toEqual(new Set([ONE]));
  expect(views.map(seen => chosen(2, seen))).toEqual(views.map(seen => chosen(2, seen)));
});
