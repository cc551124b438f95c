import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FromServer, TableRow } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, TestSocket, wishOf } from '../server.testing.ts';

let server: Running;
let now = 1_800_000_000_000;
beforeAll(async () => {
  server = await freshServer({ time: () => now });
});
afterAll(() => server.close());

type Answer = TableRow & { error?: string };
const at = async (id: string, who: Client, what: string, body: object = {}) =>
  (await who.call<Answer>('POST', `api/tables/${id}/${what}`, body)).body;

/** Two people at a table that has not begun yet. */
async function gathering(game = 'eighty-days') {
  const [mia, jonas] = await Promise.all(['Mia', 'Jonas'].map(name => Client.named(server.address, name)));
  if (!mia || !jonas) throw new Error('somebody did not come');
  const { body } = await mia.call<TableRow>('POST', 'api/tables', wishOf(game, ['human', 'open']));
  await at(body.id, jonas, 'join');
  return { id: body.id, mia, jonas };
}

/** Somebody who looks at a table. */
async function watching(id: string, who: Client): Promise<TestSocket> {
  const socket = await TestSocket.open(server.address, who.cookie);
  socket.send({ watchTable: id });
  await socket.until(({ row }: FromServer) => row !== undefined);
  return socket;
}

const writings = ({ heard }: TestSocket) => heard.flatMap(({ writing }) => writing ?? []);

describe('writing', () => {
  test('is told to the others once in a few seconds, from one’s own seat only, and nobody keeps it', async () => {
    const { id, mia, jonas } = await gathering();
    const [own, his] = await Promise.all([watching(id, mia), watching(id, jonas)]);
    for (let count = 0; count < 20; count++) his.send({ table: id, writing: 1 });
    his.send({ table: id, writing: 0 });
    await his.until(({ error }) => error === 'not yours');
    now += 3000;
    his.send({ table: id, writing: 1 });
    his.send({ table: id, say: 'Hello' });
    await own.until(({ chat }) => chat);
    expect(writings(own)).toEqual([1, 1]);
    const late = await watching(id, mia);
    expect(writings(late)).toEqual([]);
    for (const socket of [own, his, late]) socket.close();
  });

  test('is no business of who has no seat', async () => {
    const { id } = await gathering();
    const socket = await watching(id, await Client.named(server.address, 'Otto'));
    socket.send({ table: id, writing: 0 });
    await socket.until(({ error }) => error === 'not yours');
    socket.close();
  });
});

describe('pointing', () => {
  const point = (seat: number): object => ({ seat, touches: ['tile:1'], note: 'this' });

  test('partners see it, nobody points from a foreign seat, and a hand rests after three times', async () => {
    const { id, mia, jonas } = await gathering('city-tour');
    expect(await at(id, mia, 'start')).toMatchObject({ stage: 'playing', mayPoint: true });
    const [own, his] = await Promise.all([watching(id, mia), watching(id, jonas)]);
    his.send({ table: id, point: point(1) });
    expect(await own.until(({ point: seen }) => seen)).toEqual(point(1));
    his.send({ table: id, point: point(0) });
    await his.until(({ error }) => error === 'not yours');
    for (let count = 0; count < 3; count++) his.send({ table: id, point: point(1) });
    await his.until(({ error }) => error !== undefined && error !== 'not yours');
    for (const socket of [own, his]) socket.close();
  });

  test('is no part of games where everybody plays for themselves', async () => {
    const { id, mia } = await gathering();
    await at(id, mia, 'start');
    const socket = await TestSocket.open(server.address, mia.cookie);
    socket.send({ table: id, point: point(0) });
    await socket.until(({ error }) => error === 'no pointing');
    socket.close();
  });
});
