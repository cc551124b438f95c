import { describe, expect, test } from 'vitest';
import { rulebookOf, textsOfMatch, voiceOf } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { OPTIONS } from '../options.ts';
import { CLAUSES } from '../rulebook.ts';
import { everythingSaid, HEARD, listeners, SPOKEN, type Spoken, storyTo, TEXTS, toldTo, voiceFor } from './heard.testing.ts';

/** Whoever listens, with the verb of somebody else; and whoever listens by name or in the wrong case. */
const WRONG: Readonly<Record<Spoken, RegExp>> = {
  en: /\b[Yy]ou (?!discard\b)\w+s\b|\b[Yy]ou (is|doesn’t|hasn’t)\b|\b[Yy]ou’s\b|\b(questions|for) You\b/,
  da: /\bDig\b|\bdig (?!i )\p{L}+er\b|\b(til|afhører|af) du\b|\bDus\b/u,
  fr: /(?<!par |pour )\b[Vv]ous (?!\p{L}+ez\b|êtes\b|et\b|interroge\b)\p{L}|(?<!à )\bVous’/u,
  de: /(?<!und )\b[Dd]u (?!nutzt\b)(?!\p{L}+st\b)\p{L}|\b(befragt|Für) (du|Du|dir)\b|\bund du (?!verliert\b)\p{L}/u,
};

