import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { TableRow } from '../../protocol/index.ts';
import { Client, freshServer, gameNamed, moveFor, wishOf } from '../server.testing.ts';
import { isPrivate } from './public-address.ts';
import { pushEndpoint, webhookProblem } from './turns.ts';

const calls: unknown[] = [];
let wake: () => void = () => {};
const listener = createServer((request, response) => {
  let body = '';
  request.on('data', chunk => {
    body += chunk;
  });
  request.on('end', () => {
    calls.push(JSON.parse(body));
    response.end('thanks');
    wake();
  });
}).listen(0, '127.0.0.1');
afterAll(() => listener.close());

test('who is not at the table is called when it is their turn', async () => {
  const server = await freshServer({ privateWebhooks: true });
  const [mia, jonas] = [await Client.named(server.address, 'Mia'), await Client.named(server.address, 'Jonas')];
  const webhook = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/turn`;
  for (const each of [mia, jonas]) expect((await each.call('PATCH', 'api/session', { webhook })).status).toBe(200);
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open']))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await mia.call('POST', `api/tables/${id}/start`, {});
  const game = await gameNamed('eighty-days');
  const first = (await mia.sight(id, 'public')).awaiting[0] ?? 0;
  for (;;) {
    const seat = (await mia.sight(id, 'public')).awaiting[0] ?? 0;
    if (seat !== first) break;
    const mover = [mia, jonas][seat] as Client;
    await mover.ask(id, moveFor(game, await mover.sight(id, seat), seat, 'turn'));
  }
  while (calls.length === 0) {
    await new Promise<void>(resolve => {
      wake = resolve;
    });
  }
  expect(calls[0]).toEqual({ event: 'your turn', table: id, game: 'eighty-days' });
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
