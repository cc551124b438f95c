// Whose address counts: what a client claims in a header is believed only where a proxy that we trust has written it.
import { describe, expect, test } from 'vitest';
import type { Serving } from '../index.ts';
import { freshServer, TestSocket } from '../server.testing.ts';

type Headers = Readonly<Record<string, string>>;

const claims = (address: string): Headers => ({
  'x-forwarded-for': address,
  'x-real-ip': address,
  forwarded: `for=${address};proto=https`,
  'x-forwarded-proto': 'https',
});

/** What two newcomers with these headers are answered where one a minute may come from an address, and their cookies. */
async function newcomers(proxies: Serving['proxies'], ...each: readonly Headers[]): Promise<{ statuses: number[]; cookies: string[] }> {
  const server = await freshServer({ newcomers: 1, proxies });
  const statuses: number[] = [];
  const cookies: string[] = [];
  for (const headers of each) {
    const answer = await fetch(`${server.address}api/session`, {
      method: 'POST',
      body: '{"name":"Mia"}',
      headers: { 'content-type': 'application/json', ...headers },
    });
    statuses.push(answer.status);
    cookies.push(answer.headers.get('set-cookie') ?? '');
  }
  await server.close();
  return { statuses, cookies };
}

/** Whether the second of two sockets with these headers stays open where an address may have one. */
async function isSecondWelcome(proxies: Serving['proxies'], first: Headers, second: Headers): Promise<boolean> {
  const server = await freshServer({ sockets: 1, proxies });
  const lines = [await TestSocket.open(server.address, '', first), await TestSocket.open(server.address, '', second)];
  const last = lines[1];
  last?.send({ watchTable: 'nowhere' });
  const answered = last?.until(({ error }) => error !== undefined).catch(() => false);
  const isWelcome = (await answered) === true;
  for (const { raw } of lines) raw.terminate();
  await server.close();
  return isWelcome;
}

describe('without a proxy', () => {
  test.each([undefined, 0])('a made-up address (%s hops) dodges no limit and makes no cookie Secure', async proxies => {
    const { statuses, cookies } = await newcomers(proxies, claims('198.51.100.1'), claims('198.51.100.2'));
    expect(statuses).toEqual([200, 429]);
    expect(cookies[0]).not.toContain('Secure');
    expect(await isSecondWelcome(proxies, claims('198.51.100.1'), claims('198.51.100.2'))).toBe(false);
  });
});

describe('behind one proxy', () => {
  test('only the last address counts, which the proxy wrote', async () => {
    const made = (address: string, by: string) => ({ 'x-forwarded-for': `${address}, ${by}` });
    const same = [made('198.51.100.1', '203.0.113.9'), made('198.51.100.2', '203.0.113.9')] as const;
    const others = [made('198.51.100.1', '203.0.113.9'), made('198.51.100.1', '203.0.113.8')] as const;
    expect((await newcomers(1, ...same)).statuses).toEqual([200, 429]);
    expect((await newcomers(1, ...others)).statuses).toEqual([200, 200]);
    expect(await isSecondWelcome(1, ...same)).toBe(false);
    expect(await isSecondWelcome(1, ...others)).toBe(true);
  });

  test.each([
    ['2001:4860:1:2::1', '2001:4860:1:2::2', '2001:4860:1:3::1'],
    ['[2001:4860:1:2::1]:4001', '[2001:4860:1:2::2]', '[2001:4860:1:3::1]:4001'],
    ['203.0.113.9:4001', '203.0.113.9:4002', '203.0.113.8:4001'],
    ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:203.0.113.8'],
  ])('newcomers from %s and %s are of one address, and from %s of another', async (first, same, other) => {
    const from = (...addresses: readonly string[]) => newcomers(1, ...addresses.map(address => ({ 'x-forwarded-for': address })));
    expect((await from(first, same, other)).statuses).toEqual([200, 429, 200]);
    expect(await isSecondWelcome(1, { 'x-forwarded-for': first }, { 'x-forwarded-for': same })).toBe(false);
  });

  test('the other headers for addresses are not read', async () => {
    const made = (address: string) => ({ 'x-real-ip': address, forwarded: `for=${address}` });
    expect((await newcomers(1, made('198.51.100.1'), made('198.51.100.2'))).statuses).toEqual([200, 429]);
  });

  test('the cookie is Secure where the proxy was asked by HTTPS, whatever the client claims before', async () => {
    const { cookies } = await newcomers(
      1,
      { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' },
      { 'x-forwarded-for': '203.0.113.2', 'x-forwarded-proto': 'https, http' },
    );
    expect(cookies.map(cookie => cookie.includes('Secure'))).toEqual([true, false]);
  });
});

test('behind two proxies the last address but one counts', async () => {
  const made = (address: string, client: string) => ({ 'x-forwarded-for': `${address}, ${client}, 10.0.0.1` });
  expect((await newcomers(2, made('198.51.100.1', '203.0.113.9'), made('198.51.100.2', '203.0.113.9'))).statuses).toEqual([200, 429]);
  expect((await newcomers(2, made('198.51.100.1', '203.0.113.9'), made('198.51.100.1', '203.0.113.8'))).statuses).toEqual([200, 200]);
});

describe('with proxies named by address', () => {
  test('nobody else is believed', async () => {
    const { statuses, cookies } = await newcomers(['10.0.0.0/8', '::1'], claims('198.51.100.1'), claims('198.51.100.2'));
    expect(statuses).toEqual([200, 429]);
    expect(cookies[0]).not.toContain('Secure');
    expect(await isSecondWelcome(['10.0.0.0/8'], claims('198.51.100.1'), claims('198.51.100.2'))).toBe(false);
  });

  test('they are, as far back as the addresses are theirs', async () => {
    const proxies = ['127.0.0.1', '10.0.0.0/8'];
    const made = (address: string, client: string) => ({
      'x-forwarded-for': `${address}, ${client}, 10.1.2.3`,
      'x-forwarded-proto': 'https',
    });
    const { statuses, cookies } = await newcomers(
      proxies,
      made('198.51.100.1', '203.0.113.9'),
      made('198.51.100.2', '203.0.113.9'),
      made('198.51.100.2', '203.0.113.8'),
    );
    expect(statuses).toEqual([200, 429, 200]);
    expect(cookies[0]).toContain('Secure');
    expect(await isSecondWelcome(proxies, made('a', '203.0.113.9'), made('b', '203.0.113.8'))).toBe(true);
  });
});
