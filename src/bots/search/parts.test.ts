import { expect, test } from 'vitest';
import type { Learned } from '../../kernel/index.ts';
import { partsAt, partsAtEnd, partsOver } from './parts.ts';

const SAID = { featureNames: ['left', 'points', 'fuel', 'guess'], themes: ['', 'points', 'fuel', ''], amounts: [0, 1, 1, 0] };
const learned = (weights: readonly number[]) => ({ score: weights, win: weights }) as unknown as Learned;
const WEIGHTS = learned([0, 0, 0.1, -0.5, 1]);

test('what is a guess at everything counts for what it is made of', () => {
  const game = { ...SAID, aim: 'points', madeOf: { guess: { points: 1, fuel: 2 } } } as const;
  const parts = partsAt(game, WEIGHTS, [[1, 3, 2, 7]], 0);
  expect(parts.points).toEqual({ value: 3 * 1.1, amount: 3 });
  expect(parts.fuel).toEqual({ value: 2 * 1.5, amount: 2 });
  expect(partsAt({ ...game, madeOf: {} }, learned([...WEIGHTS.score]), [[1, 3, 2, 7]], 0).fuel).toEqual({ value: -1, amount: 2 });
});

test('the best of the others counts against a seat, but not of those it plays with', () => {
  const features = [
    [1, 3, 2, 7],
    [1, 4, 0, 4],
  ];
  expect(partsAt({ ...SAID, aim: 'points' }, WEIGHTS, features, 0).others?.value).toBeCloseTo(-4.4);
  expect(partsAt({ ...SAID, aim: 'together' }, WEIGHTS, features, 0)).not.toHaveProperty('others');
});

test('at the end the score tells what a move brought, where points are played for; it is compared with other ends only', () => {
  const [end, better] = [partsAtEnd('points', [5, 9], 0), partsAtEnd('points', [7, 9], 0)];
  expect(partsAtEnd('victory', [5, 9], 0)).toBeUndefined();
  expect(partsOver([end, end], [better, undefined]).parts).toEqual({ points: { value: 2, amount: 2 }, others: { value: 0, amount: 0 } });
  expect(partsOver([end], [partsAt({ ...SAID, aim: 'points' }, WEIGHTS, [[1, 3, 2, 7]], 0)])).toEqual({});
});
