// ED-3 The round.
import { expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { EightyDays } from '../index.ts';
import { awaited, each, journey, legal, move, newGame, played, refusedBy, sizes, told, traveller } from '../table.testing.ts';

const laid = (s: ReturnType<typeof newGame>) => s.display.filter(card => card !== null).length;

clause('ED-3.1', 'the cards are laid from the left as they are drawn', () => {
  const s = journey({ seats: 3, seat: 2 });
  expect(played(s, 'end turn', { luck: 'S8 T2 S4 T6' }).display).toEqual(['S8', 'T2', 'S4', 'T6', null, null]);
});

clause('ED-3.1', 'R-3 3 cards for two travellers, 4 for three, 5 for four, 6 for five and six', () => {
  expect([newGame(2), newGame(3), newGame(4), newGame(5), newGame(6)].map(laid)).toEqual([3, 4, 5, 6, 6]);
});

clause('ED-3.1', 'the time pressure comes first, and only then are the cards laid', () => {
  const s = journey({ travellers: [{}, {}, {}, { at: 'home' }], seat: 2, round: 9 });
  expect(told(s, 'end turn', { luck: 'S8 T2 S4 T6' })).toEqual([
    { type: 'pressed', seats: [0, 1, 2], days: 1 },
    { type: 'roundBegun', round: 10, start: 1, display: ['S8', 'T2', 'S4', 'T6', null, null] },
  ]);
});

clause('ED-3.1', 'the cards follow the travellers, not the players in the game', () => {
  const s = journey({ travellers: [{}, {}, {}, { at: 'home' }, { at: 'home' }], seat: 2 });
  expect(laid(played(s, 'end turn', { luck: 'any any any any' }))).toBe(4);
});

clause('ED-3.2', 'an arrival changes nothing about the cards of this round', () => {
  const s = journey({ seats: 4, travellers: [{ at: 'newyork', hand: 'S7 S7 T5' }], display: '- T5 T5 T5 S8' });
  const home = played(s, 'go A; pay S7; pay S7; pay T5; depart');
  expect(home.display).toEqual([null, 'T5', 'T5', 'T5', 'S8', null]);
  expect(home.begunWith).toBe(4);
});

clause('ED-3.3', 'the starting player is first, the others follow clockwise, once each', () => {
  const s = newGame(4, { firstPlayer: 2 });
  const second = played(s, 'take coin; decline; end turn');
  const third = played(second, 'take balloon; decline; end turn');
  const fourth = played(third, 'take event; decline; end turn');
  expect([s, second, third, fourth].map(awaited)).toEqual([2, 3, 0, 1]);
});

clause('ED-3.3', 'who is in London has no turn', () => {
  const s = journey({ travellers: [{}, { at: 'home' }, {}, {}] });
  expect(awaited(played(s, 'end turn'))).toBe(2);
});

clause('ED-3.3', 'nobody moves in the turn of another', () => {
  const s = journey({ phase: 'choose', display: 'T5 T5 T5 T5' });
  expect(refusedBy(s, 'take coin', 1)).toBe('ED-3.3');
  expect(legal(s, 1)).toEqual([]);
});

clause('ED-3.4', 'what is left on the track is discarded from the left', () => {
  const s = journey({ seats: 3, seat: 2, display: '- S8 - T2', travelDiscard: 'T3' });
  expect(played(s, 'end turn', { luck: 'any any any any' }).travelDiscard).toEqual(['T3', 'S8', 'T2']);
});

clause('ED-3.5', 'the end of the game is tested before a new round begins', () => {
  const s = journey({ travellers: [{ at: 'home' }, { at: 'home' }], seat: 2, begunWith: 2, display: '- - S8' });
  const over = played(s, 'end turn');
  expect(over.travelDiscard).toEqual(['S8']);
  expect(over.round).toBe(5);
  expect(told(s, 'end turn')).toEqual([{ type: 'ended', reason: 'home', winner: 0 }]);
  expect(EightyDays.awaiting(over)).toEqual([]);
});

clause('ED-3.6', 'then the next player clockwise starts', () => {
  const next = played(journey({ seats: 3, start: 2, seat: 1 }), 'end turn', { luck: 'any any any any' });
  expect([next.start, next.queue]).toEqual([0, [0, 1, 2]]);
});

clause('ED-3.6', 'the first starting player is remembered', () => {
  const next = played(journey({ seats: 3, start: 2, seat: 1, firstStart: 2 }), 'end turn', { luck: 'any any any any' });
  expect(next.firstStart).toBe(2);
});

clause('ED-3.7', 'with two to five travellers one card is left at the end of the round', () => {
  const s = newGame(3, { firstPlayer: 0 });
  const round = 'take coin; decline; end turn; take event; decline; end turn; take balloon; decline; end turn';
  expect(played(s, round, { luck: 'any any any any' }).travelDiscard).toEqual([s.display[3]]);
});

clause('ED-3.7, ED-4.4', 'with six travellers none is left, or one if the last drew blind', () => {
  const s = journey({ seats: 6, seat: 5, phase: 'choose', display: '- - S6' });
  const six = 'any any any any any any';
  expect(played(s, 'take event; decline; end turn', { luck: six }).travelDiscard).toEqual([]);
  expect(played(s, 'take blind; end turn', { luck: `any ${six}` }).travelDiscard).toEqual(['S6']);
});

clause('ED-3.8', 'R-16 the discard is shuffled when a card is needed and none is there, not before', () => {
  const s = journey({ travellers: [{ coins: 4 }], travelSupply: ['T2'] });
  const first = played(s, 'buy travel', { luck: 'T2' });
  expect(first.travelSupply).toEqual([]);
  expect(first.travelDiscard.length).toBeGreaterThan(50);
  const second = played(first, 'buy travel', { luck: 'T3' });
  expect(sizes(second.travelSupply)).toEqual([first.travelDiscard.length - 1]);
  expect(second.travelDiscard).toEqual([]);
});

clause('ED-3.8', 'the new supply is one bag in the order of the box, so nothing of the discard shows in it', () => {
  const one = journey({ travellers: [{ coins: 2 }], travelSupply: [], travelDiscard: 'S8 T2 S4' });
  const other = journey({ travellers: [{ coins: 2 }], travelSupply: [], travelDiscard: 'S4 S8 T2' });
  expect(played(one, 'buy travel', { luck: 'T2' }).travelSupply).toEqual(played(other, 'buy travel', { luck: 'T2' }).travelSupply);
});

clause('ED-3.8', 'the shuffle may come in the middle of a display', () => {
  const s = journey({ start: 2, seat: 1, travelSupply: ['T2'], travelDiscard: 'S4 S5', display: '- - - S8' });
  expect(played(s, 'end turn', { luck: 'T2 S4 S5 S8' }).display).toEqual(['T2', 'S4', 'S5', 'S8', null, null]);
});

clause('ED-3.8', 'with no card anywhere the space stays empty', () => {
  const s = journey({ start: 2, seat: 1, travelSupply: ['T2'], travelDiscard: '', display: '- - - S8' });
  const next = played(s, 'end turn', { luck: 'T2 S8' });
  expect(next.display).toEqual(['T2', 'S8', null, null, null, null]);
  expect(next.travelSupply).toEqual([]);
});

clause('ED-3.9', 'a turn is card, action, travel, detective, hand limit, in this order', () => {
  const s = journey({
    travellers: [{ at: 'paris', hand: 'T2 T3 T4 T5 T6 S4 S5' }],
    phase: 'choose',
    display: 'S8 T5 T5 T5',
  });
  expect(refusedBy(s, 'act coin')).toBe('ED-3.9');
  expect(refusedBy(s, 'go A')).toBe('ED-3.9');
  const taken = played(s, 'take coin');
  expect(refusedBy(taken, 'take balloon')).toBe('ED-3.9');
  expect(refusedBy(taken, 'go A')).toBe('ED-3.9');
  const acted = played(taken, 'act coin');
  expect(refusedBy(acted, 'act coin')).toBe('ED-3.9');
  expect(refusedBy(acted, 'discard T2')).toBe('ED-3.9');
  const ended = played(acted, 'end turn');
  expect(refusedBy(ended, 'go A')).toBe('ED-3.9');
  expect(legal(ended)[0]).toBe('discard S8');
});

clause('ED-3.9', 'the detective comes before the hand limit', () => {
  const s = journey({ travellers: [{ at: 'brindisi', hand: '5*T5 2*S4' }] });
  const ended = played(s, 'end turn');
  expect(traveller(ended).days).toBe(2);
  expect(legal(ended)).toEqual(['discard T5', 'discard S4']);
});

clause('ED-3.9', 'cards and purchases may be put between the first three steps', () => {
  const s = journey({
    options: { eventDeck: 'expedition' },
    travellers: [{ events: 'carpetbag passepartout', coins: 2 }],
    phase: 'choose',
    display: 'S8 T5 T5 T5',
  });
  const after = played(s, 'buy travel; take coin; play carpetbag; act coin; buy event; play passepartout; end turn', { luck: 'T2 offer' });
  expect(traveller(after)).toMatchObject({ travelHand: ['T2', 'S8'], eventHand: ['offer'], coins: 1 });
});

clause('ED-3.3', 'nobody can move in a game that is over', () => {
  const over = played(journey({ travellers: [{ at: 'home' }, { at: 'home' }], seat: 2, begunWith: 2 }), 'end turn');
  expect(EightyDays.refusal(over, 2, move('end turn'))).toEqual({ clause: 'ED-3.3' });
  expect(each(over, 'position')).toEqual([10, 10, 0]);
});
