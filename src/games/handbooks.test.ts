import { describe, expect, test } from 'vitest';
import { type Block, CHAPTERS, findIn, type Handbook, handbookOf, openingOf, playedMatch, type Sum } from '../kernel/handbook/index.ts';
import { type AnyGame, LANGUAGES, readAloud, rulebookOf, type Story, textsIn, textsOfMatch, voiceOf } from '../kernel/index.ts';
import { ATTRACTIONS, TOWNS } from './bodensee/index.ts';
import { CARDS, SITE_IDS, TILE_IDS } from './city-tour/index.ts';
import { CARDS_LAID, EVENT_CARDS, PLACES, SPACES, TRAVEL_CARDS } from './eighty-days/index.ts';
import { GAME_IDS, SHELF } from './index.ts';
import { ARRONDISSEMENTS, CLUBS, DOCKS } from './on-tour-paris/index.ts';
import { CITY_IDS, EMPLOYEE_IDS, gridSize, ROW_IDS, roundsOf, TOURIST_IDS, TOURISTS } from './tour-operator/index.ts';

/** What lies in each box, by the ids of the names in the texts. */
const BOXES: Readonly<Record<string, readonly string[]>> = {
  'eighty-days': [...PLACES, ...TRAVEL_CARDS, ...EVENT_CARDS, ...SPACES.map(space => `space:${space}`)],
  'tour-operator': [...CITY_IDS, ...EMPLOYEE_IDS, ...ROW_IDS, ...TOURIST_IDS],
  bodensee: [...TOWNS, ...ATTRACTIONS].map(({ id }) => id),
  'on-tour-paris': [...CLUBS, ...DOCKS.map(dock => `dock:${dock}`)],
  'city-tour': [...TILE_IDS, ...SITE_IDS, ...CARDS],
};

async function opened(id: string, language: (typeof LANGUAGES)[number]) {
  const entry = SHELF[id];
  if (!entry) throw new Error(`there is no game ${id}`);
  const [game, texts] = await Promise.all([entry.open(), textsIn(entry, language)]);
  return { game, texts, language };
}

/** Every handbook is written once for all tests that read it. */
const written = new Map<string, ReturnType<typeof handbookOf>>();
function handbookIn(id: string, language: (typeof LANGUAGES)[number]) {
  const key = `${id} ${language}`;
  const handbook = written.get(key) ?? opened(id, language).then(handbookOf);
  written.set(key, handbook);
  return handbook;
}

function blocksOf<K extends Block['type']>(handbook: Handbook, type: K): readonly Extract<Block, { type: K }>[] {
  const isOne = (block: Block): block is Extract<Block, { type: K }> => block.type === type;
  return handbook.flatMap(({ blocks }) => blocks).filter(isOne);
}

/** A site of City Tour is listed without what it asks for, which has columns of its own. */
function asListed(id: string, name: string): string {
  return id === 'city-tour' ? name.replace(/\s*\(.*\)$/, '') : name;
}

/** The standard, and every other value of a single option that may be agreed on at a table of the example. */
function agreementsOf(game: AnyGame): readonly unknown[] {
  const standard = Object(game.options.standard);
  const others = Object.entries(game.options.table).flatMap(([name, { extremes }]) =>
    extremes.map(value => ({ ...standard, [name]: value })),
  );
  const seats = [game.seats.least, game.seats.most];
  return [standard, ...others.filter(options => seats.some(count => game.options.read(options, count).ok))];
}

/** Everything a handbook says, without its pictures; a story is one sentence, and a dash stands for nothing. */
function sentencesIn(value: unknown, names: Readonly<Record<string, string>>): readonly string[] {
  if (typeof value === 'string') return value === '–' ? [] : [value];
  if (typeof value !== 'object' || value === null || ('type' in value && value.type === 'picture')) return [];
  const { story, ...rest } = { story: undefined, ...value } as { readonly story: Story | undefined };
  return [...(story ? [readAloud(story, names)] : []), ...Object.values(rest).flatMap(each => sentencesIn(each, names))];
}

