import { expect, test } from 'vitest';
import type { Played } from '../../../editor/balance.ts';
import { incomesIn, verdictOn, visitsIn } from './income.ts';

const game = (tiles: readonly (readonly unknown[])[]): Played => ({
  moves: 9,
  ranks: [1],
  scores: [1],
  tables: { tiles, towns: [['kon', 4]] },
});
const games = Array.from({ length: 100 }, (_, at) =>
  game([
    ['good', 1, 2, 10 + (at % 3)],
    ['poor', 1, 2, 1 + (at % 2)],
    ['rare', at === 0 ? 1 : 0, 2, 2],
  ]),
);

test('income is counted for every euro, and the interval holds it', () => {
  const incomes = incomesIn(games);
  expect(incomes.map(({ id }) => id)).toEqual(['poor', 'rare', 'good']);
  const good = incomes.find(({ id }) => id === 'good');
  expect(good?.figure).toBeCloseTo(5.5, 1);
  expect(good && good.low < good.figure && good.high > good.figure).toBe(true);
  expect(visitsIn({ own: games, printed: [] }).get('kon')).toBeCloseTo(4);
});

test('a card is too strong or too weak only beyond all intervals of its value', () => {
  const income = (figure: number, width = 0.2, built = 0.5) => ({ id: 'x', figure, low: figure - width, high: figure + width, built });
  const others = [income(2), income(3)];
  expect(verdictOn(income(5), others)).toBe('tooStrong');
  expect(verdictOn(income(3.3), others)).toBe('fitsTop');
  expect(verdictOn(income(2.5), others)).toBe('fits');
  expect(verdictOn(income(1), others)).toBe('tooWeak');
  expect(verdictOn(income(5, 0.2, 0.01), others)).toBe('hardly');
  expect(verdictOn(income(5), [])).toBe('fits');
});
