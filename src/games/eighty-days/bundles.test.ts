// The cards of a leg are chosen in any order; the record has them in its own.
import { describe, expect } from 'vitest';
import { clause } from '../../testing/clause.ts';
import { bundles } from './bundles.ts';
import { EightyDays } from './index.ts';
import type { State } from './state.ts';
import { journey, played, sent, traveller } from './table.testing.ts';

/** Each bundle: what is touched, and the moves. */
function all(s: State): readonly string[] {
  return bundles(s, 0).map(({ touches, moves }) => `${touches.join(' ')} → ${moves.map(EightyDays.write).join('; ')}`);
}

function inSuez(hand: string, events = '', coins = 0) {
  return journey({ travellers: [{ at: 'suez', hand, events, coins }] });
}

describe('the payment of a leg', () => {
  clause('ED-6.3', 'is every set of cards that pays it, each once, with the departure', () => {
    expect(all(played(inSuez('S6 S7 S8 S8'), 'go A'))).toEqual([
      'card:S6 card:S7 button:depart → pay S6; pay S7; depart',
      'card:S6 card:S8 button:depart → pay S6; pay S8; depart',
      'card:S7 card:S8 button:depart → pay S7; pay S8; depart',
      'card:S8 card:S8 button:depart → pay S8; pay S8; depart',
    ]);
  });

  clause('ED-6.3', 'goes on from the cards that lie there already', () => {
    expect(all(played(inSuez('S6 S7 S8'), 'go A; pay S7'))).toEqual(['card:S8 button:depart → pay S8; depart']);
  });

  clause('ED-6.9', 'ends with the cards where something may be added to them', () => {
    expect(all(played(inSuez('S6 S7 S8', 'offer'), 'go A'))[0]).toBe('card:S6 card:S7 → pay S6; pay S7');
  });

  clause('ED-11.2', 'coins are no reason to wait', () => {
    expect(all(played(inSuez('S6 S7 S8', '', 2), 'go A'))[0]).toBe('card:S6 card:S7 button:depart → pay S6; pay S7; depart');
  });

  clause('ED-7.4', 'of three cards leaves every order open', () => {
    const s = played(journey({ travellers: [{ at: 'newyork', hand: 'T2 T5 S4 S6' }] }), 'go A; pay S4; pay S6');
    expect(all(s)).toEqual(['card:T2 button:depart → pay T2; depart', 'card:T5 button:depart → pay T5; depart']);
  });

  clause('ED-6.3', 'a message of all its moves is played as it stands', () => {
    const s = inSuez('S6 S7 S8');
    const [first] = bundles(played(s, 'go A'), 0);
    const after = sent(played(s, 'go A'), first?.moves.map(EightyDays.write).join(';') ?? '').state;
    expect(traveller(after).days).toBe(13);
  });
});

describe('a leg that can be travelled in one way only', () => {
  clause('ED-6.5', 'by land waits for the departure', () => {
    expect(all(journey({ travellers: [{ at: 'bombay', hand: 'S6' }] }))).toEqual(['route:A button:depart → go A; depart']);
    expect(all(journey({ travellers: [{ at: 'bombay', events: 'elephant' }] }))).toEqual([]);
  });

  clause('ED-6.1', 'with the last cards for it waits as well, and another route with more cards does not', () => {
    expect(all(inSuez('S6 S8 T2'))).toEqual(['route:A button:depart → go A; pay S6; pay S8; depart']);
    const both = journey({ travellers: [{ at: 'hongkong', hand: 'S6 S8 T2' }] });
    expect(all(both)).toEqual(['route:A button:depart → go A; pay S6; pay S8; depart']);
  });

  clause('ED-6.1', 'is nobody’s but of who may travel', () => {
    expect(bundles(inSuez('S6 S8'), 1)).toEqual([]);
    expect(all(journey({ travellers: [{ at: 'suez', hand: 'S6' }] }))).toEqual([]);
    expect(all(journey({ travellers: [{ at: 'suez', hand: 'S6 S8' }], turn: { legsDone: 1 } }))).toEqual([]);
  });
});
