import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import { type Thinker, thinkHere } from '../../host/index.ts';
import type { TableRow } from '../../protocol/index.ts';
import { startServer } from '../index.ts';
import { Client, gameNamed, moveFor, wishOf } from '../server.testing.ts';
import { openStore, type Store } from '../storage/index.ts';
import { bodyOf } from '../storage/store.testing.ts';
import type { Room } from './room.ts';
import { ServedTables } from './served-tables.ts';
import type { Message } from './watcher.ts';

/** More than are claimed at once. */
const BROKEN = 60;

test('tables that cannot be opened do not keep the others from being attended to', async () => {
  const data = mkdtempSync(join(tmpdir(), 'broken-'));
  const serving = { port: 0, host: '127.0.0.1', keeping: { data }, pages: null, leaseMs: 100 };
  const before = await startServer({ ...serving, thinker: { choose: () => new Promise<never>(() => {}) } });
  const mia = await Client.named(before.address, 'Mia');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('tour-operator', ['greedy', 'greedy']))).body;
  await mia.call('POST', `api/tables/${id}/start`, {});
  await before.close();
  const store = await openStore({ data }, () => {});
  for (let count = 0; count < BROKEN; count++) {
    const body = bodyOf({ game: 'a game that is gone' });
    await store.addTable(body, 1);
    await store.changeTable(body, 1, 1, 'playing');
  }
  expect(await store.progress([id])).toMatchObject([{ number: 0 }]);

  const after = await startServer(serving);
  await expect.poll(async () => (await store.progress([id]))[0]?.number, { timeout: 60_000 }).toBeGreaterThan(0);
  await after.close();
  await store.close();
  rmSync(data, { recursive: true });
});

test('bots think for where their people come from also after a restart, and for all who are away together', async () => {
  const data = mkdtempSync(join(tmpdir(), 'shares-'));
  const serving = { port: 0, host: '127.0.0.1', keeping: { data }, pages: null, proxies: 1, leaseMs: 100, rate: 1_000_000 };
  const before = await startServer({ ...serving, thinker: { choose: () => new Promise<never>(() => {}) } });
  const [mia, eve, otto] = await Promise.all(
    ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map(from => Client.from(before.address, from, 'Guest')),
  );
  const begun = async (by: Client | undefined, seats: Parameters<typeof wishOf>[1]) => {
    const id = (await by?.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', seats)))?.body.id ?? '';
    await by?.call('POST', `api/tables/${id}/start`, {});
    return id;
  };
  const played = await begun(mia, ['human', 'random']);
  const left = [await begun(eve, ['random', 'random']), await begun(otto, ['random', 'random'])];
  await before.close();

  const [game, shares] = [await gameNamed('eighty-days'), new Map<string | undefined, readonly string[]>()];
  const thinker: Thinker = {
    choose: (of, question, share = []) => {
      shares.set(share.at(-1), share);
      return share.at(-1) === played ? thinkHere.choose(of, question) : new Promise<never>(() => {});
    },
  };
  const after = await startServer({ ...serving, thinker });
  const again = mia?.at(after.address) ?? new Client(after.address);
  await expect.poll(() => left.map(id => shares.get(id)?.[0]), { timeout: 60_000 }).toEqual(['unknown', 'unknown']);
  expect(new Set(left.map(id => shares.get(id)?.[1])).size).toBe(2);
  const turn = async () => {
    const sight = await again.sight(played, 0);
    if (sight.awaiting.includes(0)) await again.ask(played, moveFor(game, sight, 0, 'shares'));
    return shares.get(played)?.[0];
  };
  await expect.poll(turn, { timeout: 60_000 }).toBe('203.0.113.1');
  await after.close();
  rmSync(data, { recursive: true });
});

/** The tables of one process. */
function tablesOf(store: Store, me: string): ServedTables {
  const report = (error: unknown) => {
    throw error;
  };
  const quiet = { onOrders: () => {}, onTurn: () => {}, onDeed: () => {}, mostInPlay: 60 };
  return new ServedTables({ store, games: SHELF, thinker: thinkHere, clock: Date.now, me, lease: 5000, report, ...quiet });
}

test('what another process did is read once somebody wants to know, and at once while somebody looks', async () => {
  const data = mkdtempSync(join(tmpdir(), 'stale-'));
  const store = await openStore({ data }, () => {});
  let reads = 0;
  const counted: Store = Object.create(store, {
    since: {
      value: (id: string, number: number) => {
        reads++;
        return store.since(id, number);
      },
    },
  });
  const mia = { id: 'mia', name: 'Mia', since: 0, webhook: null, push: null };
  const game = await gameNamed('eighty-days');
  const here = tablesOf(store, 'here');
  const there = tablesOf(counted, 'there');
  const wish = { game: game.id, options: {}, seats: [1, 2].map(() => ({ kind: 'human', name: 'Mia' }) as const), listed: false };
  const { id } = await here.set({ ...wish, pace: { kind: 'untimed' } }, mia, 'here');
  const room = await here.start(id, mia);
  const other = await there.room(id);
  const host = await other.openHost();
  const move = async (at: Room) => {
    const { position } = await at.openHost();
    const seat = game.awaiting(position.match.state)[0] ?? 0;
    const sight = (await at.openHost()).sight(seat, [seat]);
    return at.askOnce(mia.id, moveFor(game, sight, seat, 'stale'));
  };

  reads = 0;
  for (const number of [1, 2, 3]) {
    expect(await move(room)).toMatchObject([{ type: 'done', number }]);
    await other.hearOfDeed();
  }
  expect([reads, host.position.number]).toEqual([0, 0]);
  await other.refresh();
  expect([reads, host.position.number]).toEqual([1, 3]);
  expect(await move(other)).toMatchObject([{ type: 'done', number: 4 }]);
  expect(reads).toBe(1);

  const heard: Message[] = [];
  const watcher = { session: mia.id, send: (message: Message) => heard.push(message) };
  await other.enter(watcher);
  await other.ask(watcher, { type: 'watch', viewer: 'public' });
  await room.catchUp();
  expect(await move(room)).toMatchObject([{ type: 'done', number: 5 }]);
  await other.hearOfDeed();
  expect(heard.at(-1)).toMatchObject({ tell: { type: 'news', news: { number: 5 } } });
  await store.close();
  rmSync(data, { recursive: true });
});
