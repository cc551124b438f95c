import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './index.ts';

let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  server = await listen(0, '127.0.0.1');
});
afterAll(() => server.close());

test('the home page names every game on the shelf', async () => {
  const page = await fetch(server.address);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Around the World in 80 Days');
});

test('anything else gets a clear answer', async () => {
  expect((await fetch(`${server.address}nowhere`)).status).toBe(404);
  expect((await fetch(server.address, { method: 'POST' })).status).toBe(405);
  expect(await (await fetch(`${server.address}healthz`)).text()).toBe('ok\n');
});

test('a port that is taken is told', async () => {
  await expect(listen(Number(new URL(server.address).port), '127.0.0.1')).rejects.toThrow('EADDRINUSE');
});
