import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatLine, TableRow } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, wishOf } from '../server.testing.ts';

let server: Running;
/** What the server's clock is ahead, in ms. */
let ahead = 0;
beforeAll(async () => {
  server = await freshServer({ clock: () => Date.now() + ahead });
});
afterAll(() => server.close());

const guest = (name: string) => Client.named(server.address, name);
const at = (id: string, who: Client, what: string, body: object = {}) =>
  who.call<TableRow & { error?: string }>('POST', `api/tables/${id}/${what}`, body);
const rowFor = async (id: string, who: Client) => (await who.call<TableRow>('GET', `api/tables/${id}`)).body;
const setBy = async (who: Client, wish: object) => (await who.call<TableRow>('POST', 'api/tables', wish)).body;

/** People at a table that has begun; the first has set it. */
async function begun(...names: readonly string[]) {
  const people = await Promise.all(names.map(guest));
  const [host, ...others] = people;
  if (!host) throw new Error('nobody came');
  const { id } = await setBy(host, wishOf('eighty-days', ['human', ...others.map(() => 'open' as const)]));
  for (const each of others) await at(id, each, 'join');
  expect((await at(id, host, 'start')).status).toBe(200);
  return { id, people };
}

const askingAt = async (id: string, who: Client) => (await rowFor(id, who)).asking ?? [];

describe('a seat that was left', () => {
  test('is given to a stranger by all who are seated, or by the host alone', async () => {
    const { id, people } = await begun('Mia', 'Jonas', 'Nora');
    const [mia, jonas, nora] = people as [Client, Client, Client];
    await at(id, nora, 'leave');
    const [eve, watcher] = await Promise.all([guest('Eve'), guest('Otto')]);
    expect((await rowFor(id, eve)).seats[2]).toMatchObject({ isFree: true, mayTake: false });
    expect((await at(id, eve, 'join', { seat: 2 })).body).toMatchObject({
      mine: [],
      asking: [{ name: 'Eve', isMine: true, needs: [0, 1] }],
    });
    expect((await eve.call('GET', `api/tables/${id}/sight?as=2`)).status).toBe(403);
    expect(await askingAt(id, watcher)).toEqual([]);
    const [request] = await askingAt(id, jonas);
    const answer = { request: request?.id, isAgreed: true };

    expect((await at(id, eve, 'answer', answer)).status).toBe(403);
    expect((await at(id, watcher, 'answer', answer)).status).toBe(403);
    expect((await at(id, jonas, 'answer', answer)).body.asking).toMatchObject([{ needs: [0] }]);
    expect((await rowFor(id, eve)).mine).toEqual([]);
    await at(id, mia, 'answer', answer);
    expect((await rowFor(id, eve)).mine).toEqual([2]);
    expect((await rowFor(id, mia)).seats[2]).toMatchObject({ kind: 'human', name: 'Eve', isFree: false });
    expect((await at(id, mia, 'answer', answer)).body.error).toBe('not asking');
  });

  test('is refused by anybody seated, and not asked for again at once', async () => {
    const { id, people } = await begun('Mia', 'Jonas', 'Nora');
    const [, jonas, nora] = people as [Client, Client, Client];
    await at(id, nora, 'leave');
    const eve = await guest('Eve');
    await at(id, eve, 'join', { seat: 2 });
    const [request] = await askingAt(id, jonas);
    expect((await at(id, jonas, 'answer', { request: request?.id, isAgreed: false })).body.asking).toBeUndefined();
    expect((await at(id, eve, 'join', { seat: 2 })).body.error).toBe('declined');
  });

  test('may be taken again by who left it, and no longer be asked for', async () => {
    const { id, people } = await begun('Mia', 'Jonas');
    const [mia, jonas] = people as [Client, Client];
    await at(id, jonas, 'leave');
    const eve = await guest('Jonas');
    expect((await at(id, eve, 'join')).body.asking).toMatchObject([{ name: 'Jonas 2' }]);
    expect((await rowFor(id, jonas)).seats[1]).toMatchObject({ mayTake: true });
    expect((await at(id, jonas, 'join')).body).toMatchObject({ mine: [1], seats: [{}, { name: 'Jonas', kind: 'human' }] });
    expect(await askingAt(id, mia)).toEqual([]);
  });

  test('is asked for until one no longer wants it', async () => {
    const { id, people } = await begun('Mia', 'Jonas');
    const [mia, jonas] = people as [Client, Client];
    await at(id, jonas, 'leave');
    const eve = await guest('Eve');
    await at(id, eve, 'join');
    expect((await at(id, eve, 'leave')).status).toBe(200);
    expect(await askingAt(id, mia)).toEqual([]);
    expect((await at(id, eve, 'leave')).body.error).toBe('not seated');
  });

  test('at a table that all have left belongs to those who played there', async () => {
    const { id, people } = await begun('Mia', 'Jonas');
    const [mia, jonas] = people as [Client, Client];
    await at(id, mia, 'leave');
    await at(id, jonas, 'leave');
    const eve = await guest('Eve');
    for (const seat of [0, 1]) expect((await at(id, eve, 'join', { seat })).body.error).toBe('nobody here');
    expect((await at(id, mia, 'join', { seat: 1 })).body).toMatchObject({ mine: [1], isHost: true });
  });
});

