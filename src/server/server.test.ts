import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startServer } from './index.ts';

const pages = mkdtempSync(join(tmpdir(), 'pages-'));
mkdirSync(join(pages, 'assets'));
writeFileSync(join(pages, 'index.html'), '<title>Tabletour</title>');
writeFileSync(join(pages, 'assets', 'main-1234.js'), 'export {};');

const data = mkdtempSync(join(tmpdir(), 'data-'));
let server: Running;
beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', keeping: { data }, pages });
});
afterAll(async () => {
  await server.close();
  for (const folder of [pages, data]) rmSync(folder, { recursive: true });
});

test('every address of the client is answered with the one page, under a strict policy', async () => {
  for (const path of ['', 'games/city-tour', 'table/123']) {
    const page = await fetch(server.address + path);
    expect(await page.text()).toContain('Tabletour');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('cache-control')).toBe('no-cache');
  }
});

test('a file that carries its fingerprint is kept for ever', async () => {
  const file = await fetch(`${server.address}assets/main-1234.js`);
  expect(file.headers.get('cache-control')).toContain('immutable');
});

test('anything else gets a clear answer', async () => {
  expect((await fetch(`${server.address}nowhere.js`)).status).toBe(404);
  expect((await fetch(`${server.address}../../etc/passwd.txt`)).status).toBe(404);
  expect((await fetch(server.address, { method: 'POST' })).status).toBe(404);
  expect(await (await fetch(`${server.address}healthz`)).text()).toBe('ok\n');
});

test('a port that is taken is told', async () => {
  const port = Number(new URL(server.address).port);
  await expect(startServer({ port, host: '127.0.0.1', keeping: { data }, pages })).rejects.toThrow('EADDRINUSE');
});
