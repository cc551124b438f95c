// ED-14.8 Resignation.
import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { EightyDays } from '../index.ts';
import { awaited, each, finish, journey, legal, newGame, played, refusal, refusedBy, sizes, told, traveller } from '../table.testing.ts';

const ON = { resignation: 'on' } as const;

/** Seat 0 may resign at a table of so many. */
function resigning(seats: number, given: Partial<Parameters<typeof journey>[0]> = {}) {
  return journey({ options: ON, seats, phase: 'choose', ...given });
}

describe('when', () => {
  clause('ED-14.8', 'only where it was agreed on', () => {
    expect(refusal(journey({ phase: 'choose' }), 'resign')).toEqual({ clause: 'ED-14.8' });
  });

  clause('ED-14.8', 'only at the start of one’s own turn, as the last of all options', () => {
    const s = resigning(3, { travellers: [{ coins: 2 }] });
    expect(legal(s)).toEqual(['take coin', 'take balloon', 'take event', 'take detective', 'buy travel', 'buy event', 'resign']);
    expect(refusedBy(s, 'resign', 1)).toBe('ED-3.3');
    const taken = played(s, 'take coin');
    expect(refusedBy(taken, 'resign')).toBe('ED-3.9');
    expect(refusedBy(played(taken, 'decline'), 'resign')).toBe('ED-3.9');
  });

  clause('ED-14.8', 'a player in London has no turn to resign in', () => {
    const s = resigning(4, { travellers: [{}, { at: 'home' }] });
    expect(refusedBy(s, 'resign', 1)).toBe('ED-3.3');
  });
});

describe('what he leaves', () => {
  clause('ED-14.8', 'his cards go under the supplies, his coins to the supply', () => {
    const s = resigning(4, { travellers: [{ hand: 'T2 S8', events: 'offer', coins: 3, known: 'S8' }] });
    const gone = played(s, 'resign');
    expect(gone.travelSupply.at(-1)).toEqual(['T2', 'S8']);
    expect(sizes(gone.eventSupply)).toEqual([14, 1]);
    expect(gone.coins).toBe(24);
    expect(traveller(gone)).toMatchObject({ travelHand: [], eventHand: [], known: [], coins: 0 });
    expect(told(s, 'resign')).toEqual([{ type: 'resigned', seat: 0 }]);
  });

  clause('ED-14.8', 'his turn is over, and the round goes on', () => {
    const gone = played(resigning(4), 'resign');
    expect([awaited(gone), gone.queue, gone.resigned]).toEqual([1, [1, 2, 3], [0]]);
    expect(legal(gone)).toEqual(['take coin', 'take balloon', 'take event', 'take detective', 'take start', 'resign']);
  });

  clause('ED-14.8, ED-3.7', 'the card he did not take is left over at the end of the round', () => {
    const s = resigning(4, { seat: 2, display: '- - S4 S5 S6' });
    const next = played(s, 'resign; take event; decline; end turn', { luck: 'any any any any' });
    expect(next.travelDiscard).toEqual(['S5', 'S6']);
  });

  clause('ED-14.8', 'the last of a round may resign too', () => {
    const next = played(resigning(4, { seat: 3, start: 0 }), 'resign', { luck: 'any any any any' });
    expect([next.round, next.start, next.queue]).toEqual([6, 1, [1, 2, 0]]);
  });

  clause('ED-14.8, ED-5.6', 'after a starting player who resigned the next one clockwise starts', () => {
    const s = played(resigning(4, { start: 1, seat: 1, display: 'S4 S5 S6 S7 S8' }), 'resign');
    const next = played(s, 'take coin; decline; end turn; take balloon; decline; end turn; take event; decline; end turn', {
      luck: 'any any any any',
    });
    expect([next.start, next.queue]).toEqual([2, [2, 3, 0]]);
  });

  clause('ED-14.8, ED-4.4', 'the last of six has two cards then, and draws none blind', () => {
    const s = resigning(6, { seat: 4, display: '- - - - S4 S5' });
    expect(legal(played(s, 'resign'))).toEqual(['take start', 'take trade', 'resign']);
  });

  clause('ED-14.8', 'no day is added to his any more', () => {
    const s = played(resigning(4, { travellers: [{ days: 30 }, { days: 31 }], display: 'S4 S5 S6 S7 S8' }), 'resign');
    expect(each(played(s, 'take event; act event', { luck: 'storm' }), 'days')).toEqual([30, 33, 2, 2]);
  });
});

