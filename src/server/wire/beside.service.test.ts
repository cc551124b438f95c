// What an honest player notices while somebody at another address attacks: in a soak this is measured and printed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import type { FromServer, TableRow } from '../../protocol/index.ts';
import { amount, chosenFrom, IS_SOAK } from '../../testing/part.ts';
import { freshDatabase } from '../../testing/services/index.ts';
import { builtProgram, type Program, ServerProcess, type StoreLocation } from '../kill/server-process.testing.ts';
import { Client, gameNamed, moveFor, wishOf } from '../server.testing.ts';
import { measured } from './attack.testing.ts';
import { ATTACKS, type Attack } from './attackers.testing.ts';

vi.setConfig({ testTimeout: 600_000 });

const MOVES = amount(6, 80);
const SOME_TIME = 100;
const names = chosenFrom('beside this attack', Object.keys(ATTACKS));

let program: Program;
beforeAll(async () => {
  program = await builtProgram();
});
afterAll(() => program.remove());

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

/** Waits of a player for each of so many moves, in ms. */
async function honestMoves(address: string): Promise<number[]> {
  const game = await gameNamed('eighty-days');
  const mia = await Client.from(address, '198.51.100.1', 'Mia');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf(game.id, ['human', 'human']))).body;
  await mia.call('POST', `api/tables/${id}/start`, {});
  const seats = await Promise.all([0, 1].map(() => mia.socket()));
  for (const [viewer, socket] of seats.entries()) socket.send({ table: id, ask: { type: 'watch', viewer } });
  const waits: number[] = [];
  for (let number = 0; number < MOVES; number++) {
    const sights = await Promise.all(seats.map(socket => socket.until(heard => stateIn(heard, number))));
    const seat = sights[0]?.awaiting[0];
    const [socket, sight] = [seats[seat ?? 2], sights[seat ?? 2]];
    if (seat === undefined || !socket || !sight) break;
    await pause(SOME_TIME);
    const ask = moveFor(game, sight, seat, 'beside');
    const before = performance.now();
    socket.send({ table: id, ask });
    await socket.until(({ tell }) => tell?.type === 'done' && tell.key === ask.key);
    waits.push(performance.now() - before);
  }
  for (const socket of seats) socket.close();
  return waits;
}

/** How the table stands after so many deeds. */
function stateIn({ tell }: FromServer, number: number) {
  const now = tell?.type === 'table' ? tell.table : tell?.type === 'news' ? tell.news : undefined;
  return now?.number === number ? now : undefined;
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
  const server = await ServerProcess.launch(program, 'server', place, { TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
  onTestFinished(() => server.stop());
  const { address } = server;
  const memoryBefore = await measured(address, 'process_resident_memory_bytes');
  const end = await attack(address);
  onTestFinished(end);
  const health = healthOf(address);
  const waits = await honestMoves(address).finally(end);
  const memory = (await measured(address, 'process_resident_memory_bytes')) - memoryBefore;
  const silence = await health();
  return { median: quantile(waits, 0.5), p95: quantile(waits, 0.95), silence, growth: memory / 1e6 };
}

test.each(Object.keys(STORES).flatMap(store => names.map(name => [name, store] as const)))('beside %s on %s', async (name, store) => {
  const [attack, place] = [ATTACKS[name], await STORES[store]?.()];
  if (!attack || !place) throw new Error('no such attack');
  const { median, p95, silence, growth } = await besides(attack, place);
  if (!IS_SOAK) return;
  const [a, b, c, d] = [median, p95, silence, growth].map(Math.round);
  console.log(`${name} on ${store}: a move takes ${a} ms at the median and ${b} ms at p95; /healthz ${c} ms at most; ${d} MB more`);
  expect(median).toBeLessThan(500);
  expect(p95).toBeLessThan(2000);
  expect(silence).toBeLessThan(1000);
  expect(growth).toBeLessThan(300);
});