/** Names of cards in files, spaces of the board, and everything that was forgotten. */
const CODE = /\b[A-Z]\d+\b|\br\d+c\d+\b|undefined|NaN|null|\[object|balloon-card/;

describe.each(SPOKEN)('in %s', spoken => {
  test('whoever listens is spoken to with the right verb, and nobody else is', () => {
    for (const heard of HEARD) {
      for (const viewer of listeners(heard)) {
        const said = toldTo(spoken, heard, viewer);
        expect(said.filter(sentence => WRONG[spoken].test(sentence))).toEqual([]);
        const spokenTo = said.filter(sentence => /\b([Yy]ou|[Dd]u|[Dd]ig|[Dd]ich|[Vv]ous)\b/.test(sentence));
        expect(spokenTo.length > 0).toBe(viewer !== 'public');
      }
    }
  });

  test('every sentence is whole and without codes', () => {
    expect([...everythingSaid(spoken)].filter(sentence => sentence === '' || CODE.test(sentence))).toEqual([]);
  });

  test('a turn is one line that names whose turn it was first', () => {
    for (const heard of HEARD) {
      for (const turn of heard.turns) {
        for (const viewer of listeners(heard)) {
          const story = storyTo(spoken, turn, viewer);
          if (turn.every(({ type }) => type === 'travelShuffled')) continue;
          if (story === undefined) throw new Error(`nothing is told of ${JSON.stringify(turn)}`);
          expect(story).toMatch(/^(You|Du|Vous|Ada|Bruno|Élise|Franz|Max|Yves)\b.*\.$|^Élise.*\.$/);
          expect(story).not.toMatch(CODE);
          expect(story).not.toMatch(WRONG[spoken]);
        }
      }
    }
  });

  test('the pieces of a story have names', () => {
    const { story, pieces } = TEXTS[spoken];
    const ids = HEARD.flatMap(({ turns }) => turns.flatMap(turn => story?.(turn, voiceFor('public'), true) ?? []));
    for (const part of ids) if (typeof part !== 'string' && !part.words) expect(pieces).toHaveProperty([part.piece]);
  });

  test('every clause has a sentence that stands alone, in the order of the rulebook', () => {
    expect(Object.keys(TEXTS[spoken].rules)).toEqual([...CLAUSES]);
    const leaning = rulebookOf(TEXTS[spoken]).filter(({ sentence }) =>
      /^(Then|So|This|That|Not|Their|They|Så|Derfor|Puis|Dann|Darum|Diese|His|He|Hans|Vedkommendes|Cette)\b/.test(sentence),
    );
    expect(leaning).toEqual([]);
  });

  test('a rule names the number that was agreed', () => {
    const clauses = {
      startCoins: 'ED-2.2',
      startCards: 'ED-2.4',
      expressDays: 'ED-7.1',
      submarineDays: 'ED-7.1',
      offerDays: 'ED-7.7',
      detectiveDays: 'ED-12.1',
      handLimit: 'ED-12.5',
      pressureDays: 'ED-13.4',
      maxRounds: 'ED-14.7',
    };
    for (const [option, clause] of Object.entries(clauses)) {
      const texts = textsOfMatch(TEXTS[spoken], { version: 2, options: { ...OPTIONS.standard, [option]: 77 } });
      expect(rulebookOf(texts).filter(({ isAgreed }) => isAgreed)).toEqual([
        { clause, sentence: expect.stringContaining('77'), isAgreed: true },
      ]);
    }
  });
});

test('all languages name the same pieces', () => {
  const ids = Object.keys(TEXTS.en.pieces).sort();
  for (const spoken of SPOKEN) expect(Object.keys(TEXTS[spoken].pieces).sort()).toEqual(ids);
});

describe('the sum of a leg', () => {
  const leg = { type: 'travelled', seat: 0, from: 'bombay', to: 'calcutta', days: 8, parts: [10], saved: 0, offers: 1 } as const;
  const ada = voiceOf(() => 'Ada');

  test('is told with its parts and reasons', () => {
    expect(TEXTS.en.event(leg, ada)).toBe('Ada reaches Calcutta in 8 days (6 + 4 by elephant, less 2 for the Offer).');
    expect(
      TEXTS.en.event(
        leg,
        voiceOf(() => 'Ada', 0),
      ),
    ).toBe('You reach Calcutta in 8 days (6 + 4 by elephant, less 2 for the Offer).');
    expect(TEXTS.da.event(leg, ada)).toBe('Ada når Calcutta på 8 dage (6 + 4 på elefant, minus 2 for Tilbuddet).');
    expect(TEXTS.fr.event(leg, ada)).toBe('Ada atteint Calcutta en 8 jours (6 + 4 à dos d’éléphant, moins 2 pour l’Aubaine).');
    expect(TEXTS.de.event(leg, ada)).toBe('Ada erreicht Kalkutta nach 8 Tagen (6 + 4 mit dem Elefanten, weniger 2 für das Angebot).');
  });

  test('follows the agreed Offer', () => {
    expect(TEXTS.en.event({ ...leg, days: 6 }, ada)).toContain('less 4 for the Offer');
    expect(TEXTS.en.event({ ...leg, days: 2, offers: 2 }, ada)).toContain('less 8 for 2 Offers');
  });

  test('names the pair, and in the line of a turn what flew', () => {
    const pair = { ...leg, from: 'suez', to: 'bombay', parts: [7, 7], saved: 7, offers: 0, days: 7 } as const;
    expect(TEXTS.en.event(pair, ada)).toBe('Ada reaches Bombay in 7 days (7 + 7, less 7 for a matching pair).');
    const flight: Event[] = [
      { type: 'taken', seat: 0, space: 'balloon', card: 'S7' },
      { type: 'balloonReadied', seat: 0 },
      { type: 'setOut', seat: 0, from: 'suez', to: 'bombay', route: 'A' },
      { type: 'replaced', seat: 0, slot: 2, card: 'S7', by: 'balloon' },
      { ...pair, parts: [7, 2], saved: 0, days: 9 },
    ];
    expect(storyTo('en', flight, 'public')).toBe('Ada takes ship 7 and reaches Bombay in 9 days (7 + 2 by balloon).');
    expect(storyTo('de', flight, 0)).toBe('Du nimmst Schiff 7 und erreichst Bombay nach 9 Tagen (7 + 2 im Ballon).');
  });

  test('of the last leg is told apart from the day of the homecoming', () => {
    const home: Event[] = [
      { type: 'setOut', seat: 0, from: 'newyork', to: 'london', route: 'A' },
      { ...leg, from: 'newyork', to: 'london', parts: [4, 2], saved: 0, offers: 0, days: 6 },
      { type: 'returned', seat: 0, order: 2, days: 74, travel: 0, events: 0 },
    ];
    expect(storyTo('en', home, 'public')).toBe('Ada is home 2nd on day 74, last leg 6 days (4 + 2).');
    expect(storyTo('da', home, 'public')).toMatch(/^Ada er hjemme som nr. 2 på dag 74, sidste etape på 6 dage/);
    expect(storyTo('fr', home, 0)).toMatch(/^Vous êtes de retour, n° 2, au jour 74, dernière étape en 6 jours/);
    expect(storyTo('de', home, 0)).toMatch(/^Du bist als Nummer 2 am Tag 74 zu Hause, letzte Etappe 6 Tage/);
  });

  test('of an Elephant ridden for twelve days is told in the line of the turn', () => {
    const ride: Event[] = [
      { type: 'setOut', seat: 0, from: 'bombay', to: 'calcutta', route: 'A' },
      { type: 'played', seat: 0, event: 'elephant', as: 'elephant' },
      { ...leg, parts: [12], offers: 0, days: 12 },
    ];
    expect(storyTo('en', ride, 'public')).toBe('Ada reaches Calcutta in 12 days (6 + 6 by elephant).');
  });
});

test('the pocket watch is taken only when it changes hands, and never called Start', () => {
  const taken = HEARD.flatMap(({ turns }) => {
    let start = -1;
    return turns.flat().flatMap(event => {
      if (event.type === 'roundBegun') start = event.start;
      return event.type === 'watchTaken' ? [{ event, start }] : [];
    });
  });
  expect(taken.length).toBeGreaterThan(0);
  for (const { event, start } of taken) expect(event.seat).not.toBe(start);
  const said = HEARD.flatMap(heard => toldTo('en', heard, 'public')).filter(sentence => /takes the pocket watch/.test(sentence));
  expect(said).toHaveLength(taken.length);
  expect(TEXTS.en.pieces['space:start']).toBe('Pocket watch');
});

test('names and "you" stand together in lists as each language wants it', () => {
  const event = { type: 'pressed', seats: [0, 1, 2], days: 1 } as const;
  const told = (spoken: Spoken, viewer: number | 'public') => TEXTS[spoken].event(event, voiceFor(viewer));
  expect(told('en', 0)).toBe('Time pressure: you, Bruno and Élise lose 1 day.');
  expect(told('en', 'public')).toBe('Time pressure: Ada, Bruno and Élise lose 1 day.');
  expect(told('da', 1)).toBe('Tidspres: Du, Ada og Élise mister 1 dag.');
  expect(told('fr', 2)).toBe('Le temps presse : vous, Ada et Bruno perdez 1 jour.');
  expect(told('de', 0)).toBe('Zeitdruck: Bruno, Élise und du verliert je 1 Tag.');
});
