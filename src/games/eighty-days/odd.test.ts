// Moves that look like slips, and the label of every move that cannot be taken back.
import { describe, expect, test } from 'vitest';
import { fast } from '../../kernel/index.ts';
import { clause } from '../../testing/clause.ts';
import { FINALS, SIGNS } from './finals.testing.ts';
import { EightyDays } from './index.ts';
import { odd } from './odd.ts';
import type { State } from './state.ts';
import { awaited, journey, move, played } from './table.testing.ts';
import { HEARD, SPOKEN, TEXTS } from './texts/heard.testing.ts';

function oddity(s: State, text: string) {
  return odd(s, awaited(s), move(text));
}

describe('ending a turn', () => {
  clause('ED-12.1', 'beside the detective is odd for whoever could travel on or be shielded', () => {
    const there = { at: 'suez', hand: 'S4 S5' } as const;
    expect(oddity(journey({ travellers: [there], detective: 'suez' }), 'end turn')).toEqual({
      kind: 'detective',
      facts: { place: 'suez', days: 2 },
    });
    const shield = journey({
      travellers: [{ at: 'suez', events: 'passepartout' }],
      detective: 'suez',
      options: { eventDeck: 'expedition', detectiveDays: 4 },
    });
    expect(oddity(shield, 'end turn')).toEqual({ kind: 'detective', facts: { place: 'suez', days: 4 } });
    expect(oddity(journey({ travellers: [{ at: 'suez' }], detective: 'suez' }), 'end turn')).toBeUndefined();
    expect(oddity(journey({ travellers: [there] }), 'end turn')).toBeUndefined();
  });

  clause('ED-5.3', 'with a balloon that could fly', () => {
    const s = journey({ travellers: [{ at: 'suez', hand: 'S4 S5' }], turn: { balloonRight: true } });
    expect(oddity(s, 'end turn')).toEqual({ kind: 'balloonLost', facts: { place: 'bombay' } });
    const byLand = journey({ travellers: [{ at: 'bombay' }], turn: { balloonRight: true } });
    expect(oddity(byLand, 'end turn')).toBeUndefined();
  });

  clause('ED-6.2', 'between the two legs of a Connection', () => {
    const s = journey({ travellers: [{ at: 'suez', hand: 'S4 S5' }], turn: { legsAllowed: 2, legsDone: 1 } });
    expect(oddity(s, 'end turn')).toEqual({ kind: 'secondLegLost', facts: { place: 'bombay' } });
    const done = journey({ travellers: [{ at: 'suez', hand: 'S4 S5' }], turn: { legsAllowed: 2, legsDone: 2 } });
    expect(oddity(done, 'end turn')).toBeUndefined();
  });
});

describe('departing', () => {
  clause('ED-8.7', 'on foot with an Elephant in hand', () => {
    const s = played(journey({ travellers: [{ at: 'bombay', events: 'elephant' }] }), 'go A');
    expect(oddity(s, 'depart')).toEqual({ kind: 'onFoot', facts: { days: 12 } });
    expect(oddity(played(s, 'add elephant'), 'depart')).toBeUndefined();
    expect(oddity(played(journey({ travellers: [{ at: 'bombay' }] }), 'go A'), 'depart')).toBeUndefined();
  });

  clause('ED-8.3', 'without the balloon that is sure to be faster', () => {
    const slow = played(journey({ travellers: [{ at: 'brindisi', hand: 'S8' }], turn: { balloonRight: true } }), 'go A; pay S8');
    expect(oddity(slow, 'depart')).toEqual({ kind: 'balloonUnused', facts: { days: 2 } });
    const quick = played(journey({ travellers: [{ at: 'brindisi', hand: 'S5' }], turn: { balloonRight: true } }), 'go A; pay S5');
    expect(oddity(quick, 'depart')).toBeUndefined();
  });

  clause('ED-13.2', 'for London with a card that would have spared days', () => {
    const last = { at: 'newyork', hand: 'S4 S5 T2', events: 'offer submarine' } as const;
    const s = played(journey({ travellers: [last], options: { offerDays: 4 } }), 'go A; pay S4; pay S5; pay T2');
    expect(oddity(s, 'depart')).toEqual({ kind: 'cardLost', facts: { card: 'offer', days: 4 } });
    const before = played(journey({ travellers: [{ at: 'brindisi', hand: 'S5', events: 'offer' }] }), 'go A; pay S5');
    expect(oddity(before, 'depart')).toBeUndefined();
  });
});

