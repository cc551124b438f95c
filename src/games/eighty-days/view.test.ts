// Section 8: who sees what.
import { describe, expect, test } from 'vitest';
import { seeded } from '../../kernel/index.ts';
import { clause } from '../../testing/clause.ts';
import { EightyDays } from './index.ts';
import { census, POSITION } from './position.ts';
import { journey, played, told } from './table.testing.ts';

const { view, viewEvent, imagine } = EightyDays;

const TABLE = journey({
  travellers: [
    { at: 'suez', hand: 'T2 S4 S8', known: 'S4', events: 'offer', coins: 2, days: 30 },
    { hand: 'T6 T6', events: 'princess balloon' },
  ],
  travelSupply: ['T3 T3 T3', 'S5'],
  eventsUnder: ['express'],
  eventDiscard: 'elephant connection',
});

describe('hands', () => {
  clause('ED-10.2', 'the owner sees his hand, the others how many cards it has and what they saw going there', () => {
    expect(view(TABLE, 0).travellers[0]).toMatchObject({ hand: { travel: ['T2', 'S4', 'S8'], events: ['offer'] } });
    expect(view(TABLE, 1).travellers[0]).toEqual({
      position: 3,
      days: 30,
      coins: 2,
      travelCount: 3,
      eventCount: 1,
      known: ['S4'],
      hand: null,
    });
  });

  test('a spectator sees no hand at all, but what every opponent sees', () => {
    expect(view(TABLE, 'public').travellers.map(({ hand }) => hand)).toEqual([null, null, null]);
    expect(view(TABLE, 'public').travellers[0]).toEqual(view(TABLE, 2).travellers[0]);
  });

  test('after the game everybody sees everything', () => {
    const s = journey({ travellers: [{ at: 'home' }, { at: 'home' }, { hand: 'T2 S8', events: 'offer' }], seat: 2, begunWith: 2 });
    expect(view(s, 'public').travellers[2]?.hand).toBe(null);
    expect(view(played(s, 'end turn'), 'public').travellers[2]?.hand).toEqual({ travel: ['T2', 'S8'], events: ['offer'] });
  });

  clause('ED-4.1', 'a card taken from the display is known, one drawn unseen is not', () => {
    const s = journey({ travellers: [{ coins: 2 }], phase: 'choose', display: 'S4 T5 T5 T5' });
    const after = view(played(s, 'buy travel; take coin', { luck: 'S8' }), 1).travellers[0];
    expect(after).toMatchObject({ travelCount: 2, known: ['S4'] });
  });

  clause('ED-5.7', 'a card put away that nobody knew of leaves the known ones', () => {
    const s = journey({ seats: 5, travellers: [{ hand: 'T6 S4', known: 'S4' }], phase: 'act', space: 'trade' });
    expect(view(played(s, 'act trade; swap T6; stop', { luck: 'T2' }), 1).travellers[0]).toMatchObject({ travelCount: 2, known: ['S4'] });
  });
});

describe('the table', () => {
  clause('ED-1.8', 'of the supplies everybody sees how many cards each bag holds', () => {
    expect(view(TABLE, 0)).toMatchObject({ travelSupply: [3, 1], eventSupply: [9, 1] });
  });

  test('no card of a supply or of another hand is in the view', () => {
    const { travellers, travelSupply, eventSupply } = view(TABLE, 2);
    expect(JSON.stringify([travellers, travelSupply, eventSupply])).not.toMatch(/T2|T3|T6|S8|offer|princess/);
  });

  test('discards, display, detective, chips and slips are open', () => {
    expect(view(TABLE, 'public')).toMatchObject({
      travelDiscard: TABLE.travelDiscard,
      eventDiscard: ['elephant', 'connection'],
      display: TABLE.display,
      detective: 2,
      chips: TABLE.chips,
      londonOrder: [],
    });
  });

  test('a view shares nothing with the state', () => {
    const seen = view(TABLE, 0);
    const before = structuredClone(seen);
    played(TABLE, 'buy travel; end turn', { luck: 'T3' });
    expect(seen).toEqual(before);
    expect(seen.display).not.toBe(TABLE.display);
  });
});

describe('events', () => {
  clause('ED-10.2', 'a card drawn unseen is named to its owner only', () => {
    const [, drawn] = told(TABLE, 'buy travel', { luck: 'T3' });
    expect(drawn && viewEvent(drawn, 0)).toEqual({ type: 'travelDrawn', seat: 0, card: 'T3' });
    expect(drawn && viewEvent(drawn, 1)).toEqual({ type: 'travelDrawn', seat: 0, card: null });
    const [, event] = told(TABLE, 'buy event', { luck: 'submarine' });
    expect(event && viewEvent(event, 0)).toEqual({ type: 'eventDrawn', seat: 0, event: 'submarine' });
    expect(event && viewEvent(event, 'public')).toEqual({ type: 'eventDrawn', seat: 0, event: null });
  });

  clause('ED-10.6', 'a blue card and the hands it takes are shown to all', () => {
    const struck = told(TABLE, 'buy event', { luck: 'storm' }).at(-1);
    expect(struck && viewEvent(struck, 'public')).toMatchObject({ event: 'storm', lost: [['offer'], ['balloon', 'princess'], []] });
  });

  clause('ED-13.2', 'of a hand put under the supplies only the counts are told', () => {
    const s = journey({ travellers: [{ at: 'newyork', hand: 'S7 S7 T5 T2 T3', events: 'offer' }] });
    const returned = told(s, 'go A; pay S7; pay S7; pay T5; depart').at(-1);
    expect(returned).toEqual({ type: 'returned', seat: 0, order: 1, days: 12, travel: 2, events: 1 });
  });
});

describe('imagining', () => {
  test('an imagined table looks just the same, and its box is complete', () => {
    const seen = view(TABLE, 1);
    const imagined = imagine(seen, seeded('twin'));
    expect(view(imagined, 1)).toEqual(seen);
    expect(census(imagined)).toEqual(census(TABLE));
    expect(POSITION.problem(imagined, 'imagined')).toBe(undefined);
  });

  test('a hand is imagined around what is known of it', () => {
    const imagined = imagine(view(TABLE, 'public'), seeded('twin'));
    expect(imagined.travellers[0]?.travelHand).toHaveLength(3);
    expect(imagined.travellers[0]?.travelHand).toContain('S4');
    expect(imagined.travellers[0]?.known).toEqual(['S4']);
  });

  clause('ED-1.7', 'both blue cards are imagined in the first bag of the event supply', () => {
    const [first] = imagine(view(TABLE, 2), seeded('twin')).eventSupply;
    expect(first).toEqual(expect.arrayContaining(['delay', 'storm']));
    expect(first).toHaveLength(9);
  });

  test('other luck imagines another table', () => {
    expect(imagine(view(TABLE, 2), seeded('one'))).not.toEqual(imagine(view(TABLE, 2), seeded('other')));
  });
});
