// Attacks of one address that go on until they are told to end.
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fast } from '../../kernel/index.ts';
import type { TableRow } from '../../protocol/index.ts';
import { Client, type TestSocket, wishOf } from '../server.testing.ts';
import { finishedMatch } from './attack.testing.ts';

/** Begins; gives the way to end it. */
export type Attack = (address: string) => Promise<() => void>;

const FROM = '203.0.113.9';
const UNKNOWN = 'AAAAAAAAAAAAAAAAAAAAAA';
const chance = fast('attack');

async function eveAt(address: string): Promise<Client> {
  return Client.from(address, FROM, 'Eve');
}

async function sockets(eve: Client, count: number): Promise<readonly TestSocket[]> {
  return Promise.all(Array.from({ length: count }, () => eve.socket()));
}

/** Lets every socket say something again and again, and connect again where it was closed. */
function talking(eve: Client, all: readonly TestSocket[], say: () => object): () => void {
  return busy(eve, all, line => {
    for (let message = 0; message < 10; message++) line.send(say());
  });
}

/** Lets every socket do something again and again, and connect again where it was closed. */
function busy(eve: Client, all: readonly TestSocket[], act: (line: TestSocket) => void): () => void {
  const lines = [...all];
  const clock = setInterval(() => {
    for (const [at, line] of lines.entries()) {
      line.heard.length = 0;
      if (line.closed === undefined) act(line);
      else
        eve.socket().then(
          fresh => {
            lines[at] = fresh;
          },
          () => {},
        );
    }
  }, 50);
  return () => {
    clearInterval(clock);
    for (const line of lines) line.terminate();
  };
}

async function glances(address: string): Promise<() => void> {
  const eve = await eveAt(address);
  const { id, lines } = await finishedMatch(eve);
  return talking(eve, await sockets(eve, 10), () => ({ table: id, ask: { type: 'glance', line: chance.below(lines) } }));
}

async function watching(address: string): Promise<() => void> {
  const eve = await eveAt(address);
  const { id } = (await eve.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open'], { listed: true }))).body;
  return talking(eve, await sockets(eve, 40), () => ({ watchTable: chance.below(2) === 0 ? id : UNKNOWN }));
}

async function deafReaders(address: string): Promise<() => void> {
  const eve = await eveAt(address);
  const { id } = await finishedMatch(eve);
  const nobody = eve.stranger();
  const all = [...(await sockets(eve, 50)), ...(await sockets(nobody, 50)), ...(await sockets(await eveAt(address), 50))];
  for (const { raw } of all) raw.pause();
  return talking(eve, all, () => ({ table: id, ask: { type: 'watch', viewer: 'public' } }));
}

async function experts(address: string): Promise<() => void> {
  const eve = await eveAt(address);
  const seats = Array.from({ length: 6 }, (_, at) => ({ kind: 'bot', name: `Bot ${at}`, bot: 'expert' }));
  for (let table = 0; table < 60; table++) {
    const { id } = (await eve.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', [], { seats }))).body;
    await eve.call('POST', `api/tables/${id}/start`, {});
  }
  return () => {};
}

/** Asks for the same again and again, by so many at once. */
function asking(eve: Client, path: string, callers: number): () => void {
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      await eve.call('GET', path).catch(() => {});
      await pause(1);
    }
  };
  for (let caller = 0; caller < callers; caller++) void ask();
  return () => {
    isOver = true;
  };
}

async function requests(address: string): Promise<() => void> {
  const eve = await eveAt(address);
  const { id } = await finishedMatch(eve);
  return asking(eve, `api/tables/${id}/sight`, 40);
}

async function documents(address: string): Promise<() => void> {
  return asking(await eveAt(address), 'api/docs/json', 100);
}

/** Sends hundreds of requests in a packet, again and again. */
async function unanswered(address: string): Promise<() => void> {
  const { hostname, port } = new URL(address);
  const text = `GET /healthz HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${FROM}\r\n\r\n`.repeat(1000);
  const open = new Set<Socket>();
  let isOver = false;
  const send = () => {
    if (isOver) return;
    const socket = connect(Number(port), hostname, () => socket.write(text));
    open.add(socket.resume());
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      setTimeout(send, 50);
    });
  };
  for (let line = 0; line < 50; line++) send();
  return () => {
    isOver = true;
    for (const socket of open) socket.destroy();
  };
}

async function metrics(address: string): Promise<() => void> {
  return asking(await eveAt(address), 'metrics', 100);
}

async function pings(address: string): Promise<() => void> {
  const eve = await eveAt(address);
  const all = await sockets(eve, 20);
  for (const { raw } of all) raw.pause();
  const sign = 'x'.repeat(125);
  return busy(eve, all, ({ raw }) => {
    // It would fill its own memory otherwise.
    for (let ping = 0; ping < 500 && raw.readyState === raw.OPEN && raw.bufferedAmount < 100_000; ping++) raw.ping(sign);
  });
}

/** Says the least there is, thousands of times in a packet. */
async function tinyMessages(address: string): Promise<() => void> {
  const eve = await eveAt(address);
  const frames = Buffer.concat(Array.from({ length: 10_000 }, () => Buffer.from([0x82, 0x80, 0, 0, 0, 0])));
  return busy(eve, await sockets(eve, 50), ({ raw }) => {
    // Past the library, which would send them one by one.
    const { _socket: wire } = raw as unknown as { readonly _socket: Socket };
    if (wire.writableLength < 100_000) wire.write(frames);
  });
}

async function longMessages(address: string): Promise<() => void> {
  const eves = await Promise.all(Array.from({ length: 5 }, () => eveAt(address)));
  const all = (await Promise.all(eves.map(each => sockets(each, 40)))).flat();
  const [eve = await eveAt(address)] = eves;
  const text = 'Ж'.repeat(32_000);
  return busy(eve, all, ({ raw }) => raw.bufferedAmount < 100_000 && raw.send(text));
}

export const ATTACKS: Readonly<Record<string, Attack>> = {
  glances,
  watching,
  deafReaders,
  experts,
  requests,
  documents,
  unanswered,
  metrics,
  pings,
  tinyMessages,
  longMessages,
};