clause('ED-8.5', 'a one or a two is hard to beat', () => {
  const ready = { travellers: [{ at: 'brindisi', hand: 'S8', coins: 1 }], turn: { balloonRight: true } } as const;
  const rolled = (die: string) => played(journey(ready), 'go A; pay S8; add balloon 1; depart', { luck: die });
  expect(oddity(rolled('1'), 'reroll')).toEqual({ kind: 'vainReroll', facts: { die: 1 } });
  expect(oddity(rolled('5'), 'reroll')).toBeUndefined();
});

clause('ED-9.3', 'a chip that costs nothing is left', () => {
  const at = (chip: 'coin' | 'event') =>
    played(journey({ travellers: [{ at: 'brindisi', hand: 'S5' }], red: { suez: chip } }), 'go A; pay S5; depart');
  expect(oddity(at('coin'), 'leave chip')).toEqual({ kind: 'chipLeft', facts: { chip: 'coin', place: 'suez' } });
  expect(oddity(at('event'), 'leave chip')).toBeUndefined();
});

clause('ED-5.7', 'a trade of nothing', () => {
  const s = played(journey({ travellers: [{ hand: 'S5 S6' }], seats: 5, phase: 'act', space: 'trade' }), 'act trade');
  expect(oddity(s, 'stop')).toEqual({ kind: 'nothingTraded' });
  expect(oddity(played(s, 'swap S5'), 'stop')).toBeUndefined();
});

test('what is called odd is asked about in every language', () => {
  const kinds = new Set<string>();
  for (const { moments } of HEARD) {
    for (const { state, seat, legal } of moments) {
      for (const found of legal.flatMap(each => EightyDays.odd?.(state, seat, each) ?? [])) {
        kinds.add(found.kind);
        for (const spoken of SPOKEN) expect(TEXTS[spoken].warning?.(found)).toMatch(/^[A-ZÀÉ].*\?$/);
      }
    }
  }
  expect(kinds.size).toBeGreaterThanOrEqual(8);
});

test('a sensible player is hardly ever asked', () => {
  const asked = HEARD.flatMap(({ moments }) =>
    moments.map(({ state, seat, legal }) => {
      const chosen = EightyDays.policy?.(state, seat, [...legal], fast('sensible'));
      return chosen && EightyDays.odd?.(state, seat, chosen) ? 1 : 0;
    }),
  );
  expect(asked.filter(each => each === 1).length / asked.length).toBeLessThan(0.01);
});

