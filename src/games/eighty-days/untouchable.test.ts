// Why something cannot be touched now: the fact, then the rule, never the question.
import { describe, expect, test } from 'vitest';
import { clause } from '../../testing/clause.ts';
import type { State } from './state.ts';
import { journey, played } from './table.testing.ts';
import { SPOKEN, TEXTS } from './texts/heard.testing.ts';
import { untouchable } from './untouchable.ts';

function why(s: State, touch: string): string | undefined {
  const refusal = untouchable(s, 0, touch);
  return refusal && `${refusal.clause}: ${TEXTS.en.refusal(refusal.clause, refusal.facts ?? {})}`;
}

const HAND = { at: 'calcutta', hand: 'T2 S4 S5', events: 'offer princess' } as const;
const travelling = journey({ travellers: [HAND] });
const choosing = journey({ travellers: [HAND], phase: 'choose' });
const acting = journey({ travellers: [HAND], phase: 'act', space: 'coin' });

describe('a place', () => {
  clause('ED-6.1', 'lies behind, is here, or comes later', () => {
    expect(why(travelling, 'place:bombay')).toBe('ED-6.1: Bombay lies behind you. You travel forwards only; next is Hong Kong.');
    expect(why(travelling, 'place:calcutta')).toBe('ED-6.1: You are in Calcutta. The next leg leads to Hong Kong.');
    expect(why(travelling, 'place:newyork')).toContain('New York is further on');
  });

  clause('ED-3.9', 'is travelled to after the card and its action', () => {
    expect(why(choosing, 'place:hongkong')).toContain('Your turn begins with a card from the track');
    expect(why(acting, 'place:hongkong')).toContain('The action of your card comes first');
  });

  clause('ED-6.9', 'while a leg is under way', () => {
    expect(why(played(travelling, 'go A'), 'place:newyork')).toBe('ED-6.9: You are already on the way to Hong Kong.');
  });
});

describe('a card', () => {
  clause('ED-4.1', 'of the track is one a turn', () => {
    expect(why(travelling, 'space:start')).toContain('You’ve already taken your card');
  });

  clause('ED-6.3', 'in hand pays for a leg', () => {
    expect(why(travelling, 'card:S4')).toBe('ED-6.3: Travel cards are played for a leg. Select Hong Kong to set out.');
    expect(why(journey({ travellers: [{ at: 'suez', hand: 'S4 T2' }] }), 'card:S4')).toContain('Your cards don’t reach Bombay');
    expect(why(choosing, 'card:S4')).toContain('Your turn begins');
  });

  clause('ED-6.9', 'that belongs to a leg waits for one', () => {
    expect(why(travelling, 'event:offer')).toBe('ED-6.9: You play the Offer with a leg, once its cards are down.');
    expect(why(played(travelling, 'go A'), 'event:offer')).toContain('The cards of the leg come first');
  });

  clause('ED-10.9', 'the Princess has nothing to copy', () => {
    expect(why(travelling, 'event:princess')).toContain('nothing for the Princess to copy');
  });
});

clause('ED-12.5', 'the decks are closed at the hand limit', () => {
  const full = played(journey({ travellers: [{ at: 'paris', hand: 'T2 T3 T4 T5 S4 S5 S6' }] }), 'end turn');
  expect(why(full, 'supply:event')).toContain('Your journey is over for this turn');
});

test('what is no thing of the table has no reason', () => {
  expect(untouchable(travelling, 0, 'city:rome')).toBeUndefined();
});

test.each(SPOKEN)('every obstacle has its own sentence, without codes (%s)', spoken => {
  const touches = [
    'place:paris',
    'place:calcutta',
    'place:newyork',
    'route:A',
    'space:coin',
    'action:coin',
    'card:S4',
    'event:offer',
    'event:princess',
    'slot:1',
    'supply:event',
  ];
  const rolled = played(
    journey({ travellers: [{ ...HAND, coins: 1 }], turn: { balloonRight: true } }),
    'go A; pay S4; add balloon 1; depart',
    { luck: '3' },
  );
  const moments = [travelling, choosing, acting, played(travelling, 'go A'), played(travelling, 'go A; pay S4'), rolled];
  const said = new Set<string>();
  for (const s of moments) {
    for (const touch of touches) {
      const refusal = untouchable(s, 0, touch);
      if (refusal) said.add(TEXTS[spoken].refusal(refusal.clause, refusal.facts ?? {}) ?? '–');
    }
  }
  expect(said.size).toBeGreaterThan(12);
  for (const sentence of said) expect(sentence).toMatch(/^[^_{}]{15,}\.$/);
});
