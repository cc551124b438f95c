import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES } from './serve-pages.ts';
import { TestServer } from './test-server.ts';

const pages = mkdtempSync(join(tmpdir(), 'pages-'));
let server: TestServer;
beforeAll(async () => {
  cpSync(PAGES, pages, { recursive: true });
  server = await TestServer.alone(pages);
});
afterAll(async () => {
  await server.close();
  rmSync(pages, { recursive: true });
});

test('a page that a service worker kept is told of the new version at its online table, loads it and is at the table again', async () => {
  const { page, context, complaints } = await server.visitor({ keepsPages: true });
  await page.goto(`${server.address}/games/eighty-days`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, 20));
  });
  await page.locator('.tiles .tile').nth(1).click();
  await page.locator('.seat .tool').first().click();
  await page.locator('.dock .button.primary:enabled').click();
  await page.locator('.room-seats').waitFor();
  const table = page.url();

  appendFileSync(join(pages, 'sw.js'), '\n// A version later.\n');
  await page.route('**/api/**', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-tabletour-protocol': '99' } });
  });
  await page.goto(table);
  const isNew = page.waitForEvent('framenavigated');
  await page.locator('.chip.press').click();
  await isNew;
  await page.locator('.room-seats').waitFor();

  expect(page.url()).toBe(table);
  expect(await page.locator('.room-seats .piece').first().getAttribute('style')).not.toContain('--p1)');
  expect(await page.locator('.chip.press').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
