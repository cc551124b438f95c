import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableRow } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, TestSocket, wishOf } from '../server.testing.ts';

let server: Running;
beforeAll(async () => {
  server = await freshServer();
});
afterAll(() => server.close());

type Answer = TableRow & { error?: string; text?: string };
const guest = (name: string) => Client.named(server.address, name);
const at = async (id: string, who: Client, what: string, body: object = {}) =>
  (await who.call<Answer>('POST', `api/tables/${id}/${what}`, body)).body;
const rowFor = async (id: string, who: Client) => (await who.call<TableRow>('GET', `api/tables/${id}`)).body;
const kinds = ({ seats }: TableRow) => seats.map(({ kind }) => kind);

async function gathering(game = 'eighty-days', kindsOfSeats: readonly ('human' | 'open')[] = ['human', 'open']) {
  const [mia, jonas] = await Promise.all([guest('Mia'), guest('Jonas')]);
  const { body } = await mia.call<TableRow>('POST', 'api/tables', wishOf(game, kindsOfSeats));
  return { id: body.id, code: body.code ?? '', mia, jonas };
}

describe('before a match begins', () => {
  test('the host asks a bot, keeps the seat for a friend again, adds one and takes one away', async () => {
    const { id, mia } = await gathering();
    expect(kinds(await at(id, mia, 'seats', { seat: 1, to: 'bot', bot: 'easy', name: 'Clara' }))).toEqual(['human', 'bot']);
    expect(kinds(await at(id, mia, 'seats', { seat: 1, to: 'open' }))).toEqual(['human', 'open']);
    expect(kinds(await at(id, mia, 'seats', { add: 'open' }))).toEqual(['human', 'open', 'open']);
    const { seats } = await at(id, mia, 'seats', { seat: 1, to: 'none' });
    expect(seats).toHaveLength(2);
    expect(new Set(seats.map(({ colour }, seat) => colour ?? seat)).size).toBe(2);
  });

  test('nobody else changes seats, none is taken from a person, and no bot or number that the game has not', async () => {
    const { id, mia, jonas } = await gathering();
    await at(id, jonas, 'join');
    expect((await at(id, jonas, 'seats', { add: 'open' })).error).toBe('not host');
    expect((await at(id, mia, 'seats', { seat: 1, to: 'none' })).error).toBe('seat');
    expect((await at(id, mia, 'seats', { seat: 1, to: 'bot', bot: 'easy', name: 'Clara' })).error).toBe('seat');
    expect((await at(id, mia, 'seats', { seat: 9, to: 'open' })).error).toBe('seat');
    for (let count = 2; count < 6; count++) await at(id, mia, 'seats', { add: 'open' });
    expect(await at(id, mia, 'seats', { add: 'open' })).toMatchObject({ error: 'seats', text: 'eighty-days is for 2 to 6 players, not 7' });
    expect((await at(id, mia, 'seats', { seat: 2, to: 'bot', bot: 'genius', name: 'Clara' })).error).toBe('bot');
  });

  test('two change places, and their colours go with them', async () => {
    const { id, mia, jonas } = await gathering();
    await at(id, jonas, 'join');
    await at(id, jonas, 'seat', { seat: 1, colour: 5 });
    const { seats, mine } = await at(id, mia, 'seats', { seat: 0, with: 1 });
    expect(seats.map(({ name, colour }) => ({ name, colour }))).toEqual([
      { name: 'Jonas', colour: 5 },
      { name: 'Mia', colour: 0 },
    ]);
    expect(mine).toEqual([1]);
  });

  test('everybody chooses their name and colour and says when they are ready', async () => {
    const { id, mia, jonas } = await gathering();
    await at(id, jonas, 'join');
    expect((await at(id, jonas, 'seat', { seat: 1, name: 'Mia', colour: 4, isReady: true })).seats[1]).toMatchObject({
      name: 'Mia 2',
      colour: 4,
      isReady: true,
    });
    expect((await rowFor(id, mia)).seats[0]).toMatchObject({ isReady: false });
    expect((await at(id, mia, 'seat', { seat: 0, colour: 4 })).error).toBe('colour');
    expect((await at(id, mia, 'seat', { seat: 1, colour: 3 })).error).toBe('not yours');
    expect((await at(id, mia, 'seat', { seat: 0, name: '\u200b' })).error).toBe('name');
  });

  test('a colour that only an open seat has is free: that seat gets the other', async () => {
    const { id, mia } = await gathering('eighty-days', ['human', 'open', 'open']);
    const { seats } = await at(id, mia, 'seat', { seat: 0, colour: 2 });
    expect(seats.map(({ colour }, seat) => colour ?? seat)).toEqual([2, 1, 0]);
  });

  test('the host may begin without the seats that are still open', async () => {
    const { id, mia, jonas } = await gathering('eighty-days', ['human', 'open', 'open']);
    await at(id, jonas, 'join', { seat: 2 });
    expect((await at(id, mia, 'start')).error).toBe('open seat');
    const begun = await at(id, mia, 'start?seats=taken');
    expect(begun).toMatchObject({ stage: 'playing' });
    expect(begun.seats.map(({ name }) => name)).toEqual(['Mia', 'Jonas']);
    expect((await at(id, mia, 'seats', { add: 'open' })).error).toBe('begun');
  });
});

