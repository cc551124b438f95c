import { describe, expect, test } from 'vitest';
import { SAMPLE } from './content-sample.ts';
import { Bodensee } from './index.ts';
import { read } from './notation.ts';
import type { State } from './state.ts';
import { lake, legal, play } from './table.testing.ts';
import { da } from './texts/da.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const oddIn = (s: State, text: string) => Bodensee.odd?.(s, s.turn.seat, read(text) ?? { type: 'none' });
const RED_AND_YELLOW = ['red6', 'yellow6'] as const;
const buses = ['bod', 'wan', 'dor', 'wil'].map(town => [town, ...RED_AND_YELLOW] as const);

/** In Meersburg after the tour, with Build to complete the turn. */
function building(tile: string): State {
  const s = lake({ buses, market: [tile], money: [9, 9] });
  play(s, `bus bod; none; drive mee; build; tile ${tile}`);
  return s;
}

describe('asked before it is done', () => {
  test('an attraction whose colour is on no bus, where no bus can stop (BT-4.2)', () => {
    const s = building('n01');
    expect(oddIn(s, 'town rav')).toEqual({ kind: 'unseen', facts: { tile: 'n01', town: 'rav', category: 'green' } });
    expect(oddIn(s, 'town kon')).toBeUndefined(); // BT-4.3 A harbour
    expect(oddIn(building('c01'), 'town rav')).toBeUndefined();
  });
  test('a grey attraction where nothing else makes a bus stop (BT-4.4)', () => {
    expect(oddIn(building('u03'), 'town rav')).toMatchObject({ kind: 'unseen', facts: { category: 'grey' } });
  });
  test('not in the morning, when it can be taken back (BT-8.9)', () => {
    const s = lake({ buses, market: ['n01'], money: [9, 9] });
    play(s, 'bus bod; build; tile n01');
    expect(oddIn(s, 'town rav')).toBeUndefined();
  });
  test('the end of the turn while a Give tour would still pay (BT-7.5, BT-7.6)', () => {
    const s = lake({ built: [['kon', 'n10', 0]] });
    play(s, 'bus bod; none; drive kon');
    expect(legal(s)).toContain('tour');
    expect(oddIn(s, 'none')).toEqual({ kind: 'tour unused', facts: { euros: 6 } });
    const others = lake({ built: [['kon', 'n10', 1]] });
    play(others, 'bus bod; none; drive kon');
    expect(oddIn(others, 'none')).toBeUndefined();
  });
  test('a reroll of the highest face (BT-7.3, BT-7.11)', () => {
    const s = lake({ buses: [['rad', 'red6', 'blue2'], ['wan'], ['dor'], ['wil']] });
    play(s, 'bus rad; reroll');
    expect(oddIn(s, 'die red6')).toEqual({ kind: 'best reroll', facts: { die: 'red6' } });
    expect(oddIn(s, 'die blue2')).toBeUndefined();
    expect(oddIn(s, 'again red6')).toBeDefined();
  });
  test('what is own is called by its own name', () => {
    const attractions =
      SAMPLE.attractions?.map(tile => (tile.id === 'bank' ? { ...tile, english: 'Savings Bank', german: 'Sparkasse' } : tile)) ?? [];
    const s = lake({
      options: { content: { ...SAMPLE, attractions } },
      market: ['bank'],
      money: [9, 9],
      buses: [['kon'], ['wan'], ['lin'], ['wil']],
    });
    play(s, 'bus wil; none');
    play(s, legal(s)[0] ?? '');
    const found = oddIn(
      {
        ...s,
        frames: [
          { phase: 'allDay', done: true },
          { phase: 'town', contractor: false, tile: 'bank', done: false },
        ],
      },
      'town bod',
    );
    expect(en.warning?.(found ?? { kind: '' })).toContain('Savings Bank');
    expect(de.warning?.(found ?? { kind: '' })).toContain('„Sparkasse“');
  });
});

describe.each(Object.entries({ en, da, fr, de }))('%s', (_language, texts) => {
  test('asks a question and says what would be lost', () => {
    const kinds = [
      { kind: 'unseen', facts: { tile: 'n01', town: 'rav', category: 'green' } },
      { kind: 'unseen', facts: { tile: 'u03', town: 'rav', category: 'grey' } },
      { kind: 'tour unused', facts: { euros: 6 } },
      { kind: 'best reroll', facts: { die: 'red6' } },
    ];
    const asked = kinds.map(odd => texts.warning?.(odd) ?? '');
    expect(new Set(asked).size).toBe(4);
    for (const text of asked) expect(text).toMatch(/\? \p{Lu}.*\.$/u);
    expect(asked.join(' ')).not.toMatch(/undefined|\bgreen\b(?<!no green)|n01|red6/);
    expect(texts.warning?.({ kind: 'weather' })).toBeUndefined();
  });
});
