import { describe, expect, test } from 'vitest';
import { OnTourParis, type State } from './index.ts';
import { POSITION } from './position.ts';
import { emptyBut, filled, move, paper, play, route, scene, settingUp } from './table.testing.ts';

const writing = () =>
  scene({ phase: 'write', shown: ['P08-N', 'P16-W', 'P06-S'], boards: [filled({ '1a': '40c' }), filled({ '1a': '40c' })] });
const problem = (s: unknown) => POSITION.problem(JSON.parse(JSON.stringify(s)), 'state');
const over = (): State => {
  const s = scene({ phase: 'route', boards: [paper('1a=10 2a=20')] });
  play(s, 'start 1a; submit');
  return s;
};

describe('a position from outside', () => {
  test('is accepted as the game makes it', () => {
    expect([problem(writing()), problem(over()), problem(settingUp('P09-N', 1, [3, 8], filled({ '1a': '38c' })))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('has a board for every seat and a roller at the table', () => {
    expect(problem({ ...writing(), boards: writing().boards.slice(1) })).toBe('2 boards were agreed on, not 1');
    expect(problem({ ...writing(), roller: 5 })).toBe('there is no seat 5 at a table of 2');
  });
  test('has every card once, the bag sorted', () => {
    expect(problem({ ...writing(), bag: writing().bag.slice(1) })).toMatch(/^the card P03-C is missing$/);
    expect(problem({ ...writing(), bag: [...writing().bag, 'P20-N'] })).toBe('there are 40 cards, not 41');
    expect(problem({ ...writing(), bag: [...writing().bag].reverse() })).toBe('the bag must be sorted by id');
  });
  test('has boards that are counted right, can be rolled and are in step', () => {
    const [first, second] = writing().boards;
    expect(problem({ ...writing(), boards: [first, { ...second, empty: { ...second?.empty, N: 3 } }] })).toBe(
      'seat 1 does not have 3 empty clubs in N',
    );
    expect(problem({ ...writing(), boards: [first, { ...second, marks: second?.marks.map(mark => mark && '44') }] })).toBe(
      'seat 1 has written 44, which no roll can form',
    );
    expect(problem(scene({ phase: 'write', shown: ['P08-N', 'P16-W', 'P06-S'], boards: [filled({ '1a': '40' }), filled({})] }))).toBe(
      'seat 1 must have as many empty clubs as the others',
    );
  });
  test('has the step that cards and dice ask for', () => {
    expect(problem({ ...writing(), dice: [3, 3] })).toBe('cards and dice ask for star, not write');
    expect(problem({ ...writing(), frames: [{ phase: 'turn' }] })).toBe('nobody can be awaited in the phase turn');
    expect(problem({ ...writing(), frames: [{ phase: 'write', pending: [[]] }] })).toBe('every seat must have its own pending choices');
    expect(problem({ ...writing(), turn: 0 })).toBe('somebody must roll after set-up');
    expect(problem(scene({ phase: 'lastSingle', boards: [emptyBut('1a', '2a', '3a')] }))).toBe(
      'with 3 empty clubs 0 cards cannot be face up',
    );
    expect(problem({ ...writing(), removed: writing().removed.slice(1), bag: [writing().removed[0], ...writing().bag].sort() })).toBe(
      '4 cards must be removed after set-up',
    );
  });
  test('has a set-up that could have been reached', () => {
    const s = settingUp('P09-N', 1, [3, 8], filled({ '1a': '38c' }));
    expect(problem({ ...s, dice: [3, 3] })).toBe('doubles are rolled again in set-up');
    expect(problem({ ...s, removed: [...s.removed].reverse() })).toBe('the card of set-up step 1 must be the last one removed');
    expect(problem({ ...s, turn: 1 })).toBe('in set-up step 1 only 1 clubs are written');
  });
  test('has choices that are allowed, and somebody left to choose', () => {
    const s = writing();
    expect(problem({ ...s, frames: [{ phase: 'write', pending: [[move('write 29 1a P08-N')], []] }] })).toMatch(
      /^seat 0 cannot have chosen/,
    );
    const both = [move('write 29 8a P08-N'), move('write 92 16a P16-W')];
    expect(problem({ ...s, frames: [{ phase: 'write', pending: [both, both] }] })).toBe('somebody must still be awaited');
  });
  test('has routes only at the end, and then one for each seat', () => {
    expect(problem({ ...writing(), routes: [[], []] })).toBe('routes are shown when all are submitted');
    expect(problem({ ...over(), routes: [] })).toBe('every seat must have a route when the game is over');
    expect(problem({ ...over(), routes: [route('2a 1a')] })).toMatch(/^seat 0 cannot have chosen/);
    expect(problem({ ...writing(), frames: [], routes: [[], []] })).toBe('no club may be empty when the game is over');
  });
});

describe('options', () => {
  test('are the standard ones of the rulebook', () => {
    expect(OnTourParis.options.standard).toEqual({
      firstRoller: 'random',
      dockUse: 'free',
      xRule: 'strict',
      xPlace: 'anywhere',
      routeMode: 'draw',
      routeAid: 'validate',
      tieBreak: 'shared',
      openBoards: 'afterStep',
    });
  });
  test('are refused with what is allowed', () => {
    expect(OnTourParis.options.read({ firstRoller: 2 }, 2)).toEqual({
      ok: false,
      problem: 'option firstRoller must be random or a seat from 0 to 1, not 2',
    });
    expect(OnTourParis.options.read({ dockUse: 'twice' }, 2)).toMatchObject({ ok: false });
    expect(OnTourParis.options.read({ players: 2 }, 2)).toMatchObject({ ok: false });
    expect(OnTourParis.options.read({ firstRoller: 1 }, 2)).toMatchObject({ ok: true });
  });
  test('let a seat roll first, and ask no luck of a single player', () => {
    const plan = { options: { ...OnTourParis.options.standard, firstRoller: 1 }, seats: 2, version: 1 };
    const s = OnTourParis.setup(plan, { chance: { below: sides => sides - 1 }, tell: () => {} });
    expect(s.plan.options.firstRoller).toBe(1);
    const solo = settingUp('P09-N', 3, [3, 8], filled({ '1a': '38c', '2a': '38c', '3a': '38c' }));
    play(solo, 'club 9a', { luck: [0, 0, 0, 1, 2] });
    expect(solo.roller).toBe(0);
    const chosen = {
      ...settingUp('P09-N', 3, [3, 8], filled({ '1a': '38c', '2a': '38c', '3a': '38c' })),
      plan: { ...solo.plan, options: { ...solo.plan.options, firstRoller: 0 } },
    };
    play(chosen, 'club 9a', { luck: [0, 0, 0, 1, 2] });
    expect(chosen.roller).toBe(0);
  });
});
