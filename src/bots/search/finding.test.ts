import { expect, test } from 'vitest';
import { type Finding, merge } from './index.ts';
import type { Say } from './toys.testing.ts';

const ONE: Say = { type: 'say', number: 1 };
const TWO: Say = { type: 'say', number: 2 };
const write = (move: Say) => (move.type === 'say' ? String(move.number) : move.type);

function found(move: Say, ...looked: readonly (readonly [Say, number, number])[]): Finding<Say> {
  const alternatives = looked.map(([each, visits, value]) => ({ move: each, visits, value, winChance: value / 2, score: 10 * value }));
  return { move, alternatives, iterations: looked.reduce((sum, [, visits]) => sum + visits, 0) };
}

test('several findings become one: visits add up, and what was seen often weighs more', () => {
  const merged = merge([found(ONE, [ONE, 60, 0.5], [TWO, 40, 0.4]), found(TWO, [{ ...TWO }, 120, 0.8], [{ ...ONE }, 20, 0.1])], write);
  expect(merged.iterations).toBe(240);
  expect(merged.alternatives.map(({ visits }) => visits)).toEqual([160, 80]);
  expect(merged.alternatives[0]?.value).toBeCloseTo(0.7);
  expect(merged.alternatives[1]?.winChance).toBeCloseTo(0.2);
  expect(merged.alternatives[1]?.score).toBeCloseTo(4);
});

test('what most searches found is played', () => {
  const [one, two] = [found(ONE, [ONE, 5, 0.3], [TWO, 5, 0.2]), found(TWO, [TWO, 5, 0.9], [ONE, 5, 0.1])];
  expect(merge([one, two, one], write).move).toEqual(ONE);
});

test('where they disagree, the move of more value is played', () => {
  const [one, two] = [found(ONE, [ONE, 5, 0.3], [TWO, 5, 0.2]), found(TWO, [TWO, 5, 0.9], [ONE, 5, 0.1])];
  expect(merge([one, two], write).move).toEqual(TWO);
});

test('where nothing was looked at, the move found first is played', () => {
  expect(merge([found(TWO)], write)).toEqual({ move: TWO, alternatives: [], iterations: 0 });
});