describe('one person', () => {
  test('holds one seat', async () => {
    const [mia, jonas] = await Promise.all([guest('Mia'), guest('Jonas')]);
    const { id } = await setBy(mia, wishOf('eighty-days', ['human', 'open', 'open']));
    expect((await at(id, jonas, 'join', { seat: 1 })).body.mine).toEqual([1]);
    expect((await at(id, jonas, 'join', { seat: 2 })).body.error).toBe('one seat');
    expect((await at(id, jonas, 'join')).body.error).toBe('one seat');
    expect((await at(id, mia, 'join', { seat: 2 })).body.error).toBe('one seat');
  });

  test('holds several where the table says so, which everybody sees', async () => {
    const [mia, jonas] = await Promise.all([guest('Mia'), guest('Jonas')]);
    const { id, severalSeats } = await setBy(mia, wishOf('eighty-days', ['human', 'open', 'open'], { severalSeats: true }));
    expect(severalSeats).toBe(true);
    await at(id, jonas, 'join', { seat: 1 });
    expect((await at(id, jonas, 'join', { seat: 2 })).body).toMatchObject({
      mine: [1, 2],
      seats: [{}, { name: 'Jonas' }, { name: 'Jonas 2' }],
    });
    expect(await setBy(mia, wishOf('eighty-days', ['human', 'human']))).toMatchObject({ severalSeats: true, mine: [0, 1] });
    expect(await setBy(mia, wishOf('eighty-days', ['human', 'human'], { severalSeats: false }))).toMatchObject({ error: 'one seat' });
  });
});

test('who was sent away stays away, and may watch', async () => {
  const [mia, jonas, nora] = await Promise.all([guest('Mia'), guest('Jonas'), guest('Nora')]);
  const { id } = await setBy(mia, wishOf('eighty-days', ['human', 'open']));
  await at(id, jonas, 'join');
  await at(id, mia, 'kick', { seat: 1 });
  expect(await at(id, jonas, 'join')).toMatchObject({
    status: 403,
    body: { error: 'sent away', text: expect.stringContaining('you may watch') },
  });
  expect(await rowFor(id, jonas)).toMatchObject({ isSentAway: true, mine: [] });
  await at(id, nora, 'join');
  await at(id, mia, 'start');
  await at(id, nora, 'leave');
  expect((await at(id, jonas, 'join')).body.error).toBe('sent away');
  expect((await jonas.sight(id, 'public')).seats).toHaveLength(2);
});

test('who was sent away says nothing there, gives no sign and does not come by the code', async () => {
  const [mia, jonas] = await Promise.all([guest('Mia'), guest('Jonas')]);
  const { id, code } = await setBy(mia, wishOf('eighty-days', ['human', 'open']));
  await at(id, jonas, 'join');
  const line = await jonas.socket();
  line.send({ watchTable: id });
  await line.until(({ row }) => row);
  await at(id, mia, 'kick', { seat: 1 });
  const refused = { status: 403, body: { error: 'sent away' } };
  expect(await jonas.call('POST', `api/tables/${id}/chat`, { text: 'hello' })).toMatchObject(refused);
  expect(await jonas.call('GET', `api/codes/${code}`)).toMatchObject(refused);
  expect((await (await guest('Nora')).call('GET', `api/codes/${code}`)).status).toBe(200);
  line.send({ table: id, say: 'hello' });
  await line.until(({ error }) => error === 'sent away');
  line.send({ table: id, writing: 1 });
  await line.until(({ error }) => error === 'not yours');
  expect((await mia.call('GET', `api/tables/${id}/chat`)).body).toEqual([]);
  line.close();
});

