import { describe, expect, test } from 'vitest';
import { CATEGORIES, DICE } from '../components.ts';
import { Bodensee } from '../index.ts';
import { CLAUSES } from '../rulebook.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { SIGNS } from './explain.ts';
import { fr } from './fr.ts';
import { voicesAt, WALKS } from './walk.testing.ts';

const NONSENSE = /undefined|NaN|null|\[object|\baction:|\b[nwcgu]\d\d\b|\b[A-Z]\d+\b/;

describe.each(Object.entries({ en, da, fr, de }))('%s', (_language, texts) => {
  test('explains whatever can be touched, and every sign, in 30 words at the most', () => {
    for (const walk of WALKS) {
      const [voice] = voicesAt(walk).slice(-1);
      if (!voice) throw new Error('nobody listens');
      for (const { view, candidates } of walk.moments.filter((_, at) => at % 7 === 0)) {
        const touches = new Set([
          ...candidates.flatMap(Bodensee.touches),
          ...Object.keys(SIGNS),
          ...CATEGORIES.map(category => `category:${category}`),
        ]);
        for (const touch of touches) {
          const found = texts.explain?.(touch, view, voice);
          expect(found, touch).toBeDefined();
          const { kind = '', name = '', text = '', example = '', clause = '' } = found ?? {};
          expect([kind, name, text, example].join(' | ')).not.toMatch(NONSENSE);
          expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(30);
          expect(CLAUSES).toContain(clause);
        }
      }
    }
  });

  test('explains what is drawn though it cannot be touched now', () => {
    const [{ moments } = { moments: [] }] = WALKS;
    const view = moments.at(-1)?.view;
    const [voice] = voicesAt(WALKS[0] ?? { seats: 2, dealt: [], moments: [] });
    if (!view || !voice) throw new Error('no match was played');
    const drawn = [
      ...view.buses.map(({ town }) => `bus:${town}`),
      ...view.built.flat().map(({ tile }) => `tile:${tile}`),
      ...DICE.map(die => `die:${die}`),
    ];
    for (const touch of drawn) expect(texts.explain?.(touch, view, voice), touch).toBeDefined();
    for (const touch of [
      'bus:paris',
      'town:paris',
      'tile:paris',
      'die:pink3',
      'action:fly',
      'button:fly',
      'category:pink',
      'weather',
      'a:b',
    ]) {
      expect(texts.explain?.(touch, view, voice), touch).toBeUndefined();
    }
  });
});

test('numbers follow the options agreed on', () => {
  const [, casino] = WALKS;
  const view = casino?.moments[0]?.view;
  const [voice] = casino ? voicesAt(casino) : [];
  if (!view || !voice) throw new Error('no match was played');
  expect(en.explain?.('action:casino', view, voice)?.text).toContain('up to 3 times');
  expect(en.explain?.('action:centre red', view, voice)?.text).toContain('2 pips more');
});
