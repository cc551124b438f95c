// The test vectors of the game's specification, one test each; V1 to V8 are the examples of the rulebook.
import { expect, test } from 'vitest';
import { EightyDays } from './index.ts';
import type { Agreement } from './options.ts';
import type { State } from './state.ts';
import {
  awaited,
  each,
  finish,
  journey,
  legal,
  newGame,
  played,
  refusedBy,
  sent,
  sizes,
  told,
  traveller,
  written,
} from './table.testing.ts';

/** Seat 0 alone matters; the others wait in London. */
function alone(
  at: 'london' | 'paris' | 'brindisi' | 'suez' | 'bombay' | 'hongkong' | 'sanfrancisco' | 'newyork',
  hand: string,
  events = '',
) {
  return journey({ travellers: [{ at, hand, events }] });
}

function days(s: State): number {
  return traveller(s).days;
}

test('V1 ship 7 and train 3 from London to Paris take 10 days', () => {
  const there = played(alone('london', 'S7 T3'), 'go A; pay S7; pay T3; depart');
  expect(days(there)).toBe(10);
});

test('V2 two ships 8 from Suez to Bombay take 8 days', () => {
  const there = played(alone('suez', 'S8 S8'), 'go A; pay S8; pay S8; depart');
  expect(days(there)).toBe(8);
});

test('V3 ships 4 and 5 from Suez to Bombay take 9 days', () => {
  const there = played(alone('suez', 'S4 S5'), 'go A; pay S4; pay S5; depart');
  expect(days(there)).toBe(9);
});

test('V4 ship 4 and train 4 from London to Paris take 8 days', () => {
  const there = played(alone('london', 'S4 T4'), 'go A; pay S4; pay T4; depart');
  expect(days(there)).toBe(8);
});

test('V5 from New York to London only two ships and a train are accepted', () => {
  expect(refusedBy(alone('newyork', 'T3 S4'), 'go A')).toBe('ED-6.4');
  expect(refusedBy(alone('newyork', 'S4 S5'), 'go A')).toBe('ED-6.4');
  expect(legal(played(alone('newyork', 'S4 S5 T3'), 'go A; pay S4; pay S5'))).toEqual(['pay T3']);
});

test('V6 a balloon over Japan: rolls 5, 6 and 2 for two coins, and the leg takes 6 days', () => {
  const s = journey({ travellers: [{ at: 'hongkong', hand: 'T4 S7', coins: 2 }], turn: { balloonRight: true } });
  const there = played(s, 'go B; pay T4; pay S7; add balloon 2; depart; reroll; reroll', { luck: '5 6 2' });
  expect(days(there)).toBe(6);
  expect(each(there, 'coins')[0]).toBe(0);
});

test('V7 a rolled 5 beside a ship 5 saves nothing: 10 days', () => {
  const s = alone('suez', 'S5 S8', 'balloon');
  const there = played(s, 'go A; pay S5; pay S8; add balloon-card 2; depart', { luck: '5' });
  expect(days(there)).toBe(10);
});

test('V8 four players start with five cards, from coin to start, and none on trade', () => {
  const { display } = newGame(4);
  expect(display.map(card => card !== null)).toEqual([true, true, true, true, true, false]);
});

test('V9 from New York two ships 7 and a train 4 take 11 days', () => {
  const home = played(alone('newyork', 'S7 S7 T4'), 'go A; pay S7; pay S7; pay T4; depart');
  expect(days(home)).toBe(11);
});

test('V10 a balloon on the last train leaves the ships their saving: 9 days', () => {
  const s = journey({ travellers: [{ at: 'newyork', hand: 'S7 S7 T5' }], turn: { balloonRight: true } });
  const home = played(s, 'go A; pay S7; pay S7; pay T5; add balloon 3; depart', { luck: '2' });
  expect(days(home)).toBe(9);
});

