// ED-8 Balloon, elephant, dice; ED-10.8 what is added to a leg.
import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import type { Place } from '../components.ts';
import { journey, legal, played, refusal, refusedBy, told, traveller } from '../table.testing.ts';

/** In Suez with two ships paid for Bombay. */
function toBombay(events: string, balloonRight = false, eventDiscard = '', coins = 0) {
  const s = journey({ travellers: [{ at: 'suez', hand: 'S7 S8', events, coins }], turn: { balloonRight }, eventDiscard });
  return played(s, 'go A; pay S7; pay S8');
}

/** On the leg from Bombay to Calcutta. */
function byLand(events: string, balloonRight = false, eventDiscard = '', coins = 0) {
  return played(journey({ travellers: [{ at: 'bombay', events, coins }], turn: { balloonRight }, eventDiscard }), 'go A');
}

describe('balloon', () => {
  clause('ED-8.1', 'it comes from the action, from a card, or from a Princess who copies one', () => {
    expect(legal(toBombay('', true))).toEqual(['depart', 'add balloon 1', 'add balloon 2']);
    expect(legal(toBombay('balloon'))).toEqual(['depart', 'add balloon-card 1', 'add balloon-card 2']);
    expect(legal(toBombay('princess', false, 'balloon'))).toEqual(['depart', 'add princess 1', 'add princess 2']);
  });

  clause('ED-8.1', 'without the action there is no balloon but by card', () => {
    expect(refusal(toBombay(''), 'add balloon 1')).toEqual({ clause: 'ED-8.1' });
    expect(refusal(toBombay('', true), 'add balloon-card 1')).toEqual({ clause: 'ED-10.3', facts: { event: 'balloon' } });
  });

  clause('ED-8.1', 'the action keeps the card in hand, the card goes to the discard', () => {
    const both = toBombay('balloon', true);
    expect(traveller(played(both, 'add balloon 2; depart', { luck: '1' })).eventHand).toEqual(['balloon']);
    expect(played(both, 'add balloon-card 2; depart', { luck: '1' }).eventDiscard).toEqual(['balloon']);
  });

  clause('ED-8.2', 'one balloon in the turn, whatever its source', () => {
    const one = played(toBombay('2*balloon princess', true), 'add balloon 1');
    expect(legal(one)).toEqual(['depart']);
    expect(refusedBy(one, 'add balloon-card 2')).toBe('ED-8.2');
    const card = played(toBombay('2*balloon princess', true), 'add balloon-card 1');
    expect(refusedBy(card, 'add princess 2')).toBe('ED-8.2');
    expect(refusedBy(card, 'add balloon 2')).toBe('ED-8.2');
  });

  clause('ED-8.2', 'R-13 one balloon over both legs of a Connection, on either of them', () => {
    const s = journey({
      travellers: [{ at: 'brindisi', hand: 'S7 S8 S8', events: 'connection balloon' }],
      turn: { balloonRight: true },
    });
    const first = played(s, 'play connection; go A; pay S7; add balloon 1; depart; accept; go A; pay S8; pay S8', { luck: '1' });
    expect(legal(first)).toEqual(['depart']);
    const second = played(s, 'play connection; go A; pay S7; depart; go A; pay S8; pay S8');
    expect(legal(second)).toContain('add balloon 2');
  });

  clause('ED-8.3', 'it replaces exactly one slot, chosen before the roll', () => {
    const s = toBombay('', true);
    expect(traveller(played(s, 'add balloon 1; depart', { luck: '6' })).days).toBe(6 + 8);
    expect(traveller(played(s, 'add balloon 2; depart', { luck: '6' })).days).toBe(7 + 6);
  });

  clause('ED-8.4', 'not from Bombay to Calcutta, by no means', () => {
    expect(legal(byLand('balloon princess', true, 'balloon'))).toEqual(['depart']);
    expect(refusedBy(byLand('balloon'), 'add balloon-card 1')).toBe('ED-8.4');
    expect(refusedBy(byLand('princess', false, 'balloon'), 'add princess 1')).toBe('ED-8.4');
  });

  clause('ED-8.4', 'R-13 after that leg it may still be used on the second one', () => {
    const s = journey({ travellers: [{ at: 'bombay', hand: 'S8', events: 'connection' }], turn: { balloonRight: true } });
    const second = played(s, 'play connection; go A; depart; go A; pay S8');
    expect(legal(second)).toEqual(['depart', 'add balloon 1']);
  });
});

