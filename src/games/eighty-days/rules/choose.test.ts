// ED-4 Choose a travel card.
import { expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { awaited, journey, legal, newGame, played, refusal, refusedBy, told, traveller } from '../table.testing.ts';

const SIX_LEFT = 'T2 T3 T4 T5 T6 S4';

clause('ED-4.1', 'the player must take one card of the display into his hand', () => {
  const s = journey({ phase: 'choose', display: 'S4 T2 T3 T4' });
  expect(legal(s)).toEqual(['take coin', 'take balloon', 'take event', 'take detective']);
  expect(traveller(played(s, 'take event')).travelHand).toEqual(['T3']);
});

clause('ED-4.1', 'everybody sees which card it is', () => {
  const s = journey({ travellers: [{ hand: 'T3' }], phase: 'choose', display: 'S4 T2 T3 T4' });
  expect(traveller(played(s, 'take event'))).toMatchObject({ travelHand: ['T3', 'T3'], known: ['T3'] });
  expect(told(s, 'take event')).toEqual([{ type: 'taken', seat: 0, space: 'event', card: 'T3' }]);
});

clause('ED-4.2', 'the starting player may not take the card at start', () => {
  const s = journey({ seats: 5, phase: 'choose', display: SIX_LEFT, start: 0, seat: 0 });
  expect(refusal(s, 'take start')).toEqual({ clause: 'ED-4.2' });
  expect(legal(s)).toEqual(['take coin', 'take balloon', 'take event', 'take detective', 'take trade']);
});

clause('ED-4.3', 'nobody else is restricted', () => {
  const s = journey({ seats: 5, phase: 'choose', display: SIX_LEFT, start: 0, seat: 1 });
  expect(legal(s)).toEqual(['take coin', 'take balloon', 'take event', 'take detective', 'take start', 'take trade']);
});

clause('ED-4.2, ED-5.8', 'R-39 where there is no start space the ban is void', () => {
  const s = newGame(3, { firstPlayer: 1 });
  expect(legal(s)).toEqual(['take coin', 'take balloon', 'take event', 'take detective']);
});

clause('ED-4.2', 'R-40 the starting player is never left with the card at start alone', () => {
  const s = newGame(4, { firstPlayer: 1 });
  expect(legal(s)).toEqual(['take coin', 'take balloon', 'take event', 'take detective']);
});

clause('ED-4.4', 'the last of six may draw the top card unseen; then he has no action', () => {
  const s = journey({ seats: 6, seat: 5, phase: 'choose', display: '- - - S6' });
  expect(legal(s)).toEqual(['take detective', 'take blind']);
  const drawn = played(s, 'take blind', { luck: 'S8' });
  expect(traveller(drawn, 5)).toMatchObject({ travelHand: ['S8'], known: [] });
  expect(legal(drawn)).toEqual(['end turn']);
  expect(drawn.display[3]).toBe('S6');
});

clause('ED-4.4', 'nobody before the last may draw blind', () => {
  const s = journey({ seats: 6, seat: 4, phase: 'choose', display: '- - - S6 S7' });
  expect(refusal(s, 'take blind')).toEqual({ clause: 'ED-4.4', facts: { travellers: 6, waiting: 1, cards: 2 } });
});

clause('ED-4.4', 'R-4 not in a round that began with five, though six play', () => {
  const s = journey({ travellers: [{}, {}, {}, {}, {}, { at: 'home' }], seat: 4, phase: 'choose', display: '- - - - S6 S7' });
  expect(refusedBy(s, 'take blind')).toBe('ED-4.4');
});

clause('ED-4.4', 'not with five players, the last of whom has two cards to choose from', () => {
  const s = journey({ seats: 5, seat: 4, phase: 'choose', display: '- - - - S6 S7' });
  expect(refusedBy(s, 'take blind')).toBe('ED-4.4');
});

clause('ED-4.5', 'a taken card leaves its space empty, and nobody refills it', () => {
  const s = journey({ phase: 'choose', display: 'S4 T2 T3 T4' });
  const next = played(s, 'take coin; decline; end turn');
  expect(next.display).toEqual([null, 'T2', 'T3', 'T4', null, null]);
  expect(refusal(next, 'take coin')).toEqual({ clause: 'ED-4.5', facts: { space: 'coin' } });
  expect(legal(next)).toEqual(['take balloon', 'take event', 'take detective']);
});

clause('ED-4.6', 'with no card on the display the step is skipped, and with it the action', () => {
  const s = journey({ phase: 'choose', display: 'S4', travelSupply: [], travelDiscard: '' });
  const next = played(s, 'take coin; decline; end turn');
  expect(awaited(next)).toBe(1);
  expect(legal(next)).toEqual(['end turn']);
});

clause('ED-4.7', 'the card taken may be used in the same turn', () => {
  const s = journey({ travellers: [{ at: 'brindisi' }], phase: 'choose', display: 'S4 T2 T3 T4' });
  expect(traveller(played(s, 'take coin; decline; go A; pay S4; depart'))).toMatchObject({ position: 3, days: 4 });
});