describe('what the host says to guests', () => {
  test('is told to whoever looks at the table, as it may be shown, until the match begins', async () => {
    const { id, code, mia, jonas } = await gathering();
    expect((await rowFor(id, jonas)).welcome).toBeUndefined();
    await at(id, mia, 'welcome', { text: ' Bring <b>biscuits</b>.\u202e ' });
    const { body: seen } = await jonas.call<TableRow>('GET', `api/codes/${code}`);
    expect(seen?.welcome).toBe('Bring <b>biscuits</b>.');
    await at(id, mia, 'welcome', { text: '\u200b' });
    expect((await rowFor(id, jonas)).welcome).toBeUndefined();
    await at(id, mia, 'welcome', { text: 'Five minutes.' });
    await at(id, jonas, 'join');
    expect((await at(id, mia, 'start')).welcome).toBeUndefined();
    expect((await at(id, mia, 'welcome', { text: 'late' })).error).toBe('begun');
  });

  test('is said by nobody else, is not too long, and goes with the host', async () => {
    const { id, mia, jonas } = await gathering('eighty-days', ['human', 'open', 'open']);
    expect((await at(id, jonas, 'welcome', { text: 'mine' })).error).toBe('not host');
    expect((await mia.call('POST', `api/tables/${id}/welcome`, { text: 'x'.repeat(121) })).status).toBe(400);
    await at(id, mia, 'welcome', { text: 'Hello!' });
    await at(id, jonas, 'join');
    expect((await at(id, mia, 'leave')).welcome).toBeUndefined();
    expect((await rowFor(id, jonas)).isHost).toBe(true);
  });

  test('counts as chat: whoever says too much has to wait', async () => {
    const { id, mia } = await gathering();
    const said = [];
    for (const text of 'abcdefghi') said.push((await at(id, mia, 'welcome', { text })).error);
    expect(said.at(0)).toBeUndefined();
    expect(said.at(-1)).toBe('too many');
  });
});