test('V11 two Express trains from San Francisco to New York take 2 days', () => {
  const s = alone('sanfrancisco', 'T6 T5', '2*express');
  const there = played(s, 'go A; pay T5; pay T6; add express 1; add express 2; depart');
  expect(days(there)).toBe(2);
});

test('V12 a Submarine on one of two ships 8 costs the saving: 10 days', () => {
  const there = played(alone('suez', 'S8 S8', 'submarine'), 'go A; pay S8; pay S8; add submarine 1; depart');
  expect(days(there)).toBe(10);
});

test('V13 Submarine and Offer on a single ship: never less than 1 day', () => {
  const there = played(alone('brindisi', 'S4', 'submarine offer'), 'go A; pay S4; add submarine 1; add offer; depart');
  expect(days(there)).toBe(1);
});

test('V14 an Elephant rolls 6 twice: 12 days, the coin and the card are gone', () => {
  const s = journey({ travellers: [{ at: 'bombay', events: 'elephant', coins: 1 }] });
  const there = played(s, 'go A; add elephant; depart; reroll', { luck: '6 6' });
  expect(days(there)).toBe(12);
  expect(each(there, 'coins')[0]).toBe(0);
  expect(there.eventDiscard).toEqual(['elephant']);
});

test('V15 Elephant and Offer with a 3: 7 days', () => {
  const there = played(alone('bombay', '', 'elephant offer'), 'go A; add elephant; add offer; depart', { luck: '3' });
  expect(days(there)).toBe(7);
});

test('V16 no balloon from Bombay to Calcutta', () => {
  const s = played(journey({ travellers: [{ at: 'bombay' }], turn: { balloonRight: true } }), 'go A');
  expect(refusedBy(s, 'add balloon 1')).toBe('ED-8.4');
  expect(legal(s)).toEqual(['depart']);
});

test('V17 who stays beside the detective spends 2 days', () => {
  const s = journey({ travellers: [{ at: 'brindisi' }], detective: 'brindisi' });
  expect(days(played(s, 'end turn'))).toBe(2);
});

test('V18 who leaves the detective spends no days with him', () => {
  const s = journey({ travellers: [{ at: 'brindisi', hand: 'S5' }], detective: 'brindisi' });
  expect(days(played(s, 'go A; pay S5; depart; end turn'))).toBe(5);
});

test('V19 a Connection through Brindisi passes the detective, but not the chips', () => {
  const traveller = { at: 'paris', hand: 'T2 T3 S6', events: 'connection' } as const;
  const first = journey({ travellers: [traveller], detective: 'brindisi', red: { brindisi: 'coin', suez: 'coin' } });
  const last = journey({
    travellers: [traveller, { at: 'bombay' }, { at: 'bombay' }],
    detective: 'brindisi',
    blue: { brindisi: 'coin', suez: 'coin' },
  });
  const both = 'play connection; go A; pay T2; pay T3; depart; use chip; go A; pay S6; depart; use chip; end turn';
  expect([days(played(first, both)), each(played(first, both), 'coins')[0]]).toEqual([11, 2]);
  expect([days(played(last, both)), each(played(last, both), 'coins')[0]]).toEqual([11, 2]);
});

test('V20 a Storm costs both on the way 2 days and everybody the event cards', () => {
  const s = journey({
    travellers: [
      { days: 40, events: 'offer' },
      { days: 50, events: 'balloon express' },
      { at: 'home', days: 77 },
    ],
    phase: 'act',
    space: 'event',
  });
  const after = played(s, 'act event', { luck: 'storm' });
  expect(each(after, 'days')).toEqual([42, 52, 77]);
  expect(each(after, 'eventHand')).toEqual([[], [], []]);
  expect([sizes(after.eventSupply), after.eventDiscard]).toEqual([[15], []]);
});

test('V21 five travel and two event cards: exactly one discard, of any card', () => {
  const s = alone('brindisi', 'T2 T3 T4 T5 T6 S5', 'balloon offer');
  const over = played(s, 'go A; pay S5; depart; end turn');
  expect(legal(over)).toEqual(['discard T6', 'discard T5', 'discard T4', 'discard T3', 'discard T2', 'discard balloon', 'discard offer']);
  expect(awaited(played(over, 'discard offer'))).toBe(1);
});

