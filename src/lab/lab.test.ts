import { describe, expect, test } from 'vitest';
import { EightyDays, type State } from '../games/eighty-days/index.ts';
import type { Analyst } from '../kernel/index.ts';
import { compare } from './comparison.ts';
import { missingGames } from './orders.ts';
import { addResult, newSeries, resultsOf, type Series } from './series.ts';
import { differenceOf, interval, quantile, shareDifference, spread } from './statistics.ts';
import { summarise } from './summary.ts';
import { addTables, allRows, meanTables, type TableSums } from './tables.ts';
import { run } from './threads/index.ts';
import { playGame, type Result, type Trial } from './trial.ts';

const OPENED = { game: EightyDays, analyst: undefined };

const TRIAL: Trial = {
  game: 'eighty-days',
  seats: 2,
  options: EightyDays.options.standard,
  bots: ['greedy', 'random'],
  games: 4,
  seed: 'lab',
  keepRecords: false,
  analyse: false,
};

function resultOf(index: number, given: Partial<Result> = {}): Result {
  return { index, moves: 1, outcome: null, ending: null, first: null, record: null, tables: null, elements: null, trace: null, ...given };
}

function seriesOf(results: readonly Result[], trial = TRIAL): Series {
  const series = newSeries(trial);
  for (const result of results) addResult(series, result);
  return series;
}