/** All moves that draw luck, reveal something or end the turn, and what the label must say in English. */
const FINAL: readonly (readonly [string, State, string])[] = [
  [
    'take blind',
    journey({ seats: 6, phase: 'choose', queue: [0], display: '- - - - - T2' }),
    'Draw a travel card from the deck instead (no action)',
  ],
  ['resign', journey({ phase: 'choose', options: { resignation: 'on' } }), 'Resign'],
  ['act event', journey({ phase: 'act', space: 'event' }), 'Draw an event card'],
  [
    'stop',
    played(journey({ travellers: [{ hand: 'S5 S6' }], seats: 5, phase: 'act', space: 'trade' }), 'act trade; swap S5; swap S6'),
    'Stop and draw 2 cards',
  ],
  ['buy travel', journey({ travellers: [{ coins: 2 }] }), 'Buy a travel card for 2 coins'],
  ['buy event', journey({ travellers: [{ coins: 2 }] }), 'Buy an event card for 2 coins'],
  ['end turn', journey({}), 'Stay and end your turn'],
  ['end turn', journey({ turn: { legsDone: 1 } }), 'End your turn'],
  ['end turn', journey({ travellers: [{ at: 'brindisi' }] }), 'Stay and end your turn (detective: 2 days)'],
  ['depart', played(journey({ travellers: [{ at: 'brindisi', hand: 'S8' }] }), 'go A; pay S8'), 'Depart for Suez: 8 days'],
  [
    'depart',
    played(journey({ travellers: [{ at: 'bombay', events: 'elephant' }] }), 'go A; add elephant'),
    'Depart for Calcutta and roll the die',
  ],
  [
    'add balloon 1',
    played(journey({ travellers: [{ at: 'brindisi', hand: 'S8' }], turn: { balloonRight: true } }), 'go A; pay S8'),
    'Use the balloon on card 1 (ship 8), then roll the die',
  ],
  [
    'add balloon-card 1',
    played(journey({ travellers: [{ at: 'brindisi', hand: 'S8', events: 'balloon' }] }), 'go A; pay S8'),
    'Use the Balloon on card 1 (ship 8), then roll the die',
  ],
  [
    'add princess 1',
    played(journey({ travellers: [{ at: 'brindisi', hand: 'S8', events: 'princess' }], eventDiscard: 'balloon' }), 'go A; pay S8'),
    'Use the Princess as the Balloon on card 1 (ship 8), then roll the die',
  ],
  ['add elephant', played(journey({ travellers: [{ at: 'bombay', events: 'elephant' }] }), 'go A'), 'Use the Elephant, then roll the die'],
  ...(['accept', 'reroll'] as const).map(
    text =>
      [
        text,
        played(
          journey({ travellers: [{ at: 'brindisi', hand: 'S8', coins: 1 }], turn: { balloonRight: true } }),
          'go A; pay S8; add balloon 1; depart',
          { luck: '4' },
        ),
        text === 'accept' ? 'Keep the 4' : 'Pay 1 coin and roll again',
      ] as const,
  ),
  ...(['travel', 'event'] as const).map(
    chip =>
      [
        'use chip',
        played(journey({ travellers: [{ at: 'brindisi', hand: 'S5' }], red: { suez: chip } }), 'go A; pay S5; depart'),
        `Use the red chip: draw ${chip === 'travel' ? 'a travel' : 'an event'} card`,
      ] as const,
  ),
  ['discard S7', played(journey({ travellers: [{ hand: '4*S7 3*T4' }] }), 'end turn'), 'Discard ship 7 and end your turn'],
];

test.each(FINAL)('"%s" says what happens', (text, s, label) => {
  const view = EightyDays.view(s, awaited(s));
  expect(TEXTS.en.move(move(text), view)).toBe(label);
  expect(label).toMatch(FINALS[move(text).type] ?? 'not listed');
});

test.each(SPOKEN)('the labels that say so in English say so in %s, and no others', spoken => {
  const told = FINAL.map(([text, s]) => {
    const view = EightyDays.view(s, awaited(s));
    return { en: TEXTS.en.move(move(text), view), own: TEXTS[spoken].move(move(text), view) };
  });
  const heard = HEARD.flatMap(({ moments }) =>
    moments.flatMap(({ state, seat, legal }) => {
      const view = EightyDays.view(state, seat);
      return legal.map(each => ({ en: TEXTS.en.move(each, view), own: TEXTS[spoken].move(each, view) }));
    }),
  );
  const signsOf = (label: string, language: typeof spoken) => SIGNS[language].map(sign => sign.test(label)).join();
  expect([...told, ...heard].filter(({ en, own }) => signsOf(en, 'en') !== signsOf(own, spoken)).map(({ own }) => own)).toEqual([]);
});

test('every legal move that draws luck or ends the turn is in the list', () => {
  const listed = Object.keys(FINALS);
  expect([...new Set(FINAL.map(([text]) => move(text).type))].sort()).toEqual(listed.toSorted());
  for (const { moments } of HEARD) {
    for (const { state, seat, legal } of moments) {
      for (const each of legal) {
        const next = EightyDays.clone(state);
        let drawn = 0;
        const below = () => {
          drawn++;
          return 0;
        };
        EightyDays.play(next, seat, each, { chance: { below }, tell: () => {} });
        const isOver = EightyDays.awaiting(next)[0] !== seat || next.round !== state.round;
        if (drawn > 0 || isOver) expect(listed, EightyDays.write(each)).toContain(each.type);
        expect(TEXTS.en.move(each, EightyDays.view(state, seat))).toMatch(FINALS[each.type] ?? '');
      }
    }
  }
});

test('six are told beforehand that the game is long', () => {
  expect(EightyDays.cautions?.(EightyDays.options.standard, 6)).toEqual([{ kind: 'longWithSix' }]);
  expect(EightyDays.cautions?.(EightyDays.options.standard, 5)).toEqual([]);
});
