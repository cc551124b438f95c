import { describe, expect, test } from 'vitest';
import { rulebookOf, voiceOf } from '../../../kernel/index.ts';
import { CityTour, type Event } from '../index.ts';
import { CLAUSES } from '../rulebook.ts';
import { given, play, played } from '../table.testing.ts';
import { en } from './en.ts';
import { LANGUAGES, RIDES } from './ridden.testing.ts';

const voice = voiceOf((seat: number) => `Anna${seat}`);
const NAMES = ['Ada', 'Bruno', 'Élise'];
const VOICES = [null, 0, 1, 2].map(you => voiceOf(seat => NAMES[seat] ?? '', you));

/** Everything told on a stretch of play in which much happens. */
function busyEvents(): Event[] {
  const opening: Event[] = [];
  CityTour.setup(given().plan, { chance: { below: () => 0 }, tell: event => opening.push(event) });
  return [
    ...opening,
    ...play(given({ options: { day: 2 }, bus: 'GGBBB' }), 'T28@2'),
    ...play(given({ options: { day: 3 }, bus: 'GGO' }), 'T32@0'),
    ...play(given({ options: { day: 7 }, bus: 'GB', at: 'r2c1/S' }), 'T32@0'),
    ...play(given({ options: { day: 7 }, bus: 'GGOOBB' }), 'T28@2'),
    ...play(given({ options: { day: 10 }, bus: 'OOOBBB' }), 'T32@0'),
    ...play(given({ options: { day: 10 } }), 'T32@0'),
    ...play(given({ options: { day: 5 }, bus: 'GG', at: 'r2c1/S' }), 'T32@0'),
    ...play(given({ options: { day: 4 }, bus: 'GG' }), 'CTL@1'),
    ...play(given({ seats: 4 }), 'concede', { seat: 2 }),
  ];
}

/** All that is said of the rides, to each seat and to the public. */
function* saidOfRides(texts: (typeof LANGUAGES)[number][1]): Generator<string> {
  const events = [...busyEvents(), ...RIDES.flatMap(({ turns }) => turns.flat())];
  for (const each of VOICES) {
    for (const event of events) yield texts.event(event, each) ?? '';
    for (const { last, positions } of RIDES) {
      for (const { state } of [...positions.filter((_, at) => at % 5 === 0), { state: last }]) {
        yield* texts.table(CityTour.view(state, 'public'), each).filter(line => !/^r\d /.test(line));
      }
    }
  }
  for (const { positions } of RIDES) {
    for (const { state, seat } of positions.filter((_, at) => at % 3 === 0)) {
      for (const move of CityTour.legal(state, seat)) yield texts.move(move, CityTour.view(state, seat));
    }
  }
  yield* rulebookOf(texts).map(({ sentence }) => sentence);
  yield* Object.values(texts.pieces);
}