test('V22 with no coin in the supply the card is taken, and no coin', () => {
  const s = journey({ travellers: [{ coins: 4 }, { coins: 10 }, { coins: 10 }], phase: 'choose', display: 'S4 T5 T5 T5' });
  const after = played(s, 'take coin; act coin');
  expect(each(after, 'travelHand')[0]).toEqual(['S4']);
  expect(each(after, 'coins')[0]).toBe(4);
});

test('V23 the round after the first of five came home costs the four others a day and has no trade', () => {
  const s = journey({
    travellers: [{ days: 60 }, { days: 61 }, { days: 62 }, { days: 63 }, { at: 'newyork', hand: 'S7 S7 T4', days: 60 }],
    seat: 4,
    round: 12,
  });
  const next = played(s, 'go A; pay S7; pay S7; pay T4; depart', { luck: 'any any any any any' });
  expect(next.round).toBe(13);
  expect(each(next, 'days')).toEqual([61, 62, 63, 64, 71]);
  expect(next.display.map(card => card !== null)).toEqual([true, true, true, true, true, false]);
});

test('V24 of two with 79 days the earlier wins, before the first home with 82 and the one not home with 60', () => {
  const s = journey({
    travellers: [
      { at: 'home', days: 79 },
      { at: 'home', days: 82 },
      { at: 'home', days: 79 },
      { at: 'newyork', days: 60 },
    ],
    home: [1, 0, 2],
    seat: 3,
    begunWith: 2,
  });
  expect(finish(played(s, 'end turn'))).toEqual([0, 2, 1, 3]);
});

test('V25 nobody within 80 days: the first home wins', () => {
  const s = journey({
    travellers: [
      { at: 'home', days: 83 },
      { at: 'home', days: 85 },
    ],
    home: [1, 0],
    seat: 2,
    begunWith: 2,
  });
  expect(finish(played(s, 'end turn'))).toEqual([1, 0, 2]);
});

test('V26 the fewest days win, and of equal days the earlier', () => {
  const s = journey({
    travellers: [{ at: 'home', days: 78 }, { at: 'home', days: 74 }, { at: 'home', days: 74 }, {}],
    seat: 3,
    begunWith: 2,
  });
  expect(finish(played(s, 'end turn'))).toEqual([1, 2, 0, 3]);
});

function two(first: number, other: number, twoPlayerLate: Agreement['twoPlayerLate'] = 'fewerDays'): State {
  return journey({
    options: { twoPlayerLate },
    seats: 2,
    travellers: [
      { at: 'home', days: first },
      { at: 'newyork', days: other },
    ],
    seat: 1,
    begunWith: 2,
  });
}

test('V27 two players: home with 80 days beats 55 days in New York', () => {
  expect(finish(played(two(80, 55), 'end turn'))).toEqual([0, 1]);
});

test('V28 two players: home with 83 days loses to fewer, and with the option always', () => {
  expect(finish(played(two(83, 79), 'end turn'))).toEqual([1, 0]);
  expect(finish(played(two(83, 83), 'end turn'))).toEqual([0, 1]);
  expect(finish(played(two(83, 90), 'end turn'))).toEqual([0, 1]);
  expect(finish(played(two(83, 79, 'always'), 'end turn'))).toEqual([1, 0]);
  expect(finish(played(two(83, 83, 'always'), 'end turn'))).toEqual([1, 0]);
  expect(finish(played(two(83, 90, 'always'), 'end turn'))).toEqual([1, 0]);
});

