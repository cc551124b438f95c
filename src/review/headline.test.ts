import { describe, expect, test } from 'vitest';
import { headlineReason } from './headline.ts';
import type { Account, Review } from './review.ts';

const figure = (value: number, half = 0) => ({ value, half });

function account(change: Partial<Account> = {}): Account {
  return {
    start: figure(60, 2),
    luck: figure(-20, 5),
    you: figure(0),
    others: figure(0),
    open: figure(0, 6),
    result: 100,
    spread: 40,
    isTold: true,
    score: 1,
    isWon: true,
    luckOf: { tiles: figure(-20, 5) },
    decisionsOf: [],
    given: figure(0),
    valueError: 0,
    addsUp: true,
    ...change,
  };
}

function reasonOf(own: Partial<Account>, others: readonly Account[] = [], result: 'win' | 'margin' = 'win') {
  const accounts = [account(own), ...others];
  const review: Review = {
    game: 'city-tour',
    version: 1,
    seats: accounts.length,
    isTeam: false,
    measure: { unit: 'win', isLessBetter: false, result },
    steps: [],
    accounts,
    turningPoints: [],
    progress: { done: 0, all: 0, steps: 0, allSteps: 0 },
    isRough: false,
  };
  return headlineReason(review, 0).is;
}

describe('a victory', () => {
  test('against clear bad luck, with little given away, was well played', () => {
    expect(reasonOf({})).toBe('wellPlayed');
    expect(reasonOf({ given: figure(8, 2) })).toBe('wellPlayed');
  });

  test('after aimless moves was not, nor where bad luck is not clear', () => {
    expect(reasonOf({ given: figure(176, 20) })).toBe('none');
    expect(reasonOf({ luck: figure(-6.8, 9) })).toBe('none');
  });

  test('was not where another gave away less', () => {
    expect(reasonOf({ given: figure(8) }, [account({ isWon: false, result: 0, given: figure(3) })])).toBe('none');
  });
});

describe('a defeat', () => {
  const lost = (luck: Account['luck'], you: Account['you']) => reasonOf({ isWon: false, result: -40, luck, you }, [], 'margin');

  test('was both only where luck and decisions clearly took something', () => {
    expect(lost(figure(-20, 5), figure(-15, 4))).toBe('both');
    expect(lost(figure(-20, 25), figure(-15, 4))).toBe('none');
    expect(lost(figure(-10, 12), figure(-15, 4))).toBe('decisions');
    expect(lost(figure(-20, 5), figure(-4, 6))).toBe('draws');
  });

  test('was nothing that helped', () => {
    expect(lost(figure(30, 5), figure(-15, 4))).toBe('none');
    expect(lost(figure(-15, 4), figure(30, 5))).toBe('none');
  });
});

test('no reason is given where the parts are not told', () => {
  expect(reasonOf({ isTold: false })).toBe('none');
  expect(reasonOf({ isTold: false, isWon: false, result: 0, luck: figure(-50, 5) })).toBe('none');
});
