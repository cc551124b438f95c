import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Thinker } from '../../host/index.ts';
import type { TableRow } from '../../protocol/index.ts';
import { Client, freshServer, wishOf } from '../server.testing.ts';
import { limited } from './attack.testing.ts';
import { attacksOn, untilHungUp } from './attacks.testing.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

attacksOn('the embedded store', async () => {
  const data = mkdtempSync(join(tmpdir(), 'attack-'));
  folders.push(data);
  return { data };
});

describe('a connection', () => {
  test.each([
    ['nothing', '', ''],
    ['headers without end', 'GET / HTTP/1.1\r\nhost: a\r\n', 'x-slow: 1\r\n'],
    ['a body without end', 'POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{', ' '],
  ])('that sends %s is closed', async (_name, said, more) => {
    const server = await freshServer({ limits: { headersMs: 200, requestMs: 400 } });
    onTestFinished(() => server.close());
    await untilHungUp(server.address, said, more);
    expect((await new Client(server.address).call('GET', 'healthz')).status).toBe(200);
  });

  test('is one of so many that an address may have', async () => {
    const server = await freshServer({ sockets: 1, limits: { crowd: 2, headersMs: 500 } });
    onTestFinished(() => server.close());
    const held = Array.from({ length: 7 }, () => untilHungUp(server.address, 'GET /healthz HTTP/1.1\r\nhost: a\r\n'));
    const answers = await Promise.all(held);
    expect(answers.filter(answer => answer.includes('408'))).toHaveLength(4);
    await expect
      .poll(() => limited(server.address).catch(() => 'full'), { timeout: 60_000 })
      .toMatchObject({ connections: expect.any(Number) });
  });
});

test('a socket that watches nothing and says nothing is closed some time', async () => {
  const server = await freshServer({ limits: { idleSocketMs: 100, beatMs: 100 } });
  onTestFinished(() => server.close());
  const mia = await Client.named(server.address, 'Mia');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open']))).body;
  const [busy, idle] = [await mia.socket(), await mia.socket()];
  busy.send({ watchTable: id });
  expect(await idle.end()).toBe(1008);
  expect(busy.closed).toBeUndefined();
  busy.close();
});

test('a file is paid for by its length', async () => {
  const pages = mkdtempSync(join(tmpdir(), 'pages-'));
  folders.push(pages);
  writeFileSync(join(pages, 'index.html'), 'hello');
  writeFileSync(join(pages, 'long.js'), 'x'.repeat(6_000_000));
  const server = await freshServer({ pages, rate: 60, clock: () => 1_800_000_000_000 });
  onTestFinished(() => server.close());
  const eve = new Client(server.address);
  expect((await eve.call('GET', '')).status).toBe(200);
  expect((await (await fetch(`${server.address}long.js`)).text()).length).toBe(6_000_000);
  expect((await eve.call('GET', '')).status).toBe(429);
});

test('bots think for the address, the guest and the table that they belong to', async () => {
  const shares: (readonly string[])[] = [];
  const thinker: Thinker = {
    choose: (_game, _question, share = []) => {
      shares.push(share);
      return new Promise(() => {});
    },
  };
  const server = await freshServer({ thinker });
  onTestFinished(() => server.close());
  const eve = await Client.named(server.address, 'Eve');
  const session = (await eve.call<{ id: string }>('GET', 'api/session')).body.id;
  const { id } = (await eve.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['random', 'random']))).body;
  await eve.call('POST', `api/tables/${id}/start`, {});
  await expect.poll(() => shares, { timeout: 60_000 }).toEqual([['127.0.0.1', session, id]]);
});