test('V29 two players home with 84 days each: the coins decide', () => {
  const s = journey({
    seats: 2,
    travellers: [
      { at: 'home', days: 84 },
      { at: 'newyork', days: 72, hand: 'S7 S7 T5', coins: 2 },
    ],
    seat: 1,
    begunWith: 2,
  });
  const over = played(s, 'go A; pay S7; pay S7; pay T5; depart');
  expect(each(over, 'days')).toEqual([84, 84]);
  expect(finish(over)).toEqual([1, 0]);
});

test('V30 a trade of three with one card in the supply: one is drawn, twelve are shuffled, two more are drawn', () => {
  const s = journey({
    seats: 5,
    travellers: [{ hand: 'T4 S7 S8 S8' }],
    phase: 'act',
    space: 'trade',
    travelSupply: ['T2'],
    travelDiscard: '5*T3 4*T6',
  });
  const trade = ['act trade; swap S7; swap S8; swap S8; stop', { luck: 'T2 S8 T6' }] as const;
  expect(told(s, ...trade).map(({ type }) => type)).toEqual([
    'swapped',
    'swapped',
    'swapped',
    'travelDrawn',
    'travelShuffled',
    'travelDrawn',
    'travelDrawn',
  ]);
  expect(told(s, ...trade)).toContainEqual({ type: 'travelShuffled', cards: 12 });
  expect(each(played(s, ...trade), 'travelHand')[0]).toEqual(['T2', 'T4', 'T6', 'S8']);
  expect([sizes(played(s, ...trade).travelSupply), played(s, ...trade).travelDiscard]).toEqual([[10], []]);
});

test('V31 the last of six leaves the start card and draws blind: no action, and the watch moves clockwise', () => {
  const s = journey({ seats: 6, seat: 5, phase: 'choose', display: '- - - - S6 -' });
  const drawn = played(s, 'take blind', { luck: 'T2' });
  expect(each(drawn, 'travelHand')[5]).toEqual(['T2']);
  expect(legal(drawn)).toEqual(['end turn']);
  const next = played(drawn, 'end turn', { luck: 'any any any any any any' });
  expect(next.travelDiscard).toEqual(['S6']);
  expect(next.start).toBe(1);
});

test('V32 no Princess as a second balloon in the turn', () => {
  const s = journey({
    travellers: [{ at: 'brindisi', hand: 'S6', events: 'princess' }],
    eventDiscard: 'connection balloon',
    turn: { balloonRight: true, balloonUsed: true, legsAllowed: 2, legsDone: 1 },
  });
  expect(refusedBy(played(s, 'go A; pay S6'), 'add princess 1')).toBe('ED-8.2');
  expect(legal(played(s, 'go A; pay S6'))).toEqual(['depart']);
});

test('V33 no Princess on an empty discard', () => {
  const s = alone('brindisi', 'S6', 'princess');
  expect(refusedBy(s, 'princess connection')).toBe('ED-10.9');
  expect(legal(s)).toEqual(['end turn', 'go A']);
  expect(refusedBy(played(s, 'go A; pay S6'), 'add princess 1')).toBe('ED-10.9');
  expect(legal(played(s, 'go A; pay S6'))).toEqual(['depart']);
});

test('V34 a chip declined is used: no card now, and none for the second to arrive', () => {
  const s = journey({
    travellers: [
      { at: 'brindisi', hand: 'S5' },
      { at: 'brindisi', hand: 'S5' },
    ],
    red: { suez: 'event' },
  });
  const left = played(s, 'go A; pay S5; depart; leave chip; end turn');
  expect(left.chips.red[2]).toBe(null);
  expect(each(left, 'eventHand')[0]).toEqual([]);
  const second = played(left, 'take balloon; decline; go A; pay S5; depart');
  expect(legal(second)).toEqual(['end turn']);
});

test('V35 reaching London puts three travel cards and one event card under the supplies; the coins stay', () => {
  const s = journey({ travellers: [{ at: 'newyork', hand: 'S7 S7 T5 S4 T2 T3', events: 'offer', coins: 3 }], display: '- T5 T5 S8' });
  const home = played(s, 'go A; pay S7; pay S7; pay T5; depart');
  expect(sizes(home.travelSupply)).toEqual([60 - 6 - 3, 3]);
  expect(sizes(home.eventSupply)).toEqual([14, 1]);
  expect(home.travellers[0]).toMatchObject({ travelHand: [], eventHand: [], known: [], coins: 3 });
});

