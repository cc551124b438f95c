// What keeps strangers out and secrets in.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableRow } from '../../protocol/index.ts';
import { SIGNED_OUT } from '../../protocol/version.ts';
import { type Running, startServer } from '../index.ts';
import { Client, freshServer, gameNamed, moveFor, TestSocket, wishOf } from '../server.testing.ts';

const data = mkdtempSync(join(tmpdir(), 'guard-'));
const logged: string[] = [];
let server: Running;
let mia: Client;
let recovery: string;
let table: string;

beforeAll(async () => {
  const log = { write: (line: string) => void logged.push(line) };
  server = await startServer({ port: 0, host: '127.0.0.1', keeping: { data }, pages: null, logLevel: 'trace', log });
  mia = new Client(server.address);
  recovery = (await mia.call<{ recovery: string }>('POST', 'api/session', { name: 'Mia Schmidt' })).body.recovery;
  table = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'human']))).body.id;
  await mia.call('POST', `api/tables/${table}/start`);
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

const tokenIn = (cookie: string) => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';

describe('a token', () => {
  test('is in a cookie that no script reads, no other site sends, and nobody can forge', async () => {
    const made = await new Client(server.address).call('POST', 'api/session', { name: 'Ada' });
    const [cookie = '', ...attributes] = (made.headers.get('set-cookie') ?? '').split('; ');
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(tokenIn(cookie)).toMatch(/^[\w-]{44}$/);
    const forger = new Client(server.address);
    forger.cookie = `tabletour=${tokenIn(cookie)}`;
    expect((await forger.call('GET', 'api/session')).status).toBe(401);
  });

  test('is kept as a hash only, and so is the link to come back by', () => {
    const kept = readdirSync(data).map(file => readFileSync(join(data, file), 'latin1'));
    expect(kept.join('')).toContain('Mia Schmidt');
    for (const secret of [tokenIn(mia.cookie), recovery]) expect(kept.join('')).not.toContain(secret);
  });
});

