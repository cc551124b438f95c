import { expect, test } from 'vitest';
import { agreed, type Thought } from './think.ts';

function thought(number: number, move: string, ...looked: readonly (readonly [string, number, number])[]): Thought {
  const considered = looked.map(([each, visits, value]) => ({ move: each, visits, value, winChance: value, score: 10 * value }));
  return { number, move, considered };
}

test('what most workers found is played, though another move was looked at more often', () => {
  const thoughts = [
    thought(1, 'go', ['stay', 40, 0.4], ['go', 30, 0.6]),
    thought(2, 'go', ['stay', 40, 0.4], ['go', 30, 0.6]),
    thought(3, 'stay', ['stay', 40, 0.5], ['go', 30, 0.4]),
  ];
  const { move, considered } = agreed(thoughts);
  expect(move).toBe('go');
  expect(considered.map(each => [each.move, each.visits])).toEqual([
    ['go', 90],
    ['stay', 120],
  ]);
});

test('where nobody weighs moves, the first one found is played', () => {
  expect(agreed([thought(1, 'go'), thought(2, 'go')])).toEqual({ move: 'go', considered: [] });
});
