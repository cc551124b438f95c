import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerOf, isClear } from './answer.ts';
import { type Experiment, parseExperiment, readExperiment, trialsOf } from './experiment.ts';
import { openGame } from './open-game.ts';
import type { Task } from './orders.ts';
import { type Play, runExperiment } from './run-experiment.ts';
import { addResult, newSeries, type Series } from './series.ts';
import { restoreSeries, storeSeries } from './stored-series.ts';
import { summarise } from './summary.ts';
import { playGame, recordOf } from './trial.ts';

const EXPERIMENT: Experiment = {
  format: 1,
  game: 'eighty-days',
  seats: 2,
  bots: ['greedy', 'random'],
  options: { handLimit: 7 },
  variants: [{ name: 'A' }, { name: 'B', options: { startCoins: 3 } }],
  pairs: 6,
  seed: 'file',
  question: { measure: { what: 'wins', who: { bot: 'greedy' } } },
};

describe('an experiment file', () => {
  test('is read as it was written', () => {
    expect(parseExperiment(JSON.stringify(EXPERIMENT))).toEqual({ ok: true, value: EXPERIMENT });
  });

  test.each<[string, object, string]>([
    ['another format', { format: 2 }, 'the experiment has format 2, and this version of Tabletour reads formats up to 1'],
    ['no format', { format: undefined }, 'experiment.format must be 1, not nothing'],
    ['an unknown field', { games: 10 }, 'experiment has no field "games"; allowed: format, game, seats'],
    ['no variant', { variants: [] }, 'experiment.variants must be a list of 1 to 64'],
    ['two of one name', { variants: [{ name: 'A' }, { name: 'A' }] }, 'experiment.variants has two variants named "A"'],
    ['half a pair', { pairs: 1.5 }, 'experiment.pairs must be a whole number from 1 to 10000000, not 1.5'],
    ['a seed that is a number', { seed: 7 }, 'experiment.seed must be a string of at most 200 characters, not 7'],
    ['options in a list', { options: [] }, 'experiment.options must be an object of option names and values, not []'],
    ['a strange measure', { question: { measure: { what: 'fun' } } }, 'experiment.question.measure must be an object whose what is one of'],
    ['nobody', { question: { measure: { what: 'wins', who: 'me' } } }, 'experiment.question.measure.who must be all, {"place": n}'],
    ['no margin', { question: { measure: { what: 'moves' }, margin: 0 } }, 'experiment.question.margin must be a number above 0, not 0'],
  ])('with %s is refused in one sentence', (_, changes, problem) => {
    const reading = readExperiment(JSON.parse(JSON.stringify({ ...EXPERIMENT, ...changes })));
    expect(reading).toEqual({ ok: false, problem: expect.stringContaining(problem) });
  });

  test.each([
    ['{', 'the experiment is not JSON'],
    ['[]', 'experiment must be an object with format'],
    [' '.repeat(4_000_001), 'the experiment must be at most 4 MB'],
  ])('that is no experiment is refused', (text, problem) => {
    expect(parseExperiment(text)).toEqual({ ok: false, problem: expect.stringContaining(problem) });
  });

  test.each<[Partial<Experiment>, string]>([
    [{ game: 'chess' }, 'unknown game "chess"; choose from: eighty-days'],
    [{ seats: 9 }, 'seats of eighty-days must be a whole number from 2 to 6, not 9'],
    [{ bots: ['hal'] }, 'variant A: there is no bot "hal" in eighty-days'],
    [{ bots: ['random', 'random', 'random'] }, 'variant A: bots must name at most 2 bots for 2 seats, not 3'],
    [{ options: { speed: 1 } }, 'there is no option "speed"'],
    [{ variants: [{ name: 'A' }, { name: 'B', options: { handLimit: 99 } }] }, 'variant B: option handLimit must be a whole number'],
    [
      { question: { measure: { what: 'wins', who: { place: 2 } } } },
      'question.measure.who.place must be a whole number from 0 to 1, not 2',
    ],
    [{ question: { measure: { what: 'wins', who: { bot: 'hal' } } } }, 'question.measure.who.bot must be one of greedy, random, not "hal"'],
  ])('its game refuses %j in one sentence', async (changes, problem) => {
    expect(await trialsOf({ ...EXPERIMENT, ...changes })).toEqual({ ok: false, problem: expect.stringContaining(problem) });
  });

  test('gives every variant a trial with all options agreed, and bots for every seat', async () => {
    const reading = await trialsOf({ ...EXPERIMENT, seats: 3, bots: ['greedy', 'random'] });
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.value.map(({ bots }) => bots)).toEqual(Array(2).fill(['greedy', 'random', 'greedy']));
    expect(reading.value.map(({ options }) => options)).toMatchObject([
      { handLimit: 7, startCoins: 1 },
      { handLimit: 7, startCoins: 3 },
    ]);
  });

  test('is played as the lab usually plays, unless it says otherwise', async () => {
    const paris = {
      ...EXPERIMENT,
      game: 'on-tour-paris',
      options: {},
      variants: [{ name: 'A' }, { name: 'B', options: { routeMode: 'draw' } }],
    };
    expect(await trialsOf(paris)).toMatchObject({ value: [{ options: { routeMode: 'auto' } }, { options: { routeMode: 'draw' } }] });
  });
});