/** The second person with the verb of the third, and other mishaps of grammar. */
const MISHAPS = [
  /\bYou \w+s\b/,
  /\b[Yy]ou (is|has|was)\b/,
  /\b[Dd]u \p{L}*[^s\P{L}]t(?!\p{L})/u,
  /\bVous \p{L}*[^z\P{L}](?![\p{L}’])/u,
  /\b[Vv]ous (fait|pose|veut|commence|choisit)\b/,
  /\bDig \w+er\b/,
  /\b(dig|mig) (lægger|begynder|vil|vælger)\b/,
  /undefined|NaN|\[object/,
];

describe.each(LANGUAGES)('%s', (language, texts) => {
  const said = [...new Set(saidOfRides(texts))];

  test('has a sentence for every clause', () => {
    expect(Object.keys(texts.rules)).toEqual([...CLAUSES]);
    expect(new Set(Object.values(texts.rules)).size).toBe(CLAUSES.length);
  });
  test('tells all events but the driving itself', () => {
    const told = busyEvents().map(event => [event.type, texts.event(event, voice)] as const);
    const silent = new Set(told.filter(([, sentence]) => sentence === undefined).map(([type]) => type));
    expect([...silent]).toEqual(['drove']);
  });
  test('speaks to whoever listens, and of the others by name', () => {
    expect(said.filter(line => MISHAPS.some(pattern => pattern.test(line)))).toEqual([]);
  });
  test('says no codes', () => {
    expect(said.filter(line => /\b[A-Z]{1,3}\d+\b|\br\d+c\d+\b|\bCTL\b|\| –|– \|/.test(line))).toEqual([]);
  });
  test('begins every sentence of the log with a capital and ends it with a stop', () => {
    const told = RIDES.flatMap(({ turns }) => turns.flat()).flatMap(event => texts.event(event, voice) ?? []);
    expect(told.filter(line => !/^\p{Lu}.*[.!]$/u.test(line))).toEqual([]);
  });
  test('says what every move would do', () => {
    const s = given({ options: { day: 10 }, bus: 'GGGOOB', revealed: ['T28', 'T32'] });
    const lines = CityTour.legal(s, 0).map(move => texts.move(move, CityTour.view(s, 0)));
    expect(new Set(lines).size).toBeGreaterThan(6);
  });
  test('shows the table, during play, in an inspection and at the end', () => {
    const tables = [
      given({ options: { day: 10 }, bus: 'GGW', waiting: ['E'], votes: [1] }),
      played(given({ options: { day: 4 }, bus: 'GO' }), 'CTL@1'),
      given({ options: { piles: 'open' } }),
      played(given({ at: 'r1c4/W' }), 'T31@0'),
    ].map(s => texts.table(CityTour.view(s, 'public'), voice).join('\n'));
    expect(tables.every(table => table.includes('r4') && !table.includes('undefined'))).toBe(true);
  });
  test('explains refusals by the facts', () => {
    const cases: readonly [string, Record<string, string | number>][] = [
      ['CT-2.7', { seat: 1 }],
      ['CT-3.2', { tile: 'T06', left: 'T05', right: 'T09' }],
      ['CT-9.4', { tile: 'T07' }],
      ['CT-9.5', { colour: 'B' }],
      ['CT-9.5', { colour: 'W' }],
      ['CT-7.8', { voted: 1 }],
      ['CT-7.8', { voted: 0 }],
    ];
    const refused = cases.map(([clause, facts]) => texts.refusal(clause, facts));
    expect(new Set(refused).size).toBe(7);
    expect(refused.join(' ')).not.toMatch(/\bT\d\d\b/);
    expect(texts.refusal('CT-2.7', {})).toBeUndefined();
  });
  // CT-10.4, CT-10.6 The site at the second sign is still open: only those ahead are closed.
  test('never says that the sites are closed and then that somebody gets off', () => {
    const s = given({ options: { day: 7 }, bus: 'GGOOB', passed: ['E'], at: 'r4c1/S' });
    const log = play(s, 'T32@0').flatMap(event =>
      event.type === 'signMet' || event.type === 'setDown' ? [texts.event(event, voice)] : [],
    );
    const ahead = {
      en: 'the sites ahead are closed',
      da: 'forude er lukkede',
      fr: 'les sites suivants sont fermés',
      de: 'Die nächsten Orte',
    };
    expect(log).toHaveLength(2);
    expect(log[0]).toContain(ahead[language as keyof typeof ahead]);
  });
});

test('a mishap of grammar is seen', () => {
  const wrong = [
    'You starts.',
    'You has a vote.',
    'Du nimmt ein Plättchen.',
    'Vous prend.',
    'Vous commence ; objectif',
    'Dig bygger',
    'undefined',
  ];
  expect(wrong.filter(line => !MISHAPS.some(pattern => pattern.test(line)))).toEqual([]);
});

test('a move reads as a forecast', () => {
  const s = given({ options: { day: 2 }, bus: 'GGBBB', revealed: ['T28', 'T32'] });
  const move = { type: 'place', tile: 'T28', rotation: 2 } as const;
  expect(en.move(move, CityTour.view(s, 0))).toBe(
    'Place a double bend (green + orange) at 180°: 3 get off at the Fountain; 1 green boards; 1 orange stays behind; stop in front of the space by A',
  );
});

test('tells the same to you and about others', () => {
  const [event] = play(given({ options: { day: 2 } }), 'T28@2');
  if (event?.type !== 'placed') throw new Error('a tile is placed first');
  const lines = [VOICES[1], VOICES[2]].map(each => each && LANGUAGES.map(([, texts]) => texts.event(event, each)?.split(' (')[0]));
  expect(lines).toEqual([
    ['You place a double bend', 'Du lægger et dobbeltsving', 'Vous posez un double virage', 'Du legst eine Doppelkurve'],
    ['Ada places a double bend', 'Ada lægger et dobbeltsving', 'Ada pose un double virage', 'Ada legt eine Doppelkurve'],
  ]);
});
