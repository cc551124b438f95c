// Searches for several first decisions, counted and timed.
import { cpuSeconds } from '../clock.mjs';

/**
 * Warms up, searches, and reports.
 * @param {(iterations: number, seed: string) => Promise<number>} searchOnce gives the iterations made
 */
export async function runSearches(searchOnce) {
  const [iterations = 0, decisions = 0] = process.argv.slice(2).map(Number);
  await searchOnce(iterations, 'warm-up');
  const begun = cpuSeconds();
  let made = 0;
  for (let at = 0; at < decisions; at++) made += await searchOnce(iterations, `toy-${at}`);
  const seconds = cpuSeconds() - begun;
  process.stdout.write(JSON.stringify({ iterations: made, seconds, iterationsPerSecond: made / seconds }));
}