describe('die', () => {
  clause('ED-8.5, ED-11.1', 'for a coin each the die is rolled again, as often as one can pay', () => {
    const s = toBombay('', true, '', 2);
    const rolled = played(s, 'add balloon 2; depart', { luck: '5' });
    expect(legal(rolled)).toEqual(['accept', 'reroll', 'buy travel', 'buy event']);
    const again = played(rolled, 'reroll', { luck: '4' });
    expect([traveller(again).coins, again.coins]).toEqual([1, 23]);
    expect(legal(again)).toEqual(['accept', 'reroll']);
    const last = played(again, 'reroll', { luck: '3' });
    expect(traveller(last)).toMatchObject({ position: 4, days: 10, coins: 0 });
  });

  clause('ED-8.5', 'the last roll counts, though it is worse than an earlier one or than the card', () => {
    const s = played(toBombay('', true, '', 1), 'add balloon 2; depart; reroll', { luck: '1 6' });
    expect(traveller(s).days).toBe(7 + 6);
  });

  clause('ED-8.5', 'with a coin left one may accept', () => {
    const s = played(toBombay('', true, '', 1), 'add balloon 2; depart; accept', { luck: '2' });
    expect(traveller(s)).toMatchObject({ days: 9, coins: 1 });
  });

  clause('ED-8.5', 'without a coin and an event card there is nothing to decide', () => {
    const s = played(toBombay('', true), 'add balloon 2; depart', { luck: '6' });
    expect(legal(s)).toEqual(['end turn']);
    expect(refusedBy(s, 'reroll')).toBe('ED-3.9');
  });

  clause('ED-8.5', 'every roll is told to all', () => {
    const events = told(toBombay('', true, '', 1), 'add balloon 2; depart; reroll', { luck: '5 2' });
    expect(events.filter(({ type }) => type === 'rolled')).toEqual([
      { type: 'rolled', seat: 0, die: 5, again: false },
      { type: 'rolled', seat: 0, die: 2, again: true },
    ]);
  });

  clause('ED-8.6', 'after the roll the balloon cannot be withdrawn', () => {
    const rolled = played(toBombay('balloon', false, '', 1), 'add balloon-card 2; depart', { luck: '6' });
    expect(legal(rolled)).toEqual(['accept', 'reroll']);
    expect(refusedBy(rolled, 'depart')).toBe('ED-3.9');
    expect(rolled.eventDiscard).toEqual(['balloon']);
  });
});

describe('elephant', () => {
  clause('ED-8.7', 'it carries from Bombay to Calcutta in six days and the die, with re-rolls', () => {
    expect(legal(byLand('elephant'))).toEqual(['depart', 'add elephant', 'cash elephant']);
    expect(traveller(played(byLand('elephant'), 'add elephant; depart', { luck: '1' })).days).toBe(7);
    expect(traveller(played(byLand('elephant', false, '', 1), 'add elephant; depart; reroll', { luck: '6 2' })).days).toBe(8);
  });

  clause('ED-8.7', 'nobody need use it: on foot it takes twelve days', () => {
    expect(traveller(played(byLand('elephant'), 'depart'))).toMatchObject({ days: 12, eventHand: ['elephant'] });
  });

  clause('ED-8.7, ED-10.10', 'one elephant a leg, the Princess counting as one', () => {
    const one = played(byLand('2*elephant princess'), 'add elephant');
    expect(legal(one)).toEqual(['depart', 'cash elephant', 'princess elephant']);
    expect(refusal(one, 'add elephant')).toEqual({ clause: 'ED-8.7' });
    expect(refusedBy(one, 'add princess')).toBe('ED-8.7');
    const copied = played(byLand('elephant princess', false, 'elephant'), 'add princess');
    expect(refusedBy(copied, 'add elephant')).toBe('ED-8.7');
  });

  clause('ED-8.7', 'no other leg knows elephants', () => {
    expect(refusedBy(toBombay('elephant'), 'add elephant')).toBe('ED-8.7');
    expect(legal(toBombay('elephant'))).toEqual(['depart', 'cash elephant']);
  });

  clause('ED-8.8', 'Offer may be used on that leg, Express and Submarine may not', () => {
    const s = byLand('offer express submarine');
    expect(legal(s)).toEqual(['depart', 'add offer']);
    expect(refusedBy(s, 'add express 1')).toBe('ED-8.8');
    expect(refusedBy(s, 'add submarine 1')).toBe('ED-8.8');
    expect(traveller(played(s, 'add offer; depart')).days).toBe(10);
  });

  clause('ED-8.8', 'Connection may be used on that leg', () => {
    const s = journey({ travellers: [{ at: 'bombay', hand: 'S4', events: 'connection' }] });
    const there = played(s, 'go A; depart; play connection; go A; pay S4; depart');
    expect(traveller(there)).toMatchObject({ position: 6, days: 16 });
  });
});