test('V36 the Princess can be neither the Express below nor a second Connection', () => {
  const s = alone('paris', 'T2 T5 S6', 'express connection princess');
  const brindisi = played(s, 'go A; pay T2; pay T5; add express 2; depart; play connection');
  expect(days(brindisi)).toBe(3);
  expect(refusedBy(brindisi, 'princess connection')).toBe('ED-6.2');
  const paid = played(brindisi, 'go A; pay S6');
  expect(refusedBy(paid, 'add princess 1')).toBe('ED-10.9');
  expect(days(played(paid, 'depart'))).toBe(9);
});

test('V37 two trains 3 and an Offer take 1 day', () => {
  expect(days(played(alone('paris', 'T3 T3', 'offer'), 'go A; pay T3; pay T3; add offer; depart'))).toBe(1);
});

test('V38 from Hong Kong two ships 6 take 6 days, train 3 and ship 6 take 9, two trains are rejected', () => {
  const s = alone('hongkong', 'T3 S6 S6');
  expect(days(played(s, 'go A; pay S6; pay S6; depart'))).toBe(6);
  expect(days(played(s, 'go B; pay T3; pay S6; depart'))).toBe(9);
  expect(refusedBy(alone('hongkong', 'T3 T3'), 'go B')).toBe('ED-6.4');
  expect(refusedBy(played(s, 'go B; pay T3'), 'pay T3')).toBe('ED-6.3');
});

test('V39 the next starting player is nobody in London, and the pressure comes before the cards', () => {
  const s = journey({ seats: 4, travellers: [{}, { at: 'newyork', hand: 'S7 S7 T5' }], start: 0, seat: 1 });
  const round = 'go A; pay S7; pay S7; pay T5; depart; take event; decline; end turn; take detective; decline; end turn';
  const next = played(s, round, { luck: 'any any any any' });
  expect([next.start, awaited(next)]).toEqual([2, 2]);
  expect(each(next, 'days')).toEqual([1, 12, 1, 1]);
  expect(next.display.filter(card => card !== null)).toHaveLength(4);
  const types = told(s, round, { luck: 'any any any any' }).map(({ type }) => type);
  expect(types.slice(-2)).toEqual(['pressed', 'roundBegun']);
});

test('V40 cards put under an empty supply are the supply: one of them is drawn, and nothing shuffled', () => {
  const s = journey({
    travellers: [{ at: 'newyork', hand: 'S7 S7 T5 T2 T3' }, { coins: 2 }],
    travelSupply: [],
    travelDiscard: '6*S6 5*S5 5*S8 4*T6',
  });
  const home = played(s, 'go A; pay S7; pay S7; pay T5; depart');
  expect(home.travelSupply).toEqual([['T2', 'T3']]);
  const bought = played(home, 'buy travel', { luck: 'T3' });
  expect(bought.travelSupply).toEqual([['T2']]);
  expect(bought.travelDiscard).toHaveLength(23);
});

test('V41 of ships 4, 8 and 8 either can be paid first, and 8 must follow: 12 or 8 days', () => {
  const s = played(alone('suez', 'S4 S8 S8'), 'go A');
  expect(legal(s)).toEqual(['pay S4', 'pay S8']);
  expect(legal(played(s, 'pay S4'))).toEqual(['pay S8']);
  expect(legal(played(s, 'pay S8'))).toEqual(['pay S8']);
  expect(days(played(s, 'pay S4; pay S8; depart'))).toBe(12);
  expect(days(played(s, 'pay S8; pay S8; depart'))).toBe(8);
});

