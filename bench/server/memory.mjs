// One process with many who only look, and many tables at play: what it holds in memory.
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { freshMatches, openPlaces, playSome } from './load.mjs';
import { OURS } from './our-players.mjs';
import { startMeasured } from './process.mjs';

export const IDLE = 2000;
export const TABLES = 200;
const GAME = 'eighty-days';
const LOOK = 500;

export async function crowd(folder, { chooserOf }, { crowd: { moves: wanted, seconds } }) {
  process.stderr.write(`${IDLE} idle sockets and ${TABLES} tables\n`);
  const server = await startMeasured(join(folder, 'ours.mjs'));
  const around = { addresses: [server.address], game: GAME, seats: 3, choose: await chooserOf(GAME) };
  const idle = [];
  for (let at = 0; at < IDLE; at += 50) idle.push(...(await idleSockets(around, at, Math.min(50, IDLE - at))));
  const alone = (await server.usage()).rss;
  const places = await openPlaces(OURS, around, TABLES);
  const stacks = await freshMatches(OURS, around, places, 1);
  const before = (await server.usage()).cpu;
  let most = 0;
  const clock = setInterval(async () => {
    most = Math.max(most, (await server.usage()).rss);
  }, LOOK);
  const moves = await playSome(places, stacks, wanted, seconds);
  clearInterval(clock);
  const { cpu, rss } = await server.usage();
  for (const socket of idle) socket.terminate();
  for (const { chairs } of places) for (const chair of chairs) chair.close();
  await server.stop();
  return { idleOnly: alone, most: Math.max(most, rss), moves, cpuMicroseconds: (cpu - before) / moves };
}

/** Guests with a socket each, who wait for something to happen. */
async function idleSockets(around, from, count) {
  const guest = await OURS.newGuest(around, from);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = new WebSocket(`${guest.address.replace('http', 'ws')}api/socket`, { headers: { cookie: guest.cookie } });
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      return socket;
    }),
  );
}