async function seriesOf(experiment: Experiment): Promise<readonly Series[]> {
  const reading = await trialsOf(experiment);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value.map(trial => newSeries(trial));
}

/** Plays here, the last games first, as workers might deliver them. */
const backwards: Play = async (tasks: readonly Task[], { heard, signal }) => {
  for (const [at, { trial, games }] of tasks.entries()) {
    const opened = await openGame(trial);
    for (const index of games.toReversed()) if (!signal?.aborted) heard(playGame(opened, trial, index), at);
  }
};

describe('a run', () => {
  test('that is stopped while its last games are played has played all', async () => {
    const stop = new AbortController();
    const series = await seriesOf(EXPERIMENT);
    const late: Play = (tasks, { heard }) => backwards(tasks, { heard });
    expect(await runExperiment(EXPERIMENT, series, late, { signal: stop.signal, heard: () => stop.abort() })).toBe('played');
  });

  test('gives the same figures in whatever order the games come in, and after a pause', async () => {
    const [whole, paused] = [await seriesOf(EXPERIMENT), await seriesOf(EXPERIMENT)];
    expect(await runExperiment(EXPERIMENT, whole, backwards, { heard() {} })).toBe('played');
    const stop = new AbortController();
    let heard = 0;
    const watch = { signal: stop.signal, heard: () => void (++heard === 5 && stop.abort()) };
    expect(await runExperiment(EXPERIMENT, paused, backwards, watch)).toBe('stopped');
    const stored = JSON.parse(JSON.stringify(paused.map(storeSeries)));
    const again = stored.map(restoreSeries);
    expect(await runExperiment(EXPERIMENT, again, backwards, { heard() {} })).toBe('played');
    const figures = (all: readonly Series[]) => JSON.stringify(all.map(series => summarise(series, 1)));
    expect(figures(again)).toBe(figures(whole));
    if (!EXPERIMENT.question) throw new Error('a question is asked');
    expect(answerOf(EXPERIMENT, EXPERIMENT.question, again)).toEqual(answerOf(EXPERIMENT, EXPERIMENT.question, whole));
  });

  test('the record of a game follows from its number', async () => {
    const [series] = await seriesOf(EXPERIMENT);
    if (!series) throw new Error('there is a series');
    const opened = await openGame(EXPERIMENT);
    const record = recordOf(opened, series.trial, 3);
    expect(record?.entries).toHaveLength(playGame(opened, series.trial, 3).moves);
  });

  test('that is to stop when it is clear ends at a look, not at a game', async () => {
    const experiment: Experiment = { ...EXPERIMENT, variants: [{ name: 'A' }], pairs: 400, stopWhenClear: true };
    const [series] = await seriesOf(experiment);
    if (!series || !experiment.question) throw new Error('there is a series and a question');
    const { trial } = series;
    // The greedy bot always wins.
    const play: Play = async (tasks, { heard }) => {
      const outcome = { ranks: [1, 2], scores: [2, 1] };
      const result = { moves: 1, outcome, ending: null, first: 0, record: null, tables: null, elements: null, trace: null };
      for (const index of tasks[0]?.games ?? []) heard({ index, ...result }, 0);
    };
    expect(await runExperiment(experiment, [series], play, { heard() {} })).toBe('clear');
    expect(series.results.size % 20).toBe(0);
    expect(series.results.size).toBeLessThan(trial.games / 2);
    const answer = answerOf(experiment, experiment.question, [series]);
    expect(isClear(answer)).toBe(true);
    expect(answer.verdicts[0]?.kind).toBe('often');
  });

  test('what is known twice is counted once', async () => {
    const [series] = await seriesOf(EXPERIMENT);
    if (!series) throw new Error('there is a series');
    const opened = await openGame(EXPERIMENT);
    for (const index of [1, 0, 1]) addResult(series, playGame(opened, series.trial, index));
    expect(summarise(series, 1).games).toBe(2);
  });
});

test('every experiment of docs/findings.md is accepted', async () => {
  const folder = new URL('../../docs/findings/', import.meta.url);
  for (const name of readdirSync(folder)) {
    const reading = parseExperiment(readFileSync(new URL(name, folder), 'utf8'));
    expect(reading, name).toMatchObject({ ok: true });
    if (reading.ok) expect(await trialsOf(reading.value), name).toMatchObject({ ok: true });
  }
});
