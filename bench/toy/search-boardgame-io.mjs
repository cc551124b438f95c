// boardgame.io's MCTSBot at the toy's first decisions, as one process.
import { createRequire } from 'node:module';
import { enumerate, rules, SEATS } from './boardgame-io-rules.mjs';
import { runSearches } from './searches.mjs';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { MCTSBot } = require('boardgame.io/ai');

const game = ProcessGameConfig(rules);

await runSearches(async (iterations, seed) => {
  const state = InitializeGame({ game: { ...game, seed }, numPlayers: SEATS });
  const choices = (G, _ctx, seat) => enumerate(G, seat).map(({ type, args }) => ({ move: type, args }));
  const bot = new MCTSBot({ game, enumerate: choices, seed, iterations, playoutDepth: 50 });
  await bot.play(state, state.ctx.currentPlayer);
  return iterations;
});
