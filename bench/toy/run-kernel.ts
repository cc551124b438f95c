// The toy through our kernel, as one process.
import { fast, silent } from '../../src/kernel/index.ts';
import { playout } from '../playout.ts';
import { Toy } from './kernel.ts';
import { SEATS } from './state.ts';
import { runSide, tally } from './tally.mjs';

runSide((games, seed) => {
  const { sums, add } = tally();
  const table = silent(fast(seed));
  const plan = { options: Toy.options.standard, seats: SEATS, version: Toy.version };
  for (let game = 0; game < games; game++) {
    const { state, moves } = playout(Toy, plan, table);
    const [a = 0, b = 0, c = 0] = Toy.outcome(state)?.scores ?? [];
    add(moves, state.deck.length, a, b, c);
  }
  return sums;
});
