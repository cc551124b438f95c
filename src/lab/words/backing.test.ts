import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/index.ts';
import { answerOf } from '../answer.ts';
import type { Experiment } from '../experiment.ts';
import type { Measure } from '../measures.ts';
import { addResult, newSeries, type Series } from '../series.ts';
import { toldOf } from '../told.ts';
import type { Trial } from '../trial.ts';
import { backingSentence, labWords, letterOf, sentenceOf } from './index.ts';

const TRIAL: Trial = {
  game: 'any',
  seats: 2,
  options: {},
  bots: ['easy', 'greedy'],
  games: 100,
  seed: 's',
  keepRecords: false,
  analyse: false,
};

/** A hundred games, of which seat 0, who begins, wins so many; they get longer and longer. */
function seriesOf(wins: number): Series {
  const series = newSeries(TRIAL);
  for (let index = 0; index < 100; index++) {
    const ranks = index < wins ? [1, 2] : [2, 1];
    const outcome = { ranks, scores: ranks.map(rank => 3 - rank) };
    addResult(series, {
      index,
      moves: 100 + index,
      outcome,
      ending: 'home',
      first: 0,
      record: null,
      tables: null,
      elements: null,
      trace: null,
    });
  }
  return series;
}

async function backing(measure: Measure, all: readonly Series[], language: (typeof LANGUAGES)[number] = 'en'): Promise<string> {
  const variants = all.map((_, at) => ({ name: letterOf(at) }));
  const experiment: Experiment = { format: 1, game: 'any', seats: 2, bots: TRIAL.bots, variants, pairs: 100, seed: 's' };
  const told = toldOf(
    all.map((series, at) => ({ label: letterOf(at), series })),
    1,
  );
  const names = { variant: letterOf, element: (_: string, name: string) => name };
  return backingSentence(await labWords(language), experiment, answerOf(experiment, { measure }, all), told, names);
}

const FIRST: Measure = { what: 'wins', who: { place: 0 } };

describe('the second sentence of a verdict', () => {
  test('holds the victories of one against those of the others, each with its interval', async () => {
    expect(await backing(FIRST, [seriesOf(60)])).toBe(
      'The starting player wins 60.0% (50.2 to 69.1), the last player 40.0% (30.9 to 49.8).',
    );
    expect(await backing({ what: 'wins', who: { bot: 'easy' } }, [seriesOf(60)])).toBe(
      'The easy bot wins 60.0% (50.2 to 69.1), the greedy bot 40.0% (30.9 to 49.8).',
    );
    expect(await backing(FIRST, [seriesOf(60), seriesOf(50)])).toMatch(/^In A, the starting player wins 60\.0%/);
  });

  test('tells the figure of every variant, and of one alone how far the games lie apart', async () => {
    expect(await backing({ what: 'moves' }, [seriesOf(60), seriesOf(50)])).toBe(
      'A: 149.5 moves (143.7 to 155.3); B: 149.5 moves (143.7 to 155.3).',
    );
    expect(await backing({ what: 'moves' }, [seriesOf(60)])).toBe('Half of the games lie between 124.8 and 174.3 moves.');
    expect(await backing({ what: 'ending', reason: 'home' }, [seriesOf(60)])).toBe('That is 100 of 100 games.');
    expect(await backing({ what: 'moves' }, [newSeries(TRIAL)])).toBe('');
  });

  test.each([
    ['en', 'The easy bot', 'The bot “Bold”'],
    ['da', 'Den lette bot', 'Botten ”Bold”'],
    ['fr', 'Le bot de niveau facile', 'Le bot « Bold »'],
    ['de', 'Der Bot „Leicht“', 'Der Bot „Bold“'],
  ] as const)('calls bots by their names in %s', async (language, easy, style) => {
    const { who } = await labWords(language);
    expect([who.bot('easy'), who.bot('Bold').replaceAll(/\s/g, ' ')]).toEqual([easy, style]);
  });

  test.each(LANGUAGES)('is one in %s', async language => {
    for (const measure of [FIRST, { what: 'moves' }, { what: 'ending', reason: 'home' }] as const) {
      for (const all of [[seriesOf(60)], [seriesOf(60), seriesOf(50)]]) {
        expect(await backing(measure, all, language)).toMatch(/^\p{Lu}.*\d.*\.$/u);
      }
    }
    expect(await backing(FIRST, [seriesOf(60), seriesOf(50)], language)).toMatch(/^\p{L}+ A[,:] /u);
  });
});

test.each([
  [0.5, 'half of the games'],
  [0.636, 'almost two games in three'],
  [0.7, 'more than two games in three'],
  [0.88, 'almost nine games in ten'],
])('%d of the games are said as a fraction: %s', async (value, says) => {
  const figure = { games: 100, value, low: value - 0.05, high: value + 0.05 };
  const sentence = sentenceOf(await labWords('en'), FIRST, 4, { kind: 'firstPlaces', places: 2, figure, fair: 0.5 });
  expect(sentence).toBe(`Yes. The first two seats win ${says}.`);
});
