import { expect, test } from 'vitest';
import { gainsOf, isDecided, isNearlyDecided, nextRunner, type Race, type Runner, raceOf } from './race.ts';
import type { Say } from './toys.testing.ts';

const say = (number: number): Say => ({ type: 'say', number });
const WORTH: Readonly<Record<number, number>> = { 1: 0.5, 2: 0.2, 3: 0.9, 4: 0.1, 5: 0.3 };

function worthOf({ move }: { readonly move: Say }, luck: number): number {
  return (move.type === 'say' ? (WORTH[move.number] ?? 0) : 0) + luck;
}

/** A race over so many iterations; at its n-th try every move has the n-th luck. */
function run(iterations: number, numbers: readonly number[], luck: (tries: number) => number): Race<Say> {
  const race = raceOf<Say, Runner<Say>>(numbers.map(starting), iterations);
  for (let made = 0; made < iterations; made++) {
    const runner = nextRunner(race);
    runner.values.push(worthOf(runner, luck(runner.values.length)));
  }
  return race;
}

function starting(number: number): Runner<Say> {
  return { move: say(number), values: [] };
}

/** The move of most gain, where a gain counts less so many times its error. */
function winnerOf(race: Race<Say>, caution: number): Say | undefined {
  const gains = [...gainsOf(race, ({ mean, error }) => mean - caution * error)];
  return gains.sort(([, a], [, b]) => b - a)[0]?.[0].move;
}

test('the best challenger wins, however much luck they all share', () => {
  const race = run(60, [1, 2, 3, 4, 5], tries => 5 * (tries % 3));
  expect(winnerOf(race, 1)).toEqual(say(3));
});

test('the slower half drops out after each lap, the favourite never', () => {
  const race = run(60, [4, 2, 3, 1, 5], () => 0);
  expect(race.challengers.map(({ move }) => move)).toEqual([say(3)]);
  expect(race.favourite.values.length).toBeGreaterThan(60 / 5);
});

test('a difference that may be chance leaves the favourite its place', () => {
  const race = raceOf<Say, Runner<Say>>([starting(1), starting(2)], 8);
  race.favourite.values.push(0, 1, 0, 1);
  race.challengers[0]?.values.push(1, 0, 1, 0.2);
  expect(winnerOf(race, 1)).toEqual(say(1));
  expect(winnerOf(race, 0)).toEqual(say(2));
});

test('a race is decided once every difference is clear, and not before', () => {
  expect(isDecided(run(32, [1, 3], () => 0))).toBe(true);
  expect(isDecided(run(20, [1, 3], () => 0))).toBe(false);
});

test('a race is nearly decided once nobody is likely to be much better than the best so far', () => {
  const clear = (tries: number) => run(2 * tries, [1, 3], () => 0);
  expect(isNearlyDecided(clear(15), 0.2)).toBe(false);
  expect(isNearlyDecided(clear(16), 0.2)).toBe(true);
  const race = raceOf<Say, Runner<Say>>([starting(1), starting(2)], 100);
  race.favourite.values.push(...Array(16).fill(0));
  race.challengers[0]?.values.push(...Array.from({ length: 16 }, (_, tries) => (tries % 2 === 0 ? 1 : -0.9)));
  expect(isNearlyDecided(race, 0.2)).toBe(false);
  expect(isNearlyDecided(race, 1)).toBe(true);
});
