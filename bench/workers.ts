// Iterations a second for one decision, by one thread and by two.
import { EightyDays } from '../src/games/eighty-days/index.ts';
import { ThinkerPool } from '../src/host/pool/thinker-pool.ts';
import { type AnyGame, fast, silent } from '../src/kernel/index.ts';

const [milliseconds = 500, rounds = 3] = process.argv.slice(2).map(Number);
const game: AnyGame = EightyDays;

/** A first decision of a game: so early nothing is ever clear. */
function question(seed: string) {
  const plan = { seats: 2, options: game.options.standard, version: game.version };
  const state = game.setup(plan, silent(fast(seed)));
  const seat = game.awaiting(state)[0] ?? 0;
  return { game: game.id, view: game.view(state, seat), seat, bot: 'expert', whim: seed, milliseconds };
}

const sides = [1, 2].map(together => new ThinkerPool(new URL('./thinker.mjs', import.meta.url), { most: together, together }));
/** Iterations and milliseconds of each side: a search whose end is clear stops before its time. */
const sums = sides.map(() => ({ iterations: 0, milliseconds: 0 }));
for (const threads of sides) await threads.think(question('warm-up'));
for (let round = 0; round < rounds; round++) {
  for (const [at, threads] of sides.entries()) {
    const begun = performance.now();
    const { iterations } = await threads.think(question(`round ${round}`));
    const sum = sums[at];
    if (!sum) continue;
    sum.iterations += iterations;
    sum.milliseconds += performance.now() - begun;
  }
}
await Promise.all(sides.map(threads => threads.close()));
const [one = 0, two = 0] = sums.map(sum => (1000 * sum.iterations) / sum.milliseconds);
process.stdout.write(JSON.stringify({ one, two, ratio: two / one }));
