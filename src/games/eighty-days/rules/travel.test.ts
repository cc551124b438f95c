// ED-6 Travel or stay.
import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import type { Place } from '../components.ts';
import { awaited, journey, legal, played, refusal, refusedBy, told, traveller } from '../table.testing.ts';

function at(place: Place, hand: string, events = '') {
  return journey({ travellers: [{ at: place, hand, events }], detective: 'newyork' });
}

clause('ED-6.1', 'the player may stay where he is', () => {
  const stayed = played(at('suez', 'S4 S5'), 'end turn');
  expect(traveller(stayed)).toMatchObject({ position: 3, days: 0, travelHand: ['S4', 'S5'] });
  expect(awaited(stayed)).toBe(1);
});

clause('ED-6.1', 'or he travels one leg forwards, and no second', () => {
  const there = played(at('brindisi', 'S4 S5 S6'), 'go A; pay S4; depart');
  expect(traveller(there).position).toBe(3);
  expect(legal(there)).toEqual(['end turn']);
  expect(refusal(there, 'go A')).toEqual({ clause: 'ED-6.1', facts: { legs: 1 } });
});

clause('ED-6.2', 'with Connection two legs, and no third', () => {
  const s = at('brindisi', 'S4 S5 S5', 'connection');
  const second = played(s, 'play connection; go A; pay S4; depart; go A; pay S5; pay S5; depart');
  expect(traveller(second)).toMatchObject({ position: 4, days: 9 });
  expect(refusal(second, 'go A')).toEqual({ clause: 'ED-6.2', facts: { legs: 2 } });
  expect(legal(second)).toEqual(['end turn']);
});

clause('ED-6.2', 'a second Connection in the turn is refused, also by the Princess', () => {
  const s = at('brindisi', '', 'connection princess');
  const after = played(s, 'play connection');
  expect(refusal(after, 'princess connection')).toEqual({ clause: 'ED-6.2', facts: { legs: 2 } });
  expect(legal(after)).toEqual(['end turn']);
});

clause('ED-6.3', 'the cards of the route go from the hand to the discard', () => {
  const there = played(at('london', 'T2 T6 S4 S8'), 'go A; pay S8; pay T2; depart');
  expect(there.travelDiscard).toEqual(['S8', 'T2']);
  expect(traveller(there).travelHand).toEqual(['T6', 'S4']);
});

clause('ED-6.3', 'slot by slot, only cards of the kind asked for, each type once, lowest first', () => {
  const s = played(at('london', 'T2 T6 S4 S8 S8'), 'go A');
  expect(legal(s)).toEqual(['pay S4', 'pay S8']);
  expect(refusal(s, 'pay T2')).toEqual({ clause: 'ED-6.3', facts: { card: 'T2', wanted: 'S' } });
  expect(legal(played(s, 'pay S4'))).toEqual(['pay T2', 'pay T6']);
});

clause('ED-6.3', 'only cards in hand', () => {
  const s = played(at('london', 'T2 S4'), 'go A');
  expect(refusal(s, 'pay S5')).toEqual({ clause: 'ED-6.3', facts: { card: 'S5', inHand: 0 } });
});

clause('ED-6.3', 'the second of a kind is no lower than the first, and the first leaves such a second', () => {
  const s = played(at('newyork', 'T2 S4 S6 S6 S8'), 'go A');
  expect(legal(s)).toEqual(['pay S4', 'pay S6']);
  expect(refusal(s, 'pay S8')).toEqual({ clause: 'ED-6.3', facts: { card: 'S8', order: 1 } });
  expect(legal(played(s, 'pay S6'))).toEqual(['pay S6', 'pay S8']);
  expect(refusedBy(played(s, 'pay S6'), 'pay S4')).toBe('ED-6.3');
  expect(legal(played(s, 'pay S6; pay S8'))).toEqual(['pay T2']);
});

clause('ED-6.4', 'without the cards of the whole route the leg is impossible', () => {
  expect(refusal(at('paris', 'T2 S4 S5'), 'go A')).toEqual({
    clause: 'ED-6.4',
    facts: { trains: 2, ships: 0, trainsInHand: 1, shipsInHand: 2 },
  });
  expect(legal(at('paris', 'T2 S4 S5'))).toEqual(['end turn']);
});

clause('ED-6.5', 'from Bombay to Calcutta no card is asked for', () => {
  const s = at('bombay', 'T2 S4');
  const there = played(s, 'go A; depart');
  expect(traveller(there)).toMatchObject({ position: 5, days: 12, travelHand: ['T2', 'S4'] });
  expect(legal(at('bombay', ''))).toEqual(['end turn', 'go A']);
});

clause('ED-6.6', 'on completion the days are spent, then the figure moves, then the chip is resolved', () => {
  const s = journey({ travellers: [{ at: 'brindisi', hand: 'S4', days: 20 }], red: { suez: 'coin' } });
  expect(traveller(played(s, 'go A; pay S4'))).toMatchObject({ position: 2, days: 20 });
  const arrived = played(s, 'go A; pay S4; depart');
  expect(traveller(arrived)).toMatchObject({ position: 3, days: 24 });
  expect(legal(arrived)).toEqual(['leave chip', 'use chip']);
});

