import { describe, expect, test } from 'vitest';
import { EightyDays, type State } from '../games/eighty-days/index.ts';
import type { Analyst } from '../games/index.ts';
import { type Experiment, playGame, type Result } from './experiment.ts';
import { run } from './run.ts';
import { interval, spread } from './statistics.ts';
import { summarise } from './summary.ts';
import { allRows, meanTables } from './tables.ts';

const EXPERIMENT: Experiment = {
  game: 'eighty-days',
  seats: 2,
  options: EightyDays.options.standard,
  bots: ['greedy', 'random'],
  games: 4,
  seed: 'lab',
  keepRecords: false,
  analyse: false,
};

describe('statistics', () => {
  test('a spread has mean, standard deviation and range', () => {
    expect(spread([2, 4, 6])).toEqual({ mean: 4, sd: 2, min: 2, max: 6 });
    expect(spread([])).toEqual({ mean: 0, sd: 0, min: 0, max: 0 });
  });

  test('a share of 50 in 100 lies between 40 and 60 % by Wilson', () => {
    expect(interval(50, 100)).toEqual({ low: 0.4038, high: 0.5962 });
  });

  test('nothing tried is nothing known', () => {
    expect(interval(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('tables', () => {
  const result = (index: number, income: number, town: string | null): Result => ({
    index,
    moves: 1,
    outcome: null,
    ending: null,
    record: null,
    tables: { towns: [{ town: 'ulm', income, built: { N: 1 }, path: ['a', 'b'], last: town }] },
  });

  test('every row of every game, flat', () => {
    expect(allRows([result(0, 4, null)])).toEqual({
      towns: [{ game: 0, town: 'ulm', income: 4, 'built.N': 1, path: 'a b', last: null }],
    });
  });

  test('over all games, the mean of what goes by the same name', () => {
    expect(meanTables([result(0, 4, 'x'), result(1, 5, null)])).toEqual({ towns: [{ town: 'ulm', games: 2, income: 4.5, 'built.N': 1 }] });
  });

  test('a game hands its analyst what happened, move by move', () => {
    const analyst: Analyst = {
      analyse: (plan, log, final) => ({ told: [{ seats: plan.seats, first: log[0], final: EightyDays.outcome(final as State) }] }),
    };
    const { tables } = playGame(EightyDays, analyst, { ...EXPERIMENT, analyse: true }, 0);
    expect(tables).toMatchObject({ told: [{ seats: 2, first: { entry: 0, event: { type: 'roundBegun', round: 1 } } }] });
  });
});

describe('an experiment', () => {
  test('a game depends on its number only', () => {
    expect(playGame(EightyDays, undefined, EXPERIMENT, 3)).toEqual(playGame(EightyDays, undefined, EXPERIMENT, 3));
    expect(playGame(EightyDays, undefined, EXPERIMENT, 3)).not.toEqual(playGame(EightyDays, undefined, EXPERIMENT, 2));
  });

  test('a kept record changes nothing about the game', () => {
    const bare = playGame(EightyDays, undefined, EXPERIMENT, 1);
    const kept = playGame(EightyDays, undefined, { ...EXPERIMENT, keepRecords: true }, 1);
    expect({ ...kept, record: null }).toEqual(bare);
    expect(kept.record?.entries).toHaveLength(bare.moves);
  });

  test('is summed up seat by seat', async () => {
    const results = await run(EXPERIMENT, 1, () => {});
    const summary = summarise(EXPERIMENT, results, 2);
    expect(summary).toMatchObject({ games: 4, finished: 4, seconds: 2, endings: { home: 4 } });
    expect(summary.bySeat.map(({ wins }) => wins).reduce((a, b) => a + b)).toBe(4);
  });

  test('a bot nobody knows is refused', () => {
    expect(() => playGame(EightyDays, undefined, { ...EXPERIMENT, bots: ['deepblue', 'random'] }, 0)).toThrow('there is no bot "deepblue"');
  });
});
