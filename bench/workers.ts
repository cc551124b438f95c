// Iterations a second for one decision, by one worker thread and by two.
import { STRENGTHS } from '../src/bots/index.ts';
import { EightyDays } from '../src/games/eighty-days/index.ts';
import { ThinkingPool } from '../src/host/pool/pool.ts';
import { type AnyGame, fast, silent } from '../src/kernel/index.ts';

const [milliseconds = 500, rounds = 3] = process.argv.slice(2).map(Number);
const game: AnyGame = EightyDays;

/** The first decision of a game, played to its end without an end to the iterations: so early nothing is ever clear. */
function question(seed: string) {
  const plan = { seats: 2, options: game.options.standard, version: game.version };
  const state = game.setup(plan, silent(fast(seed)));
  const seat = game.awaiting(state)[0] ?? 0;
  const thinking = { ...STRENGTHS.expert, iterations: 10_000_000, horizon: 1000, lead: 0 };
  return { game: game.id, view: game.view(state, seat), seat, thinking, seed, milliseconds };
}

const pools = [1, 2].map(size => new ThinkingPool(size, new URL('./thinker.mjs', import.meta.url)));
/** Iterations and milliseconds of each pool: a search whose end is clear stops before its time. */
const sums = pools.map(() => ({ iterations: 0, milliseconds: 0 }));
for (const pool of pools) await pool.think(game, question('warm-up'));
for (let round = 0; round < rounds; round++) {
  for (const [at, pool] of pools.entries()) {
    const begun = performance.now();
    const { iterations } = await pool.think(game, question(`round ${round}`));
    const sum = sums[at];
    if (!sum) continue;
    sum.iterations += iterations;
    sum.milliseconds += performance.now() - begun;
  }
}
await Promise.all(pools.map(pool => pool.close()));
const [one = 0, two = 0] = sums.map(sum => (1000 * sum.iterations) / sum.milliseconds);
process.stdout.write(JSON.stringify({ one, two, ratio: two / one }));
