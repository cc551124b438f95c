import { describe, expect, it } from 'vitest';
import { type Language, voiceOf } from '../../../../kernel/index.ts';
import { kindOf } from '../kinds.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

const ALL = Object.entries({ en, da, fr, de }) as [Language, Words][];
/** Values that suit what the sentences are made of. */
const SAMPLES: readonly (readonly unknown[])[] = [
  [1, 1, 1, 1],
  [2, 3, 12, 16],
  ['Ada', 'Ada', 1, 6],
];

/** Every sentence of the words, those made by functions included. */
function* saidIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'function') for (const sample of SAMPLES) yield String(value(...sample));
  else if (value && typeof value === 'object') for (const each of Object.values(value)) yield* saidIn(each);
}

describe.each(ALL)('the words of the board in %s', (language, words) => {
  const { pawns, list, colon, ...rest } = words;

  it('say no codes', () => {
    expect([...saidIn(rest)].filter(text => /\b[A-Z]\d+\b|\br\d+c\d+\b|\bCTL\b/.test(text))).toEqual([]);
  });

  it('never say that all sites are closed where one is still open', () => {
    const ahead = { en: 'ahead', da: 'forude', fr: 'suivants', de: 'nächsten' }[language];
    expect([words.lines.sign(1), words.lines.sign(2), ...words.signState.slice(1)].filter(text => !text.includes(ahead))).toEqual([]);
  });

  it('end locks with a stop', () => {
    const { locks } = words;
    const said = [locks.day(7, 6), locks.level(7), locks.own, locks.unlock, locks.lockedWin, locks.openPiles];
    expect(said.filter(text => !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual([]);
  });

  it('call the sites as the log does', async () => {
    const texts = await TEXTS[language]();
    for (const site of ['BR2', 'FO1', 'LA2', 'CA2', 'CL1', 'PARK', 'STATION', 'STADIUM'] as const) {
      const event = { type: 'turnedAway', letter: 'A', site } as const;
      expect(texts.event(event, voiceOf(String))).toContain(words.sites[kindOf(site)]);
    }
  });
});

const TEXTS = {
  en: async () => (await import('../../../../games/city-tour/texts/en.ts')).en,
  da: async () => (await import('../../../../games/city-tour/texts/da.ts')).da,
  fr: async () => (await import('../../../../games/city-tour/texts/fr.ts')).fr,
  de: async () => (await import('../../../../games/city-tour/texts/de.ts')).de,
} as const;
