import { describe, expect, test } from 'vitest';
import { voiceOf } from '../../../kernel/index.ts';
import { CityTour, type Event } from '../index.ts';
import { CLAUSES } from '../rulebook.ts';
import { given, play, played } from '../table.testing.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const LANGUAGES = Object.entries({ en, da, fr, de });
const voice = voiceOf((seat: number) => `Anna${seat}`);

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

describe.each(LANGUAGES)('%s', (_language, texts) => {
  test('has a sentence for every clause', () => {
    expect(Object.keys(texts.rules)).toEqual([...CLAUSES]);
    expect(new Set(Object.values(texts.rules)).size).toBe(CLAUSES.length);
  });
  test('tells all events but the driving itself', () => {
    const told = busyEvents().map(event => [event.type, texts.event(event, voice)] as const);
    const silent = new Set(told.filter(([, sentence]) => sentence === undefined).map(([type]) => type));
    expect([...silent]).toEqual(['drove']);
    expect(told.some(([, sentence]) => sentence?.includes('undefined'))).toBe(false);
  });
  test('says what every move would do', () => {
    const s = given({ options: { day: 10 }, bus: 'GGGOOB', revealed: ['T28', 'T32'] });
    const lines = CityTour.legal(s, 0).map(move => texts.move(move, CityTour.view(s, 0)));
    expect(new Set(lines).size).toBeGreaterThan(6);
    expect(lines.join().includes('undefined')).toBe(false);
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
    expect(new Set(cases.map(([clause, facts]) => texts.refusal(clause, facts))).size).toBe(7);
    expect(texts.refusal('CT-2.7', {})).toBeUndefined();
  });
});

test('a move reads as a forecast', () => {
  const s = given({ options: { day: 2 }, bus: 'GGBBB', revealed: ['T28', 'T32'] });
  const move = { type: 'place', tile: 'T28', rotation: 2 } as const;
  expect(en.move(move, CityTour.view(s, 0))).toBe(
    'Place double bend T28 (green orange | –) turned by 180° – boarding: 1 green; 3 blue at Inkwell Fountain (blue 2); on to r3c1',
  );
});