describe('statistics', () => {
  test('a spread has mean, standard deviation and range', () => {
    expect(spread([2, 4, 6])).toEqual({ mean: 4, sd: 2, min: 2, max: 6 });
    expect(spread([])).toEqual({ mean: 0, sd: 0, min: 0, max: 0 });
  });

  test('a million numbers are not too many', () => {
    expect(spread(Array.from({ length: 1_000_000 }, (_, index) => index % 3))).toMatchObject({ min: 0, max: 2 });
  });

  test('a share of 50 in 100 lies between 40 and 60 % by Wilson', () => {
    expect(interval(50, 100)).toEqual({ low: 0.4038, high: 0.5962 });
  });

  test('nothing tried is nothing known', () => {
    expect(interval(0, 0)).toEqual({ low: 0, high: 1 });
    expect(differenceOf([])).toEqual({ mean: 0, low: null, high: null });
    expect(shareDifference(0, 0, 0)).toEqual({ mean: 0, low: null, high: null });
  });

  test('paired differences have the interval of Student, one pair alone has none', () => {
    const { mean, low, high } = differenceOf([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    // The table says 2.776 for four degrees of freedom: 3 ± 1.963.
    expect(low).toBeCloseTo(1.037, 1);
    expect(high).toBeCloseTo(4.963, 1);
    expect(differenceOf([7])).toEqual({ mean: 7, low: null, high: null });
  });

  test('of a hundred pairs that never differ an interval still remains, and of many that do it leaves out zero', () => {
    expect(shareDifference(100, 0, 0)).toEqual({ mean: 0, low: -0.0192, high: 0.0192 });
    expect(shareDifference(100, 40, 10).low).toBeGreaterThan(0);
  });

  test('the median lies in the middle', () => {
    expect(quantile([5, 1, 9, 3], 0.5)).toBe(4);
  });
});

describe('tables', () => {
  const tables = (income: number, town: string | null) => ({
    towns: [{ town: 'ulm', income, built: { N: 1 }, path: ['a', 'b'], last: town }],
  });
  const sumsOf = (...games: Parameters<typeof addTables>[1][]) => {
    const sums: TableSums = new Map();
    for (const [index, each] of games.entries()) addTables(sums, each, index);
    return sums;
  };

  test('every row of every game, flat', () => {
    expect(allRows([resultOf(0, { tables: tables(4, null) })])).toEqual({
      towns: [{ game: 0, town: 'ulm', income: 4, 'built.N': 1, path: 'a b', last: null }],
    });
  });

  test('over all games, the mean of what goes by the same name', () => {
    expect(meanTables(sumsOf(tables(4, 'x'), tables(5, null)))).toEqual({ towns: [{ town: 'ulm', games: 2, income: 4.5, 'built.N': 1 }] });
  });

  test('what a row leaves out is nothing, what it calls null does not count', () => {
    const sums = sumsOf({ bots: [{ seat: 1, used: 4, ahead: null }] }, { bots: [{ seat: 1, ahead: 3 }] });
    expect(meanTables(sums)).toEqual({ bots: [{ seat: 1, games: 2, used: 2, ahead: 3 }] });
  });

  test('it does not matter in which order the games come in', () => {
    const games = [
      { ends: [{ why: 'late', at: 0.1 }] },
      { ends: [{ why: 'home', at: 0.2, days: 3 }] },
      { ends: [{ why: 'late', at: 0.3 }] },
    ];
    const forth: TableSums = new Map();
    const back: TableSums = new Map();
    for (const [index, each] of games.entries()) addTables(forth, each, index);
    for (const [index, each] of [...games.entries()].reverse()) addTables(back, each, index);
    expect(JSON.stringify(meanTables(back))).toBe(JSON.stringify(meanTables(forth)));
  });

  test('a game hands its analyst what happened, move by move', () => {
    const analyst: Analyst = {
      analyse: (plan, log, final) => ({ told: [{ seats: plan.seats, first: log[0], final: EightyDays.outcome(final as State) }] }),
    };
    const { tables: told } = playGame({ game: EightyDays, analyst }, { ...TRIAL, analyse: true }, 0);
    expect(told).toMatchObject({ told: [{ seats: 2, first: { entry: 0, event: { type: 'roundBegun', round: 1 } } }] });
  });
});

describe('a trial', () => {
  test('a game depends on its number only', () => {
    expect(playGame(OPENED, TRIAL, 3)).toEqual(playGame(OPENED, TRIAL, 3));
    expect(playGame(OPENED, TRIAL, 3)).not.toEqual(playGame(OPENED, TRIAL, 2));
  });

  test('a kept record or a trace changes nothing about the game', () => {
    const bare = playGame(OPENED, TRIAL, 1);
    const kept = playGame(OPENED, { ...TRIAL, keepRecords: true, trace: true }, 1);
    expect({ ...kept, record: null, trace: null }).toEqual(bare);
    expect(kept.record?.entries).toHaveLength(bare.moves);
    expect(kept.trace?.decisions).toBeLessThanOrEqual(bare.moves);
  });

  test('is summed up seat by seat', async () => {
    const series = newSeries(TRIAL);
    await run([{ trial: TRIAL, games: missingGames(TRIAL.games, series.results) }], 1, {
      heard: result => addResult(series, result),
    });
    const summary = summarise(series, 2);
    expect(summary).toMatchObject({ games: 4, finished: 4, seconds: 2, endings: { home: 4 } });
    expect(summary.bySeat.map(({ wins }) => wins).reduce((a, b) => a + b)).toBe(4);
  });

  test('a game that is known already is not counted twice, and only the others are missing', () => {
    const series = seriesOf([resultOf(2), resultOf(0), resultOf(2)]);
    expect(resultsOf(series).map(({ index }) => index)).toEqual([0, 2]);
    expect(missingGames(TRIAL.games, series.results)).toEqual([1, 3]);
  });

  test('several trials go side by side, so that a run that is stopped can still be compared', async () => {
    const heard: string[] = [];
    const stop = new AbortController();
    const task = { trial: TRIAL, games: Array.from({ length: 40 }, (_, index) => index) };
    await run([task, task], 1, {
      signal: stop.signal,
      heard({ index }, series) {
        heard.push(`${series}:${index}`);
        if (heard.length === 25) stop.abort();
      },
    });
    expect(heard).toHaveLength(25);
    expect(heard.at(-1)).toBe('1:4');
  });

  test('a bot nobody knows is refused', () => {
    expect(() => playGame(OPENED, { ...TRIAL, bots: ['deepblue', 'random'] }, 0)).toThrow('there is no bot "deepblue"');
  });
});

describe('a comparison', () => {
  const ended = (index: number, scores: readonly number[], moves: number) =>
    resultOf(index, { moves, outcome: { scores, ranks: scores.map(score => 1 + scores.filter(other => other > score).length) } });

  test('goes by pairs of games with the same number that both series finished', () => {
    const base = seriesOf([ended(0, [10, 4], 20), ended(1, [3, 9], 30), ended(2, [1, 0], 10), resultOf(3)]);
    const variant = seriesOf([ended(1, [9, 3], 33), ended(0, [12, 6], 21), ended(3, [1, 0], 1)]);
    const { pairs, score, moves, bySeat } = compare(base, variant);
    expect(pairs).toBe(2);
    expect(score.mean).toBe(1);
    expect(moves.mean).toBe(2);
    expect(bySeat.map(each => [each.winRate.mean, each.score.mean])).toEqual([
      [0.5, 4],
      [-0.5, -2],
    ]);
  });
});