test('the log tells neither tokens nor names nor what was said nor which table', async () => {
  await mia.call('POST', `api/tables/${table}/chat`, { text: 'nobody else must read this' });
  const socket = await mia.socket();
  socket.send({ watchTable: table });
  socket.send({ table, say: 'nor this' });
  await socket.until(({ chat }) => chat?.text === 'nor this');
  await mia.call('POST', 'api/session/recover', { token: recovery });
  await mia.call('POST', `api/tables/${table}/ask`, { ask: 'nonsense' });
  await mia.call('GET', `api/tables/${table}/sight?as=9`);
  socket.close();
  const log = logged.join('');
  expect(log).toContain('"route":"/api/tables/:id/ask"');
  const secrets = [tokenIn(mia.cookie), mia.cookie.split('=')[1] ?? '', recovery, table, 'Mia Schmidt', 'must read this', 'nor this'];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

describe('a page', () => {
  test.each(['', 'api/session', 'api/nothing', 'api/docs/', 'metrics'])('at /%s may run no script but files from here', async path => {
    const policy = (await fetch(server.address + path)).headers.get('content-security-policy') ?? '';
    const directives = new Map(policy.split(';').map(each => [each.split(' ')[0], each.split(' ').slice(1)]));
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual(["'self'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
  });

  test('of ours has no script between its lines', () => {
    const page = readFileSync(new URL('../../client/index.html', import.meta.url), 'utf8');
    expect(page.match(/<script\b(?![^>]*\bsrc=)|\bon\w+=|javascript:/gi)).toBeNull();
  });
});

describe('a request that changes something', () => {
  const post = (path: string, headers: Record<string, string>) =>
    fetch(server.address + path, { method: 'POST', headers: { cookie: mia.cookie, ...headers } });

  test.each<Record<string, string>>([
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  ])('is not made for a page with %o, though it has no body', async headers => {
    for (const path of ['api/session/recovery', 'api/session/sign-out-others', `api/tables/${table}/leave`, `api/tables/${table}/start`]) {
      const answer = await post(path, headers);
      expect([answer.status, await answer.json()]).toEqual([403, { error: 'origin', text: 'only pages of this server may do that' }]);
    }
    expect((await mia.call<TableRow>('GET', `api/tables/${table}`)).body.mine).toEqual([0, 1]);
  });

  test('is made for an own page, and for a program that is no browser', async () => {
    const own = { origin: new URL(server.address).origin };
    for (const headers of [{}, own, { ...own, 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])
      expect((await post('api/session/recovery', headers)).status, JSON.stringify(headers)).toBe(200);
  });

  test('goes by the host that the browser used, where a proxy tells it', async () => {
    const headers = { origin: 'https://play.example', 'x-forwarded-host': 'play.example' };
    const status = async (address: string) =>
      (await fetch(`${address}api/session`, { ...named, headers: { ...named.headers, ...headers } })).status;
    const named = { method: 'POST', body: '{"name":"Mia"}', headers: { 'content-type': 'application/json' } };
    const behind = await freshServer({ proxies: 1 });
    expect([await status(server.address), await status(behind.address)]).toEqual([403, 200]);
    await behind.close();
  });
});

test.each(['api/session', 'api/tables', 'api/nothing', 'api/tables/nowhere', 'api/%E0%A4%A', 'api/docs/json'])(
  'nobody keeps what /%s answers',
  async path => {
    expect((await fetch(server.address + path)).headers.get('cache-control')).toBe('no-store');
  },
);

describe('a session that was ended', () => {
  test('by way of another process loses its sockets there too', async () => {
    const there = await startServer({ port: 0, host: '127.0.0.1', keeping: { data }, pages: null, checkMs: 50 });
    const ada = new Client(server.address);
    const { recovery: link } = (await ada.call<{ recovery: string }>('POST', 'api/session', { name: 'Ada' })).body;
    const phone = new Client(there.address);
    await phone.call('POST', 'api/session/recover', { token: link });
    const [own, other] = [await TestSocket.open(there.address, ada.cookie), await phone.socket()];
    await ada.call('POST', 'api/session/sign-out-others');
    expect(await other.end()).toBe(SIGNED_OUT);
    expect(own.closed).toBeUndefined();
    own.close();
    await there.close();
  });
});

describe('a socket', () => {
  test.each(['https://elsewhere.example', 'null', 'http://127.0.0.1:1', 'nonsense'])('is not opened to a page of %s', async origin => {
    await expect(TestSocket.open(server.address, mia.cookie, { origin })).rejects.toThrow('403');
  });

  test('watches no more than a hundred tables, and says so', async () => {
    const small = await freshServer();
    const host = await Client.named(small.address, 'Mia');
    const socket = await host.socket();
    for (let tables = 0; tables <= 100; tables++) {
      const { id } = (await host.call<TableRow>('POST', 'api/tables', wishOf('city-tour', ['human', 'open']))).body;
      socket.send({ watchTable: id });
    }
    expect(await socket.until(({ error, text }) => error && text)).toBe('a socket watches no more than 100 tables');
    socket.close();
    await small.close();
  });
});

describe('whoever asks too often', () => {
  test('is stopped, whatever is in the cookie', async () => {
    const small = await freshServer({ rate: 20 });
    const statuses = new Set<number>();
    for (let call = 0; call < 30; call++) {
      const stranger = new Client(small.address);
      stranger.cookie = `tabletour=made-up-${call}`;
      statuses.add((await stranger.call('GET', 'api/tables')).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    await small.close();
  });

  test('comes in no more, while who is in goes on', async () => {
    const small = await freshServer({ newcomers: 3 });
    const statuses: number[] = [];
    const inside = await Client.named(small.address, 'Mia');
    for (let call = 0; call < 4; call++) {
      statuses.push((await new Client(small.address).call('POST', 'api/session', { name: 'Bot' })).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await inside.call('GET', 'api/session')).status).toBe(200);
    await small.close();
  });

  test('cannot talk without end over a socket either', async () => {
    const socket = await mia.socket();
    for (let times = 0; times < 20; times++) socket.send({ table, say: 'hey' });
    expect(await socket.until(({ error, text }) => error === 'too many' && text)).toBe('no more than 8 lines in 10 seconds');
    socket.close();
  });
});

describe('a key', () => {
  test.each(['\ud800', 'a\u0000b', 'schlüssel', '🗝'])('that not every database keeps as it is gets refused: %j', async key => {
    const sight = await mia.sight(table, 'public');
    const seat = sight.awaiting[0] ?? 0;
    const ask = moveFor(await gameNamed('eighty-days'), await mia.sight(table, seat), seat, 'k');
    const answer = await mia.call('POST', `api/tables/${table}/ask`, { ask: { ...ask, key } });
    expect(answer).toMatchObject({ status: 400, body: { error: 'unreadable', text: expect.stringContaining('key') } });
    expect((await mia.sight(table, 'public')).number).toBe(sight.number);
  });
});

describe('what is no request at all', () => {
  test.each([
    ['nonsense\r\n\r\n', 400],
    ['GET / HTTP/9.9\r\n\r\n', 400],
    [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
    [`GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n', 400],
    ['GET /api/%E0%A4%A HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  ])('is answered with a sentence all the same (%#)', async (text, status) => {
    const answer = await raw(server.address, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({ error: expect.any(String), text: expect.any(String) });
  });
});

/** What comes back until the other side hangs up. */
function raw(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', part => {
      answer += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
