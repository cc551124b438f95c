import { describe, expect, test } from 'vitest';
import { printedOptions, recording, scripted, seeded } from '../../kernel/index.ts';
import { clause } from '../../testing/clause.ts';
import { boxOf, tileOf } from './box.ts';
import { ATTRACTIONS, COLOURS, faceOf, TOWNS } from './components.ts';
import type { Event } from './events.ts';
import { OPTIONS } from './options.ts';
import { layOut } from './setup.ts';
import { aboard, lake, legal, play, purses, refusedBy } from './table.testing.ts';
import { view } from './view.ts';

const plan = (seats: number, options = {}) => {
  const reading = OPTIONS.read(options, seats);
  if (!reading.ok) throw new Error(reading.problem);
  return { options: reading.options, seats, version: 1 };
};
const dealt = (seats: number, options = {}, seed = 'deal') => {
  const chance = recording(seeded(seed));
  const events: Event[] = [];
  const s = layOut(plan(seats, options), { chance, tell: event => events.push(event) });
  return { s, luck: chance.taken, events };
};

test('the letter of the rulebook differs from the standard where a ruling or the board adds something', () => {
  const printed = printedOptions(OPTIONS);
  expect(printed).toEqual({ rerollOnes: 'entering', ferryFare: 0, greyEndsGame: true, finalTie: 'race' });
  expect(OPTIONS.read(printed, 4).ok).toBe(true);
});

describe('terms', () => {
  clause('BT-1.1', 'the pips of a tourist are the money it has left', () => {
    const s = lake({ buses: [['bod', 'green5'], ['wan'], ['dor'], ['wil']], built: [['kon', 'n05', 1]] });
    play(s, 'bus bod; none; drive kon');
    expect(aboard(s)).toEqual(['green3']);
  });
  clause('BT-1.2', 'a tourist has one of four colours, and none is grey', () => {
    const colours = dealt(4).s.buses.flatMap(({ dice }) => dice.map(die => faceOf(die).colour));
    expect(COLOURS).toEqual(expect.arrayContaining(colours));
    expect(COLOURS).not.toContain('grey');
  });
  clause('BT-1.3', 'a tile has a name, a category, a value and a priority; only grey ones carry an action', () => {
    expect(ATTRACTIONS).toHaveLength(62);
    expect(ATTRACTIONS.filter(({ effect }) => effect !== null).map(({ category }) => category)).toEqual(Array(16).fill('grey'));
    const { options } = plan(2);
    expect(tileOf(boxOf(options), 'g10')).toMatchObject({ english: 'Gourmet Restaurant', category: 'yellow', value: 5, priority: 10 });
  });
  clause('BT-1.4', 'the turn knows the active player, the selected bus and its start town', () => {
    const s = lake();
    play(s, 'bus wan; none; drive lin');
    expect(s.turn).toMatchObject({ seat: 0, bus: 1, from: 'wan' });
  });
  clause('BT-1.5', 'every player may drive every bus, and only a bus that is there', () => {
    expect(legal(lake())).toEqual(['bus bod', 'bus wan', 'bus dor', 'bus wil']);
    expect(refusedBy(lake(), 'bus kon')).toBe('BT-1.5');
  });
});

