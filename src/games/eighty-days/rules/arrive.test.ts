// ED-9 Bonus chips, ED-13 London.
import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import type { Chip } from '../components.ts';
import { awaited, each, journey, legal, played, sizes, told, traveller } from '../table.testing.ts';

const TO_SUEZ = 'go A; pay S4; depart';
const BY_SHIP = { at: 'brindisi', hand: 'S4' } as const;

describe('chips', () => {
  clause('ED-9.1', 'the first to arrive may use the red chip', () => {
    const s = journey({ travellers: [BY_SHIP], red: { suez: 'coin' }, blue: { suez: 'day' } });
    const there = played(s, TO_SUEZ);
    expect(legal(there)).toEqual(['leave chip', 'use chip']);
    expect(told(there, 'use chip')[0]).toEqual({ type: 'chipUsed', seat: 0, place: 'suez', colour: 'red', chip: 'coin' });
  });

  clause('ED-9.1', 'the second of three has no chip', () => {
    const s = journey({ travellers: [BY_SHIP, { at: 'suez' }], blue: { suez: 'coin' } });
    expect(legal(played(s, TO_SUEZ))).toEqual(['end turn']);
  });

  clause('ED-9.2', 'the last of all players to arrive may use the blue chip', () => {
    const s = journey({ travellers: [BY_SHIP, { at: 'suez' }, { at: 'newyork' }], blue: { suez: 'coin' } });
    expect(told(played(s, TO_SUEZ), 'use chip')[0]).toMatchObject({ type: 'chipUsed', colour: 'blue', chip: 'coin' });
  });

  clause('ED-9.2', 'R-5 who is back in London has been there too', () => {
    const s = journey({ travellers: [BY_SHIP, { at: 'suez' }, { at: 'home' }], blue: { suez: 'coin' } });
    expect(legal(played(s, TO_SUEZ))).toEqual(['leave chip', 'use chip']);
  });

  clause('ED-9.1, ED-9.2', 'R-7 of two players the first has the red chip and the second the blue one', () => {
    const s = journey({ seats: 2, travellers: [BY_SHIP, BY_SHIP], red: { suez: 'coin' }, blue: { suez: 'coin' }, display: '- T5 T5' });
    const first = played(s, `${TO_SUEZ}; use chip`);
    expect([first.chips.red[2], first.chips.blue[2]]).toEqual([null, 'coin']);
    const second = played(first, `end turn; take balloon; decline; ${TO_SUEZ}; use chip`);
    expect(second.chips.blue[2]).toBe(null);
    expect(each(second, 'coins')).toEqual([1, 1]);
  });

  clause('ED-9.3', 'R-8 the chip is turned over, used or not', () => {
    const there = played(journey({ travellers: [BY_SHIP], red: { suez: 'coin', paris: 'coin' } }), TO_SUEZ);
    expect(played(there, 'use chip').chips.red).toEqual(['coin', null, null, null, null, null, null, null, null]);
    expect(played(there, 'leave chip').chips.red[2]).toBe(null);
    expect(traveller(played(there, 'leave chip')).coins).toBe(0);
    expect(told(there, 'leave chip')).toEqual([{ type: 'chipLeft', seat: 0, place: 'suez', colour: 'red', chip: 'coin' }]);
  });

  clause('ED-9.4', 'in London there is no chip', () => {
    const s = journey({ travellers: [{ at: 'newyork', hand: 'S7 S7 T5' }], red: { paris: 'coin', newyork: 'coin' } });
    expect(awaited(played(s, 'go A; pay S7; pay S7; pay T5; depart'))).toBe(1);
  });

  clause('ED-9.5', 'the chip comes before anything else but the use of coins', () => {
    const s = journey({ travellers: [{ ...BY_SHIP, coins: 4, events: 'elephant connection' }], red: { suez: 'event' } });
    expect(legal(played(s, TO_SUEZ))).toEqual(['leave chip', 'use chip', 'buy travel', 'buy event', 'cash elephant']);
  });

  clause('ED-9.7', 'the place between the legs of a Connection counts as an arrival', () => {
    const s = journey({
      travellers: [{ at: 'brindisi', hand: 'S4 S5 S5', events: 'connection' }, { at: 'suez' }, { at: 'suez' }],
      blue: { suez: 'coin' },
      red: { bombay: 'coin' },
    });
    const there = played(s, `play connection; ${TO_SUEZ}; use chip; go A; pay S5; pay S5; depart; use chip`);
    expect(traveller(there)).toMatchObject({ position: 4, coins: 2 });
  });

  clause('ED-9.2, ED-14.1', 'R-6 a blue chip that nobody reached stays where it is', () => {
    const s = journey({ travellers: [{ at: 'home' }, { at: 'home' }], seat: 2, begunWith: 2, blue: { paris: 'coin' } });
    expect(played(s, 'end turn').chips.blue[0]).toBe('coin');
  });
});

