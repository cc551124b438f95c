import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatLine, Session, TableRow } from '../../protocol/index.ts';
import { type Running, startServer } from '../index.ts';
import { Client, wishOf } from '../server.testing.ts';
import { asOperator, type Operator } from './operator.ts';

const data = mkdtempSync(join(tmpdir(), 'moderation-'));
let server: Running;
beforeAll(async () => {
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    keeping: { data },
    pages: null,
    rate: 1_000_000,
    limits: { reportsADay: 3 },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

const guest = (name: string) => Client.named(server.address, name);
/** As on the command line: another program on the same store, while the server runs. */
const operate = <T>(act: (by: Operator) => Promise<T>) => asOperator({ data }, act);
const sessionOf = async (client: Client) => (await client.call<Session>('GET', 'api/session')).body;
const rowOf = async (client: Client, id: string) => (await client.call<TableRow>('GET', `api/tables/${id}`)).body;

async function begun() {
  const [mia, jonas] = [await guest('Mia'), await guest('Jonas')];
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open']))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await mia.call('POST', `api/tables/${id}/start`, {});
  return { mia, jonas, id };
}

describe('a report', () => {
  test('is kept with the line and who said it, and nobody else learns of it', async () => {
    const { mia, jonas, id } = await begun();
    await jonas.call('POST', `api/tables/${id}/chat`, { text: 'you fool' });
    expect((await mia.call('POST', `api/tables/${id}/report`, { line: 1, reason: 'insults me' })).status).toBe(204);
    expect((await mia.call('POST', `api/tables/${id}/report`, { seat: 1, reason: 'again' })).status).toBe(204);
    const reports = (await operate(by => by.reports())).filter(({ table }) => table === id);
    const against = (await sessionOf(jonas)).id;
    expect(reports).toMatchObject([
      { about: 'seat 1', against, name: 'Jonas', reason: 'again' },
      { about: 'line 1', against, name: 'Jonas', reason: 'insults me', said: 'you fool' },
    ]);
    const shown = [await rowOf(jonas, id), (await jonas.call<ChatLine[]>('GET', `api/tables/${id}/chat`)).body, await sessionOf(jonas)];
    expect(JSON.stringify(shown)).not.toMatch(/insults|report/);
  });

  test('about a host is kept with what they say to guests', async () => {
    const [mia, jonas] = [await guest('Mia'), await guest('Jonas')];
    const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open']))).body;
    await mia.call('POST', `api/tables/${id}/welcome`, { text: 'No fools here' });
    expect((await jonas.call('POST', `api/tables/${id}/report`, { seat: 0, reason: 'rude' })).status).toBe(204);
    const reports = (await operate(by => by.reports())).filter(({ table }) => table === id);
    expect(reports).toMatchObject([{ about: 'seat 0', name: 'Mia', said: 'No fools here' }]);
  });

  test('is about another, once, and there are not many a day', async () => {
    const { mia, jonas, id } = await begun();
    const told = async (who: Client, body: object) => (await who.call('POST', `api/tables/${id}/report`, body)).body?.text;
    expect(await told(mia, { seat: 0, reason: 'me' })).toBe('you cannot report yourself');
    expect(await told(jonas, { line: 9, reason: 'spam' })).toBe('there is no such line at this table');
    expect(await told(jonas, { seat: 0, reason: '\u200b \u200b' })).toBe('say in a few words what is wrong');
    expect(await told(mia, { seat: 1, reason: 'rude' })).toBeUndefined();
    expect(await told(mia, { seat: 1, reason: 'rude' })).toBe('you have reported this already');
    expect(await told(mia, { seat: 1, reason: 'rude' })).toMatch('no more than 3 reports a day; try again in');
  });
});

describe('whoever is banned', () => {
  test('is told so, may only look, and a bot plays on at once', async () => {
    const { mia, jonas, id } = await begun();
    const line = await jonas.socket();
    line.send({ watchTable: id });
    await line.until(({ row }) => row?.mine.length === 1);
    await operate(by => by.ban({ table: id, seat: 1 }, 7));

    await line.until(({ row }) => row?.seats[1]?.kind === 'bot' && row.mine.length === 0);
    expect((await rowOf(mia, id)).seats[1]).toMatchObject({ kind: 'bot', name: 'Jonas' });
    line.send({ table: id, say: 'hello?' });
    expect(await line.until(({ error, text }) => error === 'banned' && text)).toMatch(
      /^whoever runs this server has banned you until \d{4}-/,
    );
    const refused = await Promise.all([
      jonas.call('POST', 'api/tables', wishOf('eighty-days', ['human', 'open'])),
      jonas.call('POST', `api/tables/${id}/join`, {}),
      jonas.call('POST', `api/tables/${id}/chat`, { text: 'hello' }),
      jonas.call('PATCH', 'api/session', { name: 'Somebody else' }),
      jonas.call('POST', 'api/daily/city-tour'),
    ]);
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual(refused.map(() => [403, 'banned']));
    expect((await sessionOf(jonas)).bannedUntil).toBeGreaterThan(Date.now());
    expect((await jonas.sight(id, 'public')).mine).toEqual([]);
    line.close();

    await operate(by => by.unban({ session: '' }).catch(error => expect(error.message).toBe('there is no session ')));
    const { id: session } = await sessionOf(jonas);
    await operate(by => by.unban({ session }));
    expect((await jonas.call('POST', 'api/tables', wishOf('eighty-days', ['human', 'open']))).status).toBe(200);
  });

  test('may still be forgotten', async () => {
    const jonas = await guest('Jonas');
    const { id: session } = await sessionOf(jonas);
    await operate(by => by.ban({ session }, undefined));
    expect((await jonas.call('POST', 'api/tables', wishOf('eighty-days', ['human', 'open']))).body.text).toMatch('banned you for good');
    expect((await jonas.call('DELETE', 'api/session')).status).toBe(204);
  });
});

test('a table that is closed shows and takes nothing any more', async () => {
  const { mia, jonas, id } = await begun();
  const line = await jonas.socket();
  line.send({ watchTable: id });
  await line.until(({ row }) => row?.mine.length === 1);
  await operate(by => by.close(id));
  await line.until(({ row }) => row?.isClosed);
  line.close();
  const closed = 'whoever runs this server has closed the table';
  expect((await mia.call('GET', `api/tables/${id}/sight?as=0`)).body.text).toBe(closed);
  expect((await mia.call('POST', `api/tables/${id}/chat`, { text: 'hello' })).body.text).toBe(closed);
  expect((await mia.call('POST', `api/tables/${id}/rematch`)).body.text).toBe(closed);
  const ask = { type: 'record' } as const;
  expect(await mia.ask(id, ask)).toMatchObject({ type: 'denied', denial: { text: closed } });
});

test('a name that an operator changes is changed at every table', async () => {
  const { mia, jonas, id } = await begun();
  await operate(by => by.rename({ table: id, seat: 1 }, 'Guest'));
  await expect.poll(async () => (await rowOf(mia, id)).seats[1]).toMatchObject({ kind: 'human', name: 'Guest', isMine: false });
  expect(await sessionOf(jonas)).toMatchObject({ name: 'Guest' });
  expect(JSON.stringify(await mia.sight(id, 0))).not.toContain('Jonas');
});

test('whoever is deleted is not named at a match that is over either, though somebody had left it', async () => {
  const { mia, jonas, id } = await begun();
  await jonas.call('POST', `api/tables/${id}/leave`);
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await operate(by => by.forget({ table: id, seat: 1 }));
  await expect.poll(async () => (await rowOf(mia, id)).seats[1]?.name).toBe('Traveller');
  expect(JSON.stringify(await mia.sight(id, 0))).not.toContain('Jonas');
  expect((await jonas.call('GET', 'api/session')).status).toBe(401);
});
