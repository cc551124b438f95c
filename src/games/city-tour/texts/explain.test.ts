import { describe, expect, test } from 'vitest';
import { voiceOf } from '../../../kernel/index.ts';
import { CARDS, CityTour, LETTERS, TILE_IDS } from '../index.ts';
import { CLAUSES } from '../rulebook.ts';
import { given } from '../table.testing.ts';
import { en } from './en.ts';
import { LANGUAGES, RIDES } from './ridden.testing.ts';

const voice = voiceOf(String);
const POSITIONS = RIDES.flatMap(({ positions, last }) => [...positions.filter((_, at) => at % 5 === 0), { state: last, seat: 0 }]);

/** Everything drawn on the board, besides what is touched. */
const DRAWN = [
  ...LETTERS.flatMap(letter => [`site:${letter}`, `sign:${letter}`, `fan:${letter}`]),
  ...CARDS.map(card => `card:${card}`),
  ...TILE_IDS.map(tile => `tile:${tile}`),
  ...['bus', 'pile', 'unseen', 'discards', 'reserve', 'day', 'space', 'exit'],
];

describe.each(LANGUAGES)('explanations in %s', (_language, texts) => {
  const explained = POSITIONS.flatMap(({ state, seat }) => {
    const view = CityTour.view(state, 'public');
    const touched = CityTour.candidates(state, seat).flatMap(CityTour.touches);
    return [...new Set([...touched, ...DRAWN])].map(touch => [touch, texts.explain?.(touch, view, voice)] as const);
  });

  test('exist for every touch and every drawn thing', () => {
    expect(explained.filter(([, found]) => !found).map(([touch]) => touch)).toEqual([]);
  });
  test('are short, cite a clause and say no codes', () => {
    const wrong = explained.flatMap(([touch, found]) => {
      const { kind = '', name = '', text = '', example = '', clause = '' } = found ?? {};
      const isShort = text.split(/\s+/).length <= 30 && kind && name;
      const isKnown = CLAUSES.some(each => each === clause);
      const hasCode = /undefined|NaN|\b[A-Z]{1,2}\d+\b|\br\d+c\d+\b/.test([kind, name, text, example].join(' '));
      return isShort && isKnown && !hasCode ? [] : [`${touch}: ${name}: ${text} ${example}`];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });
  test('are silent about what is not on the table', () => {
    const view = CityTour.view(given(), 'public');
    expect(
      ['ship:7', 'tile:T99', 'site:Z', 'rotation:9', 'passenger:X', 'button:fly', 'card:Joker'].map(each =>
        texts.explain?.(each, view, voice),
      ),
    ).toEqual(Array(7).fill(undefined));
  });
});

describe('an explanation', () => {
  const of = (touch: string, s = given()) => en.explain?.(touch, CityTour.view(s, 'public'), voice);

  test('follows the options and the table', () => {
    expect(of('site:A', given({ options: { day: 2 }, bus: 'B' }))).toEqual({
      kind: 'Site',
      name: 'Inkwell Fountain (2 blue)',
      piece: 'FO2',
      text: 'Needs at least 2 blue. Everyone of that colour gets off: enough, and they all stay and count; too few, and they all go home.',
      example: 'Aboard now: 1 blue; 1 more needed.',
      clause: 'CT-6.2',
    });
    expect(of('sign:A', given({ options: { day: 7, signSites: 'closed' } }))?.text).toMatch(/closed\.$/);
    expect(of('site:C', given({ options: { day: 4, specials: 'mandatory' } }))?.text).toMatch(/You must serve it to win\.$/);
    expect(of('pile', given({ options: { piles: 'open' } }))?.text).toMatch(/next ones/);
    expect(of('card:GV B', given({ options: { day: 11 } }))?.text).toContain('2 green, 1 orange');
  });
  test('of a card says what that card asks for, whatever is played', () => {
    for (const day of [1, 10, 12]) {
      const asked = ['card:GV A', 'card:GV B', 'card:GV C'].map(each => of(each, given({ options: { day } }))?.text);
      expect(asked.map(text => text?.match(/: (.+), or .* add (\d)/)?.slice(1))).toEqual([
        ['1 orange, 1 blue', '2'],
        ['2 green, 1 orange', '3'],
        ['1 green, 1 orange, 2 blue', '4'],
      ]);
    }
  });
  test('of a site or a Day card in the box says what is printed on it', () => {
    expect(of('site:CA4')).toMatchObject({ name: 'Cardboard Castle (4 orange)', text: expect.stringMatching(/^Needs at least 4 orange/) });
    expect(of('site:CA4')?.example).toBeUndefined();
    expect(of('day:12', given({ options: { day: 3 } }))?.text).toMatch(/^Bring 17 /);
  });
  test('tells how a site stands', () => {
    const s = given({ options: { day: 7 }, sites: { A: 'GGG' }, passed: ['A', 'E', 'D'] });
    expect(['site:A', 'site:D', 'site:B'].map(each => of(each, s)?.example)).toEqual([
      'Here: 3 green travellers.',
      'The bus has passed; no more travellers can be brought here.',
      'It is closed at the moment; everyone would stay aboard.',
    ]);
    const free = { card: 1, mode: 'free', sites: { A: 'GA1' }, cards: [], signs: [], fans: [] } as const;
    expect(of('site:B', given({ options: { ownDay: free } }))?.kind).toBe('Letter without a site');
  });
});
