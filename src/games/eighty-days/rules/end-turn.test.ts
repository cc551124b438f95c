// ED-12 The end of a turn.
import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { awaited, each, journey, legal, played, refusal, told, traveller } from '../table.testing.ts';

describe('the detective', () => {
  clause('ED-12.1', 'whoever ends his turn beside him spends two days, whether he stayed', () => {
    const s = journey({ travellers: [{ at: 'suez', days: 30 }], detective: 'suez' });
    expect(traveller(played(s, 'end turn')).days).toBe(32);
    expect(told(s, 'end turn')).toEqual([{ type: 'questioned', seat: 0, place: 'suez', days: 2 }]);
  });

  clause('ED-12.1', 'or arrived', () => {
    const s = journey({ travellers: [{ at: 'brindisi', hand: 'S4' }], detective: 'suez' });
    expect(traveller(played(s, 'go A; pay S4; depart; end turn')).days).toBe(6);
  });

  clause('ED-12.2', 'to leave his place costs nothing', () => {
    const s = journey({ travellers: [{ at: 'brindisi', hand: 'S4' }], detective: 'brindisi' });
    expect(traveller(played(s, 'go A; pay S4; depart; end turn')).days).toBe(4);
  });

  clause('ED-12.3', 'nobody pays when he is sent to him in the turn of another', () => {
    const s = journey({ travellers: [{ at: 'paris' }, { at: 'suez' }, {}], phase: 'act', space: 'detective' });
    const next = played(s, 'act detective suez; end turn');
    expect(each(next, 'days')).toEqual([0, 0, 0]);
    expect(each(played(next, 'take balloon; decline; end turn'), 'days')).toEqual([0, 2, 0]);
  });

  clause('ED-12.4', 'the place between two legs is not looked at', () => {
    const s = journey({ travellers: [{ at: 'brindisi', hand: 'S4 S5 S5', events: 'connection' }], detective: 'suez' });
    const both = played(s, 'play connection; go A; pay S4; depart; go A; pay S5; pay S5; depart; end turn');
    expect(traveller(both).days).toBe(9);
  });
});

describe('the hand limit', () => {
  clause('ED-12.5', 'R-36 of more than six travel and event cards together, discards follow until six are left', () => {
    const s = played(journey({ travellers: [{ hand: 'T2 T4 T5 T6 S4 S6', events: 'offer connection' }] }), 'end turn');
    expect(legal(s)).toEqual([
      'discard S6',
      'discard T6',
      'discard T5',
      'discard S4',
      'discard T4',
      'discard T2',
      'discard connection',
      'discard offer',
    ]);
    const one = played(s, 'discard S6');
    expect(awaited(one)).toBe(0);
    const two = played(one, 'discard offer');
    expect(awaited(two)).toBe(1);
    expect(traveller(two)).toMatchObject({ travelHand: ['T2', 'T4', 'T5', 'T6', 'S4'], eventHand: ['connection'] });
  });

  clause('ED-12.5', 'six cards are no surplus', () => {
    const s = journey({ travellers: [{ hand: '4*T5', events: 'offer connection' }] });
    expect(awaited(played(s, 'end turn'))).toBe(1);
  });

  clause('ED-12.5', 'R-37 they go face up to their discards, an event card on top of its own', () => {
    const s = journey({ travellers: [{ hand: '6*T5', events: 'offer connection' }], eventDiscard: 'balloon', travelDiscard: 'T2' });
    const after = played(s, 'end turn; discard T5; discard connection');
    expect([after.travelDiscard, after.eventDiscard]).toEqual([
      ['T2', 'T5'],
      ['balloon', 'connection'],
    ]);
    expect(told(played(s, 'end turn'), 'discard T5')).toEqual([{ type: 'discarded', seat: 0, card: 'T5' }]);
  });

  clause('ED-12.5', 'a card that is not in hand cannot be discarded', () => {
    const s = played(journey({ travellers: [{ hand: '7*T5' }] }), 'end turn');
    expect(refusal(s, 'discard S8')).toEqual({ clause: 'ED-12.5', facts: { card: 'S8' } });
    expect(refusal(s, 'discard offer')).toEqual({ clause: 'ED-12.5', facts: { card: 'offer' } });
  });

  clause('ED-12.5', 'during the turn there is no limit', () => {
    const s = journey({ travellers: [{ hand: '6*T5', coins: 4 }] });
    expect(traveller(played(s, 'buy travel; buy travel', { luck: 'T2 T3' })).travelHand).toHaveLength(8);
  });

  clause('ED-12.5', 'a known card put away is known no more', () => {
    const s = journey({ travellers: [{ hand: '6*T5 S8', known: 'S8 T5' }] });
    expect(traveller(played(s, 'end turn; discard S8')).known).toEqual(['T5']);
  });
});

clause('ED-12.6', 'then comes the next player, with a turn of his own', () => {
  const s = journey({ turn: { balloonRight: true, balloonUsed: true, legsAllowed: 2, legsDone: 1, shielded: true } });
  const next = played(s, 'end turn');
  expect(awaited(next)).toBe(1);
  expect(next.turn).toEqual({ balloonRight: false, balloonUsed: false, legsAllowed: 1, legsDone: 0, shielded: false });
});
