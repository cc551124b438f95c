import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FromServer, TableRow, TableSight } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, gameNamed, Line, moveFor, wishOf } from '../testing.ts';

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
    const line = await mia.line();
    line.send({ watchTable: id });
    await line.until(({ row }) => row?.stage === 'gathering');
    await jonas.call('POST', `api/tables/${id}/join`, {});
    await line.until(({ row }) => row?.seats[1]?.name === 'Jonas');
    await mia.call('POST', `api/tables/${id}/start`, {});
    await line.until(({ row }) => row?.stage === 'playing');
    line.send({ table: id, ask: { type: 'watch', viewer: 0 } });
    const sight = await line.until(sightIn);
    const seat = sight.awaiting[0] ?? 0;
    const mover = seat === 0 ? mia : jonas;
    await mover.ask(id, moveFor(await gameNamed('eighty-days'), await mover.sight(id, seat), seat, 'k'));
    expect(await line.until(({ tell }) => tell?.type === 'news' && tell.news.number)).toBe(1);
    line.socket.close();
  });

  test('plays, and is answered under the key', async () => {
    const { mia, jonas, id } = await begun();
    const seat = (await mia.sight(id, 'public')).awaiting[0] ?? 0;
    const line = await (seat === 0 ? mia : jonas).line();
    line.send({ table: id, ask: { type: 'watch', viewer: seat } });
    const ask = moveFor(await gameNamed('eighty-days'), await line.until(sightIn), seat, 'k');
    line.send({ table: id, ask });
    expect(await line.until(({ tell }) => tell?.type === 'done' && tell.key)).toBe(ask.key);
    line.socket.close();
  });

  test('that comes back asks for what it missed', async () => {
    const { mia, jonas, id } = await begun();
    const seat = (await mia.sight(id, 'public')).awaiting[0] ?? 0;
    const mover = seat === 0 ? mia : jonas;
    await mover.ask(id, moveFor(await gameNamed('eighty-days'), await mover.sight(id, seat), seat, 'k'));
    const line = await mia.line();
    line.send({ watchTable: id });
    line.send({ table: id, ask: { type: 'watch', viewer: 'public', since: 0 } });
    expect(await line.until(({ tell }) => tell?.type)).toBe('news');
    line.socket.close();
  });

  test('says something to everybody, and newcomers hear what was said', async () => {
    const { mia, jonas, id } = await gathering();
    const [one, two] = await Promise.all([mia.line(), jonas.line()]);
    for (const line of [one, two]) line.send({ watchTable: id });
    await two.until(({ row }) => row);
    one.send({ table: id, say: ' hello ' });
    expect(await two.until(({ chat }) => chat)).toMatchObject({ number: 1, name: 'Mia', text: 'hello' });
    const late = await Line.open(server.address, '');
    late.send({ watchTable: id });
    expect(await late.until(({ chat }) => chat?.text)).toBe('hello');
    for (const line of [one, two, late]) line.socket.close();
  });

  test('shows who is there', async () => {
    const { mia, jonas, id } = await gathering();
    await jonas.call('POST', `api/tables/${id}/join`, {});
    const [one, two] = await Promise.all([mia.line(), jonas.line()]);
    one.send({ watchTable: id });
    two.send({ watchTable: id });
    await one.until(({ row }) => row?.seats.every(({ isHere }) => isHere));
    const from = one.heard.length;
    two.socket.close();
    await one.until(({ row }) => row?.seats[1]?.isHere === false, from);
    one.socket.close();
  });

  test('of nobody watches as everybody may, and neither plays nor peeks', async () => {
    const { id } = await begun();
    const line = await Line.open(server.address, '');
    line.send({ table: id, ask: { type: 'watch', viewer: 'public' } });
    expect((await line.until(sightIn)).mine).toEqual([]);
    line.send({ table: id, ask: { type: 'watch', viewer: 1 } });
    expect(await line.until(({ tell }) => tell?.type === 'denied' && tell.denial.reason)).toBe('not yours');
    line.send({ table: id, ask: { type: 'back', key: 'b', seat: 0, decision: 0 } });
    expect(await line.until(({ tell }) => tell?.type === 'denied' && tell.key === 'b' && tell.denial.reason)).toBe('not yours');
    line.socket.close();
  });

  test('that loses its seat sees no more than everybody', async () => {
    const { jonas, id } = await begun();
    const [line, anybody] = await Promise.all([jonas.line(), Line.open(server.address, '')]);
    line.send({ table: id, ask: { type: 'watch', viewer: 1 } });
    anybody.send({ table: id, ask: { type: 'watch', viewer: 'public' } });
    const own = await line.until(sightIn);
    expect(own.view).not.toEqual((await anybody.until(sightIn)).view);
    await jonas.call('POST', `api/tables/${id}/leave`, {});
    const [seen, open] = await Promise.all([line, anybody].map(each => each.until(({ tell }) => tell?.type === 'news' && tell.news)));
    expect(seen).toEqual(open);
    for (const each of [line, anybody]) each.socket.close();
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
    const line = await Line.open(server.address, '');
    line.socket.send(text);
    expect(await line.until(({ error }) => error)).toBe('unreadable');
    line.send({ watchTable: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect(await line.until(({ error }) => error !== 'unreadable' && error)).toBe('no such table');
    line.socket.close();
  });

  test('is closed when it says too much at once, or too many things', async () => {
    const [large, many] = await Promise.all([Line.open(server.address, ''), Line.open(server.address, '')]);
    large.socket.send('x'.repeat(100_000));
    for (let message = 0; message < 1000; message++) many.socket.send('{}');
    expect(await large.end()).toBe(1009);
    expect(await many.end()).toBe(1008);
  });

  test('is not opened to pages of another site', async () => {
    await expect(Line.open(server.address, '', { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    const ours = await Line.open(server.address, '', { origin: server.address.slice(0, -1) });
    ours.socket.close();
  });

  test('may not be opened without end by one guest', async () => {
    const small = await freshServer({ sockets: 2 });
    const mia = await Client.named(small.address, 'Mia');
    const lines = [await mia.line(), await mia.line(), await mia.line()];
    expect(await Promise.race(lines.map(line => line.end()))).toBe(1008);
    await small.close();
  });
});

test('a server that stops asks everybody to come again, and keeps what was done', async () => {
  const stopping = await freshServer();
  const mia = await Client.named(stopping.address, 'Mia');
  const line = await mia.line();
  await stopping.close();
  expect(await line.end()).toBe(1012);
});