describe('set-up', () => {
  clause('BT-2.1', 'the buses start in Bodman, Wangen, Dornbirn and Wil', () => {
    expect(dealt(2).s.buses.map(({ town }) => town)).toEqual(['bod', 'wan', 'dor', 'wil']);
  });
  clause('BT-2.2', 'four dice a bus, none of them a 1, and sixteen stay in the bag', () => {
    const { s } = dealt(3);
    expect(s.buses.map(({ dice }) => dice.length)).toEqual([4, 4, 4, 4]);
    expect(s.buses.flatMap(({ dice }) => dice).filter(die => faceOf(die).pips === 1)).toEqual([]);
    expect(s.bag.reduce((sum, count) => sum + count)).toBe(16);
  });
  clause('BT-2.3', 'two tiles of each category are open, the others lie in bags without an order', () => {
    const { s } = dealt(2);
    expect(s.market.map(open => open.length)).toEqual([2, 2, 2, 2, 2]);
    expect(s.stacks.map(stack => stack.length)).toEqual([11, 10, 9, 8, 14]);
    expect(s.stacks.map(stack => [...stack].sort())).toEqual(s.stacks);
  });
  clause('BT-2.4', 'the start player is random, or agreed on', () => {
    expect(dealt(4).luck[0]).toBe(dealt(4).s.start);
    expect(dealt(4, { startPlayer: 3 }).s.start).toBe(3);
  });
  clause('BT-2.5', 'money grows with the turn order', () => {
    expect(purses(dealt(6, { startPlayer: 4 }).s)).toEqual([8, 9, 10, 11, 6, 7]);
  });
  clause('BT-2.6', 'nothing is built at the start, and only harbours have appeal', () => {
    expect(dealt(2).s.built.flat()).toEqual([]);
    const s = lake();
    play(s, 'bus bod; none');
    expect(refusedBy(s, 'drive ueb')).toBe('BT-4.2');
  });
  clause('BT-2.7', 'everybody sees the whole table', () => {
    const s = lake({ seats: 3 });
    expect(view(s, 'public')).toEqual(s);
    expect(view(s, 2)).toEqual(s);
  });
  clause('BT-2.8', 'every number of luck is one below the things it chooses from', () => {
    const asked: number[] = [];
    const chance = { below: (sides: number) => asked.push(sides) * 0 + sides - 1 };
    layOut(plan(2), { chance, tell: () => {} });
    expect(asked.slice(0, 5)).toEqual([2, 32, 6, 31, 6]);
    expect(asked.slice(-10)).toEqual([13, 12, 12, 11, 11, 10, 10, 9, 16, 15]);
  });
  clause('BT-2.9', 'the deal asks for the start player, then the dice, then the tiles', () => {
    const dice = Array.from({ length: 16 }, () => [0, 1]).flat();
    const s = layOut(plan(2), { chance: scripted([1, ...dice, ...Array(10).fill(0)]), tell: () => {} });
    expect(s.start).toBe(1);
    expect(s.buses[0]?.dice).toEqual(['green2', 'green2', 'green2', 'green2']);
    expect(s.buses[3]?.dice).toEqual(['blue2', 'blue2', 'blue2', 'blue2']);
    expect(s.market).toEqual([
      ['n01', 'n02'],
      ['w01', 'w02'],
      ['c01', 'c02'],
      ['g01', 'g02'],
      ['u01', 'u02'],
    ]);
  });
  clause('BT-2.9', 'a 1 is thrown again before the next die is drawn', () => {
    const dice = Array.from({ length: 15 }, () => [0, 1]).flat();
    const luck = [0, 0, 0, 0, 5, ...dice, ...Array(10).fill(0)];
    expect(layOut(plan(2), { chance: scripted(luck), tell: () => {} }).buses[0]?.dice[0]).toBe('green6');
  });
});

describe('options of the set-up', () => {
  clause('BT-2.3', 'by option all grey tiles are open, or none is in the game', () => {
    expect(dealt(2, { greyMarket: 'all' }).s.market[4]).toHaveLength(16);
    expect(dealt(2, { grey: false }).s.market.map(open => open.length)).toEqual([2, 2, 2, 2, 0]);
  });
  clause('BT-2.2', 'dice without a rule for 1s may show them, and dice of four sides leave the dearest tiles in the box', () => {
    const { s } = dealt(2, { rerollOnes: 'never', dieSides: 4 }, 'ones');
    expect(s.buses.flatMap(({ dice }) => dice).some(die => faceOf(die).pips === 1)).toBe(true);
    expect([...s.market, ...s.stacks].flat()).not.toContain('g10');
    expect([...s.market, ...s.stacks].flat()).toHaveLength(60);
  });
  clause('BT-2.1', 'other numbers of buses start where it was agreed', () => {
    const startTowns = TOWNS.slice(0, 6).map(({ id }) => id);
    expect(dealt(2, { buses: 6, startTowns }).s.buses.map(({ town }) => town)).toEqual(startTowns);
  });
});