/** What a sentence looks like into which nothing was put: a list, a number or a name that is not there. */
const EMPTY_PLACES = [
  /[:;,(–]\s*[,;.)!?]/u,
  /(^|\s)[,.](\s|$)/,
  /\S {2,}\S/,
  /\(\s*\)|“\s*”|«\s*»|„\s*“|”\s*”/,
  /undefined|NaN|\[object/,
  /[:,;–]\s*$/,
];

test('an empty place is seen', () => {
  const wrong = ['Aboard when the bus leaves: , or the day is lost.', 'They add  to it.', 'Needs ().', 'It costs undefined.', 'Asks for: '];
  expect(wrong.filter(text => !EMPTY_PLACES.some(pattern => pattern.test(text)))).toEqual([]);
});

function addsUp({ parts, total }: Sum): boolean {
  return parts.length > 0 && parts.reduce((sum, { value }) => sum + value, 0) === total.value;
}

describe.each(GAME_IDS)('the handbook of %s', id => {
  test.each(LANGUAGES)('has its chapters in order, and each of them says something, in %s', async language => {
    const handbook = await handbookIn(id, language);
    expect(handbook.map(chapter => chapter.id)).toEqual(CHAPTERS);
    expect(handbook.filter(({ title, blocks }) => title === '' || blocks.length === 0)).toEqual([]);
    expect(JSON.stringify(handbook)).not.toMatch(/undefined|NaN|\[object/);
  });

  test.each(LANGUAGES)('leaves no place of a sentence empty, whatever was agreed, in %s', async language => {
    const { game, texts } = await opened(id, language);
    for (const options of agreementsOf(game)) {
      const handbook = await handbookOf({ game, language, texts: textsOfMatch(texts, { version: game.version, options }) });
      expect(
        sentencesIn(handbook, texts.pieces).filter(text => EMPTY_PLACES.some(pattern => pattern.test(text))),
        JSON.stringify(options),
      ).toEqual([]);
    }
  });

  test.each(LANGUAGES)('names everything in the box, and finds it by its name, in %s', async language => {
    const { texts } = await opened(id, language);
    const handbook = await handbookIn(id, language);
    for (const piece of BOXES[id] ?? []) {
      const name = asListed(id, texts.pieces[piece] ?? TOURISTS[piece as keyof typeof TOURISTS]?.name ?? '');
      expect(name, piece).not.toBe('');
      expect(
        findIn(handbook, name).some(chapter => chapter.id === 'pieces'),
        `${piece}: ${name}`,
      ).toBe(true);
    }
  });

  test.each(LANGUAGES)('has examples from a match that was played, and their sums add up, in %s', async language => {
    const { texts, game } = await opened(id, language);
    const handbook = await handbookIn(id, language);
    const [turn, result, ...others] = blocksOf(handbook, 'example');
    expect(others).toEqual([]);
    expect(turn?.lines.length).toBeGreaterThan(2);
    expect(turn && addsUp(turn.sum), JSON.stringify(turn?.sum)).toBe(true);
    expect(result && addsUp(result.sum), JSON.stringify(result?.sum)).toBe(true);
    const manual = await texts.handbook?.();
    if (!manual) throw new Error('no manual');
    const { events } = playedMatch(game, manual.match);
    const voice = voiceOf(seat => ['Ada', 'Bruno', 'Clara'][seat] ?? '');
    const told = manual.exampleTurn(events);
    expect(told.every(event => events.includes(event))).toBe(true);
    expect(turn?.lines).toEqual(told.flatMap(event => texts.event(event, voice) ?? []));
  });

  test('ends with every clause of the rulebook, and says of what is ours which option changes it', async () => {
    const { texts, game, language } = await opened(id, 'en');
    const handbook = await handbookIn(id, language);
    const listed = handbook
      .find(chapter => chapter.id === 'clauses')
      ?.blocks.flatMap(block => (block.type === 'clauses' ? block.clauses.map(({ clause }) => clause) : []));
    const rulebook = rulebookOf(texts).map(({ clause }) => clause);
    expect(listed).toEqual(rulebook);
    const ours = Object.entries((await texts.handbook?.())?.ours ?? {});
    for (const [place, { option }] of ours) {
      // Other places are things, by their touch.
      if (/^[A-Z]{2}-/.test(place)) expect(rulebook).toContain(place);
      if (option) expect(Object.keys(game.options.table)).toContain(option);
    }
    const said = JSON.stringify(handbook);
    expect(said).toContain('our ruling');
    expect(said).toMatch(/our numbers?|drawn by us/);
  });

  test('says of every option what it usually is, and which clauses it changes', async () => {
    const { game } = await opened(id, 'en');
    const [block] = blocksOf(await handbookIn(id, 'en'), 'options');
    expect(block?.options.map(option => option.id)).toEqual(Object.keys(game.options.table));
    expect(block?.options.some(({ changes }) => changes.length > 0)).toBe(true);
  });

  test('has a column for every number of players, and a picture of the opening', async () => {
    const { texts, game, language } = await opened(id, 'en');
    const handbook = await handbookIn(id, language);
    const columns = Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, at) => `${game.seats.least + at}`);
    expect(blocksOf(handbook, 'table')[0]?.head.slice(1)).toEqual(columns);
    const [picture] = blocksOf(handbook, 'picture');
    const match = (await texts.handbook?.())?.match;
    expect(picture?.opening).toEqual(match && openingOf(game, match));
  });
});