describe('what a chip offers', () => {
  const first = (chip: Chip) =>
    played(journey({ travellers: [BY_SHIP, { days: 10 }, { at: 'home', days: 70 }, {}], red: { suez: chip } }), TO_SUEZ);

  clause('ED-9.6', 'coin: a coin from the supply', () => {
    expect(traveller(played(first('coin'), 'use chip')).coins).toBe(1);
  });

  clause('ED-9.6', 'coin: nothing if the supply is empty', () => {
    const s = journey({ travellers: [BY_SHIP, { coins: 12 }, { coins: 12 }], red: { suez: 'coin' } });
    expect(traveller(played(s, `${TO_SUEZ}; use chip`)).coins).toBe(0);
  });

  clause('ED-9.6', 'travel: the top travel card, unseen by others', () => {
    const after = played(first('travel'), 'use chip', { luck: 'S8' });
    expect(traveller(after)).toMatchObject({ travelHand: ['S8'], known: [] });
  });

  clause('ED-9.6, ED-3.8', 'travel: nothing if there is no card to draw', () => {
    const s = journey({ travellers: [{ at: 'bombay' }], red: { calcutta: 'travel' }, travelSupply: [], travelDiscard: '' });
    expect(traveller(played(s, 'go A; depart; use chip')).travelHand).toEqual([]);
  });

  clause('ED-9.6', 'event: the top event card, with all its consequences', () => {
    expect(traveller(played(first('event'), 'use chip', { luck: 'offer' })).eventHand).toEqual(['offer']);
    expect(each(played(first('event'), 'use chip', { luck: 'delay' }), 'days')).toEqual([5, 11, 70, 1]);
  });

  clause('ED-9.6, ED-13.5', 'R-9 day: every opponent on the way loses a day, nobody in London', () => {
    expect(each(played(first('day'), 'use chip'), 'days')).toEqual([4, 11, 70, 1]);
    expect(told(first('day'), 'use chip').at(-1)).toEqual({ type: 'delayed', seat: 0, seats: [1, 3], days: 1 });
  });
});

describe('London', () => {
  const HOMEWARDS = 'go A; pay S7; pay S7; pay T5; depart';
  const arriving = { at: 'newyork', hand: 'S7 S7 T5', days: 60 } as const;

  clause('ED-13.1', 'the slips lie in the order of arrival', () => {
    const s = journey({ seats: 5, travellers: [{ at: 'home' }, arriving, {}, { at: 'home' }], home: [3, 0], seat: 1 });
    expect(played(s, HOMEWARDS).londonOrder).toEqual([3, 0, 1]);
    expect(told(s, HOMEWARDS)).toContainEqual({ type: 'returned', seat: 1, order: 3, days: 72, travel: 0, events: 0 });
  });

  clause('ED-13.2', 'R-19 both hands go under the supplies, each a new last bag', () => {
    const s = journey({ travellers: [{ ...arriving, hand: 'S7 S7 T5 T2 T3', events: 'offer balloon', known: 'T2' }], travelDiscard: 'S4' });
    const home = played(s, HOMEWARDS);
    expect(home.travelSupply.at(-1)).toEqual(['T2', 'T3']);
    expect(home.eventSupply.at(-1)).toEqual(['balloon', 'offer']);
    expect(home.travelDiscard).toEqual(['S4', 'S7', 'S7', 'T5']);
    expect(traveller(home)).toMatchObject({ travelHand: [], eventHand: [], known: [] });
  });

  clause('ED-13.2', 'an empty hand makes no bag', () => {
    const home = played(journey({ travellers: [arriving] }), HOMEWARDS);
    expect([sizes(home.travelSupply).length, sizes(home.eventSupply)]).toEqual([1, [15]]);
  });

  clause('ED-13.2, ED-3.8', 'R-41 under an empty supply they are the supply, and the discard is left alone', () => {
    const s = journey({ travellers: [{ ...arriving, hand: 'S7 S7 T5 T2' }, { coins: 4 }], travelSupply: [] });
    const home = played(s, HOMEWARDS);
    expect(home.travelSupply).toEqual([['T2']]);
    expect(told(home, 'buy travel', { luck: 'T2' }).map(({ type }) => type)).toEqual(['bought', 'travelDrawn']);
    expect(told(home, 'buy travel; buy travel', { luck: 'T2 T3' }).map(({ type }) => type)).toContain('travelShuffled');
  });

  clause('ED-13.3', 'his turn ends at once: no purchase, no detective, no hand check', () => {
    const s = journey({
      seats: 4,
      travellers: [{ ...arriving, coins: 4, hand: 'S7 S7 T5 5*T4', events: '2*offer' }],
      detective: 'newyork',
    });
    const home = played(s, HOMEWARDS);
    expect(awaited(home)).toBe(1);
    expect(traveller(home)).toMatchObject({ days: 72, coins: 4 });
  });

  clause('ED-13.3', 'he takes no further turns', () => {
    const s = journey({ seats: 4, travellers: [{}, {}, {}, arriving], seat: 3 });
    expect(played(s, HOMEWARDS, { luck: 'any any any any' }).queue).toEqual([1, 2, 0]);
  });

  clause('ED-13.4', 'R-31 from the next round on, every round costs the others a day', () => {
    const s = journey({ seats: 4, travellers: [{ days: 50 }, { days: 51 }, arriving, { days: 52 }], seat: 2, display: '- - - T2 T3' });
    const home = played(s, HOMEWARDS);
    expect(each(home, 'days')).toEqual([50, 51, 72, 52]);
    const next = played(home, 'take start; decline; end turn', { luck: 'any any any any' });
    expect(each(next, 'days')).toEqual([51, 52, 72, 53]);
  });

  clause('ED-13.4', 'R-32 one day a round, however many are home', () => {
    const s = journey({ travellers: [{ days: 50 }, { at: 'home' }, { at: 'home' }, { days: 60 }], seat: 3 });
    expect(each(played(s, 'end turn', { luck: 'any any any' }), 'days')).toEqual([51, 0, 0, 61]);
  });

  clause('ED-13.5', 'the days of a player in London never change again', () => {
    const s = journey({ seats: 4, travellers: [{}, { at: 'home', days: 70 }], phase: 'act', space: 'event' });
    expect(each(played(s, 'act event', { luck: 'storm' }), 'days')).toEqual([2, 70, 2, 2]);
  });
});
