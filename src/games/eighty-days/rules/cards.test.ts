// ED-1 General, and the parts of ED-10 about drawing.
import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { census } from '../position.ts';
import { each, journey, legal, newGame, played, sizes, told, traveller } from '../table.testing.ts';

/** A turn in which nearly everything is bought, played, paid and put away. */
const BUSY = {
  given: {
    options: { eventDeck: 'expedition' },
    travellers: [{ at: 'newyork', hand: 'S7 S7 T5 T6', events: 'carpetbag balloon offer', coins: 3 }, {}, {}],
    phase: 'choose',
    display: 'S4 T5 T5 T5',
  },
  notations:
    'buy travel; take coin; act coin; play carpetbag; buy event; go A; pay S7; pay S7; pay T5; add balloon-card 3; add offer; depart; reroll',
  luck: 'S8 express 6 1',
} as const;

describe('general', () => {
  clause('ED-1.1', 'days never become fewer: an Offer makes a leg cheaper before it is paid', () => {
    const s = journey({ travellers: [{ at: 'paris', hand: 'T2 T2', events: '2*offer', days: 40 }] });
    const declared = played(s, 'go A; pay T2; pay T2; add offer; add offer');
    expect(traveller(declared).days).toBe(40);
    expect(traveller(played(declared, 'depart')).days).toBe(41);
  });

  clause('ED-1.2', 'counting goes on beyond 80 days', () => {
    const s = journey({ travellers: [{ at: 'suez', hand: 'S7 S8', days: 79 }] });
    expect(traveller(played(s, 'go A; pay S7; pay S8; depart')).days).toBe(94);
  });

  clause('ED-1.3', 'coins paid go back to the supply', () => {
    const s = journey({ travellers: [{ at: 'bombay', events: 'elephant', coins: 3 }] });
    expect(played(s, 'buy travel', { luck: 'T2' }).coins).toBe(23);
    expect(played(s, 'go A; add elephant; depart; reroll', { luck: '6 5' }).coins).toBe(22);
  });

  clause('ED-1.4', 'there are always 24 coins', () => {
    expect(census(journey(BUSY.given))).toMatchObject({ coins: 24 });
    expect(census(played(journey(BUSY.given), `${BUSY.notations}; accept`, { luck: BUSY.luck }))).toMatchObject({ coins: 24 });
  });

  clause('ED-1.5, ED-1.6', 'every travel and event card is always in exactly one place', () => {
    const s = journey(BUSY.given);
    expect(census(played(s, `${BUSY.notations}; accept`, { luck: BUSY.luck }))).toEqual(census(s));
    expect(census(s)).toEqual(census(newGame(3, { eventDeck: 'expedition' })));
  });

  clause('ED-1.6', 'nor is one lost when a blue card strikes', () => {
    const s = journey({
      travellers: [{ events: 'offer' }, { events: 'princess express' }],
      eventDiscard: 'balloon',
      phase: 'act',
      space: 'event',
    });
    expect(census(played(s, 'act event', { luck: 'delay' }))).toEqual(census(s));
  });

  clause('ED-1.7', 'the last cards of the event supply are the blue ones, and drawing one makes a new supply', () => {
    const s = journey({
      travellers: [{ coins: 4, events: '3*balloon 2*elephant connection' }, { events: '2*offer 2*express 2*submarine' }],
    });
    expect(s.eventSupply).toEqual([['princess', 'delay', 'storm']]);
    const both = played(s, 'buy event', { luck: 'princess' });
    expect([...(both.eventSupply[0] ?? [])].sort()).toEqual(['delay', 'storm']);
    expect(sizes(played(both, 'buy event', { luck: 'delay' }).eventSupply)).toEqual([15]);
  });

  clause('ED-1.8', 'a card drawn is any of the first bag, and no card of a bag below', () => {
    const s = journey({ travellers: [{ coins: 6 }], travelSupply: ['T2 S8', 'T3'] });
    expect(traveller(played(s, 'buy travel', { luck: 'T2' })).travelHand).toEqual(['T2']);
    expect(traveller(played(s, 'buy travel', { luck: 'S8' })).travelHand).toEqual(['S8']);
    expect(() => played(s, 'buy travel', { luck: 'T3' })).toThrow('not in the bag of');
    expect(traveller(played(s, 'buy travel; buy travel; buy travel', { luck: 'T2 S8 T3' })).travelHand).toEqual(['T2', 'T3', 'S8']);
  });

  clause('ED-1.8', 'the bag below is not mixed with the discard: that is shuffled only when both are used up', () => {
    const s = journey({ travellers: [{ coins: 6 }], travelSupply: ['T2', 'T3'] });
    const two = played(s, 'buy travel; buy travel', { luck: 'T2 T3' });
    expect(two.travelSupply).toEqual([]);
    expect(told(two, 'buy travel', { luck: 'S4' }).map(({ type }) => type)).toEqual(['bought', 'travelShuffled', 'travelDrawn']);
  });

  clause('ED-1.8', 'event cards put under the supply come back with the next blue card, not before', () => {
    const s = journey({ travellers: [{ coins: 2 }], eventsUnder: ['offer', 'princess'] });
    expect(sizes(s.eventSupply)).toEqual([13, 1, 1]);
    expect(() => played(s, 'buy event', { luck: 'princess' })).toThrow('not in the bag of');
    expect(sizes(played(s, 'buy event', { luck: 'storm' }).eventSupply)).toEqual([15]);
  });
});

