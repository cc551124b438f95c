// What every side counts while it plays, so that a faster wrong engine cannot win.
import { cpuSeconds } from '../clock.mjs';

/** Sums over games: decisions, scores, their squares, and a checksum over all of it in order. */
export function tally() {
  const sums = { games: 0, decisions: 0, decisionsSquared: 0, score: 0, scoreSquared: 0, checksum: 0 };
  return {
    sums,
    /** @param {number} decisions @param {number} left cards in the bag @param {number} a @param {number} b @param {number} c the scores */
    add(decisions, left, a, b, c) {
      const score = (a + b + c) / 3;
      sums.games++;
      sums.decisions += decisions;
      sums.decisionsSquared += decisions * decisions;
      sums.score += score;
      sums.scoreSquared += score * score;
      sums.checksum = mix(mix(mix(mix(mix(sums.checksum, decisions), left), a), b), c);
    },
  };
}

/** @param {number} sum @param {number} value */
function mix(sum, value) {
  const mixed = Math.imul(sum ^ value, 2654435761);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/**
 * Warms up, plays, and reports.
 * @param {(games: number, seed: string) => ReturnType<typeof tally>['sums']} playGames
 */
export function runSide(playGames) {
  const games = Number(process.argv[2]);
  const warmUp = Number(process.argv[3]);
  playGames(warmUp, 'warm-up');
  const begun = cpuSeconds();
  const sums = playGames(games, 'toy');
  const seconds = cpuSeconds() - begun;
  const speed = { movesPerSecond: sums.decisions / seconds, playoutsPerSecond: sums.games / seconds };
  process.stdout.write(JSON.stringify({ ...sums, seconds, ...speed }));
}