describe('names', () => {
  test('are cleaned, and refused where nothing is left', async () => {
    const mia = await guest('\u202eMia\u200b ');
    expect((await mia.call('GET', 'api/session')).body).toMatchObject({ name: 'Mia' });
    const nothing = { error: 'name', text: 'a name needs at least one letter, figure or sign that can be seen' };
    expect(await mia.call('PATCH', 'api/session', { name: '\u200b\u3164' })).toMatchObject({ status: 400, body: nothing });
    const seats = [{ kind: 'human', name: '\u2060' }, { kind: 'open' }];
    expect((await mia.call('POST', 'api/tables', { ...wishOf('eighty-days', []), seats })).body).toMatchObject(nothing);
  });

  test('of those who sit down differ from those who sit there', async () => {
    const [mia, copy] = await Promise.all([guest('Ada'), guest('\u0410d\u0430')]);
    const seats = [{ kind: 'human', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', name: 'Ada', bot: 'random' }];
    const { id } = await setBy(mia, { ...wishOf('eighty-days', []), seats });
    expect((await at(id, copy, 'join')).body.seats.map(({ name }) => name)).toEqual(['Ada', '\u0410d\u0430 3', 'Ada 2']);
    await at(id, mia, 'start');
    await copy.ask(id, { type: 'hand', key: 'h', seat: 1, to: { kind: 'human', name: 'Ada\u200b' } });
    expect((await mia.sight(id, 0)).seats.map(plan => plan.kind !== 'open' && plan.name)).toEqual(['Ada', 'Ada 3', 'Ada 2']);
  });
});

test('who watches is shown under no name of a seat', async () => {
  const { id, people } = await begun('Mia', 'Jonas');
  const [mia] = people as [Client, Client];
  const lines = await Promise.all(['Mia', 'ᴍɪᴀ', 'Otto'].map(async name => (await guest(name)).socket()));
  for (const line of lines) line.send({ watchTable: id });
  await expect.poll(async () => [...((await rowFor(id, mia)).watchers ?? [])].sort()).toEqual(['Mia 2', 'Otto', 'ᴍɪᴀ 2']);
  await mia.call('POST', `api/tables/${id}/leave`, {});
  const eve = await guest('Otto');
  await at(id, eve, 'join');
  const [jonas] = people.slice(1) as [Client];
  const [request] = await askingAt(id, jonas);
  await at(id, jonas, 'answer', { request: request?.id, isAgreed: true });
  expect((await rowFor(id, jonas)).watchers).toContain('Otto 2');
  for (const line of lines) line.close();
});

test('a bot plays for whoever stays away, once those seated want that, until they come back', async () => {
  const { id, people } = await begun('Mia', 'Jonas');
  const [mia, jonas] = people as [Client, Client];
  const { awaiting } = await mia.sight(id, 'public');
  const [here, gone] = awaiting[0] === 0 ? [jonas, mia] : [mia, jonas];
  const seat = awaiting[0] ?? 0;
  expect((await at(id, here, 'substitute', { seat })).body.error).toBe('not away');
  ahead += 200_000;
  expect((await at(id, await guest('Eve'), 'substitute', { seat })).status).toBe(403);
  expect((await at(id, here, 'substitute', { seat })).body.seats[seat]).toMatchObject({ kind: 'bot', isFree: true });
  expect((await at(id, gone, 'join', { seat })).body).toMatchObject({ mine: [seat] });
});

test('chat says who speaks: a seat by its name, or somebody who watches, under no name of a seat', async () => {
  const { id, people } = await begun('Mia', 'Jonas');
  const [mia, jonas] = people as [Client, Client];
  const copy = await guest('Mia');
  await mia.call('PATCH', 'api/session', { name: 'Jonas' });
  for (const [who, text] of [
    [mia, 'one\u202e'],
    [jonas, 'two'],
    [copy, 'three'],
  ] as const)
    await who.call('POST', `api/tables/${id}/chat`, { text });
  expect((await mia.call('POST', `api/tables/${id}/chat`, { text: '\u200b' })).body).toMatchObject({ error: 'nothing said' });
  expect((await mia.call<ChatLine[]>('GET', `api/tables/${id}/chat`)).body).toMatchObject([
    { name: 'Mia', seat: 0, text: 'one' },
    { name: 'Jonas', seat: 1, text: 'two' },
    { name: 'Mia 2', seat: null, text: 'three' },
  ]);
  // Whoever speaks is the same guest under any name, at this table only.
  await copy.call('PATCH', 'api/session', { name: 'Nora' });
  await copy.call('POST', `api/tables/${id}/chat`, { text: 'four' });
  const speakers = (await mia.call<ChatLine[]>('GET', `api/tables/${id}/chat`)).body.map(({ by }) => by);
  expect(speakers[3]).toBe(speakers[2]);
  expect(new Set(speakers).size).toBe(3);
  const other = await begun('Ada', 'Bruno');
  await copy.call('POST', `api/tables/${other.id}/chat`, { text: 'five' });
  expect((await copy.call<ChatLine[]>('GET', `api/tables/${other.id}/chat`)).body[0]?.by).not.toBe(speakers[2]);
});
