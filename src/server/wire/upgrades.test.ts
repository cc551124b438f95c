// What is no decent beginning of a socket, nor a message on one.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../index.ts';
import { Client, freshServer } from '../server.testing.ts';

const UPGRADE = `connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${'A'.repeat(22)}==\r\n`;

interface Line {
  readonly level: number;
  readonly msg: string;
}

const logged: Line[] = [];
let server: Running;
beforeAll(async () => {
  server = await freshServer({ logLevel: 'info', log: { write: line => void logged.push(JSON.parse(line) as Line) } });
});
afterAll(() => server.close());

/** What comes back to this until the other side hangs up. */
function heardFrom(said: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(server.address);
  return new Promise(resolve => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(said));
    socket.on('data', part => {
      heard += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

const asked = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`;

test('there is a socket at its address only, and no other address is logged', async () => {
  logged.length = 0;
  for (const path of ['/api/tables/secret-of-mine', '/api/kept', '/', '/nothing.txt', '/api/tables/secret-of-mine/sight']) {
    const heard = await heardFrom(asked(path, UPGRADE));
    expect(heard).toMatch(/^HTTP\/1\.1 404 /);
    expect(heard).toContain('there is no socket here');
  }
  expect(JSON.stringify(logged)).not.toContain('secret-of-mine');
});

test('who asks for a socket at what is no address is hung up on', async () => {
  expect(await heardFrom(asked('/%ff%fe', UPGRADE))).toMatch(/^HTTP\/1\.1 400 /);
});

test('a socket does not begin while something else is to be answered', async () => {
  logged.length = 0;
  expect(await heardFrom(asked('/api/kept') + asked('/api/socket', UPGRADE))).not.toContain('101');
  expect(logged.filter(({ level }) => level > 30)).toEqual([]);
  expect((await new Client(server.address).call('GET', 'api/kept')).status).toBe(200);
});

test('who waits to be refused a socket does not keep the server from ending', async () => {
  const limits = { refusalMs: 600_000 };
  const other = await freshServer({ rate: 6, clock: () => 1_800_000_000_000, limits, drainMs: 100 });
  const { hostname, port } = new URL(other.address);
  const statuses = [];
  for (let ask = 0; ask < 105; ask++)
    statuses.push((await fetch(`${other.address}api/kept`, { signal: AbortSignal.timeout(300) }).catch(() => undefined))?.status);
  expect(statuses).toContain(undefined);
  const socket = connect(Number(port), hostname, () => socket.write(asked('/api/socket', UPGRADE)));
  socket.on('error', () => {});
  await new Promise(resolve => setTimeout(resolve, 200));
  const gone = new Promise(resolve => socket.on('close', resolve));
  await other.close();
  await gone;
});

test.each([
  ['no frame of ours', [0xff, 0xff, 0xff]],
  ['a frame without a mask', [0x81, 0x01, 0x41]],
  ['a text that is none', [0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]],
  ['a frame that says it is long', [0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]],
])('%s ends a socket without a word in the log', async (_what, bytes) => {
  logged.length = 0;
  expect(await heardFrom(Buffer.concat([Buffer.from(asked('/api/socket', UPGRADE)), Buffer.from(bytes)]))).toContain('101');
  expect(logged.filter(({ level }) => level > 30)).toEqual([]);
});
