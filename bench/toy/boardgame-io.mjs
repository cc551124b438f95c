// The toy through boardgame.io's reducer, as one process. Written as its documentation teaches, with its defaults.
import { createRequire } from 'node:module';
import { enumerate, rules, SEATS } from './boardgame-io-rules.mjs';
import { runSide, tally } from './tally.mjs';

process.env.NODE_ENV = 'production';
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = createRequire(import.meta.url)('boardgame.io/internal');

/** A small generator for the choices; the dice and cards are boardgame.io's own. */
function chooser(seed) {
  let word = seed;
  return sides => {
    word = (word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
}

runSide((games, seed) => {
  const { sums, add } = tally();
  const choose = chooser(seed.length);
  const game = ProcessGameConfig(rules);
  const reducer = CreateGameReducer({ game });
  for (let played = 0; played < games; played++) {
    let state = InitializeGame({ game: { ...game, seed: `${seed}-${played}` }, numPlayers: SEATS });
    let decisions = 0;
    for (; !state.ctx.gameover; decisions++) {
      const seat = state.ctx.currentPlayer;
      const legal = enumerate(state.G, seat);
      state = reducer(state, { type: 'MAKE_MOVE', payload: { ...legal[choose(legal.length)], playerID: seat } });
    }
    const [first, second, third] = state.ctx.gameover.scores;
    add(decisions, state.G.deck.length, first, second, third);
  }
  return sums;
});
