import { expect, test } from 'vitest';
import type { OwnGame } from '../pages/mine/own-games.ts';
import { accounted, bandsOf, playedOf } from './results.ts';

const own = (game: string, change: Partial<OwnGame> = {}): OwnGame => ({
  id: `${game} ${Math.random()}`,
  where: 'online',
  game,
  title: '',
  names: ['Mia', 'Ada'],
  mine: [0],
  stage: 'over',
  awaiting: [],
  outcome: { ranks: [1, 2], scores: [10, 5] },
  touched: 0,
  ...change,
});

test('finished games are counted by game, the most played first, with those won', () => {
  const lost = { outcome: { ranks: [2, 1], scores: [5, 10] } };
  const games = [own('bodensee'), own('city-tour'), own('city-tour', lost), own('bodensee', { stage: 'playing' })];
  expect(playedOf(games)).toEqual([
    { game: 'city-tour', finished: 2, won: 1 },
    { game: 'bodensee', finished: 1, won: 1 },
  ]);
});

test('a rating is drawn with what lies around it, as far as that is known', () => {
  const [, second] = bandsOf(
    [
      { at: 1, shown: 1500 },
      { at: 2, shown: 1540, give: 196 },
    ].toReversed(),
  );
  expect(second).toBeUndefined();
  const [band] = bandsOf([{ at: 2, shown: 1540, give: 196 }]);
  expect(band).toEqual({ at: 0, low: 1540 - 67.4, high: 1540 + 67.4, lower: 1540 - 128.2, higher: 1540 + 128.2 });
});

test('what reviews found is a mean over games of one unit', () => {
  expect(accounted([])).toBeUndefined();
  const [a, b] = [
    { check: 'a', unit: 'points', luck: 20, you: -10, accuracy: 80 },
    { check: 'b', unit: 'points', luck: 40, you: 30 },
  ] as const;
  expect(accounted([a, b, { check: 'c', unit: 'win', luck: 900, you: 0 }])).toEqual({
    count: 2,
    unit: 'points',
    luck: 3,
    you: 1,
    accuracy: 80,
  });
});
