import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatLine, TableRow } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, wishOf } from '../server.testing.ts';

let server: Running;
beforeAll(async () => {
  server = await freshServer();
});
afterAll(() => server.close());

const guest = (name: string) => Client.named(server.address, name);
const rowFor = async (client: Client, id: string) => (await client.call<TableRow>('GET', `api/tables/${id}`)).body;

/** Mia is the host, Claire has joined, and a bot has the third seat. */
async function begun() {
  const [mia, claire] = [await guest('Mia'), await guest('Claire')];
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open', 'random']))).body;
  await claire.call('POST', `api/tables/${id}/join`, {});
  await mia.call('POST', `api/tables/${id}/start`, {});
  return { id, mia, claire };
}

test('who lost a device says who they are, the others are told that, and the seat comes with its name', async () => {
  const { id, mia, claire } = await begun();
  const phone = await guest('Phileas');
  expect((await rowFor(phone, id)).seats.map(({ mayClaim = false }) => mayClaim)).toEqual([true, true, false]);
  await phone.call('POST', `api/tables/${id}/join`, { seat: 1, isSelf: true });
  const [request] = (await rowFor(mia, id)).asking ?? [];
  expect(request).toMatchObject({ seat: 1, name: 'Claire', isSelf: true, hostSeat: 0, needs: [0] });
  const { body } = await mia.call<TableRow>('POST', `api/tables/${id}/answer`, { request: request?.id, isAgreed: true });
  expect(body.seats[1]).toMatchObject({ kind: 'human', name: 'Claire' });
  expect([(await rowFor(phone, id)).mine, (await rowFor(claire, id)).mine]).toEqual([[1], []]);
});

test('nobody says so of a person who has the table open, and who is the host may come back by the word of the others', async () => {
  const { id, mia, claire } = await begun();
  const line = await claire.socket();
  line.send({ watchTable: id });
  await line.until(({ row }) => row);
  const phone = await guest('Phileas');
  expect((await phone.call('POST', `api/tables/${id}/join`, { seat: 1, isSelf: true })).body.error).toBe('is here');
  await phone.call('POST', `api/tables/${id}/join`, { seat: 0, isSelf: true });
  const [request] = (await rowFor(claire, id)).asking ?? [];
  expect(request).toMatchObject({ name: 'Mia', needs: [1] });
  expect(request?.hostSeat).toBeUndefined();
  await claire.call('POST', `api/tables/${id}/answer`, { request: request?.id, isAgreed: true });
  expect(await rowFor(phone, id)).toMatchObject({ mine: [0], isHost: true });
  expect((await rowFor(mia, id)).isHost).toBe(false);
  line.close();
});

test('a friend who came late may take over from a bot with the host’s word', async () => {
  const { id, mia } = await begun();
  const karl = await guest('Karl');
  expect((await rowFor(karl, id)).seats.map(({ mayAsk = false }) => mayAsk)).toEqual([false, false, true]);
  await karl.call('POST', `api/tables/${id}/join`, { seat: 2 });
  const [request] = (await rowFor(mia, id)).asking ?? [];
  expect(request).toMatchObject({ seat: 2, name: 'Karl' });
  await mia.call('POST', `api/tables/${id}/answer`, { request: request?.id, isAgreed: true });
  expect((await rowFor(karl, id)).seats[2]).toMatchObject({ kind: 'human', name: 'Karl', isMine: true });
});

test('a name that nobody has said is told to nobody, until one is chosen', async () => {
  const { id, mia } = await begun();
  const shy = new Client(server.address);
  await shy.call('POST', 'api/session', { name: 'Isabella', isNameless: true });
  const watch = async () => {
    const line = await shy.socket();
    line.send({ watchTable: id });
    await line.until(({ row }) => row);
    return line;
  };
  const first = await watch();
  expect(await rowFor(mia, id)).toMatchObject({ watching: 1, watchers: [] });
  first.close();
  await shy.call('PATCH', 'api/session', { name: 'Karl' });
  const second = await watch();
  await expect.poll(async () => (await rowFor(mia, id)).watchers).toEqual(['Karl']);
  second.close();
});

test('a signal is kept as one, with words for who does not know it', async () => {
  const { id, mia } = await begun();
  await mia.call('POST', `api/tables/${id}/chat`, { text: 'Ich bin in 10 Minuten da.', signal: 'later' });
  const { body } = await mia.call<ChatLine[]>('GET', `api/tables/${id}/chat`);
  expect(body[0]).toMatchObject({ text: 'Ich bin in 10 Minuten da.', signal: 'later' });
});

test('who wants to play again is told apart', async () => {
  const mia = await guest('Mia');
  const jonas = await guest('Jonas');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('on-tour-paris', ['human', 'open']))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await mia.call('POST', `api/tables/${id}/start`, {});
  for (const [seat, client] of [mia, jonas].entries())
    await client.ask(id, { type: 'hand', key: 'h', seat, to: { kind: 'bot', name: ['Mia', 'Jonas'][seat] ?? '', bot: 'random' } });
  await expect.poll(async () => (await rowFor(mia, id)).stage, { timeout: 20_000 }).toBe('over');
  await mia.call('POST', `api/tables/${id}/rematch`);
  const [own, other] = [await rowFor(mia, id), await rowFor(jonas, id)];
  expect([own.rematchWanted, other.rematchWanted]).toEqual([
    { by: 1, of: 2, isMine: true, seats: [0] },
    { by: 1, of: 2, isMine: false, seats: [0] },
  ]);
  expect((await rowFor(mia, own.rematch ?? '')).mine, 'who asked sits at the next table').toEqual([0]);
  await mia.call('POST', `api/tables/${id}/rematch`);
  await jonas.call('POST', `api/tables/${id}/rematch`);
  expect(await rowFor(jonas, own.rematch ?? '')).toMatchObject({ stage: 'playing', mine: [1] });
});
