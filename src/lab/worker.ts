// A worker thread of the lab: plays the games it is handed, by number.
import { parentPort } from 'node:worker_threads';
import { SHELF } from '../games/index.ts';
import { type Experiment, playGame } from './experiment.ts';

parentPort?.on('message', async ({ experiment, from, to }: { experiment: Experiment; from: number; to: number }) => {
  const game = await SHELF[experiment.game]?.open();
  if (!game) throw new Error(`there is no game "${experiment.game}"`);
  const results = [];
  for (let index = from; index < to; index++) results.push(playGame(game, experiment, index));
  parentPort?.postMessage(results);
});
