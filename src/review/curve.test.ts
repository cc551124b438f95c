import { expect, test } from 'vitest';
import { changeIn, joinedWith, movedBy, prospectsAt, type Standing, UNCHANGED } from './curve.ts';
import type { Games } from './rows.ts';
import { estimateOf } from './statistics.ts';

const noise = (seed: number) => ((seed * 7919) % 101) - 50;

/** Games of two seats in which the first comes to so much in the mean, give or take fifty. */
function games(mean: number, count: number, seed: number): Games {
  const own = Array.from({ length: count }, (_, at) => mean + noise(seed * 31 + at * 17 + 3));
  const scores = [own, own.map(each => -each)];
  const chances = own.map(each => 0.5 + each / 400);
  return { of: '', results: scores, scores: () => scores, wins: [chances, chances.map(each => 1 - each)], events: new Map() };
}

const jumps = (values: readonly number[]) => values.slice(1).map((value, at) => Math.abs(value - (values[at] ?? 0)));
const scoreOf = (standing: Standing | undefined) => prospectsAt(standing)[0]?.score ?? { value: Number.NaN, half: Number.NaN };

test('where nothing changes, the curve jumps by far less than few games do, and is known better', () => {
  let standing: Standing | undefined;
  const [direct, joined, halves]: [number[], number[], number[]] = [[], [], []];
  for (let place = 0; place < 40; place++) {
    const few = games(10, 8, place);
    standing = joinedWith(standing, few);
    direct.push(estimateOf(few.results[0] ?? []).mean);
    joined.push(scoreOf(standing).value);
    halves.push(scoreOf(standing).half);
    standing = movedBy(standing, UNCHANGED);
  }
  expect(Math.max(...jumps(joined.slice(8)))).toBeLessThan(Math.max(...jumps(direct)) / 3);
  expect(halves.at(-1)).toBeLessThan((halves[0] ?? 0) / 2);
  expect(scoreOf(standing).half).toBeGreaterThan(halves.at(-1) ?? 0);
});

test('what a step surely changed moves the curve at once', () => {
  const [before, after] = [games(0, 60, 1), games(30, 60, 1)];
  const standing = joinedWith(undefined, before);
  const moved = movedBy(standing, changeIn(after, before));
  expect(scoreOf(moved).value - scoreOf(standing).value).toBeCloseTo(30, 1);
});

test('a step that nobody looked at leaves the next games to speak for themselves', () => {
  const lost = movedBy(joinedWith(undefined, games(0, 200, 1)), undefined);
  const [kept, free] = [
    scoreOf(joinedWith(movedBy(joinedWith(undefined, games(0, 200, 1)), UNCHANGED), games(40, 60, 2))),
    scoreOf(joinedWith(lost, games(40, 60, 2))),
  ];
  const direct = estimateOf(games(40, 60, 2).results[0] ?? []).mean;
  expect(Math.abs(free.value - direct)).toBeLessThan(1);
  expect(Math.abs(kept.value - direct)).toBeGreaterThan(15);
});

test('chances still sum to one, and the band stays in order', () => {
  let standing: Standing | undefined;
  for (let place = 0; place < 12; place++) standing = movedBy(joinedWith(standing, games(4 * place, 9, place)), UNCHANGED);
  const prospects = prospectsAt(standing);
  expect(prospects.reduce((sum, { win }) => sum + win.value, 0)).toBeCloseTo(1, 2);
  for (const { quantiles, score } of prospects) {
    expect([...quantiles].sort((a, b) => a - b)).toEqual([...quantiles]);
    expect(score.value).toBeGreaterThan(quantiles[0]);
    expect(score.value).toBeLessThan(quantiles[3]);
  }
});
