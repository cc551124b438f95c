import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAILY_GAMES, dailyLuck, dateAt, daysLater, endOf, revealOf } from '../../daily/index.ts';
import { type AnyGame, readRecord } from '../../kernel/index.ts';
import { commitmentTo } from '../../luck/index.ts';
import type { DailyDay, TableRow } from '../../protocol/index.ts';
import { type Running, startServer } from '../index.ts';
import { Client, freshServer, gameNamed, moveFor } from '../server.testing.ts';
import { openStore } from '../storage/index.ts';

const MORNING = Date.UTC(2026, 10, 17, 9);
let now = MORNING;
let server: Running;
let game: AnyGame;

beforeAll(async () => {
  server = await freshServer({ time: () => now, limits: { tablesAnHour: 1000 } });
  game = await gameNamed('city-tour');
});
afterAll(() => server.close());

const guest = (name: string) => Client.named(server.address, name);
const today = async (client: Client) => (await client.call<DailyDay>('GET', 'api/daily')).body;
const begin = async (client: Client) => (await client.call<TableRow>('POST', 'api/daily/city-tour')).body;
const cityOf = (day: DailyDay) => day.tours.find(tour => tour.game === 'city-tour');

/** Plays a tour to its end. */
async function playOut(client: Client, table: string): Promise<void> {
  for (let step = 0; ; step++) {
    const sight = await client.sight(table, 0);
    if (sight.awaiting.length === 0) return;
    await client.ask(table, moveFor(game, sight, 0, `${step}`));
  }
}

/** Gives a store its key; what nobody may know of it early: the key itself, and the seeds and salts of this day and the next. */
async function keyedStore(data: string): Promise<readonly string[]> {
  const store = await openStore({ data }, () => {});
  const key = await store.once('daily key', () => 'a key that only this server knows');
  await store.close();
  const days = ['2026-11-17', '2026-11-18'].flatMap(date => DAILY_GAMES.map(each => dailyLuck(key, date, each)));
  return [key, ...days.flatMap(({ seed, salt }) => [seed, salt])];
}

/** How the commitments for 2026-11-18 begin with that key: no version of the server may change them. */
const COMMITTED = ['0470fd06', '841d8692'];

describe('the attempt that counts', () => {
  test('is one for each person, however often and at once it is asked for', async () => {
    const mia = await guest('Mia');
    const rows = await Promise.all(Array.from({ length: 8 }, () => begin(mia)));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    expect(rows[0]).toMatchObject({ stage: 'playing', daily: { date: '2026-11-17', counts: true } });
    expect(cityOf(await today(mia))).toMatchObject({ mine: { table: rows[0]?.id } });
  });

  test('has the same city and the same tiles for everybody', async () => {
    const [ada, bo] = [await guest('Ada'), await guest('Bo')];
    const [a, b] = [await begin(ada), await begin(bo)];
    const [one, two] = [await ada.sight(a.id, 0), await bo.sight(b.id, 0)];
    expect(a.options).toEqual(b.options);
    expect(a.luck).toBe(cityOf(await today(ada))?.commitment);
    expect(one.view).toEqual(two.view);
  });

  test('has the city that was found when the day was first needed, whatever another version of the server would find', async () => {
    const data = mkdtempSync(join(tmpdir(), 'daily-kept-'));
    await keyedStore(data);
    const sites = { A: 'CL1', B: 'GA1', C: 'BR2', D: 'CA2', E: 'LA2', F: 'FO1' };
    const reading = game.options.read({ ownDay: { card: 1, mode: 'swap', sites } }, 1);
    const store = await openStore({ data }, () => {});
    await store.once('daily 2026-11-17 city-tour', () => JSON.stringify(reading.ok && reading.options));
    await store.close();
    const own = await startServer({ port: 0, host: '127.0.0.1', keeping: { data }, pages: null, rate: 1_000_000, time: () => MORNING });
    const mia = await Client.named(own.address, 'Mia');
    expect((await begin(mia)).options).toMatchObject({ ownDay: { card: 1, sites } });
    const { next } = await today(mia);
    // What was told of the coming days follows from the key, as it always did.
    expect(next.slice(0, 2).map(({ commitment }) => commitment.slice(0, 8))).toEqual(COMMITTED);
    await own.close();
    rmSync(data, { recursive: true });
  });

  test('enters the table when it is over, and is practised afterwards only', async () => {
    const cleo = await guest('Cleo');
    const early = await cleo.call('POST', 'api/daily/city-tour/practice', { date: '2026-11-17' });
    expect([early.status, early.body.error]).toEqual([409, 'not done']);
    const { id } = await begin(cleo);
    expect(cityOf(await today(cleo))?.standing).toBeUndefined();
    await playOut(cleo, id);
    const tour = cityOf(await today(cleo));
    expect(tour).toMatchObject({ over: 1, mine: { table: id, isInTime: true }, standing: { results: 1, best: tour?.mine?.score } });
    expect((await today(cleo)).streak?.days).toBe(1);
    expect((await begin(cleo)).id).toBe(id);
    const again = await cleo.call<TableRow>('POST', 'api/daily/city-tour/practice', { date: '2026-11-17' });
    expect(again.body).toMatchObject({ stage: 'playing', daily: { counts: false } });
    await playOut(cleo, again.body.id);
    expect(cityOf(await today(cleo))?.over).toBe(1);
  });
});

