import { describe, expect, test } from 'vitest';
import { STOPS } from '../components.ts';
import { EightyDays } from '../index.ts';
import { CLAUSES } from '../rulebook.ts';
import { journey } from '../table.testing.ts';
import { HEARD, SPOKEN, type Spoken, TEXTS, viewAt, voiceFor } from './heard.testing.ts';

/** What is drawn without being touched. */
const DRAWN = [
  'detective',
  'watch',
  'coins',
  'die',
  'days',
  'hand',
  'discard',
  'pressure',
  'place:london',
  'supply:travel',
  'supply:event',
];

const wordsIn = (text: string) => text.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length;

function explained(spoken: Spoken, touch: string, at: Parameters<typeof viewAt>[0]) {
  return TEXTS[spoken].explain?.(touch, viewAt(at), voiceFor(at.seat));
}

describe.each(SPOKEN)('in %s', spoken => {
  test('every touch of every move one might try is explained, shortly and with its clause', () => {
    for (const { moments } of HEARD) {
      for (const at of moments.filter((_, index) => index % 7 === 0)) {
        const touches = new Set(at.candidates.flatMap(move => EightyDays.touches(move)));
        for (const touch of touches) {
          const found = explained(spoken, touch, at);
          if (!found) throw new Error(`${touch} is not explained`);
          expect(wordsIn(found.text), found.text).toBeLessThanOrEqual(30);
          expect(CLAUSES).toContain(found.clause);
          const said = [found.kind, found.name, found.text, found.example ?? '–'];
          expect(said.filter(text => text === '' || /\b[A-Z]\d+\b|undefined|NaN/.test(text))).toEqual([]);
        }
      }
    }
  });

  test('what is drawn is explained too: things, places, and the chips that lie on the map', () => {
    for (const { moments } of HEARD) {
      for (const at of moments.filter((_, index) => index % 20 === 0)) {
        for (const thing of DRAWN) expect(explained(spoken, thing, at), thing).toBeDefined();
        for (const [index, place] of STOPS.entries()) {
          for (const colour of ['red', 'blue'] as const) {
            const lies = at.state.chips[colour][index] !== null;
            expect(explained(spoken, `chip:${colour}:${place}`, at) !== undefined).toBe(lies);
          }
        }
      }
    }
  });

  test('an unknown name has no explanation', () => {
    const view = EightyDays.view(journey({}), 0);
    for (const touch of [
      '',
      'space:sauna',
      'place:rome',
      'card:X9',
      'chip',
      'chip:green:paris',
      'route:C',
      'button:jump',
      'leg:11:A',
      'leg:1:B',
      'days:9',
    ]) {
      expect(TEXTS[spoken].explain?.(touch, view, voiceFor(0))).toBeUndefined();
    }
  });

  test('the numbers agreed for this match are named', () => {
    const options = { offerDays: 4, expressDays: 3, submarineDays: 1, detectiveDays: 3, pressureDays: 2, handLimit: 9 } as const;
    const view = EightyDays.view(journey({ options }), 0);
    const text = (touch: string) => TEXTS[spoken].explain?.(touch, view, voiceFor(0))?.text ?? '';
    expect(text('event:offer')).toMatch(/\b4\b/);
    expect(text('event:express')).toMatch(/\b3\b/);
    expect(text('event:submarine')).toMatch(/\b1\b/);
    expect(text('detective')).toMatch(/\b3\b/);
    expect(text('button:endTurn')).toMatch(/\b3\b/);
    expect(text('pressure')).toMatch(/\b2\b/);
    expect(text('hand')).toMatch(/\b9\b/);
  });
});

test('an explanation has an example from this very table', () => {
  const s = journey({
    travellers: [{ at: 'suez', days: 23, coins: 2, hand: 'S7' }, { at: 'suez' }],
    detective: 'suez',
    display: '- - S7 T4',
  });
  const view = EightyDays.view(s, 0);
  const example = (touch: string) => TEXTS.en.explain?.(touch, view, voiceFor(0))?.example;
  expect(example('place:suez')).toBe('Here now: you and Bruno.');
  expect(example('space:event')).toBe('Here now: ship 7.');
  expect(example('detective')).toBe('He is in Suez now: a turn that ends there costs 2 days.');
  expect(TEXTS.en.explain?.('space:detective', view, voiceFor(0))).toMatchObject({ piece: 'detective', figure: '+2' });
  expect(example('days')).toBe('You have spent 23 days.');
  expect(example('coins')).toBe('You have 2 coins.');
  expect(example('card:S7')).toBe('8 of the 60 cards are like this.');
  expect(example('route:A')).toBe('Needed: ship + ship.');
});