test('V42 ships 4 and 8 alone pay themselves, the lower first: 12 days', () => {
  const s = alone('suez', 'S4 S8');
  expect(legal(played(s, 'go A'))).toEqual(['pay S4']);
  const match = sent(s, 'go A');
  expect(written(match)).toEqual(['go A', 'pay S4', 'pay S8', 'depart', 'end turn']);
  expect(days(match.state)).toBe(12);
});

test('V43 the last of a round that began with six may draw blind, though one has come home since', () => {
  const s = journey({
    seats: 6,
    travellers: [{}, {}, { at: 'home', days: 70 }],
    begunWith: 6,
    seat: 5,
    phase: 'choose',
    display: '- - - - - S6',
  });
  expect(legal(s)).toEqual(['take trade', 'take blind']);
});

test('V44 the Princess copies the Express put down for the same leg: 2 days', () => {
  const s = journey({ travellers: [{ at: 'paris', hand: 'T5 T6', events: 'express princess' }], eventDiscard: 'offer' });
  const there = played(s, 'go A; pay T5; pay T6; add express 2; add princess 1; depart');
  expect(days(there)).toBe(2);
  expect(there.eventDiscard).toEqual(['offer', 'express', 'princess']);
});

test('V45 the Princess declared first copies the Offer below: 4 days', () => {
  const s = journey({ travellers: [{ at: 'paris', hand: 'T5 T6', events: 'express princess' }], eventDiscard: 'offer' });
  const there = played(s, 'go A; pay T5; pay T6; add princess; add express 2; depart');
  expect(days(there)).toBe(4);
  expect(there.eventDiscard).toEqual(['offer', 'princess', 'express']);
});

test('V46 hands of arrivals lie in bags of their own, drawn in the order of arrival', () => {
  const s = journey({
    seats: 4,
    travellers: [{ at: 'newyork', hand: 'S7 S7 T5 3*S4' }, { at: 'newyork', hand: 'S7 S7 T5' }, { coins: 10 }],
    travelSupply: ['T2 T3'],
    display: '- S5 S7 S7 S7',
  });
  const first = played(s, 'go A; pay S7; pay S7; pay T5; depart');
  expect(sizes(first.travelSupply)).toEqual([2, 3]);
  const second = played(first, 'take balloon; decline; go A; pay S7; pay S7; pay T5; depart');
  expect(sizes(second.travelSupply)).toEqual([2, 3, 1]);
  const five = ['buy travel; buy travel; buy travel; buy travel; buy travel', { luck: 'T3 T2 S4 S4 S4' }] as const;
  expect(played(second, ...five).travelSupply).toEqual([['S5']]);
  expect(told(second, ...five)).not.toContainEqual(expect.objectContaining({ type: 'travelShuffled' }));
});

test('V47 version 1: no second Elephant for a coin within the leg, but after it', () => {
  const s = played(journey({ version: 1, travellers: [{ at: 'bombay', events: '2*elephant' }] }), 'go A; add elephant');
  expect(legal(s)).toEqual(['depart']);
  expect(refusedBy(s, 'cash elephant')).toBe('ED-11.3');
  const there = played(s, 'depart', { luck: '6' });
  expect(days(there)).toBe(12);
  expect(legal(there)).toEqual(['end turn', 'cash elephant']);
});

test('V47 version 2: a second Elephant pays another roll of the first', () => {
  const s = played(alone('bombay', '', '2*elephant'), 'go A; add elephant; depart', { luck: '6' });
  expect(legal(s)).toEqual(['accept', 'cash elephant']);
  expect(days(played(s, 'cash elephant; reroll', { luck: '2' }))).toBe(8);
});

test('V48 of a known ship and an unseen one alike, the one put down was the known one', () => {
  const s = journey({ travellers: [{ at: 'brindisi', hand: 'T3 S7 S7', known: 'S7' }] });
  const seen = EightyDays.view(played(s, 'go A; pay S7; depart'), 1).travellers[0];
  expect(seen).toMatchObject({ known: [], travelCount: 2, hand: null });
});