describe('the luck of the day', () => {
  test('is committed to a week ahead, and nothing else is told of it', async () => {
    const dan = await guest('Dan');
    const day = await today(dan);
    expect(new Set(day.next.map(({ date }) => date))).toEqual(new Set(Array.from({ length: 7 }, (_, at) => daysLater(day.date, at + 1))));
    const answers = [day, await begin(dan), (await dan.call('GET', `api/daily/${day.date}`)).body];
    expect(JSON.stringify(answers)).not.toMatch(/"seed"|"salt"/);
    for (const { game: coming, date } of day.next) {
      const ahead = await dan.call('GET', `api/daily/${date}`);
      expect([coming, ahead.status]).toEqual([coming, 404]);
    }
  });

  test('is nowhere among all that is sent to who plays and to who looks on; a planted word of it is found', async () => {
    const data = mkdtempSync(join(tmpdir(), 'daily-leak-'));
    const secrets = await keyedStore(data);
    const own = await startServer({ port: 0, host: '127.0.0.1', keeping: { data }, pages: null, rate: 1_000_000, time: () => MORNING });
    const [player, watcher] = [await Client.named(own.address, 'Mia'), await Client.named(own.address, 'Otto')];
    const { id } = await begin(player);
    const sockets = [await player.socket(), await watcher.socket()];
    for (const [seat, socket] of sockets.entries()) {
      socket.send({ watchTable: id });
      socket.send({ table: id, ask: { type: 'watch', viewer: seat === 0 ? 0 : 'public' } });
      await socket.until(({ tell }) => tell?.type === 'table');
    }
    const answers: unknown[] = [];
    const routes = ['', '/sight?as=0', '/sight', '/moves', '/record', '/orders?as=0', '/chat', '/news?since=0&as=0'].map(
      end => `tables/${id}${end}`,
    );
    for (let step = 0; step < 4; step++) {
      const sight = await player.sight(id, 0);
      await player.ask(id, moveFor(game, sight, 0, 'wire'));
      await player.ask(id, { type: 'record' });
      for (const path of [
        'daily',
        'daily/2026-11-17',
        'daily/2026-11-18',
        'daily/2026-11-17/city-tour/best',
        'session',
        'profile',
        'tables',
        ...routes,
      ])
        for (const client of [player, watcher]) answers.push((await client.call('GET', `api/${path}`)).body);
    }
    const sent = () => JSON.stringify([answers, sockets.map(({ heard }) => heard)]);
    expect(secrets.filter(each => sent().includes(each))).toEqual([]);
    await player.call('POST', `api/tables/${id}/chat`, { text: `psst: ${secrets[1]}` });
    await sockets[1]?.until(({ chat }) => chat);
    expect(secrets.filter(each => sent().includes(each))).toEqual([secrets[1]]);
    for (const socket of sockets) socket.close();
    await own.close();
    rmSync(data, { recursive: true });
  });

  test('is told when the day is over, and proves what was committed to', async () => {
    const eve = await guest('Eve');
    const { id } = await begin(eve);
    const before = cityOf(await today(eve));
    await playOut(eve, id);
    now = endOf('2026-11-17');
    expect((await today(eve)).date).toBe('2026-11-18');
    const untold = (await eve.call<DailyDay>('GET', 'api/daily/2026-11-17')).body;
    expect(cityOf(untold)?.luck).toBeUndefined();
    now = revealOf('2026-11-17');
    const told = cityOf((await eve.call<DailyDay>('GET', 'api/daily/2026-11-17')).body);
    expect(told?.luck && commitmentTo(told.luck.seed, told.luck.salt)).toBe(before?.commitment);
    const { body: best } = await eve.call<object>('GET', 'api/daily/2026-11-17/city-tour/best');
    const read = readRecord(game, best);
    expect(read.ok && read.record.seed).toBe(told?.luck?.seed);
    expect(JSON.stringify(best)).not.toContain('Eve');
    now = MORNING;
  });

  test('differs from server to server', () => {
    expect(dailyLuck('one', dateAt(now), 'city-tour').commitment).not.toBe(dailyLuck('two', dateAt(now), 'city-tour').commitment);
  });
});

describe('the day changes', () => {
  test('at midnight UTC, and an attempt that was begun goes on and counts until the seed is told', async () => {
    const fay = await guest('Fay');
    now = endOf('2026-11-17') - 1;
    const { id } = await begin(fay);
    now = endOf('2026-11-17');
    const next = await begin(fay);
    expect(next.id).not.toBe(id);
    expect(next.daily?.date).toBe('2026-11-18');
    await playOut(fay, id);
    expect(cityOf((await fay.call<DailyDay>('GET', 'api/daily/2026-11-17')).body)?.mine).toMatchObject({ table: id, isInTime: true });
    now = revealOf('2026-11-18') + 1;
    await playOut(fay, next.id);
    expect(cityOf((await fay.call<DailyDay>('GET', 'api/daily/2026-11-18')).body)?.mine).toMatchObject({ isInTime: false });
    now = MORNING;
  });

  test('what is no day is told in one sentence', async () => {
    const { status, body } = await (await guest('Gus')).call('GET', 'api/daily/2026-02-30');
    expect([status, body.text]).toEqual([400, '"2026-02-30" is no date; a date is like 2026-11-17']);
  });
});