clause('ED-6.6', 'the whole leg is told: from where, with what, how long', () => {
  const s = at('suez', 'S8 S8', 'offer');
  expect(told(s, 'go A; pay S8; pay S8; add offer; depart')).toEqual([
    { type: 'setOut', seat: 0, from: 'suez', to: 'bombay', route: 'A' },
    { type: 'paid', seat: 0, card: 'S8' },
    { type: 'paid', seat: 0, card: 'S8' },
    { type: 'played', seat: 0, event: 'offer', as: 'offer' },
    { type: 'travelled', seat: 0, from: 'suez', to: 'bombay', days: 6, parts: [8, 8], saved: 8, offers: 1 },
  ]);
});

clause('ED-6.7', 'from Hong Kong there are two routes, each if the hand can pay it', () => {
  expect(legal(at('hongkong', 'T2 S4 S5'))).toEqual(['end turn', 'go A', 'go B']);
  expect(legal(at('hongkong', 'T2 T2 S5'))).toEqual(['end turn', 'go B']);
  expect(legal(at('hongkong', 'S4 S5'))).toEqual(['end turn', 'go A']);
});

clause('ED-6.7', 'elsewhere there is but one', () => {
  expect(refusal(at('suez', 'T2 S4 S5'), 'go B')).toEqual({ clause: 'ED-6.7', facts: { route: 'B', place: 'suez' } });
});

describe('Connection', () => {
  clause('ED-6.8', 'it may be played between the two legs', () => {
    const s = at('brindisi', 'S4 S5 S5', 'connection');
    const there = played(s, 'go A; pay S4; depart; play connection; go A; pay S5; pay S5; depart');
    expect(traveller(there)).toMatchObject({ position: 4, days: 9 });
  });

  clause('ED-6.8', 'the chip of the place between comes first, and its card may be used at once', () => {
    const s = journey({ travellers: [{ at: 'brindisi', hand: 'S4 S5', events: 'connection' }], red: { suez: 'travel' } });
    const between = played(s, 'play connection; go A; pay S4; depart');
    expect(legal(between)).toEqual(['leave chip', 'use chip']);
    const there = played(between, 'use chip; go A; pay S5; pay S5; depart', { luck: 'S5' });
    expect(traveller(there)).toMatchObject({ position: 4, days: 9 });
  });

  clause('ED-6.8', 'R-45 where no second leg follows, the card is spent', () => {
    const after = played(at('brindisi', 'S4', 'connection'), 'play connection; go A; pay S4; depart; end turn');
    expect(after.eventDiscard).toEqual(['connection']);
    expect(after.turn.legsAllowed).toBe(1);
  });

  clause('ED-6.2, ED-9.5', 'R-44 it may lead through New York home; the chip of New York comes first', () => {
    const s = journey({
      travellers: [{ at: 'sanfrancisco', hand: 'T2 T2 S7 S7 T4', events: 'connection' }],
      red: { newyork: 'coin' },
    });
    const newYork = played(s, 'play connection; go A; pay T2; pay T2; depart');
    expect(legal(newYork)).toEqual(['leave chip', 'use chip']);
    const home = played(newYork, 'use chip; go A; pay S7; pay S7; pay T4; depart');
    expect(traveller(home)).toMatchObject({ position: 10, days: 13, coins: 1 });
  });

  clause('ED-6.2', 'R-48 in New York it is legal, though London is the end', () => {
    expect(legal(at('newyork', '', 'connection'))).toEqual(['end turn', 'play connection']);
  });
});

describe('a leg is declared as a whole', () => {
  clause('ED-6.9', 'nothing but the declaration and the use of coins is offered until it is complete', () => {
    const s = journey({ travellers: [{ at: 'brindisi', hand: 'S4 S5', events: 'offer elephant', coins: 2 }] });
    const coins = ['buy travel', 'buy event', 'cash elephant'];
    expect(legal(played(s, 'go A'))).toEqual(['pay S4', 'pay S5', ...coins]);
    expect(legal(played(s, 'go A; pay S4'))).toEqual(['depart', 'add offer', ...coins]);
  });

  clause('ED-6.9', 'no die is rolled before departure, and nothing can be added afterwards', () => {
    const s = journey({
      travellers: [{ at: 'suez', hand: 'S7 S8', events: 'offer', coins: 1 }],
      turn: { balloonRight: true },
    });
    const declared = played(s, 'go A; pay S7; pay S8; add balloon 2');
    expect(legal(declared)).toEqual(['depart', 'add offer']);
    const rolled = played(declared, 'depart', { luck: '4' });
    expect(refusedBy(rolled, 'add offer')).toBe('ED-6.9');
    expect(legal(rolled)).toEqual(['accept', 'reroll']);
  });

  clause('ED-6.9, ED-10.4', 'event cards are put down one by one as they are declared', () => {
    const s = at('suez', 'S7 S8', 'offer submarine');
    const one = played(s, 'go A; pay S7; pay S8; add submarine 2');
    expect(one.eventDiscard).toEqual(['submarine']);
    expect(played(one, 'add offer').eventDiscard).toEqual(['submarine', 'offer']);
  });
});
