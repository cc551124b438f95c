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
  for (const form of forms) await expect(calls.make(call(form)), form).rejects.toThrow();
  expect(connections).toBe(0);
});

test('calls are made a few at a time, and of an answer only its status is used', async () => {
  const calls = new Calls(true);
  const made = Array.from({ length: 30 }, () => calls.make(call(`http://127.0.0.1:${portOf()}/`)));
  for (let answered = 0; answered < made.length; ) {
    await expect.poll(() => open.length, { timeout: 60_000 }).toBe(Math.min(20, made.length - answered));
    for (const response of open.splice(0)) {
      answered++;
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).write('x'.repeat(100_000));
    }
  }
  expect(new Set(await Promise.all(made))).toEqual(new Set([302]));
  expect(most).toBe(20);
});

test('a push service of the own network is called where that is allowed', async () => {
  const service = await openPushService(() => 201);
  expect(await new Calls(true).make(call(`${service.address}/box`))).toBe(201);
  service.close();
});
