import { expect, test } from 'vitest';
import type { Film } from './film.ts';
import { decision, draw } from './steps.testing.ts';
import { turningPointsOf } from './turning.ts';

/** Two players; the first lost. */
const FILM = {
  isTeam: false,
  seats: 2,
  measure: { unit: 'points', isLessBetter: false, result: 'margin' },
  ending: { scores: [15, 87], wins: [0, 1] },
  lines: Array.from({ length: 9 }, (_, at) => ({ isForAll: at === 7 })),
} as unknown as Film;

const pointsOf = (steps: Parameters<typeof turningPointsOf>[3], film = FILM, seat = 0) =>
  turningPointsOf(film, seat, undefined, steps).map(({ kind, line }) => `${kind} ${line}`);

test('it was lost where most of the chance to win was, not where most points were', () => {
  const cheap = decision(1, 0, { cost: -14, loss: 3 });
  const dear = decision(4, 0, { cost: -3, loss: 20 });
  expect(pointsOf([cheap, dear])).toEqual(['lost 1']);
});

test('it was never lost where the chance was nothing before and after', () => {
  expect(pointsOf([decision(5, 0, { cost: 0, loss: 14 })])).toEqual([]);
  expect(pointsOf([decision(5, 0, { cost: -1.5, loss: 14 })])).toEqual([]);
});

test('it was won by the chance to win, too', () => {
  const won = { ...FILM, ending: { scores: [87, 15], wins: [1, 0] } } as unknown as Film;
  const best = (line: number, gapOfWin: number, gap: number) => decision(line, 0, { gapOfWin, gap, mark: 'best' });
  expect(pointsOf([best(1, 0, 30), best(2, 12, 4), best(3, 8, 5)], won)).toEqual(['bestMove 2', 'won 3']);
});

test('the value is in points of win chance, and the chances after both are told', () => {
  const [point] = turningPointsOf(FILM, 0, undefined, [decision(1, 0, { cost: -14, loss: 3, chance: 0.2 })]);
  expect(point).toMatchObject({ value: { value: -14 }, chance: 0.2 });
  expect(point?.chanceElse).toBeCloseTo(0.34, 9);
});

test('a draw that counts for all is nobody’s luck, though somebody else happened to draw it', () => {
  expect(pointsOf([draw(6, 1, -12)])).toEqual(['theirLuck 6']);
  expect(pointsOf([draw(7, 1, -12)])).toEqual(['unluckiest 7']);
});