describe('Express and Submarine', () => {
  const london = (place: Place, hand: string) => journey({ travellers: [{ at: place, hand, events: '2*express 2*submarine' }] });

  clause('ED-10.8', 'Express replaces one train, Submarine one ship', () => {
    const s = played(london('london', 'S8 T6'), 'go A; pay S8; pay T6');
    expect(legal(s)).toEqual(['depart', 'add express 2', 'add submarine 1']);
    expect(refusal(s, 'add express 1')).toEqual({ clause: 'ED-10.8', facts: { slot: 1 } });
    expect(refusal(s, 'add submarine 2')).toEqual({ clause: 'ED-10.8', facts: { slot: 2 } });
    expect(traveller(played(s, 'add express 2; depart')).days).toBe(9);
  });

  clause('ED-10.8', 'they serve legs with one card as well', () => {
    const s = played(london('brindisi', 'S8'), 'go A; pay S8');
    expect(traveller(played(s, 'add submarine 1; depart')).days).toBe(2);
  });

  clause('ED-10.8', 'R-12 two of them on two slots of one leg', () => {
    const s = played(london('london', 'S8 T6'), 'go A; pay S8; pay T6; add submarine 1; add express 2; depart');
    expect(traveller(s)).toMatchObject({ days: 3, eventHand: ['express', 'submarine'] });
  });
});

describe('Princess on a leg', () => {
  clause('ED-10.9', 'R-15 she acts as the top card, which stays where it is, and lies on top of it', () => {
    const s = played(toBombay('princess', false, 'offer submarine'), 'add princess 2; depart');
    expect(traveller(s).days).toBe(7 + 2);
    expect(s.eventDiscard).toEqual(['offer', 'submarine', 'princess']);
    expect(told(toBombay('princess', false, 'submarine'), 'add princess 2')).toEqual([
      { type: 'played', seat: 0, event: 'princess', as: 'submarine' },
      { type: 'replaced', seat: 0, slot: 2, card: 'S8', by: 'submarine' },
    ]);
  });

  clause('ED-10.9', 'she can be put where the copied card could, and nowhere else', () => {
    expect(legal(toBombay('princess', false, 'offer'))).toEqual(['depart', 'add princess']);
    expect(refusedBy(toBombay('princess', false, 'offer'), 'add princess 1')).toBe('ED-10.9');
    expect(legal(toBombay('princess', false, 'submarine'))).toEqual(['depart', 'add princess 1', 'add princess 2']);
    expect(refusedBy(toBombay('princess', false, 'submarine'), 'add princess')).toBe('ED-10.9');
    expect(legal(toBombay('princess', false, 'express'))).toEqual(['depart']);
    expect(legal(byLand('princess', false, 'elephant'))).toEqual(['depart', 'add princess', 'princess elephant']);
    expect(legal(toBombay('princess', false, 'elephant'))).toEqual(['depart', 'princess elephant']);
  });

  clause('ED-10.9', 'as a card that belongs to no leg she is of no use on one', () => {
    const s = toBombay('princess', false, 'connection');
    expect(legal(s)).toEqual(['depart']);
    expect(refusal(s, 'add princess')).toEqual({ clause: 'ED-10.9', facts: { top: 'connection' } });
  });

  clause('ED-10.9', 'R-47 she may copy the card declared a moment ago for the same leg', () => {
    const s = toBombay('submarine princess', false, 'offer');
    expect(traveller(played(s, 'add submarine 1; add princess 2; depart')).days).toBe(4);
    expect(traveller(played(s, 'add princess; add submarine 1; depart')).days).toBe(2 + 8 - 2);
  });

  clause('ED-10.10', 'as a balloon she counts as the balloon of the turn', () => {
    const s = played(toBombay('balloon princess', true, 'balloon'), 'add princess 2');
    expect(refusedBy(s, 'add balloon 1')).toBe('ED-8.2');
    expect(traveller(played(s, 'depart; accept', { luck: '3' })).days).toBe(10);
  });

  clause('ED-10.9', 'she is offered right after the card she copies', () => {
    const events = 'balloon offer submarine princess';
    expect(legal(toBombay(events, true, 'balloon'))).toEqual([
      'depart',
      'add balloon 1',
      'add balloon 2',
      'add balloon-card 1',
      'add balloon-card 2',
      'add princess 1',
      'add princess 2',
      'add submarine 1',
      'add submarine 2',
      'add offer',
    ]);
    expect(legal(toBombay(events, false, 'submarine')).slice(-4)).toEqual([
      'add submarine 2',
      'add princess 1',
      'add princess 2',
      'add offer',
    ]);
    expect(legal(toBombay(events, false, 'offer')).slice(-2)).toEqual(['add offer', 'add princess']);
  });
});

