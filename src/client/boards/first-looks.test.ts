// Every game tells what it is about on four cards, in every language, with the numbers of its rules.
import { describe, expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import { LINES } from '../../games/on-tour-paris/index.ts';
import { LANGUAGES, type Language, textsIn } from '../../kernel/index.ts';
import type { Look, LookAsked } from '../first-look/look.ts';
import { TOUR } from './on-tour-paris/first-look/numbers.ts';

type Loaded = Readonly<Record<string, unknown>>;

const LOOKS = import.meta.glob<(asked: LookAsked<unknown>) => Promise<Look>>('./*/first-look/index.tsx', { import: 'firstLook' });
const WORDS = import.meta.glob<Loaded>('./*/words/*.ts');

async function lookAt(game: string, language: Language, options: object = {}, seats = 3): Promise<Look> {
  const entry = SHELF[game];
  const module = await WORDS[`./${game}/words/${language}.ts`]?.();
  const tell = await LOOKS[`./${game}/first-look/index.tsx`]?.();
  if (!entry || !module || !tell) throw new Error(`nothing to look at: ${game} in ${language}`);
  return tell({ texts: await textsIn(entry, language), words: module[language] ?? module.words, language, options, seats });
}

/** Every sentence on the cards. */
function sentencesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

describe.each(Object.keys(SHELF))('%s', game => {
  test.each(LANGUAGES)('has four cards in %s, each with a heading, a brief and a sentence for its picture', async language => {
    const { words, drawn } = await lookAt(game, language);
    for (const { heading, brief, picture } of [words.goal, words.turn, words.counts, words.advice]) {
      expect(heading).toMatch(/\S[.!?]$/);
      expect(brief).toMatch(/\S/);
      expect(picture).toMatch(/\S[.!?]$/);
    }
    expect(words.turn.steps.length).toBe(drawn.steps.length);
    expect(words.turn.steps.length).toBeGreaterThan(2);
    expect(words.counts.rows.length).toBe(drawn.figures.length);
    expect(words.counts.rows.length).toBeLessThan(6);
    expect(words.goal.legend?.length).toBe(drawn.legend?.length);
    expect(sentencesOf(words).filter(sentence => /undefined|NaN|\[object|^\s*$/.test(sentence))).toEqual([]);
  });

  test('says nothing in another language as it says it in English', async () => {
    const english = sentencesOf((await lookAt(game, 'en')).words).filter(
      sentence => /\s\S+\s/.test(sentence) && !/^[\d\s+=−*]+$/.test(sentence),
    );
    for (const language of LANGUAGES.filter(each => each !== 'en')) {
      const told = sentencesOf((await lookAt(game, language)).words);
      expect(told.filter(sentence => english.includes(sentence))).toEqual([]);
    }
  });
});

/** What the figures beside what counts show, as far as they are text. */
function figuresIn({ drawn }: Look): readonly unknown[] {
  return drawn.figures.map(({ draw }) => draw());
}

test('a house rule is shown as it is played', async () => {
  const detective = await lookAt('eighty-days', 'en', { detectiveDays: 3, handLimit: 8 });
  expect(detective.words.turn.steps.at(-1)?.[1]).toBe('3 days if he stands where you end. Then keep 8 cards at most.');
  expect(figuresIn(detective)).toContain('+3');

  expect((await lookAt('tour-operator', 'en')).words.goal.foot).toBe('Weeks to play: 7 with two players, 6 with three, 5 with four.');
  expect((await lookAt('tour-operator', 'en', { rounds: 4 })).words.goal.foot).toBe('Weeks to play: 4.');

  const dear = await lookAt('bodensee', 'de', { ferryFare: 3, ruinBonus: 'none', baseCost: { green: 2, blue: 2, red: 2, yellow: 5 } });
  expect(figuresIn(dear)).toEqual(expect.arrayContaining(['−3\u00a0€', '−2–5\u00a0€']));
  expect(dear.words.advice.sum).toBe('3 Besitz + 0 Fahrt − 2 Bau *1\u00a0€*');

  expect((await lookAt('on-tour-paris', 'en')).words.goal.foot).toContain('56 makes you a Headliner');
  expect((await lookAt('on-tour-paris', 'en', { dockUse: 'once' })).words.goal.foot).toContain('38 makes you');

  expect((await lookAt('city-tour', 'en')).words.goal.foot).toContain('Later days ask for 14 to 18.');
  expect((await lookAt('city-tour', 'en', { day: 2 })).words.goal.heading).toContain('Bring 14');
});

test('the examples on the cards are those of the rules', async () => {
  const tour = (await lookAt('tour-operator', 'en')).words;
  expect([tour.goal.sum, tour.advice.sum]).toEqual(['*6* for parties *+ 1* for his symbol', '5 + 5 + 5 *= 15*']);
  expect((await lookAt('on-tour-paris', 'en')).words.goal.sum).toBe('*12* clubs *+ 4* circled *= 16*');
  expect((await lookAt('bodensee', 'en')).words.advice.sum).toBe('3 owner + 3 driver − 1 build *€5*');
  expect((await lookAt('eighty-days', 'en')).words.advice.text).toBe(
    'Suez to Bombay, Yokohama to San Francisco, New York to London: each takes two ships.',
  );
});

test('the tour on the card of Paris follows the lines, and never falls', () => {
  const steps = TOUR.slice(1).map(([club, mark], at) => ({
    from: TOUR[at]?.[0],
    to: club,
    rise: Number.parseInt(mark, 10) - Number.parseInt(TOUR[at]?.[1] ?? '', 10),
  }));
  const isLine = (one: string | undefined, other: string) =>
    LINES.some(line => line.some(end => end === one) && line.some(end => end === other));
  expect(steps.filter(({ from, to, rise }) => rise < 0 || !isLine(from, to))).toEqual([]);
});
