import { expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/index.ts';
import { whyOf } from './why.ts';

const write = (move: string) => move;
const weighed = (move: string, winChance: number, score: number) => ({ move, value: winChance, winChance, score });

test('a move is explained by its chance to win and its points, beside the two next best', () => {
  const alternatives = [weighed('a', 0.624, 41.26), weighed('b', 0.5, 40), weighed('c', 0.4, 39), weighed('d', 0.3, 38)];
  expect(whyOf({ move: 'a', alternatives }, 2, write, 'en')).toBe(
    '"a" wins 62% of simulated games, about 41.3 at the end; "b" 50%, about 40.0; "c" 40%, about 39.0.',
  );
  expect(whyOf({ move: 'a', alternatives }, 2, write, 'de')).toBe(
    '„a“ gewinnt in 62\u00a0% der durchgerechneten Partien, am Ende etwa 41,3; „b“ 50\u00a0%, etwa 40,0; „c“ 40\u00a0%, etwa 39,0.',
  );
  expect(whyOf({ move: 'a', alternatives: alternatives.slice(0, 2) }, 2, write, 'fr')).toBe(
    '«\u202fa\u202f» gagne 62\u00a0% des parties simulées, environ 41,3 à la fin\u202f; «\u202fb\u202f» 50\u00a0%, environ 40,0.',
  );
});

test('who plays alone hears of the points only', () => {
  const alternatives = [weighed('a', 1, 46.5), weighed('b', 1, 44)];
  expect(whyOf({ move: 'a', alternatives }, 1, write, 'en')).toBe('"a" about 46.5 at the end; "b" about 44.0.');
});

test('the move advised is named first, also where another is thought better of', () => {
  const alternatives = [
    { move: 'b', value: 3 },
    { move: 'a', value: 2.5 },
  ];
  expect(whyOf({ move: 'a', alternatives }, 2, write, 'en')).toBe('"a" is worth 2.50; "b" is worth 3.00.');
});

test.each(LANGUAGES)('in %s nothing is said where nothing was compared', language => {
  expect(whyOf({ move: 'a', alternatives: [weighed('a', 0.5, 1)] }, 2, write, language)).toBeUndefined();
});