describe('event cards until the days are spent', () => {
  /** In Suez, ready to fly, as agreed. */
  function flying(events: string, coins = 0, eventDiscard = '') {
    const s = journey({
      options: { eventsUntil: 'spent' },
      travellers: [{ at: 'suez', hand: 'S7 S8', events, coins }],
      turn: { balloonRight: true },
      eventDiscard,
    });
    return played(s, 'go A; pay S7; pay S8; add balloon 2; depart', { luck: '6' });
  }

  clause('ED-6.9, ED-7.7', 'an Offer shortens the leg after the die', () => {
    const rolled = flying('offer');
    expect(legal(rolled)).toEqual(['accept', 'add offer']);
    expect(traveller(played(rolled, 'add offer')).days).toBe(7 + 6 - 2);
  });

  clause('ED-6.9, ED-7.1', 'a Submarine replaces the other card after the die, and never the one that flies', () => {
    const rolled = flying('submarine');
    expect(legal(rolled)).toEqual(['accept', 'add submarine 1']);
    expect(refusal(rolled, 'add submarine 2')).toEqual({ clause: 'ED-7.1', facts: { slot: 2, slots: 2 } });
    expect(traveller(played(rolled, 'add submarine 1')).days).toBe(2 + 6);
  });

  clause('ED-6.9, ED-8.2', 'a second balloon does not fly', () => {
    expect(refusedBy(flying('balloon'), 'add balloon-card 1')).toBe('ED-8.2');
  });

  clause('ED-6.9, ED-10.9', 'the Princess copies the card put down after the die', () => {
    const rolled = flying('offer princess');
    expect(legal(rolled)).toEqual(['accept', 'add offer']);
    expect(legal(played(rolled, 'add offer'))).toEqual(['accept', 'add princess']);
    expect(traveller(played(rolled, 'add offer; add princess')).days).toBe(7 + 6 - 4);
  });

  clause('ED-6.9, ED-11.2', 'a card bought after the die is used at once', () => {
    const bought = played(flying('', 2), 'buy event', { luck: 'offer' });
    expect(traveller(played(bought, 'add offer')).days).toBe(7 + 6 - 2);
  });

  clause('ED-11.3', 'Connection may be played within the leg; Bradshaw’s Guide waits, since it would fetch a card just paid', () => {
    expect(legal(flying('connection'))).toEqual(['accept', 'play connection']);
    const guide = journey({
      options: { eventsUntil: 'spent', eventDeck: 'expedition' },
      travellers: [{ at: 'suez', hand: 'S4 S6', events: 'bradshaw' }],
    });
    expect(refusedBy(played(guide, 'go A; pay S4; pay S6'), 'play bradshaw S4')).toBe('ED-11.3');
  });

  clause('ED-6.9', 'where nothing was agreed the die closes the leg', () => {
    const s = journey({ travellers: [{ at: 'suez', hand: 'S7 S8', events: 'offer', coins: 1 }], turn: { balloonRight: true } });
    const rolled = played(s, 'go A; pay S7; pay S8; add balloon 2; depart', { luck: '6' });
    expect(legal(rolled)).toEqual(['accept', 'reroll']);
    expect(refusal(rolled, 'add offer')).toEqual({ clause: 'ED-6.9' });
  });
});
