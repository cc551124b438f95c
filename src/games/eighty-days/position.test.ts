// What is refused of a state from outside.
import { describe, expect, test } from 'vitest';
import { clause } from '../../testing/clause.ts';
import type { Chip } from './components.ts';
import { census, POSITION } from './position.ts';
import type { Frame, State } from './state.ts';
import { journey, newGame, played } from './table.testing.ts';

const IN_SUEZ = journey({ travellers: [{ at: 'suez', hand: 'S4 S8', events: 'offer', coins: 2, known: 'S4' }] });

function problem(s: unknown): string | undefined {
  return POSITION.problem(s, 'position');
}

/** The position with some fields changed. */
function changed(change: Partial<State>, s: State = IN_SUEZ): unknown {
  return { ...s, ...change };
}

function withFrames(...frames: Frame[]): unknown {
  return changed({ frames });
}

const NO_LEG = { route: 'A', offers: 0, elephant: false } as const;

describe('accepted', () => {
  test('a new game, for any number of players', () => {
    expect([2, 3, 4, 5, 6].map(seats => problem(newGame(seats)))).toEqual(Array(5).fill(undefined));
  });

  test('every step of a turn', () => {
    const rolling = journey({
      travellers: [{ at: 'suez', hand: 'S4 S8', coins: 1 }],
      turn: { balloonRight: true },
      red: { bombay: 'coin' },
    });
    const paying = played(rolling, 'go A; pay S4');
    const declared = played(paying, 'pay S8; add balloon 2');
    const rolled = played(declared, 'depart', { luck: '5' });
    const chip = played(rolled, 'accept');
    expect([rolling, played(rolling, 'go A'), paying, declared, rolled, chip].map(problem)).toEqual(Array(6).fill(undefined));
  });

  test('a trade, a surplus hand, and the end', () => {
    const trade = played(journey({ seats: 5, travellers: [{ hand: 'T4' }], phase: 'act', space: 'trade' }), 'act trade; swap T4');
    const surplus = played(journey({ travellers: [{ hand: '7*T5' }] }), 'end turn');
    const over = played(journey({ travellers: [{ at: 'home' }, { at: 'home' }], seat: 2, begunWith: 2 }), 'end turn');
    const resigned = played(journey({ options: { resignation: 'on' }, seats: 2, phase: 'choose' }), 'resign');
    expect([trade, surplus, over, resigned].map(problem)).toEqual(Array(4).fill(undefined));
  });
});

describe('the shape', () => {
  test('it must be a state, with nothing missing and nothing added', () => {
    expect(problem(null)).toMatch(/^position must be an object with plan, frames, round/);
    expect(problem({ ...IN_SUEZ, weather: 'fine' })).toMatch(/^position has no field "weather"/);
    expect(problem({ ...IN_SUEZ, coins: undefined })).toBe('position.coins must be a whole number from 0 to 24, not nothing');
  });

  test('cards, chips, places and phases must exist', () => {
    expect(problem(changed({ detective: 0 }))).toBe('position.detective must be a whole number from 1 to 9, not 0');
    expect(problem({ ...IN_SUEZ, travelDiscard: ['S9'] })).toMatch(/^position.travelDiscard\[0\] must be one of T2/);
    expect(problem({ ...IN_SUEZ, frames: [{ phase: 'dream', seat: 0 }] })).toMatch(/^position.frames\[0\] must be an object whose phase/);
    expect(problem({ ...IN_SUEZ, chips: { red: [], blue: [] } })).toMatch(/^position.chips.red must be a list of 9/);
  });

  test('the plan must name every option, within its range', () => {
    const { plan } = IN_SUEZ;
    expect(problem(changed({ plan: { ...plan, options: { ...plan.options, handLimit: 99 } } }))).toMatch(/handLimit must be/);
    expect(problem({ ...IN_SUEZ, plan: { ...plan, options: {} } })).toBe('position.plan.options must name every option');
    expect(problem(changed({ plan: { ...plan, version: 99 } }))).toMatch(/^position.plan.version/);
  });
});

describe('the box', () => {
  clause('ED-1.4', 'all coins together are 24', () => {
    expect(problem(changed({ coins: IN_SUEZ.coins - 1 }))).toBe('all coins together must be 24, not 23');
  });

  clause('ED-1.5', 'no travel card is missing or too many', () => {
    expect(problem(changed({ travelDiscard: ['S8'] }))).toBe('the travel cards must hold 5 of S8, not 6');
    expect(problem(changed({ travelSupply: [] }))).toMatch(/^the travel cards must hold/);
  });

  clause('ED-1.6', 'nor an event card, and none of another deck', () => {
    expect(problem(changed({ eventDiscard: ['princess'] }))).toBe('the event cards must hold 1 of princess, not 2');
    expect(problem(changed({ eventDiscard: ['bradshaw'] }))).toBe('the event cards must hold 0 of bradshaw, not 1');
  });

  clause('ED-1.7', 'both blue cards lie in the first bag of the event supply', () => {
    const [bag = []] = IN_SUEZ.eventSupply;
    const under = [bag.filter(event => event !== 'storm'), ['storm' as const]];
    expect(problem(changed({ eventSupply: under }))).toBe('both blue cards must be in the first bag of the event supply');
  });

  test('the census counts every piece', () => {
    const counts = census(IN_SUEZ);
    expect(counts).toMatchObject({ coins: 24, S8: 5, T2: 5, balloon: 3, storm: 1 });
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(24 + 60 + 15);
  });
});

