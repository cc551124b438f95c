import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { Calls } from './calls.ts';
import { openPushService } from './push-service.testing.ts';

const open: ServerResponse[] = [];
let most = 0;
let connections = 0;
const listener = createServer((_request, response) => {
  open.push(response);
  most = Math.max(most, open.length);
}).listen(0, '127.0.0.1');
listener.on('connection', () => connections++);
afterAll(() => listener.close());
const portOf = () => (listener.address() as AddressInfo).port;

const call = (address: string) => ({ address, headers: {}, body: '' });

test('no form of an address leads to this machine', async () => {
  const [calls, port] = [new Calls(false), portOf()];
  const forms = [
    `https://127.0.0.1:${port}/`,
    `https://127.0.0.1;.example.com:${port}/`,
    `https://127.0.0.1;example.com:${port}/`,
    `https://127.1:${port}/`,
    `https://[::ffff:127.0.0.1]:${port}/`,
    `https://localhost:${port}/`,
    // A name that the system resolves to this machine at the moment of the call.
    `https://a.localhost:${port}/`,
    `http://127.0.0.1:${port}/`,
  ];
  for (const form of forms) await expect(calls.make(call(form), 'mia'), form).rejects.toThrow();
  expect(connections).toBe(0);
});

/** Answers everything that is open and comes, until all of these are made. */
async function answered(made: readonly Promise<number>[]): Promise<readonly number[]> {
  const all = Promise.all(made);
  let isMade = false;
  void all.then(() => {
    isMade = true;
  });
  await expect
    .poll(
      () => {
        for (const response of open.splice(0)) response.writeHead(302, { location: 'http://127.0.0.1:1/' }).write('x'.repeat(100_000));
        return isMade;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return all;
}

test('a host is called twice at once, all hosts a few times, and of an answer only its status is used', async () => {
  const calls = new Calls(true, 3);
  const hosts = ['127.0.0.1', 'localhost'];
  const made = Array.from({ length: 12 }, (_, each) => calls.make(call(`http://${hosts[each % 2]}:${portOf()}/`), `guest ${each}`));
  await expect.poll(() => open.length, { timeout: 60_000 }).toBe(3);
  expect(hosts.map(host => open.filter(({ req }) => req.headers.host?.startsWith(host)).length).sort()).toEqual([1, 2]);
  expect(new Set(await answered(made))).toEqual(new Set([302]));
  expect(most).toBe(3);
});

test('guests whose host never answers do not keep others from being called', async () => {
  const calls = new Calls(true);
  const silent = ['ada', 'bob', 'cleo', 'dora'].flatMap(guest =>
    Array.from({ length: 100 }, () => calls.make(call(`http://127.0.0.1:${portOf()}/`), guest)),
  );
  void Promise.allSettled(silent);
  const service = await openPushService(() => 201);
  expect(await calls.make(call(`${service.address}/box`), 'mia')).toBe(201);
  await expect.poll(() => open.length, { timeout: 60_000 }).toBe(2);
  // Of what one guest is to be told, only so much waits.
  for (const each of silent.slice(10, 100)) await expect(each).rejects.toThrow('too many calls wait already');
  listener.closeAllConnections();
  service.close();
});

test('a push service of the own network is called where that is allowed', async () => {
  const service = await openPushService(() => 201);
  expect(await new Calls(true).make(call(`${service.address}/box`), 'mia')).toBe(201);
  service.close();
});