describe('who is left', () => {
  clause('ED-14.8, ED-3.1', 'the next display is laid for those who are left', () => {
    const next = played(resigning(4, { seat: 3 }), 'resign', { luck: 'any any any any' });
    expect(next.display.map(card => card !== null)).toEqual([true, true, true, true, false, false]);
    expect(next.begunWith).toBe(3);
  });

  clause('ED-14.8, ED-9.2', 'the last of those who are left has the blue chip', () => {
    const s = resigning(3, {
      travellers: [{}, { at: 'brindisi', hand: 'S4' }, { at: 'suez' }],
      blue: { suez: 'coin' },
      display: 'T4 T4 T4 T4',
    });
    const there = played(s, 'resign; take coin; decline; go A; pay S4; depart');
    expect(told(there, 'use chip')[0]).toMatchObject({ colour: 'blue', place: 'suez' });
  });

  clause('ED-14.8, ED-9.2', 'his own arrivals count no longer', () => {
    const s = resigning(4, {
      travellers: [{ at: 'suez' }, { at: 'brindisi', hand: 'S4' }, { at: 'suez' }, { at: 'paris' }],
      blue: { suez: 'coin' },
      display: 'T4 T4 T4 T4 T4',
    });
    const there = played(s, 'resign; take coin; decline; go A; pay S4; depart');
    expect(legal(there)).toEqual(['end turn']);
    expect(there.chips.blue[2]).toBe('coin');
  });

  clause('ED-14.8, ED-9.2', 'where all who are left have been already, the blue chip is turned over unused', () => {
    const s = resigning(3, {
      travellers: [{ at: 'london' }, { at: 'brindisi' }, { at: 'suez' }],
      blue: { paris: 'coin', brindisi: 'day', suez: 'event', bombay: 'travel' },
    });
    expect(played(s, 'resign').chips.blue).toEqual([null, null, 'event', 'travel', null, null, null, null, null]);
  });

  clause('ED-14.8, ED-9.1', 'a red chip he used stays used: the next to arrive has none', () => {
    const s = resigning(4, {
      travellers: [{ at: 'suez' }, { at: 'brindisi', hand: 'S4' }],
      red: { bombay: 'coin' },
      display: 'T4 T4 T4 T4 T4',
    });
    expect(legal(played(s, 'resign; take coin; decline; go A; pay S4; depart'))).toEqual(['end turn']);
  });

  clause('ED-14.8, ED-9.1', 'a red chip nobody has reached waits for the first of those who are left', () => {
    const s = resigning(4, { travellers: [{}, { at: 'brindisi', hand: 'S4' }], red: { suez: 'coin' }, display: 'T4 T4 T4 T4 T4' });
    expect(legal(played(s, 'resign; take coin; decline; go A; pay S4; depart'))).toEqual(['leave chip', 'use chip']);
  });
});

describe('the end', () => {
  const home = { at: 'home', days: 70 } as const;

  clause('ED-14.8, ED-14.1', 'all but one of those who are left must be home', () => {
    const s = resigning(4, { travellers: [home, home, {}, {}], seat: 2, display: '- T4 T4' });
    const over = played(s, 'resign; take balloon; decline; end turn');
    expect(finish(over)).toEqual([0, 1, 3, 2]);
  });

  clause('ED-14.8, ED-14.2', 'of six five are left: four must be home, and of four three', () => {
    const five = resigning(6, { travellers: [home, home, home, {}, {}, {}], resigned: [3], seat: 5, begunWith: 2, phase: 'travel' });
    expect(EightyDays.outcome(played(five, 'end turn', { luck: 'any any any' }))).toBe(undefined);
    const four = resigning(6, { travellers: [home, home, home, {}, {}, {}], resigned: [3, 4], seat: 5, begunWith: 2, phase: 'travel' });
    expect(finish(played(four, 'end turn'))).toEqual([0, 1, 2, 5, 4, 3]);
  });

  clause('ED-14.8', 'two left of a bigger table: the round of the first arrival is the last, and the arriver wins, though late', () => {
    const s = resigning(3, {
      travellers: [{ at: 'newyork', days: 80, hand: 'S7 S7 T5' }, { days: 10 }],
      resigned: [2],
      phase: 'travel',
      begunWith: 2,
      display: '- T4 T4',
    });
    const over = played(s, 'go A; pay S7; pay S7; pay T5; depart; take balloon; decline; end turn');
    expect(each(over, 'days')).toEqual([92, 10, 0]);
    expect(finish(over)).toEqual([0, 1, 2]);
  });

  clause('ED-14.8', 'two left of a bigger table, both home: the days decide, of equals the arrival and not the coins', () => {
    const s = resigning(3, {
      travellers: [
        { at: 'home', days: 72 },
        { at: 'newyork', days: 60, hand: 'S7 S7 T5', coins: 5 },
      ],
      resigned: [2],
      seat: 1,
      phase: 'travel',
      begunWith: 2,
    });
    expect(finish(played(s, 'go A; pay S7; pay S7; pay T5; depart'))).toEqual([0, 1, 2]);
  });

  clause('ED-14.8', 'the last one left wins at once', () => {
    const over = played(resigning(2, { travellers: [{ at: 'newyork', days: 40 }, { days: 100 }] }), 'resign');
    expect(EightyDays.awaiting(over)).toEqual([]);
    expect(EightyDays.outcome(over)).toEqual({ ranks: [2, 1], scores: [40, -20] });
    const three = resigning(3, { travellers: [{}, {}, { days: 99 }] });
    expect(finish(played(three, 'resign; resign'))).toEqual([2, 1, 0]);
  });

  clause('ED-14.8', 'the last one left may be home already', () => {
    const s = resigning(3, { travellers: [{}, {}, { at: 'home', days: 99 }] });
    expect(finish(played(s, 'resign; resign'))).toEqual([2, 1, 0]);
  });

  clause('ED-14.8', 'who resigned ranks last, and of those the last to resign first', () => {
    const s = newGame(5, { ...ON, firstPlayer: 0 });
    const rest = 'take coin; decline; end turn; take balloon; decline; end turn';
    const next = played(s, `resign; resign; resign; ${rest}`, { luck: 'any any any' });
    expect(next.resigned).toEqual([0, 1, 2]);
    const over = played(next, 'resign');
    expect(finish(over)).toEqual([4, 3, 2, 1, 0]);
  });
});
