import { describe, expect, test } from 'vitest';
import { isAccountTold, isChanceTold, isEven, isScoreTold, toExplain } from './gate.ts';
import type { Account } from './review.ts';

const figure = (value: number, half = 0) => ({ value, half });

/** An account that may be told: lost by twenty, luck and decisions known to a few. */
function account(change: Partial<Account> = {}): Omit<Account, 'isTold'> {
  return {
    start: figure(0, 1),
    luck: figure(-14, 4),
    you: figure(-8, 3),
    others: figure(3, 3),
    open: figure(-1, 2),
    result: -20,
    spread: 15,
    score: 30,
    isWon: false,
    luckOf: {},
    decisionsOf: [],
    given: figure(0),
    valueError: 0,
    addsUp: true,
    ...change,
  };
}

const isTold = (change: Partial<Account>, result: 'margin' | 'win' | 'score' = 'margin') => isAccountTold(account(change), { result });

describe('luck and decisions are told', () => {
  test('where every interval is smaller than the result, and little stays open', () => {
    expect(isTold({})).toBe(true);
  });

  test.each([
    ['luck', { luck: figure(-14, 20) }],
    ['own decisions', { you: figure(-8, 24) }],
    ['those of the others', { others: figure(24.8, 24) }],
    ['what stays open', { open: figure(-1, 21) }],
  ] as const)('not where the interval of %s is as large as the result', (_, change) => {
    expect(isTold(change)).toBe(false);
  });

  test('not where more than a fifth of the spread of results, or more than the result, stays open', () => {
    expect(isTold({ open: figure(-2.9, 2) })).toBe(true);
    expect(isTold({ open: figure(-3.1, 2) })).toBe(false);
    expect(isTold({ result: -2, luck: figure(-1, 1), you: figure(-3, 1), others: figure(0, 1), open: figure(2.5, 1) })).toBe(false);
  });

  test('not where the figures do not add up, nor before anything was played on', () => {
    expect(isTold({ addsUp: false })).toBe(false);
    expect(isTold({ spread: 0 })).toBe(false);
  });

  test('not where a part of a chance would be more than certain', () => {
    const lost = { result: 0, start: figure(60, 2), spread: 48, luck: figure(-80, 8), you: figure(20, 5), open: figure(0, 3) };
    expect(isTold(lost, 'win')).toBe(true);
    expect(isTold({ ...lost, luck: figure(-101, 8) }, 'win')).toBe(false);
  });

  test('beside what there is to explain: the margin, or how far a chance or a score came', () => {
    expect(toExplain(account(), { result: 'margin' })).toBe(20);
    expect(toExplain(account({ start: figure(65), result: 100 }), { result: 'win' })).toBe(35);
    expect(toExplain(account({ start: figure(65), result: 58 }), { result: 'score' })).toBe(7);
  });
});

test('a part is even where its interval holds zero and is small, else it is not clear', () => {
  expect(isEven(figure(0.3, 3.9), { spread: 25 })).toBe(true);
  expect(isEven(figure(0.3, 11), { spread: 25 })).toBe(false);
  expect(isEven(figure(5, 1), { spread: 25 })).toBe(false);
});

test('a chance and a score of a few games are not told', () => {
  expect(isChanceTold(figure(1, 0.39))).toBe(false);
  expect(isChanceTold(figure(0.62, 0.07))).toBe(true);
  const prospect = (half: number) => ({ score: figure(70, half), result: figure(0), win: figure(0), quantiles: [60, 65, 75, 80] as const });
  const start = { quantiles: [50, 60, 80, 90] as const };
  expect([isScoreTold(prospect(5), start), isScoreTold(prospect(6), start)]).toEqual([true, false]);
});
