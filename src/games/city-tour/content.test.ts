import { describe, expect, test } from 'vitest';
import { withValue } from '../../kernel/index.ts';
import { clause } from '../../testing/clause.ts';
import { dayFaults, type FreeDay, type OwnDay, readDay, readDayText, writeDay } from './content.ts';
import { mendingOf } from './content-mending.ts';
import { CityTour } from './index.ts';
import { agreed, given } from './table.testing.ts';
import { grandsVoyageurs, townOf } from './town.ts';

const SWAP: OwnDay = { card: 7, mode: 'swap', sites: { A: 'STATION', B: 'LA2', C: 'FO2', D: 'CA2', E: 'BR2', F: 'GA2' } };
const CUP: OwnDay = { card: 10, mode: 'swap', sites: { A: 'STADIUM', B: 'CA3', C: 'BR2', D: 'GA3', E: 'CL3', F: 'LA2' } };
const FREE: FreeDay = {
  card: 9,
  mode: 'free',
  sites: { A: 'GA1', B: 'STADIUM', D: 'CL3', F: 'PARK' },
  cards: ['Park', 'Detour', 'Stadium', 'GV A', 'Controller'],
  signs: ['A', 'D'],
  fans: ['A', 'F'],
};

function problemOf(json: unknown): string {
  const reading = readDay(json);
  return reading.ok ? '' : reading.problem;
}

describe('days of your own', () => {
  clause('CT-12.1', 'the objective of the chosen card is kept', () => {
    expect(townOf(agreed({ ownDay: FREE })).objective).toBe(16);
    expect(townOf(agreed({ ownDay: FREE, objective: 20 })).objective).toBe(20);
  });
  clause('CT-12.2', 'a swapped day holds its own six sites, and signs go along with them or stay', () => {
    expect(townOf(agreed({ ownDay: SWAP })).signs).toEqual(['B', 'F']);
    expect(townOf(agreed({ ownDay: SWAP, swapCarries: 'letters' })).signs).toEqual(['A', 'E']);
    expect(problemOf({ ...SWAP, sites: { ...SWAP.sites, A: 'CA4' } })).toContain('must keep its own six sites');
  });
  clause('CT-12.2', 'a fan that would stay at the Stadium is rejected', () => {
    const reading = CityTour.options.read({ ownDay: CUP, swapCarries: 'letters' }, 2);
    expect(reading).toMatchObject({ ok: false, problem: expect.stringContaining('a fan at the letter of the Stadium') });
    expect(CityTour.options.read({ ownDay: CUP }, 2).ok).toBe(true);
  });
  clause('CT-12.3', 'a free day has one to six sites, each tile once', () => {
    expect(problemOf(FREE)).toBe('');
    expect(problemOf({ ...FREE, sites: {} })).toContain('one to six of the letters');
    expect(problemOf({ ...FREE, sites: { ...FREE.sites, C: 'GA1' } })).toBe('GA1 exists only once');
    expect(problemOf({ ...FREE, sites: { ...FREE.sites, G: 'GA2' } })).toContain('one of A, B, C, D, E, F');
    expect(problemOf({ ...FREE, cards: ['Park', 'Park'] })).toBe('Park exists only once');
    expect(given({ options: { ownDay: FREE } }).town.sites).toEqual(['GA1', 'STADIUM', null, 'CL3', null, 'PARK']);
  });
  clause('CT-12.4', 'special sites come with their cards', () => {
    expect(problemOf({ ...FREE, cards: ['Park', 'Detour', 'GV A'] })).toBe('the site STADIUM needs the card Stadium');
    expect(problemOf({ ...FREE, cards: [...FREE.cards, 'Station'] })).toBe(
      'the card Station needs the site STATION behind one of the letters',
    );
  });
  clause('CT-12.4', 'signs and fans come with their cards, at two letters that bear sites', () => {
    expect(problemOf({ ...FREE, signs: [] })).toBe('the card Detour needs two signs at two different letters');
    expect(problemOf({ ...FREE, signs: ['A', 'A'] })).toBe('the card Detour needs two signs at two different letters');
    expect(problemOf({ ...FREE, signs: ['A', 'C'] })).toBe('signs must stand at letters with a site; C has none');
    expect(problemOf({ ...FREE, cards: ['Park', 'Stadium'] })).toBe('signs need the card Detour');
    expect(problemOf({ ...FREE, fans: ['A', 'B'] })).toBe('no fan may wait at the Stadium itself');
  });
  clause('CT-12.4', 'a sign may not close a special site that must be served', () => {
    const ownDay = { ...FREE, signs: ['B', 'D'] } as const;
    expect(CityTour.options.read({ ownDay, signSites: 'closed' }, 2)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('a sign at STADIUM'),
    });
    expect(CityTour.options.read({ ownDay, signSites: 'closed', specials: 'avoidable' }, 2).ok).toBe(true);
    expect(CityTour.options.read({ ownDay }, 2).ok).toBe(true);
  });
  clause('CT-12.5', 'on a day of your own the special sites are mandatory, in the campaign avoidable', () => {
    expect(townOf(agreed({ ownDay: FREE })).mandatory).toBe(true);
    expect(townOf(agreed({ day: 5 })).mandatory).toBe(false);
    expect(townOf(agreed({ day: 5, specials: 'mandatory' })).mandatory).toBe(true);
  });
  clause('CT-12.6', 'Grands Voyageurs cards add up to six passengers at most', () => {
    const cards = (...more: string[]) => ({ ...FREE, cards: ['Park', 'Detour', 'Stadium', ...more] });
    expect(grandsVoyageurs(townOf(agreed({ ownDay: { ...FREE, cards: ['Park', 'Detour', 'Stadium', 'GV A', 'GV C'] } })))).toBe(6);
    expect([cards('GV A', 'GV B'), cards('GV A', 'GV C')].map(problemOf)).toEqual(['', '']);
    expect(problemOf(cards('GV B', 'GV C'))).toContain('at most 6 passengers together, not 7');
    expect(problemOf(cards('GV A', 'GV B', 'GV C'))).toContain('not 9');
  });
  clause('CT-12.9', 'a day is plain data in the plan, checked before set-up', () => {
    expect(problemOf('day')).toContain('the day must be an object whose mode is one of swap, free');
    expect(problemOf({ ...FREE, card: 13 })).toBe('the day.card must be a whole number from 1 to 12, not 13');
    expect(problemOf({ ...FREE, weather: 'fine' })).toContain('has no field "weather"');
    expect(CityTour.options.read({ ownDay: { ...FREE, card: 0 } }, 2).ok).toBe(false);
  });
});

