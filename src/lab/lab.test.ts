import { describe, expect, test } from 'vitest';
import { EightyDays } from '../games/eighty-days/index.ts';
import { type Experiment, playGame } from './experiment.ts';
import { run } from './run.ts';
import { interval, spread } from './statistics.ts';
import { summarise } from './summary.ts';

const EXPERIMENT: Experiment = {
  game: 'eighty-days',
  seats: 2,
  options: EightyDays.options.standard,
  bots: ['greedy', 'random'],
  games: 4,
  seed: 'lab',
  keepRecords: false,
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

describe('an experiment', () => {
  test('a game depends on its number only', () => {
    expect(playGame(EightyDays, EXPERIMENT, 3)).toEqual(playGame(EightyDays, EXPERIMENT, 3));
    expect(playGame(EightyDays, EXPERIMENT, 3)).not.toEqual(playGame(EightyDays, EXPERIMENT, 2));
  });

  test('a kept record changes nothing about the game', () => {
    const bare = playGame(EightyDays, EXPERIMENT, 1);
    const kept = playGame(EightyDays, { ...EXPERIMENT, keepRecords: true }, 1);
    expect({ ...kept, record: null }).toEqual(bare);
    expect(kept.record?.entries).toHaveLength(bare.moves);
  });

  test('is summed up seat by seat', async () => {
    const results = await run(EXPERIMENT, 1, () => {});
    const summary = summarise(EXPERIMENT, results, 2);
    expect(summary).toMatchObject({ games: 4, finished: 4, seconds: 2 });
    expect(summary.bySeat.map(({ wins }) => wins).reduce((a, b) => a + b)).toBe(4);
  });

  test('a bot nobody knows is refused', () => {
    expect(() => playGame(EightyDays, { ...EXPERIMENT, bots: ['deepblue', 'random'] }, 0)).toThrow('there is no bot "deepblue"');
  });
});
