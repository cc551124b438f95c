import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FromServer, TableRow, TableSight } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, gameNamed, moveFor, TestSocket, wishOf } from '../server.testing.ts';

let server: Running;
beforeAll(async () => {
  server = await freshServer();
});
afterAll(() => server.close());

async function gathering(game = 'eighty-days') {
  const [mia, jonas] = await Promise.all(['Mia', 'Jonas'].map(name => Client.named(server.address, name)));
  if (!mia || !jonas) throw new Error('nobody came');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf(game, ['human', 'open']))).body;
  return { mia, jonas, id };
}

async function begun(game = 'eighty-days') {
  const table = await gathering(game);
  await table.jonas.call('POST', `api/tables/${table.id}/join`, {});
  await table.mia.call('POST', `api/tables/${table.id}/start`, {});
  return table;
}

const sightIn = ({ tell }: FromServer): TableSight | false => tell?.type === 'table' && tell.table;

describe('a socket', () => {
  test('hears who comes, that it begins, the table and the news', async () => {
    const { mia, jonas, id } = await gathering();
    const socket = await mia.socket();
    socket.send({ watchTable: id });
    await socket.until(({ row }) => row?.stage === 'gathering');
    await jonas.call('POST', `api/tables/${id}/join`, {});
    await socket.until(({ row }) => row?.seats[1]?.name === 'Jonas');
    await mia.call('POST', `api/tables/${id}/start`, {});
    await socket.until(({ row }) => row?.stage === 'playing');
    socket.send({ table: id, ask: { type: 'watch', viewer: 0 } });
    const sight = await socket.until(sightIn);
    const seat = sight.awaiting[0] ?? 0;
    const mover = seat === 0 ? mia : jonas;
    await mover.ask(id, moveFor(await gameNamed('eighty-days'), await mover.sight(id, seat), seat, 'k'));
    expect(await socket.until(({ tell }) => tell?.type === 'news' && tell.news.number)).toBe(1);
    socket.close();
  });

  test('plays, and is answered under the key', async () => {
    const { mia, jonas, id } = await begun();
    const seat = (await mia.sight(id, 'public')).awaiting[0] ?? 0;
    const socket = await (seat === 0 ? mia : jonas).socket();
    socket.send({ table: id, ask: { type: 'watch', viewer: seat } });
    const ask = moveFor(await gameNamed('eighty-days'), await socket.until(sightIn), seat, 'k');
    socket.send({ table: id, ask });
    expect(await socket.until(({ tell }) => tell?.type === 'done' && tell.key)).toBe(ask.key);
    socket.close();
  });

  test('that comes back asks for what it missed', async () => {
    const { mia, jonas, id } = await begun();
    const seat = (await mia.sight(id, 'public')).awaiting[0] ?? 0;
    const mover = seat === 0 ? mia : jonas;
    await mover.ask(id, moveFor(await gameNamed('eighty-days'), await mover.sight(id, seat), seat, 'k'));
    const socket = await mia.socket();
    socket.send({ watchTable: id });
    socket.send({ table: id, ask: { type: 'watch', viewer: 'public', since: 0 } });
    expect(await socket.until(({ tell }) => tell?.type)).toBe('news');
    socket.close();
  });

  test('says something to everybody, and newcomers hear what was said', async () => {
    const { mia, jonas, id } = await gathering();
    const [one, two] = await Promise.all([mia.socket(), jonas.socket()]);
    for (const socket of [one, two]) socket.send({ watchTable: id });
    await two.until(({ row }) => row);
    one.send({ table: id, say: ' hello ' });
    expect(await two.until(({ chat }) => chat)).toMatchObject({ number: 1, name: 'Mia', text: 'hello' });
    const late = await TestSocket.open(server.address, '');
    late.send({ watchTable: id });
    expect(await late.until(({ chat }) => chat?.text)).toBe('hello');
    for (const socket of [one, two, late]) socket.close();
  });

  test('shows who is there', async () => {
    const { mia, jonas, id } = await gathering();
    await jonas.call('POST', `api/tables/${id}/join`, {});
    const [one, two] = await Promise.all([mia.socket(), jonas.socket()]);
    one.send({ watchTable: id });
    two.send({ watchTable: id });
    await one.until(({ row }) => row?.seats.every(({ isHere }) => isHere));
    const from = one.heard.length;
    two.close();
    await one.until(({ row }) => row?.seats[1]?.isHere === false, from);
    one.close();
  });

  test('of nobody watches as everybody may, and neither plays nor peeks', async () => {
    const { id } = await begun();
    const socket = await TestSocket.open(server.address, '');
    socket.send({ table: id, ask: { type: 'watch', viewer: 'public' } });
    expect((await socket.until(sightIn)).mine).toEqual([]);
    socket.send({ table: id, ask: { type: 'watch', viewer: 1 } });
    expect(await socket.until(({ tell }) => tell?.type === 'denied' && tell.denial.reason)).toBe('not yours');
    socket.send({ table: id, ask: { type: 'back', key: 'b', seat: 0, decision: 0 } });
    expect(await socket.until(({ tell }) => tell?.type === 'denied' && tell.key === 'b' && tell.denial.reason)).toBe('not yours');
    socket.close();
  });

  test('that loses its seat sees no more than everybody', async () => {
    const { jonas, id } = await begun();
    const [socket, anybody] = await Promise.all([jonas.socket(), TestSocket.open(server.address, '')]);
    socket.send({ table: id, ask: { type: 'watch', viewer: 1 } });
    anybody.send({ table: id, ask: { type: 'watch', viewer: 'public' } });
    const own = await socket.until(sightIn);
    expect(own.view).not.toEqual((await anybody.until(sightIn)).view);
    await jonas.call('POST', `api/tables/${id}/leave`, {});
    const [seen, open] = await Promise.all([socket, anybody].map(each => each.until(({ tell }) => tell?.type === 'news' && tell.news)));
    expect(seen).toEqual(open);
    for (const each of [socket, anybody]) each.close();
  });

  test.each([
    'nonsense',
    '[]',
    '{"table":1}',
    '{"watchTable":"../../etc"}',
    '{"table":"AAAAAAAAAAAAAAAAAAAAAA","ask":{"type":"dance"}}',
    '{"table":"AAAAAAAAAAAAAAAAAAAAAA","ask":{"type":"play","key":"","seat":0,"decision":0,"moves":["x"]}}',
    '{"table":"AAAAAAAAAAAAAAAAAAAAAA","say":""}',
  ])('answers %s with a sentence and goes on', async text => {
    const socket = await TestSocket.open(server.address, '');
    socket.raw.send(text);
    expect(await socket.until(({ error }) => error)).toBe('unreadable');
    socket.send({ watchTable: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect(await socket.until(({ error }) => error !== 'unreadable' && error)).toBe('no such table');
    socket.close();
  });

  test('is closed when it says too much at once, or too many things', async () => {
    const [large, many] = await Promise.all([TestSocket.open(server.address, ''), TestSocket.open(server.address, '')]);
    large.raw.send('x'.repeat(100_000));
    for (let message = 0; message < 1000; message++) many.raw.send('{}');
    expect(await large.end()).toBe(1009);
    expect(await many.end()).toBe(1008);
  });

  test('is not opened to pages of another site', async () => {
    await expect(TestSocket.open(server.address, '', { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    const ours = await TestSocket.open(server.address, '', { origin: server.address.slice(0, -1) });
    ours.close();
  });

  test('may not be opened without end by one guest', async () => {
    const small = await freshServer({ sockets: 2 });
    const mia = await Client.named(small.address, 'Mia');
    const sockets = [await mia.socket(), await mia.socket(), await mia.socket()];
    expect(await Promise.race(sockets.map(socket => socket.end()))).toBe(1008);
    await small.close();
  });
});

test('a server that stops asks everybody to come again, and keeps what was done', async () => {
  const stopping = await freshServer();
  const mia = await Client.named(stopping.address, 'Mia');
  const socket = await mia.socket();
  await stopping.close();
  expect(await socket.end()).toBe(1012);
});
