import { describe, expect, test } from 'vitest';
import { CityTour, type State } from './index.ts';
import { given, played } from './table.testing.ts';

/** What is wrong with a fresh day once this is changed. */
function problem(change: (s: State) => object, s = given()): string {
  const json: unknown = JSON.parse(JSON.stringify(Object.assign(s, change(s))));
  return CityTour.position.problem(json, 'state') ?? '';
}

describe('a position from outside', () => {
  test('is good as it comes from the game', () => {
    expect(problem(() => ({}))).toBe('');
    expect(problem(() => ({}), played(given({ options: { day: 4 }, bus: 'GO' }), 'CTL@1'))).toBe('');
  });
  test('must hold every tile and every pawn once', () => {
    expect(problem(s => ({ bag: s.bag.slice(1) }))).toBe('there must be 1 of the tile T03, not 0');
    expect(problem(s => ({ bag: [...s.bag, 'CTL'] }))).toBe('there must be 0 of the tile CTL, not 1');
    expect(problem(s => ({ bus: { ...s.bus, G: 1 } }))).toBe('all pawns G together must be 11, not 12');
    expect(problem(s => ({ bag: [...s.bag].reverse() }))).toBe('the bag must be sorted by id');
    expect(problem(s => ({ onSites: ['X', ...s.onSites.slice(1)] }))).toBe('the pawns on a site must be letters of G, O, B, W, not "X"');
  });
  test('must be the day that was agreed on', () => {
    expect(problem(s => ({ town: { ...s.town, objective: 1 } }))).toBe('the town must be the one that was agreed on');
  });
  test('must have the bus where it can be', () => {
    const seven = (s: State) => ({ bus: { ...s.bus, G: 7 }, reserve: { ...s.reserve, G: 4 } });
    expect(problem(seven)).toBe('the bus has 6 seats, not 7');
    expect(problem(s => ({ waiting: ['A'], reserve: { ...s.reserve, W: 1 } }))).toBe('no fan can wait at A');
    expect(problem(() => ({ space: 12 }), played(given(), 'T31@0'))).toBe('the bus must stand before an empty space, not r4c1');
    expect(problem(() => ({ space: 5 }))).toBe('the road from the start does not lead into r2c2 by its side S');
    expect(problem(() => ({ passed: [true, false, false, false, false, false] }))).toContain('the letter A must be passed exactly if');
    const asked = played(given({ options: { day: 4 }, bus: 'GO' }), 'CTL@1');
    expect(problem(() => ({ space: 0 }), asked)).toBe('the inspector asks only on the Controller tile');
  });
  test('must be at a turn that can be', () => {
    expect(problem(() => ({ frames: [] }))).toBe('a day is over when it has a result, and only then');
    expect(problem(() => ({ frames: [{ phase: 'drive', seat: 0, stop: 'space' }] }))).toBe('nobody can be awaited while the bus drives');
    expect(problem(() => ({ frames: [{ phase: 'place', seat: 1 }] }))).toBe('it is the turn of seat 0, not 1');
    expect(problem(() => ({ votes: [4] }))).toBe('there is no seat 4 at a table of 2');
    expect(problem(() => ({ votes: [1, 0] }))).toBe('the votes must be different voters in rising order, which seat 0 contradicts');
    expect(problem(s => ({ discards: [s.bag[0]], bag: s.bag.slice(1) }))).toBe('there must be a discard for each of the 0 tiles, not 1');
    expect(problem(s => ({ tops: s.bag.slice(0, 2), bag: s.bag.slice(2) }))).toBe('0 tops must lie face up, not 2');
    expect(problem(() => ({ turn: 3 }))).toBe('turn 3 has 2 tiles in the city, not 0');
    expect(problem(s => ({ revealed: [], bag: ['T01', 'T02', ...s.bag] }))).toBe('2 tiles must be revealed, not 0');
  });
});

describe('options', () => {
  const problemOf = (options: object, seats = 2) => {
    const reading = CityTour.options.read(options, seats);
    return reading.ok ? '' : reading.problem;
  };
  test('name the range that is allowed', () => {
    expect(problemOf({ day: 13 })).toBe('option day must be a whole number from 1 to 12, not 13');
    expect(problemOf({ firstSeat: 2 })).toBe('option firstSeat must be random or a seat from 0 to 1, not 2');
    expect(problemOf({ voters: [0, 3] })).toBe('option voters must name seats from 0 to 1, not 3');
    expect(problemOf({ voters: [1, 0] })).toBe('option voters must be all, or a list of different seats in rising order, not [1,0]');
    expect(problemOf({ voters: [1], firstSeat: 1 })).toBe('');
    expect(problemOf({ objective: 34 })).toContain('a whole number from 1 to 33');
  });
});
