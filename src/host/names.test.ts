import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_NAME } from '../protocol/version.ts';
import { cleanName, cleanText, distinctName, withDistinctNames } from './names.ts';

describe('a name', () => {
  test.each([
    ['  Mia \n\t Schmidt ', 'Mia Schmidt'],
    ['Mia\u202egnp', 'Miagnp'],
    ['M\u200bi\u200ca\u2060\ufeff', 'Mia'],
    ['\u2066Mia\u2069', 'Mia'],
    ['Mi\u0000a', 'Mi a'],
    ['Zoe\u0301', 'Zo\u00e9'],
    [`a${'\u0315'.repeat(20)}`, 'a\u0315\u0315\u0315'],
    ['\u3164\u2800\u00ad', ''],
    ['\ud800', ''],
    ['सौरभ', 'सौरभ'],
    ['ﻡﺮﻴﻣ', 'ﻡﺮﻴﻣ'],
    ['👑 Ada', '👑 Ada'],
  ])('%j is shown as %j', (name, shown) => {
    expect(cleanName(name)).toBe(shown);
  });

  test('is cut between characters that are seen as one', () => {
    expect(cleanName('👍🏽'.repeat(20))).toBe('👍🏽'.repeat(10));
  });

  test('that is clean stays as it is, and fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        const name = cleanName(text);
        expect(cleanName(name)).toBe(name);
        expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
      }),
    );
  });
});

describe('two names at a table', () => {
  test.each(['mia', 'MIA', 'Mía', 'Ｍｉａ', 'М\u0456\u0430', 'Μια', 'Mla', 'M1a', 'M i a', 'Mia.', '𝕄𝕚𝕒'])(
    'are told apart: Mia and %s',
    other => {
      expect(distinctName(other, ['Mia'])).toBe(`${other} 2`);
    },
  );

  test.each([
    ['Anna', ['ꓮnna', 'Ꭺnna', 'ᴀɴɴᴀ', 'Anռa', 'ⲁnna', 'ꓮꓠꓠꓮ', 'ᎪᏁᏁᎪ', 'ᗩᑎᑎᗩ', 'Ꭺռռꓮ', 'Аnnа', 'Αnnа', 'ɐnna', '𐌀nna', 'Anɲa', 'An٨a']],
    ['Νίκος', ['Nίκoς', 'Νίκоς', 'Νίκօς']],
    ['Олег', ['Oлег', 'Олeг', 'ОΛег']],
    ['カナ', ['力ナ']],
  ])('are told apart: %s and whatever letters it is imitated with', (name, copies) => {
    for (const copy of copies) {
      expect(distinctName(copy, [name])).toBe(`${copy} 2`);
      expect(distinctName(name, [copy])).toBe(`${name} 2`);
    }
  });

  test.each([
    'Νίκη',
    'Ιάσων',
    'Анна',
    'Иван',
    'Олег',
    'Мария',
    'Юра',
    '大輔',
    'ミア',
    'さくら',
    '山田ミア',
    '안나',
    '지우',
    'אנה',
    'דוד',
    'علي',
    'آنا',
    'Søren',
    'Þóra',
    'Łucja',
    'Əli K',
    'Ana 田中',
    'DJ さくら',
    'ユー',
    'มานี',
    'मीरा',
    'Աննա',
    'ანა',
    '麗 Lee',
    'Mæts',
    'Jürg',
    'Şule',
  ])('that are honest stay: %s', name => {
    const others = ['Anna', 'Mia', 'Otto', 'Tom', 'Nikola', 'Drew', 'Eva', 'Ida', 'Moritz', 'Lea', 'Lennart', 'Jo', 'DJ Sara', 'Anabel'];
    expect(distinctName(name, others)).toBe(name);
  });

  test('get a number that tells them apart, whoever sits there', () => {
    const long = 'ᴀ'.repeat(LONGEST_NAME);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constant(long)), { maxLength: 6 }), texts => {
        const seated: string[] = [];
        for (const text of texts) seated.push(distinctName(cleanName(text) || 'x', seated));
        expect(new Set(seated).size).toBe(seated.length);
        for (const name of seated) expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
      }),
    );
  });

  test('that look different stay', () => {
    for (const other of ['Mira', 'Mia 2', 'Maja', '米娅', '🚂']) expect(distinctName(other, ['Mia', '🚃'])).toBe(other);
  });

  test('are numbered on, and fit', () => {
    expect(distinctName('Ada', ['Ada', 'Ada 2', 'ada 3'])).toBe('Ada 4');
    const long = 'x'.repeat(LONGEST_NAME);
    expect(distinctName(long, [long])).toBe(`${'x'.repeat(LONGEST_NAME - 2)} 2`);
  });

  test('are given to bots after people', () => {
    const bot = { kind: 'bot', name: 'Ada', bot: 'easy' } as const;
    const seats = [bot, { kind: 'human', name: 'Ada' } as const, { kind: 'open' } as const, bot];
    expect(withDistinctNames(seats)).toMatchObject([{ name: 'Ada 2' }, { name: 'Ada' }, { kind: 'open' }, { name: 'Ada 3' }]);
  });
});

test.each([
  ['hello\u202e\u2066 you', 'hello you'],
  ['two\nlines', 'two lines'],
  ['👩\u200d🚀 می\u200cخواهم', '👩\u200d🚀 می\u200cخواهم'],
  ['\u200b\u200d\u00ad', ''],
])('of %j is said %j', (text, said) => {
  expect(cleanText(text)).toBe(said);
});
