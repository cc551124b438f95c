// What requests may try to take from all others.
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Client } from '../server.testing.ts';
import { limited, measured, PATIENT, PLENTY, type Serve } from './attack.testing.ts';

export function requestsInPlenty(serve: Serve): void {
  test('requests at once are taken up few at a time, and who has used up everything by then is refused', async () => {
    const server = await serve({ rate: 600, clock: () => 1_800_000_000_000 });
    const lines = Array.from({ length: 25 }, () => statusesOf(server.address, 'HEAD /api/docs/json', 4));
    const statuses = (await Promise.all(lines)).flat();
    const answered = statuses.filter(status => status === 200).length;
    expect(answered).toBeLessThan(40);
    expect(answered).toBeGreaterThan(15);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await new Client(server.address).call('GET', 'api/kept')).status).toBe(200);
  });

  test('who sends many requests without waiting for answers is hung up on before they are read', async () => {
    const server = await serve({ rate: PLENTY });
    const lines = Array.from({ length: 100 }, () => statusesOf(server.address, 'GET /healthz', 1500));
    expect((await new Client(server.address).call('GET', 'healthz')).status).toBe(200);
    const statuses = await Promise.all(lines);
    for (const answered of statuses) expect(answered.length).toBeLessThanOrEqual(5);
    expect(await limited(server.address)).toEqual({ requests: 100 });
  });

  test('a few requests that arrive together are answered one after the other, and what is left of them holds up nobody', async () => {
    const server = await serve({ rate: PLENTY, limits: { underWay: 1 } });
    expect(await statusesOf(server.address, 'GET /api/kept', 5)).toEqual([200, 200, 200, 200, 200]);
    const gone = Array.from({ length: 20 }, () => askedAtOnce(server.address, 'GET /api/docs/json', 5).pause());
    expect((await new Client(server.address).call('GET', 'api/kept')).status).toBe(200);
    for (const socket of gone) socket.destroy();
    await expect.poll(() => measured(server.address, 'tabletour_unread_bytes'), PATIENT).toBe(0);
    expect((await new Client(server.address, '203.0.113.9').call('GET', 'api/kept')).status).toBe(200);
  });

  test('who is refused again and again waits for it', async () => {
    const limits = { refusalMs: 600_000 };
    const server = await serve({ rate: 60, clock: () => 1_800_000_000_000, limits, drainMs: 100 });
    const eve = new Client(server.address, '203.0.113.9');
    let refused = 0;
    const ask = () =>
      eve.call('GET', 'api/docs/json').then(
        ({ status }) => {
          if (status === 429) refused++;
        },
        () => {},
      );
    await Promise.all(Array.from({ length: 60 }, ask));
    for (let more = 0; more < 90; more++) void ask();
    await expect.poll(() => refused, PATIENT).toBeGreaterThanOrEqual(100);
    expect((await eve.call('GET', 'healthz')).status).toBe(200);
    expect((await new Client(server.address).call('GET', 'api/kept')).status).toBe(200);
    expect(refused).toBeLessThan(140);
  });

  test('what is there for whoever looks after the server is paid for; whether it lives is told in any case', async () => {
    const server = await serve({ rate: 600, clock: () => 1_800_000_000_000 });
    const eve = new Client(server.address, '203.0.113.9');
    const status = async (path: string) => (await eve.call('GET', path)).status;
    const statuses = [];
    for (let look = 0; look < 60; look++) statuses.push(await status('metrics'));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect([await status('readyz'), await status('healthz')]).toEqual([429, 200]);
    const twice = async () => new Set(await Promise.all([1, 2].map(() => measured(server.address, 'process_cpu_seconds_total')))).size;
    await expect.poll(twice, PATIENT).toBe(1);
  });

  test('who asks without end whether the server lives uses up nothing of what others behind the same address have', async () => {
    let now = 1_800_000_000_000;
    const server = await serve({ rate: 60, clock: () => now });
    const eve = new Client(server.address, '203.0.113.9');
    const statuses = [];
    for (let ask = 0; ask < 300; ask++) statuses.push((await eve.call('GET', 'healthz')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    now += 1000;
    expect((await eve.call('GET', 'api/kept')).status).toBe(200);
  });

  test('answers that nobody reads are counted, and their connections cut off before much waits', async () => {
    const server = await serve({ rate: PLENTY, limits: { backlogOfAddress: 100_000 } });
    const deaf = Array.from({ length: 4 }, () => askedAtOnce(server.address, 'GET /api/docs/json', 1).pause());
    const more = setInterval(() => {
      for (const socket of deaf) socket.write(asked('GET /api/docs/json'));
    }, 300);
    onTestFinished(() => {
      clearInterval(more);
      for (const socket of deaf) socket.destroy();
    });
    await expect.poll(() => limited(server.address), PATIENT).toMatchObject({ backlog: expect.any(Number) });
    await expect.poll(() => measured(server.address, 'tabletour_unread_bytes'), PATIENT).toBeLessThan(1_000_000);
    expect((await new Client(server.address).call('GET', 'api/kept')).status).toBe(200);
  });

  test('requests of who hangs up hold up nobody', async () => {
    const server = await serve({ rate: PLENTY, limits: { underWay: 1 } });
    const eve = await Client.named(server.address, 'Eve');
    const away = Array.from({ length: 30 }, () => {
      const hangUp = new AbortController();
      const asked = fetch(`${server.address}api/docs/json`, { signal: hangUp.signal }).catch(() => {});
      setTimeout(() => hangUp.abort());
      return asked;
    });
    const socket = await eve.socket();
    await Promise.all(away);
    expect((await eve.call('POST', 'api/tables', 'nonsense')).status).toBe(400);
    expect((await eve.call('GET', 'api/nothing')).status).toBe(404);
    expect((await eve.call('GET', 'api/session')).status).toBe(200);
    socket.close();
  });

  test('who asks for the headers alone pays as much, and guesses no more codes', async () => {
    // While time stands still, nobody gets anything back.
    const server = await serve({ rate: 600, clock: () => 1_800_000_000_000 });
    const answered = async (method: string, from: string) => {
      const eve = new Client(server.address, from);
      const statuses = [];
      for (let guess = 0; guess < 40; guess++) statuses.push((await eve.call(method, 'api/codes/AAAAAA')).status);
      return statuses.filter(status => status === 404).length;
    };
    const guesses = await answered('GET', '203.0.113.1');
    expect(guesses).toBeLessThan(40);
    expect(await answered('HEAD', '203.0.113.2')).toBe(guesses);
  });
}

function asked(line: string): string {
  return `${line} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 203.0.113.9\r\n\r\n`;
}

/** Asks so often at once, on one connection. */
function askedAtOnce(address: string, line: string, times: number): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(asked(line).repeat(times));
  return socket;
}

/** What is answered, until all of it is there or the other side hangs up. */
function statusesOf(address: string, line: string, times: number): Promise<readonly number[]> {
  const socket = askedAtOnce(address, line, times);
  let heard = '';
  const statuses = () => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  return new Promise(resolve => {
    socket.on('data', part => {
      heard += part;
      if (statuses().length >= times) socket.destroy();
    });
    socket.on('close', () => resolve(statuses()));
  });
}
