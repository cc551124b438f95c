import { describe, expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../../games/index.ts';
import { LANGUAGES } from '../../kernel/index.ts';
import type { Verdict } from '../answer.ts';
import { trialsOf } from '../experiment.ts';
import type { Measure } from '../measures.ts';
import { labWords, sentenceOf } from '../words/index.ts';
import { experimentOf, QUESTION_IDS, readyQuestions } from './index.ts';

describe.each(GAME_IDS)('the ready questions of %s', game => {
  test('are a dozen, each asked once, and the game accepts every one', async () => {
    const questions = await readyQuestions(game);
    expect(questions.length).toBeGreaterThanOrEqual(12);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const question of questions) {
      expect(await trialsOf(experimentOf(game, question, { pairs: 1, seed: 'q' })), question.id).toMatchObject({ ok: true });
    }
  });

  test('name elements that the game counts, and options that it has', async () => {
    const analyst = await entryOf(game)?.analyst?.();
    const options = (await entryOf(game)?.open())?.options.table ?? {};
    const kinds = [...(analyst?.elements ?? []).map(({ table }) => table), ...(analyst?.interaction ? ['interaction'] : []), 'parts'];
    for (const { slots, measure } of await readyQuestions(game)) {
      for (const slot of slots) {
        if (slot.slot === 'option') expect(options).toHaveProperty(slot.option);
        if (slot.slot === 'element') expect(kinds).toContain(slot.kind);
      }
      if (measure.what === 'worth') expect(kinds).toContain(measure.kind);
    }
  });
});

test('what players do to each other is counted in every contest, and every game says what that is or why nothing is', async () => {
  for (const game of GAME_IDS) {
    const analyst = await entryOf(game)?.analyst?.();
    expect(analyst?.interaction !== undefined, game).toBe(!entryOf(game)?.cover.isTeam);
    const said = await Promise.all(LANGUAGES.map(async language => (await labWords(language)).interaction.of[game]));
    expect(new Set(said).size, game).toBe(LANGUAGES.length);
    expect(said).not.toContain(undefined);
  }
});

test('every question belongs to a game', async () => {
  const asked = new Set((await Promise.all(GAME_IDS.map(readyQuestions))).flat().map(({ id }) => id));
  expect(QUESTION_IDS.filter(id => !asked.has(id))).toEqual([]);
});

test('a game without questions of its own is asked what every contest is', async () => {
  expect((await readyQuestions('night-train')).map(({ id }) => id)).toContain('startPlayer');
});

describe.each(LANGUAGES)('the words in %s', language => {
  test('say every question in a sentence and in a line, and none is left in English', async () => {
    const [words, english] = [await labWords(language), await labWords('en')];
    for (const id of QUESTION_IDS) {
      const { ask, line } = words.questions[id];
      expect(ask).toMatch(/\?$/);
      expect(line).toMatch(/\.$/);
      if (language !== 'en') expect([ask, line]).not.toContain(english.questions[id].ask);
      if (language !== 'en') expect(line).not.toBe(english.questions[id].line);
    }
    for (const { means } of Object.values(words.measures)) expect(means).toMatch(/\.$/);
  });

  test('say every verdict with its figures', async () => {
    const words = await labWords(language);
    const share: Measure = { what: 'wins', who: { place: 0 } };
    const figure = { games: 100, value: 0.384, low: 0.35, high: 0.42 };
    const change = { pairs: 1500, different: 90, mean: -0.031, low: -0.05, high: -0.012, tails: 0.001 };
    const verdicts: readonly Verdict[] = [
      { kind: 'nothing' },
      { kind: 'figure', figure },
      { kind: 'often', figure, fair: 0.25 },
      { kind: 'seldom', figure, fair: 0.5 },
      { kind: 'fair', figure, fair: 0.38 },
      { kind: 'unclear', figure, fair: 0.38 },
      { kind: 'firstPlaces', places: 2, figure, fair: 0.5 },
      { kind: 'raises', variant: 1, change: { ...change, mean: 0.031, low: 0.012, high: 0.05 }, isEnough: null },
      { kind: 'lowers', variant: 1, change, isEnough: true },
      { kind: 'same', variant: 2, change, margin: 0.01 },
      { kind: 'alike', variant: 1, change },
      { kind: 'open', variant: 1, change },
    ];
    const said = verdicts.map(verdict => sentenceOf(words, share, 4, verdict));
    for (const sentence of said) {
      expect(sentence).toMatch(/[.]$/);
      expect(sentence).not.toMatch(/undefined|NaN|null/);
    }
    expect(said[2]).toContain(words.percent(`38${words.decimal}4`));
    if (language !== 'en') return;
    expect(said.slice(-5)).toEqual([
      'Yes. B raises it by 3.1 percentage points (1.2 to 5.0): a clear change.',
      'Yes. B lowers it by 3.1 percentage points (1.2 to 5.0): a clear change, and big enough.',
      'No change worth speaking of in C: less than 1.0 percentage points either way.',
      'B never differs from A: all 1,500 pairs ended alike.',
      'Too early to tell for B: −5.0 to −1.2.',
    ]);
  });
});