describe('drawing events', () => {
  const acting = (events = '') =>
    journey({ travellers: [{ events, days: 10 }, { days: 20, events: 'balloon' }, { days: 30 }], phase: 'act', space: 'event' });

  clause('ED-10.1', 'nobody must draw: from the action, from a chip', () => {
    expect(legal(acting())).toEqual(['decline', 'act event']);
    const chip = journey({ travellers: [{ at: 'brindisi', hand: 'S4' }], red: { suez: 'event' } });
    expect(traveller(played(chip, 'go A; pay S4; depart; leave chip')).eventHand).toEqual([]);
  });

  clause('ED-10.2', 'a card that is not blue goes to the hand', () => {
    const drawn = played(acting(), 'act event', { luck: 'submarine' });
    expect(traveller(drawn).eventHand).toEqual(['submarine']);
    expect(sizes(drawn.eventSupply)).toEqual([13]);
    expect(told(acting(), 'act event', { luck: 'submarine' })).toEqual([{ type: 'eventDrawn', seat: 0, event: 'submarine' }]);
  });

  clause('ED-10.3', 'it may be played in the turn it was drawn', () => {
    expect(legal(played(acting(), 'act event', { luck: 'connection' }))).toContain('play connection');
  });

  clause('ED-10.6', 'Delay costs every traveller a day, Storm two, the drawer too', () => {
    expect(each(played(acting(), 'act event', { luck: 'delay' }), 'days')).toEqual([11, 21, 31]);
    expect(each(played(acting(), 'act event', { luck: 'storm' }), 'days')).toEqual([12, 22, 32]);
  });

  clause('ED-10.6', 'R-25 everybody loses his event cards, the drawer too, and all are shuffled into one new supply', () => {
    const s = journey({
      travellers: [{ events: 'offer', coins: 2 }, { events: 'balloon express' }],
      eventDiscard: 'elephant',
      eventsUnder: ['submarine'],
    });
    const after = played(s, 'buy event', { luck: 'delay' });
    expect(each(after, 'eventHand')).toEqual([[], [], []]);
    expect([sizes(after.eventSupply), after.eventDiscard]).toEqual([[15], []]);
  });

  clause('ED-10.6', 'the cards lost are shown to all', () => {
    expect(told(acting('offer'), 'act event', { luck: 'storm' })).toEqual([
      { type: 'blueStruck', reveals: true, seat: 0, event: 'storm', days: 2, seats: [0, 1, 2], lost: [['offer'], ['balloon'], []] },
    ]);
  });

  clause('ED-10.6, ED-15.1', 'with two players the new supply has fourteen cards', () => {
    const s = journey({ seats: 2, phase: 'act', space: 'event' });
    expect(sizes(played(s, 'act event', { luck: 'storm' }).eventSupply)).toEqual([14]);
  });

  clause('ED-10.7', 'there is no substitute for a blue card', () => {
    const after = played(acting(), 'act event', { luck: 'delay' });
    expect(traveller(after).eventHand).toEqual([]);
    expect(legal(after)).toEqual(['end turn']);
  });

  clause('ED-10.5', 'R-26 what was played this turn still holds: the Connection, though its card is shuffled away', () => {
    const s = journey({ travellers: [{ at: 'brindisi', hand: 'S4 S5 S5', events: 'connection' }], red: { suez: 'event' } });
    const struck = played(s, 'play connection; go A; pay S4; depart; use chip', { luck: 'storm' });
    expect(struck.eventDiscard).toEqual([]);
    expect(traveller(played(struck, 'go A; pay S5; pay S5; depart'))).toMatchObject({ position: 4, days: 4 + 2 + 5 });
  });

  clause('ED-10.5', 'and the protection of Passepartout, and the right to a balloon', () => {
    const s = journey({
      options: { eventDeck: 'expedition' },
      travellers: [{ at: 'brindisi', events: 'passepartout', coins: 2 }],
      turn: { balloonRight: true },
    });
    const struck = played(s, 'play passepartout; buy event', { luck: 'delay' });
    expect(struck.turn).toMatchObject({ shielded: true, balloonRight: true });
    expect(traveller(played(struck, 'end turn')).days).toBe(1);
  });
});