describe('a day as a short text', () => {
  test('reads back what it wrote', () => {
    expect(writeDay(SWAP)).toBe('7 swap A=STATION B=LA2 C=FO2 D=CA2 E=BR2 F=GA2');
    expect(writeDay(FREE)).toBe('9 free A=GA1 B=STADIUM D=CL3 F=PARK cards=Park,Detour,Stadium,GVA,Controller signs=AD fans=AF');
    expect(readDayText(writeDay(SWAP))).toEqual({ ok: true, day: SWAP });
    expect(readDayText(writeDay(FREE))).toEqual({ ok: true, day: FREE });
    expect(readDayText('1 free A=CL1')).toMatchObject({ ok: true, day: { cards: [], signs: [], fans: [] } });
  });
  test('says in one sentence what is wrong', () => {
    const problems = ['', '1 free A', '1 free A=CL1 A=CL2', '1 free A=CL9', '1 free A=CL1 cards=Zoo', '7 swap A=STATION signs=AB'];
    const told = problems.map(text => readDayText(text)).map(reading => (reading.ok ? '' : reading.problem));
    expect(told[0]).toContain('an object whose mode is one of swap, free');
    expect(told[1]).toBe('"A" must be written as a name, an equals sign and a value');
    expect(told[2]).toBe('A is given twice');
    expect(told[3]).toContain('the day.sites.A must be one of BR2');
    expect(told[4]).toContain('the day.cards[0] must be one of Park');
    expect(told[5]).toContain('has no field');
  });
});

test('every fault of a day names its field, and its mending leaves one fault fewer', () => {
  const cases: readonly (readonly [FreeDay, string, string])[] = [
    [{ ...FREE, card: 1, sites: {}, cards: [], signs: [], fans: [] }, 'sites', 'none'],
    [{ ...FREE, sites: { ...FREE.sites, C: 'GA1' } }, 'sites.C', 'twice'],
    [{ ...FREE, cards: [...FREE.cards, 'Park'] }, 'cards', 'double'],
    [{ ...FREE, cards: ['Park', 'Detour', 'GV A'], fans: [] }, 'cards', 'needsCard'],
    [{ ...FREE, cards: [...FREE.cards, 'Station'] }, 'cards', 'needsSite'],
    [{ ...FREE, signs: [] }, 'signs', 'signs'],
    [{ ...FREE, fans: ['A', 'B'] }, 'fans', 'fans'],
    [{ ...FREE, cards: ['Park', 'Stadium'] }, 'signs', 'signs'],
    [{ ...FREE, cards: [...FREE.cards, 'GV B', 'GV C'] }, 'cards', 'voyageurs'],
  ];
  for (const [day, path, check] of cases) {
    const faults = dayFaults(day);
    const found = faults.find(each => each.check === check);
    expect(found?.path.join('.'), check).toBe(path);
    const mending = found && mendingOf(day, found);
    if (!mending) throw new Error(`${check} has no mending`);
    const left = dayFaults(withValue(day, mending.path, mending.value));
    // A card that is added may need its fans next.
    expect(left.length, check).toBeLessThan(check === 'needsCard' ? faults.length + 1 : faults.length);
  }
  expect(mendingOf(FREE, { path: [], check: 'shape', facts: {}, says: '' })).toBeUndefined();
});
