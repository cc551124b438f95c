import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { TableRow, TableSight } from '../../protocol/index.ts';
import { type Running, startServer } from '../index.ts';
import { Client, gameNamed, moveFor, wishOf } from '../server.testing.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
let now = Date.UTC(2026, 10, 19, 20);
const folders: string[] = [];
let running: Running | undefined;

/** A server on a folder; its time is moved by hand. */
async function serve(data = mkdtempSync(join(tmpdir(), 'clocks-'))): Promise<string> {
  folders.push(data);
  running = await startServer({ port: 0, host: '127.0.0.1', keeping: { data }, pages: null, rate: 1_000_000, time: () => now });
  return data;
}

afterEach(async () => {
  await running?.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A live table of Mia and Jonas, who is to move first or second. */
async function liveTable(then: 'quiet' | 'bot' | 'wait', bank = 60) {
  const address = running?.address ?? '';
  const [mia, jonas] = [await Client.named(address, 'Mia'), await Client.named(address, 'Jonas')];
  const pace = { kind: 'live', bank, increment: 0, then };
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open'], { pace }))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await mia.call('POST', `api/tables/${id}/start`, {});
  const sight = () => mia.sight(id, 'public');
  const [seat = 0] = (await sight()).awaiting;
  return { id, mia, jonas, sight, seat, awaited: seat === 0 ? mia : jonas, other: seat === 0 ? jonas : mia };
}

const kindOf = (sight: TableSight, seat: number) => sight.seats[seat]?.kind;
const historyOf = (sight: TableSight) => sight.seatHistory?.map(({ line, seat, kind, name, why }) => ({ line, seat, kind, name, why }));

describe('at zero', () => {
  test('a bot takes over where that is agreed, everybody is told why, and the person may have the seat back', async () => {
    await serve();
    const { id, sight, seat, awaited } = await liveTable('bot');
    const name = ['Mia', 'Jonas'][seat] ?? '';
    now += 61 * SECOND;
    await expect.poll(async () => kindOf(await sight(), seat)).toBe('bot');
    expect(historyOf(await sight())?.slice(0, 3)).toEqual([
      { line: 0, seat: 0, kind: 'person', name: 'Mia' },
      { line: 0, seat: 1, kind: 'person', name: 'Jonas' },
      { line: expect.any(Number), seat, kind: 'bot', name, why: 'clock' },
    ]);
    await awaited.ask(id, { type: 'hand', key: 'back', seat, to: { kind: 'human', name } });
    const after = await sight();
    expect(kindOf(after, seat)).toBe('human');
    expect(after.clocks?.left[seat], 'a moment to do something with it').toBe(30 * SECOND);
  });

  test('a quiet move is known as one that the clock has made', async () => {
    await serve();
    const { sight, seat } = await liveTable('quiet');
    const before = (await sight()).told.length;
    now += 61 * SECOND;
    await expect.poll(async () => (await sight()).told.length).toBeGreaterThan(before);
    expect(historyOf(await sight())).toContainEqual({
      line: before,
      seat,
      kind: 'clock',
      name: ['Mia', 'Jonas'][seat],
      why: 'clock',
    });
  });

  test('the table waits where that is agreed, and the others may let a bot play at once', async () => {
    await serve();
    const { id, sight, seat, other, awaited } = await liveTable('wait');
    const early = await other.call('POST', `api/tables/${id}/substitute`, { seat });
    expect(early.body.error).toBe('not away');
    now += HOUR;
    await new Promise(resolve => setTimeout(resolve, 1200));
    expect(kindOf(await sight(), seat)).toBe('human');
    await other.call('POST', `api/tables/${id}/substitute`, { seat });
    expect(kindOf(await sight(), seat)).toBe('bot');
    expect(historyOf(await sight())?.[2]).toMatchObject({ seat, kind: 'bot', why: 'clock' });
    const { body } = await awaited.call<TableRow>('POST', `api/tables/${id}/join`, { seat });
    expect(body.mine).toEqual([seat]);
  });
});

describe('while the server is away', () => {
  test('no clock runs, and after that everything goes on as before', async () => {
    const data = await serve();
    const { id, mia, seat, sight } = await liveTable('bot');
    now += 20 * SECOND;
    await running?.close();
    now += HOUR;
    await serve(data);
    mia.address = running?.address ?? '';
    const { clocks, number } = await sight();
    expect(clocks).toMatchObject({ running: [seat], since: now });
    expect(clocks?.left[seat]).toBe(40 * SECOND);
    await running?.close();
    await serve(data);
    mia.address = running?.address ?? '';
    expect((await sight()).number, 'it is noted once').toBe(number);
    now += 39 * SECOND;
    await new Promise(resolve => setTimeout(resolve, 1200));
    expect(kindOf(await sight(), seat)).toBe('human');
    now += 2 * SECOND;
    await expect.poll(async () => kindOf(await sight(), seat)).toBe('bot');
    expect((await mia.sight(id, 'public')).seatHistory?.at(2)).toMatchObject({ why: 'clock' });
  });

  test('whoever has little time left has half a minute to come back', async () => {
    const data = await serve();
    const { mia, seat, sight } = await liveTable('bot', 15);
    now += 10 * SECOND;
    await running?.close();
    now += HOUR;
    await serve(data);
    mia.address = running?.address ?? '';
    await new Promise(resolve => setTimeout(resolve, 1200));
    const { clocks, seats } = await sight();
    expect(seats[seat]?.kind).toBe('human');
    expect(clocks?.left[seat]).toBe(30 * SECOND);
    now += 31 * SECOND;
    await expect.poll(async () => kindOf(await sight(), seat)).toBe('bot');
  });
});

test('old lines keep the name of who did them, whoever sits there later', async () => {
  await serve();
  const { id, mia, sight, seat, awaited, other } = await liveTable('bot');
  const rules = await gameNamed('eighty-days');
  await awaited.ask(id, moveFor(rules, await awaited.sight(id, seat), seat, 'a'));
  const line = (await sight()).told.length;
  await awaited.call('POST', `api/tables/${id}/leave`, {});
  const nora = await Client.named(mia.address, 'Nora');
  await nora.call('POST', `api/tables/${id}/join`, { seat });
  const row = (await other.call<TableRow>('GET', `api/tables/${id}`)).body;
  await other.call('POST', `api/tables/${id}/answer`, { request: row.asking?.[0]?.id, isAgreed: true });
  const events = (await other.sight(id, 'public')).seatHistory?.filter(each => each.seat === seat) ?? [];
  expect(events[0]).toMatchObject({ line: 0, kind: 'person', name: ['Mia', 'Jonas'][seat] });
  expect(events.at(-1)).toMatchObject({ kind: 'person', name: 'Nora' });
  expect(events.at(-1)?.line).toBeGreaterThanOrEqual(line);
  // Whoever is deleted is named there no more, and whoever sits there now still is.
  await awaited.call('DELETE', 'api/session');
  const { seatHistory, seats } = await other.sight(id, 'public');
  const left = seatHistory?.filter(each => each.seat === seat).map(({ name }) => name);
  expect(left).not.toContain(['Mia', 'Jonas'][seat]);
  expect(left?.at(-1)).toBe('Nora');
  expect(seats[seat]).toMatchObject({ kind: 'human', name: 'Nora' });
});

test('a match that a bot has finished for a person is not theirs', async () => {
  await serve();
  const mia = await Client.named(running?.address ?? '', 'Mia');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('on-tour-paris', ['human', 'random']))).body;
  await mia.call('POST', `api/tables/${id}/start`, {});
  await mia.ask(id, { type: 'hand', key: 'h', seat: 0, to: { kind: 'bot', name: 'Mia', bot: 'random' } });
  const own = async () => (await mia.call<TableRow[]>('GET', 'api/tables/mine')).body[0];
  await expect.poll(async () => (await own())?.stage, { timeout: 20_000 }).toBe('over');
  expect(await own()).toMatchObject({ mine: [0], finishedFor: [0] });
});
