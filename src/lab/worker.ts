// A worker thread of the lab: plays the games it is handed, by number.
import { parentPort } from 'node:worker_threads';
import { type Experiment, playGame } from './experiment.ts';
import { opened } from './opened.ts';

parentPort?.on('message', async ({ experiment, from, to }: { experiment: Experiment; from: number; to: number }) => {
  const { game, analyst } = await opened(experiment);
  const results = [];
  for (let index = from; index < to; index++) results.push(playGame(game, analyst, experiment, index));
  parentPort?.postMessage(results);
});
