// A table over days: who reads the four cards is called, and after the first turn one card offers to tell of the next.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../client/together/correspondence/words/en.ts';
import { faultsOf, overhang, picture, smallTargets } from './looks.ts';
import { setByLink, shortOnline, sitDown } from './online.ts';
import { playTurn } from './player.ts';
import { TestServer } from './test-server.ts';

const PHONE = { width: 390, height: 844 };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

test('the host of a new game gets the link at once; who still reads the cards is told that it has begun, and whose turn it is', async () => {
  const [mia, jonas] = await Promise.all([
    server.visitor({ name: 'Mia', isNewcomer: true }),
    server.visitor({ name: 'Jonas', isNewcomer: true, language: 'da', ...PHONE }),
  ]);
  const address = await setByLink(server, shortOnline('eighty-days'), mia.page);
  expect(await mia.page.locator('.look').count()).toBe(0);
  await sitDown(jonas.page, address);
  await jonas.page.locator('.look[open]').waitFor();
  expect(await jonas.page.locator('.look-news').count()).toBe(0);
  await mia.page.locator('.room-seats [data-kind="human"]').nth(1).waitFor();
  await mia.page.locator('.dock .button.primary:enabled').click();
  await mia.page.locator('.table').waitFor();
  const news = jonas.page.locator('.look-news');
  await news.filter({ hasText: 'Partiet er begyndt' }).waitFor();
  while (!(await news.textContent())?.includes('det er din tur')) {
    if ((await mia.page.locator('.decide[data-mine="true"]').count()) > 0) await playTurn(mia.page);
    await mia.page.waitForTimeout(200);
  }
  expect(await faultsOf(jonas.page)).toEqual([]);
  expect(await overhang(jonas.page)).toBe(0);
  await picture(jonas.page, 'cards called to the table');
  await news.getByRole('button', { name: 'Til bordet' }).click();
  await jonas.page.locator('.look').waitFor({ state: 'detached' });
  await jonas.page.locator('.decide[data-mine="true"]').waitFor();
  // The way to another device is in the menu, as a picture too; there one arrives at this table, in one's seat.
  await jonas.page.locator('.table-menu summary').click();
  await jonas.page.getByRole('button', { name: 'Dine borde på en anden enhed' }).click();
  await jonas.page.locator('.move-device .qr').waitFor();
  expect(await faultsOf(jonas.page)).toEqual([]);
  await picture(jonas.page, 'to another device');
  const laptop = await server.visitor({ name: '' });
  await laptop.page.goto(await jonas.page.locator('.move-device .link-row input').inputValue());
  await laptop.page.getByRole('button', { name: 'Continue on this device' }).click();
  await laptop.page.waitForURL(address);
  await laptop.page.locator('.decide[data-mine="true"]').waitFor();
  expect([...mia.complaints, ...jonas.complaints, ...laptop.complaints]).toEqual([]);
  await Promise.all([mia, jonas, laptop].map(({ context }) => context.close()));
}, 120_000);

/** A table with three days for each move; its address. */
async function tableOverDays(page: Page): Promise<string> {
  await page.goto(server.address);
  const id = await page.evaluate(async () => {
    const send = (path: string, body: unknown) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await send('/api/session', { name: 'Mia' });
    const seats = [{ kind: 'human', name: 'Mia' }, { kind: 'open' }];
    const pace = { kind: 'days', days: 3, vacation: 0, then: 'bot' };
    return (await (await send('/api/tables', { game: 'city-tour', options: {}, seats, pace, listed: false })).json()).id;
  });
  return `${server.address}/t/${id}`;
}

test('after one’s first turn at a table over days a card offers a calendar; it is asked once, and lists say until when there is time', async () => {
  const [mia, jonas] = await Promise.all([server.visitor({ name: 'Mia' }), server.visitor({ name: 'Jonas', ...PHONE })]);
  const address = await tableOverDays(mia.page);
  await mia.page.goto(address);
  await sitDown(jonas.page, address);
  await mia.page.locator('.room-seats [data-kind="human"]').nth(1).waitFor();
  await mia.page.locator('.dock .button.primary:enabled').click();
  const mine = '.decide[data-mine="true"]';
  await Promise.race([mia, jonas].map(({ page }) => page.locator(mine).waitFor()));
  expect(await mia.page.locator('.remind').count()).toBe(0);
  // Jonas has had his first turn.
  const card = jonas.page.locator('.remind');
  for (let turn = 0; (await card.count()) === 0 && turn < 6; turn++) {
    for (const { page } of [mia, jonas]) if ((await page.locator(mine).count()) > 0) await playTurn(page);
    await jonas.page.waitForTimeout(300);
  }
  await card.waitFor();
  expect(await smallTargets(jonas.page)).toEqual([]);
  await picture(jonas.page, 'told of the next turn');
  await card.getByRole('button', { name: en.remind.calendar }).click();
  const link = await card.locator('.link-row input').inputValue();
  const told = await jonas.page.evaluate(async at => (await fetch(at)).text(), link);
  expect(told).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(await faultsOf(jonas.page)).toEqual([]);
  expect(await overhang(jonas.page)).toBe(0);
  await card.getByRole('button', { name: en.remind.done }).click();
  await card.waitFor({ state: 'detached' });
  await jonas.page.reload();
  await jonas.page.locator('.table').waitFor();
  // A look counts once the table was in sight for a while; the home page then knows that somebody has been here.
  const looks = () => jonas.page.evaluate(() => localStorage.getItem('tabletour.house.looks') ?? '');
  await expect.poll(looks, { timeout: 30_000 }).toContain(new URL(address).pathname.split('/')[2]);
  expect(await card.count()).toBe(0);

  for (const list of ['/games/mine', '/lobby', '/']) {
    await jonas.page.goto(server.address + list);
    const deadline = jonas.page.locator('.deadline').first();
    await deadline.waitFor();
    expect(await deadline.textContent()).toMatch(/until .+ left/);
    await picture(jonas.page, `deadlines at ${list.replaceAll('/', '_')}`);
  }
  expect([...mia.complaints, ...jonas.complaints]).toEqual([]);
  await Promise.all([mia, jonas].map(({ context }) => context.close()));
}, 120_000);
