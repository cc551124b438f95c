import { expect, test } from 'vitest';
import { POSITION } from './position.ts';
import type { State } from './state.ts';
import { lake, play } from './table.testing.ts';

const problem = (s: unknown) => POSITION.problem(s, 'state');
const changed = (s: State, change: object) => ({ ...s, ...change });

test('a state of the game can be loaded', () => {
  expect(problem(JSON.parse(JSON.stringify(lake())))).toBeUndefined();
});

test('seats must exist and have their turn', () => {
  const s = lake();
  expect(problem(changed(s, { companies: [...s.companies, ...s.companies] }))).toMatch(/2 companies were agreed on/);
  expect(problem(changed(s, { start: 3 }))).toMatch(/no seat 3/);
  expect(problem(changed(s, { turns: 2 }))).toMatch(/turn 2 is seat 1's/);
});

test('buses stand in towns of their own with as many tourists as fit', () => {
  const s = lake();
  const [first, ...rest] = s.buses;
  const withBus = (change: object) => problem(changed(s, { buses: [{ ...first, ...change }, ...rest] }));
  expect(problem(changed(s, { buses: rest }))).toMatch(/4 buses were agreed on/);
  expect(problem(changed(s, { built: [] }))).toMatch(/built must be/);
  expect(problem(changed(s, { built: [[]] }))).toMatch(/one for each town/);
  expect(withBus({ town: 'paris' })).toMatch(/not a town/);
  expect(withBus({ town: 'wan' })).toMatch(/two buses/);
  expect(withBus({ dice: ['green2', 'green2', 'green2', 'green2', 'green2'] })).toMatch(/at most 4/);
  expect(withBus({ dice: ['green7'] })).toMatch(/more than 6/);
  expect(withBus({ dice: ['green2'] })).toMatch(/dice together must be 8/);
});

test('tiles are all there, where they fit and in order', () => {
  const s = lake();
  expect(problem(changed(s, { stacks: s.stacks.map(() => []) }))).toMatch(/exactly once/);
  expect(problem(changed(s, { stacks: s.stacks.map(stack => [...stack].reverse()) }))).toMatch(/sorted/);
  const crowd = lake({
    built: [
      ['ueb', 'n01', 0],
      ['ueb', 'n02', 0],
      ['ueb', 'n03', 0],
    ],
  });
  expect(problem(crowd)).toMatch(/ueb has room for 2/);
});

test('phases lie upon one another as the rules lay them', () => {
  const s = lake();
  const frames = (...stack: readonly object[]) => problem(changed(s, { frames: stack }));
  const [bus] = s.frames;
  expect(frames({ phase: 'refill' })).toMatch(/nobody can be awaited/);
  expect(frames(bus ?? {}, { phase: 'pips', done: false })).toMatch(/cannot interrupt/);
  expect(frames({ phase: 'allDay', done: false })).toMatch(/selected bus must be/);
  expect(problem(changed(s, { turn: { ...s.turn, bus: 1 } }))).toMatch(/before one is chosen/);
  expect(frames({ phase: 'bus', ready: [0], done: false })).toMatch(/ready must name/);
});

test('a phase remembers what the rules would find', () => {
  const s = lake({ money: [9, 9] });
  play(s, 'bus bod');
  const frames = (...stack: readonly object[]) => problem(changed(s, { frames: stack }));
  const morning = { phase: 'morning', road: true, done: false, toured: false };
  expect(frames({ ...morning, road: false })).toMatch(/road must tell/);
  expect(frames({ phase: 'drive', destinations: ['stg'], done: false })).toMatch(/destinations must be/);
  expect(frames({ ...morning, done: true }, { phase: 'town', contractor: false, tile: 'n01', done: false })).toMatch(/not on the market/);
  expect(frames({ ...morning, done: true }, { phase: 'to', bus: 0, done: false })).toMatch(/another bus/);
  expect(frames({ ...morning, done: true }, { phase: 'die', action: 'reroll', tourist: 5 })).toMatch(/who is aboard/);
  const tour = { phase: 'tour', given: false, tourist: null, left: ['n01'], tile: null, asks: 'next' };
  expect(frames(tour)).toMatch(/what stands in the town/);
});
