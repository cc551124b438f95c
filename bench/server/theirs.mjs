// boardgame.io's own server as one process: Koa and socket.io as it brings them, its defaults, and a store that keeps.
import { createRequire } from 'node:module';
import { rules } from '../toy/boardgame-io-rules.mjs';
import { serveUntilAsked } from './measured.mjs';
import { LibsqlStore } from './their-store.mjs';

process.env.NODE_ENV = 'production';
const { Server } = createRequire(import.meta.url)('boardgame.io/server');

/** The toy with what a seat may see: its own hand, the others' as counts, the bag as a count. */
const toy = {
  ...rules,
  name: 'toy',
  minPlayers: 3,
  maxPlayers: 3,
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    players: G.players.map((player, seat) => (String(seat) === playerID ? player : { ...player, hand: player.hand.length })),
  }),
};

const { keeping } = JSON.parse(process.argv[2] ?? '{}');
const server = Server({ games: [toy], db: new LibsqlStore(keeping.data), origins: [] });
const running = await server.run({ port: { host: '127.0.0.1', port: 0 } });
serveUntilAsked(`http://127.0.0.1:${running.appServer.address().port}/`, async () => server.kill(running));