/** The rows of the table of numbers, without their names. */
async function numbersOf(id: string, options: Readonly<Record<string, unknown>> = {}) {
  const { texts, game, language } = await opened(id, 'en');
  const agreed = { ...Object(texts.standard), ...options };
  const handbook = await handbookOf({ game, language, texts: textsOfMatch(texts, { version: game.version, options: agreed }) });
  return (blocksOf(handbook, 'table')[0]?.rows ?? []).map(([, ...row]) => row);
}

describe('the numbers', () => {
  test('of 80 Days are those that are dealt, also where others are agreed', async () => {
    const [cards, coins, bank, track] = await numbersOf('eighty-days', { startCards: 4, startCoins: 2 });
    expect(cards).toEqual(['4', '4', '4', '4', '4']);
    expect(coins).toEqual(['2', '2', '2', '2', '2']);
    expect(bank).toEqual(['20', '18', '16', '14', '12']);
    expect(track).toEqual(CARDS_LAID.slice(2).map(String));
  });

  test('of Tour Operator are the grids and weeks that are recommended', async () => {
    const [grid, , weeks] = await numbersOf('tour-operator');
    const { texts } = await opened('tour-operator', 'en');
    const standard = texts.standard as Parameters<typeof roundsOf>[0] & Parameters<typeof gridSize>[0];
    const sizes = [2, 3, 4].map(seats => gridSize(standard, seats));
    expect(grid).toEqual(sizes.map(({ cols, rows }) => `${cols} × ${rows}`));
    expect(weeks).toEqual([2, 3, 4].map(seats => `${roundsOf(standard, seats)}`));
  });

  test('of Bodensee Tourismus are the start money in turn order and the dice left', async () => {
    const [money, , , bag] = await numbersOf('bodensee');
    expect(money?.[0]).toBe('6 · 7');
    expect(money?.at(-1)).toBe('6 · 7 · 8 · 9 · 10 · 11');
    expect(new Set(bag)).toEqual(new Set(['16']));
  });

  test('of On Tour: Paris are forty clubs and forty cards, of City Tour thirty-two tiles', async () => {
    const [clubs, cards] = await numbersOf('on-tour-paris');
    const [tiles] = await numbersOf('city-tour');
    expect(new Set(clubs)).toEqual(new Set([`${2 * ARRONDISSEMENTS.length}`]));
    expect(new Set(cards)).toEqual(new Set(['40']));
    expect(new Set(tiles)).toEqual(new Set(['32']));
  });
});
