import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortTable } from './games.ts';
import { playFromList, shownRanks } from './player.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.alone();
});
afterAll(() => server.close());

const SET_TABLE = '.dock .button.primary:enabled';

test('a table that is closed in the middle of a turn goes on where it was', async () => {
  const { page, context } = await server.visitor();
  await page.goto(server.address + shortTable('city-tour'));
  await page.locator(SET_TABLE).click();
  await page.locator('.target[data-state="legal"]').first().waitFor();
  await page.locator('.all-moves summary').click();
  await page.locator('.all-moves li button').first().click();
  await page.waitForFunction(() => document.querySelectorAll('.log li').length > 3);
  const address = page.url();
  const before = await page.locator('.log').textContent();
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await again.locator('.log li').first().waitFor();

  expect(await again.locator('.log').textContent()).toBe(before);
  await again.goto(server.address);
  expect(await again.locator('.resume .primary').getAttribute('href')).toBe(new URL(address).pathname);
  await context.close();
});

test('after one visit a game is set and finished, a lesson begun, a task set, a deal of the practice pack played and the laboratory asked without the server', async () => {
  const { page, context, complaints } = await server.visitor({ keepsPages: true });
  await page.goto(server.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, 20));
  });
  await server.stopServer();
  await page.reload();

  await page.goto(server.address + shortTable('city-tour'));
  await page.locator(SET_TABLE).click();
  await playFromList(page);

  expect(await shownRanks(page)).toHaveLength(1);

  await page.goto(`${server.address}/games/city-tour/lesson`);
  await page.locator('.coach[data-status="told"] .button.primary').click();
  await page.locator('.coach[data-status="told"][aria-busy="false"] [data-first]').waitFor();
  await page.goto(`${server.address}/games/eighty-days/practice/home`);
  await page.locator('.practice-bar[data-verdict="open"]').waitFor();
  await page.locator('.table .target[data-state="legal"]').first().waitFor();
  await page.goto(`${server.address}/daily`);
  await page.locator('.daily-pack [data-game="city-tour"] button').first().click();
  await page.waitForURL('**/table/*');
  await playFromList(page);
  expect(await shownRanks(page)).toHaveLength(1);

  await page.goto(`${server.address}/lab/city-tour`);
  await page.getByRole('button', { name: 'Is this day too hard?' }).click();
  await page.getByRole('combobox', { name: 'Number of pairs' }).selectOption('100');
  await page.locator('.lab-run .button').click();
  await page.locator('.lab-progress').getByText('All games have been played.').waitFor();
  // Whatever belongs to the pages is on the device; what is asked of the server itself cannot be answered.
  expect(complaints.filter(complaint => !complaint.includes('/api/'))).toEqual([]);
  await context.close();
});
