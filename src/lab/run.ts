import { Worker } from 'node:worker_threads';
import { type Experiment, playGame, type Result } from './experiment.ts';
import { opened } from './opened.ts';

/** Games handed out at a time: few enough for a smooth progress bar, enough to keep the post cheap. */
const BATCH = 20;

/** Plays a whole series, in this thread or over several; the results are the same, in the order of their numbers. */
export async function run(experiment: Experiment, jobs: number, progress: (done: number) => void): Promise<Result[]> {
  return jobs <= 1 ? runHere(experiment, progress) : runInWorkers(experiment, jobs, progress);
}

async function runHere(experiment: Experiment, progress: (done: number) => void): Promise<Result[]> {
  const { game, analyst } = await opened(experiment);
  const results: Result[] = [];
  for (let index = 0; index < experiment.games; index++) {
    results.push(playGame(game, analyst, experiment, index));
    if (results.length % BATCH === 0) progress(results.length);
  }
  progress(results.length);
  return results;
}

async function runInWorkers(experiment: Experiment, jobs: number, progress: (done: number) => void): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const handOut = () => {
        if (next >= experiment.games) return resolve();
        const from = next;
        next = Math.min(next + BATCH, experiment.games);
        worker.postMessage({ experiment, from, to: next });
      };
      worker.on('message', (batch: readonly Result[]) => {
        for (const result of batch) results[result.index] = result;
        progress(results.filter(Boolean).length);
        handOut();
      });
      worker.once('error', reject);
      handOut();
    });
  const workers = Array.from(
    { length: Math.min(jobs, Math.ceil(experiment.games / BATCH)) },
    () => new Worker(new URL('./worker.js', import.meta.url)),
  );
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
  return results;
}
