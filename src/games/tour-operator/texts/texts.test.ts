import { describe, expect, test } from 'vitest';
import { rulebookOf, type Seat, type Voice, voiceOf } from '../../../kernel/index.ts';
import { CLAUSES } from '../rulebook.ts';
import { HEARD, LANGUAGES, type LanguageId, NAMES } from './heard.testing.ts';

const nameOf = (seat: Seat) => NAMES[seat] ?? '?';
const VOICES: readonly Voice[] = [null, 0, 1, 2, 3].map(you => voiceOf(nameOf, you));

/** Everything that is said of the matches, once to nobody and once to every seat. */
function saidIn(language: LanguageId): readonly string[] {
  const texts = LANGUAGES[language];
  const said = new Set<string>();
  for (const { legal, view, told, refusals } of HEARD) {
    for (const move of legal) said.add(texts.move(move, view));
    for (const { clause, facts } of refusals) said.add(texts.refusal(clause, facts ?? {}) ?? 'said by the rule');
    for (const event of told) for (const voice of VOICES) said.add(texts.event(event, voice) ?? 'goes without saying');
  }
  for (const { view } of HEARD.filter((_, at) => at % 10 === 0)) for (const line of texts.table(view, VOICES[0] as Voice)) said.add(line);
  return [...said];
}

/** What nobody says to somebody: "you" with a verb of the third person, or in the wrong case. */
const WRONG: Readonly<Record<LanguageId, RegExp>> = {
  en: /\b[Yy]ou (?!lose\b|pass\b)\w+s\b|\b[Yy]ou (is|has)\b|\bYou’s\b|\b(of|for|by) You\b/,
  da: /\bDig \w+|\b(til|for|fra|hos|med|af) [Dd]u\b|\bDus\b|\bdigs\b/,
  fr: /\b[Vv]ous (?!aide\b|maintenant\b)[a-zàâçéèêëîïôûù’]+(e|t|d|a)\b|\bde [Vv]ous\b|\bd’[Vv]ous\b|\bde [AEIOUÉ]/,
  de: /\b[Dd]u \w+[^s]t\b(?<!setzt|willst|hältst|lässt)|\b[Dd]u (ist|hat)\b|\b(von|bei|für) [Dd]u\b/,
};

describe.each(Object.keys(LANGUAGES) as LanguageId[])('everything said in %s', language => {
  const said = saidIn(language);

  test('is whole', () => {
    expect(said.filter(sentence => /undefined|NaN|null|\[object|^\s*$| {2}\S.* {2}/.test(sentence))).toEqual([]);
  });

  test('speaks to whoever listens in the second person', () => {
    expect(said.filter(sentence => WRONG[language].test(sentence))).toEqual([]);
  });

  test('has no codes', () => {
    const codes = /\b[A-Z]\d+\b|\br\d+c\d+\b/;
    expect(said.filter(sentence => codes.test(sentence))).toEqual([]);
    const { options, pieces } = LANGUAGES[language];
    const rules = rulebookOf(LANGUAGES[language]).map(({ sentence }) => sentence);
    expect([...rules, ...Object.values(pieces)].filter(text => codes.test(text))).toEqual([]);
    expect(codes.test(JSON.stringify(Object.values(options)))).toBe(false);
  });

  test('has real apostrophes and minus signs', () => {
    expect(said.filter(sentence => /\w'\w|(?<![\w-])-\d/.test(sentence))).toEqual([]);
  });
});

test('every sentence about somebody exists twice: to them, and about them', () => {
  const about = HEARD.flatMap(({ told }) => told).filter(event => 'seat' in event);
  for (const texts of Object.values(LANGUAGES)) {
    for (const event of about) {
      const [toYou, toOthers] = [event.seat, null].map(you => texts.event(event, voiceOf(nameOf, you)));
      if (toOthers?.includes(nameOf(event.seat))) expect(toYou).not.toContain(nameOf(event.seat));
    }
  }
});

test('the wrong second person is caught', () => {
  expect(WRONG.en.test('You starts next week.')).toBe(true);
  expect(WRONG.da.test('Dig bygger.')).toBe(true);
  expect(WRONG.fr.test('Vous prend Omar.')).toBe(true);
  expect(WRONG.fr.test('Vous commence la semaine.')).toBe(true);
  expect(WRONG.de.test('Du nimmt Omar.')).toBe(true);
});

test('every clause has a sentence in every language, in the order of the rulebook', () => {
  for (const texts of Object.values(LANGUAGES)) expect(Object.keys(texts.rules)).toEqual(CLAUSES);
});

test('all languages name the same pieces', () => {
  const names = Object.keys(LANGUAGES.en.pieces);
  for (const texts of Object.values(LANGUAGES)) expect(Object.keys(texts.pieces)).toEqual(names);
});

test('a round is called a week everywhere', () => {
  const round = { en: /\brounds?\b(?<!draft round)/, da: /\brunder?\b/, fr: /\bmanches?\b/, de: /\bRunden?\b/ };
  for (const [language, texts] of Object.entries(LANGUAGES)) {
    const all = [...rulebookOf(texts).map(({ sentence }) => sentence), ...Object.values(texts.pieces), ...saidIn(language as LanguageId)];
    expect(all.filter(text => round[language as LanguageId].test(text))).toEqual([]);
  }
});