describe('the code of a table', () => {
  test('leads to the table with who invites, and a wrong one to one sentence', async () => {
    const { id, code, jonas } = await gathering();
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect((await jonas.call<TableRow>('GET', `api/codes/${code}`)).body).toMatchObject({ id, hostName: 'Mia' });
    const wrong = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`;
    expect(await jonas.call('GET', `api/codes/${wrong}`)).toMatchObject({ status: 404, body: { error: 'no such code' } });
    expect((await jonas.call('GET', 'api/codes/O0I1')).status).toBe(400);
  });

  test('stands for nothing once the match has begun', async () => {
    const { id, code, mia, jonas } = await gathering();
    await at(id, jonas, 'join');
    await at(id, mia, 'start');
    expect(await jonas.call('GET', `api/codes/${code}`)).toMatchObject({ status: 404, body: { error: 'no such code' } });
    expect((await rowFor(id, mia)).code).toBeUndefined();
  });
});

describe('who is there', () => {
  test('is seen by the others: who watches, who has gone and since when', async () => {
    const { id, mia, jonas } = await gathering();
    await at(id, jonas, 'join');
    const otto = await guest('Otto');
    const watch = async (who: Client | undefined) => {
      const socket = await TestSocket.open(server.address, who?.cookie ?? '');
      socket.send({ watchTable: id });
      return socket;
    };
    const [own, his, ottos, strangers] = [await watch(mia), await watch(jonas), await watch(otto), await watch(undefined)];
    await own.until(({ row }) => row?.watching === 2);
    expect(await rowFor(id, mia)).toMatchObject({ watchers: ['Otto'], seats: [{ isHere: true }, { isHere: true }] });
    his.close();
    await own.until(({ row }) => row?.seats[1]?.isHere === false && (row.seats[1]?.awaySince ?? 0) > 0);
    for (const socket of [ottos, strangers]) socket.close();
    await own.until(({ row }) => row?.watching === 0);
    own.close();
  });
});

describe('asking to swap seats', () => {
  test('changes them once both have asked, and names and colours go along', async () => {
    const { id, mia, jonas } = await gathering();
    await at(id, jonas, 'join');
    const [host, guest] = (await rowFor(id, mia)).seats;
    expect((await at(id, jonas, 'seat', { seat: 1, swapWith: 0 })).seats[1]).toMatchObject({ swapWith: 0 });
    expect((await rowFor(id, mia)).seats.map(({ name }) => name)).toEqual([host?.name, guest?.name]);
    const after = await at(id, mia, 'seat', { seat: 0, swapWith: 1 });
    expect(after.seats.map(({ name }) => name)).toEqual([guest?.name, host?.name]);
    expect(after.seats.some(({ swapWith }) => swapWith !== undefined)).toBe(false);
    expect(after.mine).toEqual([1]);
  });

  test('may be taken back, is forgotten when the host changes seats, and is refused where nobody sits', async () => {
    const { id, mia, jonas } = await gathering();
    await at(id, jonas, 'join');
    await at(id, jonas, 'seat', { seat: 1, swapWith: 0 });
    expect((await at(id, jonas, 'seat', { seat: 1, swapWith: null })).seats[1]?.swapWith).toBeUndefined();
    await at(id, jonas, 'seat', { seat: 1, swapWith: 0 });
    await at(id, mia, 'seats', { add: 'open' });
    expect((await rowFor(id, mia)).seats[1]?.swapWith).toBeUndefined();
    expect((await at(id, jonas, 'seat', { seat: 1, swapWith: 2 })).error).toBe('seat');
    expect((await at(id, jonas, 'seat', { seat: 0, swapWith: 1 })).error).toBe('not yours');
  });

  test('is not inherited by whoever sits down after somebody who asked', async () => {
    const { id, mia, jonas } = await gathering();
    await at(id, jonas, 'join');
    await at(id, jonas, 'seat', { seat: 1, swapWith: 0 });
    await at(id, jonas, 'leave');
    const nora = await guest('Nora');
    await at(id, nora, 'join');
    expect((await rowFor(id, mia)).seats[1]).not.toHaveProperty('swapWith');
    expect((await at(id, mia, 'seat', { seat: 0, swapWith: 1 })).mine).toEqual([0]);
  });
});

describe('a page out of sight', () => {
  /** Mia and Jonas look at a gathering table, and each has a socket. */
  async function twoLooking() {
    const { id, mia, jonas } = await gathering();
    await at(id, jonas, 'join');
    const [own, his] = [await mia.socket(), await jonas.socket()];
    for (const socket of [own, his]) socket.send({ watchTable: id });
    await own.until(({ row }) => row?.seats.every(({ isHere }) => isHere));
    return { id, mia, jonas, own, his };
  }

  test('is away for the others, neither here nor gone, until it is seen again', async () => {
    const { own, his } = await twoLooking();
    // Before both looked, one of them was not here either.
    const since = own.heard.length;
    his.send({ isAway: true });
    const away = await own.until(({ row }) => row?.seats[1]?.isHere === false && row.seats[1], since);
    expect(away).toMatchObject({ isOpen: true, awaySince: expect.any(Number) });
    const from = own.heard.length;
    his.send({ isAway: false });
    expect(await own.until(({ row }) => row?.seats[1], from)).toMatchObject({ isHere: true });
    for (const socket of [own, his]) socket.close();
  });

  test('of one who looks at another page as well is no sign of absence', async () => {
    const { id, jonas, own, his } = await twoLooking();
    const other = await jonas.socket();
    other.send({ watchTable: id });
    await other.until(({ row }) => row);
    const since = own.heard.length;
    his.send({ isAway: true });
    other.send({ isAway: true });
    await own.until(({ row }) => row?.seats[1]?.isHere === false, since);
    const from = own.heard.length;
    other.send({ isAway: false });
    await own.until(({ row }) => row?.seats[1]?.isHere, from);
    for (const socket of [own, his, other]) socket.close();
  });

  test('that blinks a hundred times costs the others a few rows, and who blinks pays for each', async () => {
    const { own, his } = await twoLooking();
    const from = own.heard.length;
    for (let time = 0; time < 100; time++) his.send({ isAway: time % 2 === 0 });
    his.send({ isAway: true });
    await own.until(({ row }) => row?.seats[1]?.isHere === false, from);
    expect(own.heard.slice(from).filter(({ row }) => row).length).toBeLessThan(10);
    for (const socket of [own, his]) socket.close();
  });
});
