import { expect, test } from 'vitest';
import { PARTS } from './elements.ts';
import type { Experiment } from './experiment.ts';
import { trialsOf } from './experiment.ts';
import { openGame } from './open-game.ts';
import { addResult, newSeries } from './series.ts';
import { summarise } from './summary.ts';
import { playGame } from './trial.ts';

const experiment: Experiment = {
  format: 1,
  game: 'city-tour',
  seats: 1,
  bots: ['random'],
  variants: [{ name: 'A' }],
  pairs: 6,
  seed: 'parts',
  question: { measure: { what: 'worth', kind: PARTS, name: 'luck' } },
};

async function partsOf(asked: Experiment): Promise<Readonly<Record<string, number>>> {
  const trials = await trialsOf(asked);
  if (!trials.ok || !trials.value[0]) throw new Error('there is no trial');
  const [trial] = trials.value;
  const opened = await openGame(trial);
  const series = newSeries(trial);
  for (let game = 0; game < trial.games; game++) addResult(series, playGame(opened, trial, game));
  const found = (summarise(series, 1).elements ?? []).filter(({ kind }) => kind === PARTS);
  return Object.fromEntries(found.map(({ name, worth }) => [name, worth?.mean ?? Number.NaN]));
}

test('a question about luck has every game reviewed, and the parts of the results add up to the whole', async () => {
  const { luck = 0, decisions = 0, seat = 0, rest = 0 } = await partsOf(experiment);
  expect(luck + decisions + seat + rest).toBeCloseTo(1, 2);
  // Who drives anywhere loses by that, whatever is drawn.
  expect(decisions).toBeGreaterThan(Math.abs(luck));
});

test('any other question leaves the games as they are', async () => {
  const { question: _, ...plain } = experiment;
  expect(await partsOf(plain)).toEqual({});
});
