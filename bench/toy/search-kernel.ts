// Our search at the toy's first decisions, as one process.
import { search, type Thinking } from '../../src/bots/index.ts';
import { fast, silent } from '../../src/kernel/index.ts';
import { Toy } from './kernel.ts';
import { runSearches } from './searches.mjs';
import { SEATS } from './state.ts';

/** All choices of a decision, and playouts by random moves to the end: as much work as the other side has. */
const THINKING: Omit<Thinking, 'iterations'> = {
  moves: 19,
  caution: 0,
  horizon: 50,
  lead: 0,
  whimOnceIn: 1,
  exploration: 1,
  width: 19,
  trust: 0,
};

await runSearches(async (iterations: number, seed: string) => {
  const state = Toy.setup({ options: Toy.options.standard, seats: SEATS, version: Toy.version }, silent(fast(seed)));
  const sight = { seat: 0, legal: Toy.legal(state, 0), view: () => Toy.view(state, 0) };
  return search(Toy, sight, fast(`${seed}/search`), { ...THINKING, iterations }).iterations;
});
