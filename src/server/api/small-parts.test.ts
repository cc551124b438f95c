import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SmallParts } from './small-parts.ts';

/** A client and the other end of its wire, what is heard there, and what waits for its turn. */
async function wired() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = connect(port, '127.0.0.1');
  const [wire] = (await once(server, 'connection')) as [Socket];
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  const heard: Buffer[] = [];
  const waiting: (() => void)[] = [];
  wire.on('data', (part: Buffer) => heard.push(part));
  wire.on('error', () => {});
  const parts = new SmallParts(wire, act => waiting.push(act));
  const sizes = () => heard.map(({ length }) => length);
  const turn = () => waiting.shift()?.();
  const total = () => {
    turn();
    return Buffer.concat(heard).length;
  };
  return { client, wire, heard, waiting, parts, sizes, turn, total };
}

const SOON = { timeout: 20_000 };

test('what is short is heard at once', async () => {
  const { client, heard, waiting } = await wired();
  client.write('hello');
  await expect.poll(() => heard.map(String), SOON).toEqual(['hello']);
  expect(waiting).toEqual([]);
});

test('of a long packet one part is heard in a turn, in order, and nothing is lost', async () => {
  const { client, wire, heard, sizes, turn, total } = await wired();
  const text = Array.from({ length: 30_000 }, (_, at) => String.fromCharCode(97 + (at % 26))).join('');
  client.end(text);
  await expect.poll(sizes, SOON).toEqual([1024]);
  turn();
  expect(sizes()).toEqual([1024, 1024]);
  const ended = once(wire, 'end');
  await expect.poll(total, SOON).toBe(text.length);
  expect(Buffer.concat(heard).toString()).toBe(text);
  await ended;
});

test('nothing is heard while it is held, and the rest afterwards', async () => {
  const { client, parts, sizes, turn, total } = await wired();
  client.write('x'.repeat(3000));
  await expect.poll(sizes, SOON).toEqual([1024]);
  parts.hold();
  turn();
  client.write('y');
  expect(sizes()).toEqual([1024]);
  parts.goOn();
  await expect.poll(total, SOON).toBe(3001);
});

test('what is left when the wire is gone is heard by nobody', async () => {
  const { client, wire, sizes, turn } = await wired();
  client.write('x'.repeat(50_000));
  await expect.poll(sizes, SOON).toEqual([1024]);
  wire.destroy();
  await once(wire, 'close');
  turn();
  expect(sizes()).toEqual([1024]);
});