describe('the travellers', () => {
  test('there are as many as were agreed on', () => {
    expect(problem(changed({ plan: { ...IN_SUEZ.plan, seats: 4 } }))).toBe('4 travellers were agreed on, not 3');
  });

  test('nobody sits where there is no seat', () => {
    expect(problem(changed({ queue: [0, 3] }))).toBe('there is no seat 3 at a table of 3');
    expect(problem(changed({ nextStart: 5 }))).toBe('there is no seat 5 at a table of 3');
    expect(problem(changed({ start: 4 }))).toBe('there is no seat 4 at a table of 3');
  });

  test('the slips in London are those of the travellers in London', () => {
    expect(problem(changed({ londonOrder: [1] }))).toBe('seat 1 is at 0, which londonOrder contradicts');
    const home = IN_SUEZ.travellers.map((one, seat) => (seat === 2 ? { ...one, position: 10 } : one));
    expect(problem(changed({ travellers: home }))).toBe('seat 2 is at 10, which londonOrder contradicts');
  });

  test('nobody is listed twice', () => {
    expect(problem(changed({ queue: [0, 1, 1] }))).toBe('seat 1 is listed twice');
    expect(problem(changed({ resigned: [2, 2] }))).toBe('seat 2 is listed twice');
    const home = journey({ travellers: [{}, {}, { at: 'home' }] });
    expect(problem(changed({ londonOrder: [2, 2] }, home))).toBe('seat 2 is listed twice');
  });

  clause('ED-14.8', 'nobody is home and out of the game', () => {
    const home = journey({ travellers: [{}, {}, { at: 'home' }] });
    expect(problem(changed({ resigned: [2] }, home))).toBe('seat 2 is listed twice');
  });

  clause('ED-13.3', 'nobody in London or out of the game has a turn to come', () => {
    const home = journey({ travellers: [{}, {}, { at: 'home' }] });
    expect(problem(changed({ queue: [0, 1, 2] }, home))).toBe('seat 2 is in the queue, but not on the way');
    expect(problem(changed({ resigned: [1] }))).toBe('seat 1 is in the queue, but not on the way');
  });

  test('what is known of a hand is in it', () => {
    const known = IN_SUEZ.travellers.map((one, seat) => (seat === 0 ? { ...one, known: ['S4' as const, 'S4' as const] } : one));
    expect(problem(changed({ travellers: known }))).toBe('seat 0 is known to hold S4, but does not');
  });
});

describe('the phase', () => {
  test('somebody can be awaited in it', () => {
    expect(problem(withFrames({ phase: 'round' }))).toBe('nobody can be awaited in the phase round');
    expect(problem(withFrames({ phase: 'arrive', seat: 0, colour: 'red' }))).toBe('nobody can be awaited in the phase arrive');
  });

  test('it can be interrupted by the one upon it', () => {
    const travel = { phase: 'travel', seat: 0, ended: false } as const;
    const trade = { phase: 'trade', seat: 0, swapped: 0, stopped: false } as const;
    expect(problem(withFrames(travel, trade))).toBe('trade cannot interrupt travel');
  });

  test('it belongs to the first seat of the queue', () => {
    expect(problem(withFrames({ phase: 'travel', seat: 1, ended: false }))).toBe(
      'the phase travel must belong to the first seat of the queue',
    );
    expect(problem(changed({ queue: [] }))).toBe('the phase travel must belong to the first seat of the queue');
  });

  test('it is not done with already', () => {
    expect(problem(withFrames({ phase: 'travel', seat: 0, ended: true }))).toBe('nobody has anything to decide');
    expect(problem(withFrames({ phase: 'act', seat: 0, space: 'coin', done: true }))).toBe('nobody has anything to decide');
    expect(problem(withFrames({ phase: 'choose', seat: 0, taken: 'coin', resigned: false }))).toBe('nobody has anything to decide');
    expect(problem(withFrames({ phase: 'endTurn', seat: 0 }))).toBe('nobody has anything to decide');
  });

  test('a leg in progress is one of the place, paid or payable', () => {
    const travel = { phase: 'travel', seat: 0, ended: false } as const;
    const slot = (paid: ('S4' | 'T2')[], slots: number, route: 'A' | 'B' = 'A') =>
      problem(withFrames(travel, { phase: 'slot', seat: 0, leg: { ...NO_LEG, route, paid, replaced: Array(slots).fill(null) } }));
    expect(slot([], 2)).toBe(undefined);
    expect(slot([], 3)).toBe('route A from position 3 does not have 3 slots');
    expect(slot([], 2, 'B')).toBe('route B from position 3 does not have 2 slots');
    expect(slot(['T2'], 2)).toBe('route A from position 3 cannot be paid like this');
    const half = { ...NO_LEG, paid: ['S4' as const], replaced: [null, null] };
    expect(problem(withFrames(travel, { phase: 'modify', seat: 0, leg: half, departed: false }))).toBe(
      'route A from position 3 cannot be paid like this',
    );
  });

  test('a leg that only begins can be paid to its end', () => {
    const s = journey({ travellers: [{ at: 'newyork', hand: 'S4 S8' }] });
    const leg = { ...NO_LEG, paid: [], replaced: [null, null, null] };
    const frames: Frame[] = [
      { phase: 'travel', seat: 0, ended: false },
      { phase: 'slot', seat: 0, leg },
    ];
    expect(problem(changed({ frames }, s))).toBe('route A from position 9 cannot be paid like this');
  });

  test('a chip to decide on lies there', () => {
    const travel = { phase: 'travel', seat: 0, ended: false } as const;
    const arrive = { phase: 'arrive', seat: 0, colour: 'red' } as const;
    expect(problem(withFrames(travel, arrive))).toBe('no red chip lies at position 3');
    const red: (Chip | null)[] = [null, null, 'coin', null, null, null, null, null, null];
    expect(problem(changed({ frames: [travel, arrive], chips: { ...IN_SUEZ.chips, red } }))).toBe(undefined);
  });
});
