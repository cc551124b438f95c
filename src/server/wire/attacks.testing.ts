// What one client may try to take from all others: the same attacks on every store.
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Thinker } from '../../host/index.ts';
import type { TableRow } from '../../protocol/index.ts';
import { startServer } from '../index.ts';
import { Client, gameNamed, type TestSocket, wishOf } from '../server.testing.ts';
import {
  counting,
  type FreshStore,
  finishedMatch,
  glanced,
  limited,
  lookBack,
  measured,
  PATIENT,
  PLENTY,
  type Serve,
} from './attack.testing.ts';
import { openingsInPlenty } from './attacks-by-openings.testing.ts';
import { requestsInPlenty } from './attacks-by-requests.testing.ts';

const NEVER: Thinker = { choose: () => new Promise(() => {}) };

/** The attacks on a server that keeps its tables in a store of the given kind, a fresh one each time. */
export function attacksOn(name: string, freshStore: FreshStore): void {
  const serve: Serve = async (change = {}) => {
    const server = await startServer({ port: 0, host: '127.0.0.1', keeping: await freshStore(), pages: null, proxies: 1, ...change });
    onTestFinished(() => server.close());
    return server;
  };
  describe(`on ${name}`, () => {
    messagesInPlenty(serve);
    signsInPlenty(serve);
    requestsInPlenty(serve);
    openingsInPlenty(serve, freshStore);
    rowsInPlenty(serve);
    tablesInPlenty(serve);
  });
}

