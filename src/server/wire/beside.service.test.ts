// What an honest player notices while somebody at another address attacks: in a soak this is measured and printed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import type { FromServer, TableRow } from '../../protocol/index.ts';
import { amount, chosenFrom, IS_SOAK, say } from '../../testing/part.ts';
import { freshDatabase } from '../../testing/services/index.ts';
import { ServerProcess, type StoreLocation } from '../kill/server-process.testing.ts';
import { Client, gameNamed, moveFor, wishOf } from '../server.testing.ts';
import { measured } from './attack.testing.ts';
import { ATTACKS, type Attack } from './attackers.testing.ts';

vi.setConfig({ testTimeout: 600_000 });

const MOVES = amount(6, 80);
const SOME_TIME = 100;

const STORES: Readonly<Record<string, () => Promise<StoreLocation>>> = {
  'the embedded store': async () => {
    const data = mkdtempSync(join(tmpdir(), 'beside-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    return { data };
  },
  PostgreSQL: async () => {
    const database = await freshDatabase(inject('postgres'));
    onTestFinished(() => database.drop());
    return { databaseUrl: database.url, redisUrl: inject('redis') };
  },
};

/** How long a player waits for each of so many moves to be done, and for the quick bot after them, in ms. */
async function honestMoves(address: string): Promise<{ readonly moves: number[]; readonly bots: number[] }> {
  const game = await gameNamed('eighty-days');
  const mia = await Client.from(address, '198.51.100.1', 'Mia');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf(game.id, ['human', 'greedy']))).body;
  await mia.call('POST', `api/tables/${id}/start`, {});
  const socket = await mia.socket();
  socket.send({ table: id, ask: { type: 'watch', viewer: 0 } });
  const [moves, bots]: [number[], number[]] = [[], []];
  for (let from = 0; moves.length < MOVES; ) {
    const asked = performance.now();
    const sight = await socket.until(inTurn, from);
    if (from > 0) bots.push(performance.now() - asked);
    if (sight.outcome) break;
    await pause(SOME_TIME);
    const ask = moveFor(game, sight, 0, 'beside');
    from = socket.heard.length;
    const before = performance.now();
    socket.send({ table: id, ask });
    await socket.until(({ tell }) => tell?.type === 'done' && tell.key === ask.key, from);
    moves.push(performance.now() - before);
  }
  socket.close();
  return { moves, bots };
}

/** How the table stands, once the player is to move. */
function inTurn({ tell }: FromServer) {
  const now = tell?.type === 'table' ? tell.table : tell?.type === 'news' ? tell.news : undefined;
  return now && (now.awaiting.includes(0) || now.outcome) ? now : undefined;
}

/** Asks again and again whether the server lives; the longest that took, once it is told to stop. */
function healthOf(address: string) {
  let isOver = false;
  let longest = 0;
  const asking = (async () => {
    while (!isOver) {
      const before = performance.now();
      expect((await fetch(`${address}healthz`)).status).toBe(200);
      longest = Math.max(longest, performance.now() - before);
      await pause(SOME_TIME);
    }
  })();
  onTestFinished(() => {
    isOver = true;
  });
  return async () => {
    isOver = true;
    await asking;
    return longest;
  };
}

const quantile = (list: readonly number[], part: number) => [...list].sort((a, b) => a - b)[Math.floor(list.length * part)] ?? 0;

async function besides(attack: Attack, place: StoreLocation) {
  const server = await ServerProcess.launch('server', place, { TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
  onTestFinished(() => server.stop());
  const { address } = server;
  const memoryBefore = await measured(address, 'process_resident_memory_bytes');
  const end = await attack(address);
  onTestFinished(end);
  const health = healthOf(address);
  const { moves, bots } = await honestMoves(address).finally(end);
  const memory = (await measured(address, 'process_resident_memory_bytes')) - memoryBefore;
  const silence = await health();
  return { median: quantile(moves, 0.5), p95: quantile(moves, 0.95), bot: quantile(bots, 0.95), silence, growth: memory / 1e6 };
}

const BESIDE = chosenFrom(
  'beside',
  Object.keys(ATTACKS).flatMap(name => Object.keys(STORES).map(store => `${name} on ${store}`)),
);
test.each(BESIDE)('beside %s', async combination => {
  const [name = '', store = ''] = combination.split(' on ');
  const [attack, place] = [ATTACKS[name], await STORES[store]?.()];
  if (!attack || !place) throw new Error('no such attack');
  const { median, p95, bot, silence, growth } = await besides(attack, place);
  if (!IS_SOAK) return;
  const [a, b, c, d, e] = [median, p95, bot, silence, growth].map(Math.round);
  say(`${combination}: a move ${a} ms at the median, ${b} ms at p95, a bot ${c} ms; /healthz ${d} ms at most; ${e} MB more`);
  expect(median).toBeLessThan(500);
  expect(p95).toBeLessThan(2000);
  expect(bot).toBeLessThan(2000);
  expect(silence).toBeLessThan(1000);
  expect(growth).toBeLessThan(300);
});
