import { describe, expect, test } from 'vitest';
import { readAloud, refusalText } from '../../../kernel/index.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { turnsOf, voicesAt, WALKS } from './walk.testing.ts';

const LANGUAGES = { en, da, fr, de };

/** What nobody says: you with the verb of somebody else, a name with yours, a pronoun in the wrong case. */
const WRONG = {
  en: /\byou (?!pass)\w+s\b|\byou’s|\bturn of\b|\b(of|for|to) you [a-z]|(?<!and )\b(Ada|Bruno|Élise|Franz) (take|use|build|win|start|get|have|drive|reroll)\b/i,
  da: /(^|[.:] )dig\b|\b(til|for|af|hos) du\b|\bdu (Ada|Bruno|Élise|Franz)/i,
  fr: /\bvous (?!et\b|de\b|n’avez\b)\w+(?<!ez|es)(?=[ .])|\b(de|le) (Ada|Élise|Arbon|Überlingen|Amriswil)\b|\b(Ada|Bruno|Élise|Franz) \w+ez\b/i,
  de: /(?<!und )\bdu (?!nutzt)\w*[^s]t\b|\b(für|von|bei) du\b|\b(Ada|Bruno|Élise|Franz) (?!ist)\w+st\b/i,
};
const NONSENSE = /undefined|NaN|null|\[object|\baction:|\bcategory:|Anna\d/;
/** Codes are for files and engines. */
const CODE = /\b[A-Z]\d+\b|\br\d+c\d+\b|\b[nwcgu]\d\d\b/;

describe.each(Object.entries(LANGUAGES))('%s', (language, texts) => {
  const wrong = WRONG[language as keyof typeof LANGUAGES];

  test('tells every event to whoever listens, and to all others by name', () => {
    for (const walk of WALKS) {
      for (const voice of voicesAt(walk)) {
        const told = [...walk.dealt, ...walk.moments.flatMap(({ events }) => events)].flatMap(event => texts.event(event, voice) ?? []);
        expect(told.filter(text => wrong.test(text) || NONSENSE.test(text) || CODE.test(text))).toEqual([]);
        expect(told.every(text => text.charAt(0) === text.charAt(0).toUpperCase() && text.endsWith('.'))).toBe(true);
      }
    }
  });

  test('says every move and every refusal without codes', () => {
    for (const { moments } of WALKS) {
      const said = moments.flatMap(({ view, candidates, refused }) => [
        ...candidates.map(move => texts.move(move, view)),
        ...refused.map(refusal => refusalText(texts, refusal)),
      ]);
      expect([...new Set(said)].filter(text => NONSENSE.test(text) || CODE.test(text))).toEqual([]);
    }
  });

  test('shows the table to whoever listens', () => {
    for (const walk of WALKS) {
      for (const voice of voicesAt(walk)) {
        const lines = walk.moments.filter((_, at) => at % 25 === 0).flatMap(({ view }) => texts.table(view, voice));
        expect(lines.filter(line => wrong.test(line) || NONSENSE.test(line))).toEqual([]);
      }
    }
  });

  test('tells a turn in one line that begins with who played it', () => {
    for (const walk of WALKS) {
      for (const voice of voicesAt(walk)) {
        for (const events of turnsOf(walk)) {
          const [begun] = events;
          const story = texts.story?.(events, voice, true);
          if (begun?.type !== 'turnBegun' || !events.some(({ type }) => type === 'busChosen')) continue;
          const read = readAloud(story ?? [], texts.pieces);
          expect(read).not.toMatch(wrong);
          expect(read).not.toMatch(NONSENSE);
          expect(read).not.toMatch(CODE);
          expect(read.startsWith(voice.tell(begun.seat, { en: 'You', da: 'Du', fr: 'Vous', de: 'Du' }[language] ?? '', name => name))).toBe(
            true,
          );
        }
      }
    }
  });
});

test('the patterns find what they are for', () => {
  expect('You takes the bus').toMatch(WRONG.en);
  expect('You’s bus').toMatch(WRONG.en);
  expect('Dig bygger Kirke').toMatch(WRONG.da);
  expect('2 € til du.').toMatch(WRONG.da);
  expect('Vous prend le bus').toMatch(WRONG.fr);
  expect('Le bus de Arbon').toMatch(WRONG.fr);
  expect('Du nimmt den Bus').toMatch(WRONG.de);
  expect('2 € für du').toMatch(WRONG.de);
});