function messagesInPlenty(serve: Serve): void {
  test('looks into the past play few entries again, and leave room for everybody else', async () => {
    const { counted, games } = await counting('eighty-days');
    const server = await serve({ games, rate: PLENTY });
    const match = await finishedMatch(await Client.named(server.address, 'Mia'));
    const stranger = await new Client(server.address).socket();
    const looks = 150;
    counted.plays = 0;
    lookBack(stranger, match, looks);
    expect((await new Client(server.address).call('GET', 'healthz')).status).toBe(200);
    expect(stranger.heard.filter(glanced).length).toBeLessThan(looks);
    let count = 0;
    await stranger.until(heard => glanced(heard) && ++count === looks);
    expect(counted.plays).toBeLessThan(match.lines + looks * 16);
    stranger.close();
  });

  test('who says much at once waits, and is told how long', async () => {
    // While time stands still, nobody gets anything back.
    const server = await serve({ rate: 600, clock: () => 1_800_000_000_000 });
    const stranger = await new Client(server.address).socket();
    for (let message = 0; message < 300; message++) stranger.send({ watchTable: 'AAAAAAAAAAAAAAAAAAAAAA' });
    await expect.poll(() => limited(server.address), PATIENT).toMatchObject({ waiting: expect.any(Number) });
    expect(stranger.heard.length).toBeLessThan(300);
    expect(stranger.closed).toBeUndefined();
    const refused = await new Client(server.address).call('GET', 'api/tables');
    expect(refused).toMatchObject({
      status: 429,
      body: { error: 'too many', text: expect.stringMatching(/^that was too much at once; try again in \d+ seconds?$/) },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await new Client(server.address).call('GET', 'healthz')).status).toBe(200);
    stranger.close();
  });

  test('sockets of one address that say much before it is taken up are closed, however many they are', async () => {
    const server = await serve({ rate: 600, clock: () => 1_800_000_000_000, limits: { queueOfAddress: 200_000 } });
    const [eve, neighbour] = [await Client.named(server.address, 'Eve'), new Client(server.address)];
    const [decent, ...sockets] = await Promise.all([neighbour.socket(), ...Array.from({ length: 8 }, () => eve.socket())]);
    for (const { raw } of sockets) for (let message = 0; message < 3; message++) raw.send('Ж'.repeat(30_000));
    await Promise.race(sockets.map(socket => socket.end()));
    expect(await limited(server.address)).toMatchObject({ queue: expect.any(Number) });
    decent?.send({ watchTable: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect(sockets.filter(({ closed }) => closed === undefined).length).toBeGreaterThan(0);
    expect(decent?.closed).toBeUndefined();
    for (const socket of [decent, ...sockets]) socket?.terminate();
  });

  test('who does not read is answered no more, and cut off before much waits', async () => {
    const server = await serve({ rate: PLENTY, limits: { backlogOfAddress: 400_000 } });
    const { id } = await finishedMatch(await Client.named(server.address, 'Mia'));
    const sockets = await Promise.all([1, 2, 3].map(() => new Client(server.address).socket()));
    for (const { raw } of sockets) raw.pause();
    let most = 0;
    for (const socket of sockets)
      for (let look = 0; look < 350; look++) socket.send({ table: id, ask: { type: 'watch', viewer: 'public' } });
    const attack = async () => {
      for (const socket of sockets) socket.send({ table: id, ask: { type: 'watch', viewer: 'public' } });
      most = Math.max(most, await measured(server.address, 'tabletour_unread_bytes'));
      return limited(server.address);
    };
    await expect.poll(attack, PATIENT).toMatchObject({ backlog: expect.any(Number) });
    expect(most).toBeLessThan(1_500_000);
    for (const socket of sockets) socket.terminate();
  });
}

function signsInPlenty(serve: Serve): void {
  test('a ping is sent back; it is a message, and so is a pong that nobody asked for', async () => {
    const server = await serve({ rate: 600, clock: () => 1_800_000_000_000 });
    const { raw } = await new Client(server.address).socket();
    const echoes: string[] = [];
    raw.on('pong', data => echoes.push(String(data)));
    raw.ping('here');
    await expect.poll(() => echoes, PATIENT).toEqual(['here']);
    const someMore = () => {
      for (let sign = 0; sign < 50; sign++) {
        raw.ping();
        raw.pong();
      }
      return limited(server.address);
    };
    // They are paid for: who has nothing left waits.
    await expect.poll(someMore, PATIENT).toMatchObject({ waiting: expect.any(Number) });
    expect((await new Client(server.address).call('GET', 'api/kept')).status).toBe(429);
    raw.terminate();
  });

  test.each([
    // Its answers are not read, so that no more of them are made, and nothing more is heard.
    ['ping', { backlog: expect.any(Number) }],
    ['pong', { queue: 3 }],
  ] as const)('a flood of %ss that reads nothing is cut off before much waits', async (kind, limits) => {
    const server = await serve({ rate: PLENTY, limits: { backlogOfAddress: 400_000 } });
    const sockets = await Promise.all([1, 2, 3].map(() => new Client(server.address).socket()));
    for (const { raw } of sockets) raw.pause();
    let most = 0;
    const flood = async () => {
      for (const { raw } of sockets) for (let sign = 0; sign < 2000; sign++) if (raw.readyState === raw.OPEN) raw[kind]('x'.repeat(125));
      most = Math.max(most, await measured(server.address, 'tabletour_unread_bytes'));
      return limited(server.address);
    };
    await expect.poll(flood, PATIENT).toMatchObject(limits);
    expect(most).toBeLessThan(1_500_000);
    for (const socket of sockets) socket.terminate();
  });
}

function rowsInPlenty(serve: Serve): void {
  test('lists of tables are without a content of one’s own, which the table itself shows', async () => {
    const server = await serve({ rate: PLENTY, limits: { listed: 10 } });
    const mia = await Client.named(server.address, 'Mia');
    const [content] = (await gameNamed('bodensee')).options.table.content?.extremes ?? [];
    const wish = wishOf('bodensee', ['human', 'open'], { options: { content }, listed: true });
    const { id } = (await mia.call<TableRow>('POST', 'api/tables', wish)).body;
    for (let more = 0; more < 5; more++) await mia.call('POST', 'api/tables', wish);
    const own = JSON.stringify(content);
    for (const path of ['api/tables/mine', 'api/lobby', 'api/tables']) {
      const { body } = await mia.call<TableRow[] | { readonly tables: TableRow[] }>('GET', path);
      const rows = 'tables' in body ? body.tables : body;
      expect(rows.map(row => [row.options, row.hostName])).toEqual(Array.from({ length: 6 }, () => [undefined, 'Mia']));
      expect(JSON.stringify(rows).length).toBeLessThan(own.length);
    }
    const whole = (await mia.call<TableRow>('GET', `api/tables/${id}`)).body;
    expect(JSON.stringify(whole.options?.content)).toBe(own);
    // What is kept for lists is read again where it has changed.
    await mia.call('POST', `api/tables/${id}/welcome`, { text: 'Welcome aboard' });
    const rows = (await mia.call<TableRow[]>('GET', 'api/tables/mine')).body;
    expect(rows.flatMap(row => row.welcome ?? [])).toEqual(['Welcome aboard']);
  });

  test('a row goes to who asks, and to others where it changed for them; a content of one’s own goes to a socket once', async () => {
    const server = await serve({ rate: PLENTY });
    const mia = await Client.named(server.address, 'Mia');
    const [content] = (await gameNamed('bodensee')).options.table.content?.extremes ?? [];
    const wish = wishOf('bodensee', ['human', 'open'], { options: { content } });
    const { id, options } = (await mia.call<TableRow>('POST', 'api/tables', wish)).body;
    expect(JSON.stringify(options).length).toBeGreaterThan(1000);
    const crowd = await Promise.all(Array.from({ length: 10 }, () => new Client(server.address).socket()));
    const rows = ({ heard }: TestSocket) => heard.flatMap(({ row }) => row ?? []);
    for (const socket of crowd) {
      socket.send({ watchTable: id });
      await socket.until(({ row }) => row);
    }
    const [first] = crowd;
    for (let times = 0; times < 100; times++) first?.send({ watchTable: id });
    for (let times = 0; times < 50; times++) {
      first?.send({ leaveTable: id });
      first?.send({ watchTable: id });
    }
    await expect.poll(() => first && rows(first).length, PATIENT).toBeGreaterThanOrEqual(151);
    // Now something changes for all of them.
    const host = await mia.socket();
    host.send({ watchTable: id });
    for (const socket of crowd) await socket.until(({ row }) => row?.seats[0]?.isHere);
    // How many watch is shown to all, but not every time that somebody comes or goes.
    for (const socket of crowd.slice(1)) expect(rows(socket).length).toBeLessThan(40);
    for (const socket of crowd) expect(rows(socket).filter(row => row.options !== undefined)).toHaveLength(1);
    for (const socket of [...crowd, host]) socket.close();
  });
}

function tablesInPlenty(serve: Serve): void {
  test('a hundred tables of one host do not hide the table of another in the lobby', async () => {
    const server = await serve({ rate: PLENTY, limits: { listed: 200 } });
    const [eve, mia] = [await Client.named(server.address, 'Eve'), await Client.named(server.address, 'Mia')];
    const listed = wishOf('city-tour', ['human', 'open'], { listed: true });
    const { id } = (await mia.call<TableRow>('POST', 'api/tables', listed)).body;
    for (let table = 0; table < 101; table++) await eve.call('POST', 'api/tables', listed);
    const shown = (await new Client(server.address).call<TableRow[]>('GET', 'api/tables')).body;
    expect(shown).toHaveLength(100);
    expect(shown[1]?.id).toBe(id);
  });

  test('tables, and tables in the lobby, are so many a guest, and so many an address', async () => {
    const server = await serve({ limits: { tablesAnHour: 3, listed: 2, crowd: 2 } });
    const [eve, mia] = [await Client.named(server.address, 'Eve'), await Client.named(server.address, 'Mia')];
    const set = async (client: Client, isListed = false) =>
      (await client.call('POST', 'api/tables', wishOf('city-tour', ['human', 'open'], { listed: isListed }))).body.text;
    expect([await set(eve, true), await set(eve, true)]).toEqual([undefined, undefined]);
    expect(await set(eve, true)).toBe('no more than 2 of your tables in the lobby; begin or leave one of them first');
    expect(await set(eve)).toBeUndefined();
    expect(await set(eve)).toMatch(/^no more than 3 new tables an hour; try again in \d+ seconds$/);
    expect([await set(mia), await set(mia), await set(mia)]).toEqual([undefined, undefined, undefined]);
    expect(await set(await Client.named(server.address, 'Ida'))).toContain('new tables an hour');
    expect(await limited(server.address)).toEqual({ listed: 1, tables: 2 });
  });

  test('one guest has so many tables in play', async () => {
    const server = await serve({ thinker: NEVER, limits: { inPlay: 2 } });
    const eve = await Client.named(server.address, 'Eve');
    const answers = [];
    for (const _ of [1, 2, 3]) {
      const { id } = (await eve.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['random', 'random']))).body;
      answers.push(await eve.call('POST', `api/tables/${id}/start`, {}));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.body.text).toContain('no more than 2 tables of yours');
  });

  test('clocks strike however many bots think', async () => {
    const server = await serve({ thinker: NEVER, rate: PLENTY, leaseMs: 2000 });
    const [eve, mia] = [await Client.named(server.address, 'Eve'), await Client.named(server.address, 'Mia')];
    for (let table = 0; table < 55; table++) {
      const { id } = (await eve.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['random', 'random']))).body;
      await eve.call('POST', `api/tables/${id}/start`, {});
    }
    const pace = { kind: 'live', bank: 1, increment: 0, then: 'quiet' };
    const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'human'], { pace }))).body;
    await mia.call('POST', `api/tables/${id}/start`, {});
    const socket = await mia.socket();
    socket.send({ table: id, ask: { type: 'watch', viewer: 'public' } });
    expect(await socket.until(({ tell }) => tell?.type === 'news' && tell.news.what)).toBe('play');
    socket.close();
  });
}

/** What comes back on a connection until the other side hangs up. */
export function untilHungUp(address: string, said: string, more = ''): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise(resolve => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(said));
    const drip = setInterval(() => socket.writable && socket.write(more), 20);
    socket.on('data', part => {
      heard += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve(heard);
    });
  });
}
