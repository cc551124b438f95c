import { expect, test } from 'vitest';
import { csvOf, gamesCsv, playTables, tableCsvs } from './csv.ts';
import { trialsOf } from './experiment.ts';
import { openGame } from './open-game.ts';
import type { Play } from './run-experiment.ts';
import { addResult, newSeries } from './series.ts';
import { playGame } from './trial.ts';

test('a column is there from the beginning, though only a later row has it', () => {
  expect(csvOf([{ town: 'Lindau' }, { town: 'Bad, Schachen', visits: 2 }, { note: 'a "b"' }])).toBe(
    'town,visits,note\nLindau,,\n"Bad, Schachen",2,\n,,"a ""b"""\n',
  );
});

test('tables of games that are played again are those of games whose rows were kept, whoever was faster', async () => {
  const experiment = {
    format: 1 as const,
    game: 'bodensee',
    seats: 2,
    bots: ['random'],
    variants: [{ name: 'A' }, { name: 'B', options: { grey: false } }],
    pairs: 3,
    seed: 'csv',
  };
  const trials = await trialsOf(experiment);
  if (!trials.ok) throw new Error(trials.problem);
  const opened = await openGame(experiment);
  const all = trials.value.map((trial, at) => {
    const series = newSeries(trial, true);
    for (const index of [2, 0, 1]) addResult(series, playGame(opened, trial, index));
    return { label: experiment.variants[at]?.name ?? '', series };
  });
  const backwards: Play = async (tasks, { heard }) => {
    for (const [series, { trial, games }] of tasks.entries())
      for (const index of games.toReversed()) heard(playGame(opened, trial, index), series);
  };
  let played = 0;
  const again = await playTables(all, backwards, () => played++);
  expect(played).toBe(6);
  expect(again).toEqual(tableCsvs(all));
  expect([...again.keys()]).toEqual(['players', 'turns', 'towns', 'tiles']);
  expect(again.get('towns')?.split('\n')).toHaveLength(1 + 2 * 3 * 20 + 1);
  expect(gamesCsv(all)).toMatch(/^variant,game,seed,seat,bot,rank,score,moves\nA,0,csv\/0,0,random,/);
});
