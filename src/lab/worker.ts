// A worker thread of the lab: plays the games it is handed, by number, and sends what came of them every now and then.
import { parentPort } from 'node:worker_threads';
import { type Experiment, playGame, type Result } from './experiment.ts';
import { openGame } from './open-game.ts';

/** Milliseconds after which results are sent: what is sent is not lost when the run is stopped. */
const PATIENCE = 100;

/** What a worker is asked to play, and to what order the answer belongs. */
export interface Order {
  readonly series: number;
  readonly experiment: Experiment;
  readonly games: readonly number[];
}

/** What a worker sends back. */
export interface Delivery {
  readonly series: number;
  readonly results: readonly Result[];
  /** Whether the whole order has been played. */
  readonly done: boolean;
}

parentPort?.on('message', async ({ series, experiment, games }: Order) => {
  const { game, analyst } = await openGame(experiment);
  const send = (delivery: Delivery) => parentPort?.postMessage(delivery);
  let results: Result[] = [];
  let sent = performance.now();
  for (const index of games) {
    results.push(playGame(game, analyst, experiment, index));
    if (performance.now() - sent < PATIENCE) continue;
    send({ series, results, done: false });
    results = [];
    sent = performance.now();
  }
  send({ series, results, done: true });
});
