import { availableParallelism } from 'node:os';
import { QueueProblem, serveRuns } from '../lab/queue/index.ts';
import { noMoreWords, parse, UsageError, wholeNumber } from './usage.ts';

const MOST_JOBS = 64;

/** Plays games for whoever runs `simulate --redis` with the same Redis. */
export async function worker(args: readonly string[]): Promise<number> {
  const given = parse(args, { redis: 'value', jobs: 'value' });
  noMoreWords(given.words, 0);
  const redis = given.value('redis');
  if (redis === undefined) throw new UsageError('name the Redis to work for: --redis redis://localhost:6379');
  const jobs = wholeNumber('--jobs', given.value('jobs'), availableParallelism(), { least: 1, most: MOST_JOBS });
  const told = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Whoever asks twice means at once; what was begun is played by others.
      if (told.signal.aborted) process.exit(130);
      told.abort();
    });
  }
  await orUsageError(serveRuns(redis, { jobs, signal: told.signal, say: sentence => console.log(`tabletour: ${sentence}`) }));
  return 0;
}

/** What is wrong with a Redis or a run on it is told like wrong usage: in one sentence. */
export async function orUsageError<T>(work: Promise<T>): Promise<T> {
  return work.catch(error => {
    throw error instanceof QueueProblem ? new UsageError(error.message) : error;
  });
}
