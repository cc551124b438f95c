import { afterAll, expect, test } from 'vitest';
import type { TableRow } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, gameNamed, moveFor, wishOf } from '../server.testing.ts';
import { HookListener } from './hook-listener.testing.ts';
import { isPrivate } from './public-address.ts';
import { pushEndpoint, webhookProblem } from './turns.ts';

const hook = new HookListener();
afterAll(() => hook.close());

/** Two people who are called play until it is the turn of the next, so many times; neither looks at the table. */
async function turnsPass(server: Running, times: number): Promise<string> {
  const people = [await Client.named(server.address, 'Mia'), await Client.named(server.address, 'Jonas')] as const;
  const [mia, jonas] = people;
  const webhook = `${hook.address}turn`;
  for (const each of people) expect((await each.call('PATCH', 'api/session', { webhook })).status).toBe(200);
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open']))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await mia.call('POST', `api/tables/${id}/start`, {});
  const game = await gameNamed('eighty-days');
  const turn = async () => (await mia.sight(id, 'public')).awaiting[0] ?? 0;
  let [now, passed] = [await turn(), 0];
  while (passed < times) {
    const mover = people[now] ?? mia;
    await mover.ask(id, moveFor(game, await mover.sight(id, now), now, 'turn'));
    const next = await turn();
    if (next !== now) passed++;
    now = next;
  }
  return id;
}

async function called(count: number): Promise<readonly unknown[]> {
  await expect.poll(() => hook.calls.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
  return hook.calls.splice(0);
}

const callOf = (table: string) => expect.objectContaining({ event: 'your turn', table, game: 'eighty-days' });

test('who is not at the table is called when it is their turn, a table once a minute', async () => {
  const server = await freshServer({ privateWebhooks: true });
  const first = await turnsPass(server, 4);
  const second = await turnsPass(server, 1);
  expect(await called(2)).toEqual([callOf(first), callOf(second)]);
  await server.close();
});

test('who could not be called at once is called later, if it is still their turn', async () => {
  const server = await freshServer({ privateWebhooks: true, hookPauseMs: 2000 });
  const table = await turnsPass(server, 2);
  expect(await called(2)).toEqual([callOf(table), callOf(table)]);
  await server.close();
});

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.20.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['::1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['::127.0.0.1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['64:ff9b::7f00:1', true],
  ['2002:7f00:1::', true],
  ['198.18.0.1', true],
  ['93.184.216.34', false],
  ['2606:2800:220:1::1', false],
])('%s is private: %s', (address, expected) => {
  expect(isPrivate(address)).toBe(expected);
});

test('a webhook must be an https address of somebody else', () => {
  expect(webhookProblem('https://example.org/x', false)).toBeUndefined();
  expect(webhookProblem('https://user:pass@example.org/', false)).toBe('the address of a webhook must not contain a name or a password');
  expect(webhookProblem('https://[::1]/', false)).toBe('a webhook must have a public address');
});

test.each([
  'https://127.0.0.1;.example.com/',
  'https://127.0.0.1;example.com/',
  'https://127.0.0.1;@example.com/',
  'https://127.0.0.1%3b.example.com/',
  "https://127.0.0.1'.example.com/",
  'https://localhost./',
  'https://0x7f.1/',
  'https://example.com:8443/',
  'http://example.com/',
  'https://single/',
])('%s is no push service', address => {
  expect(pushEndpoint(address, false)).toBeUndefined();
});

test.each(['https://fcm.googleapis.com/fcm/send/a:b', 'https://updates.push.services.mozilla.com:443/wpush/v2/x'])(
  '%s is a push service',
  address => {
    expect(pushEndpoint(address, false)?.protocol).toBe('https:');
  },
);
