export { QueueProblem } from './connection.ts';
export { runOnQueue } from './run-on-queue.ts';
export { serveRuns } from './serve-runs.ts';
