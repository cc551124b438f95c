import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenFrom } from '../testing/part.ts';
import { shortTable } from './games.ts';
import { faultsOf, overhang, smallTargets } from './looks.ts';
import { beginTogether, shortOnline } from './online.ts';
import { playFromList } from './player.ts';
import { TestServer, type Visitor } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

const DEVICES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const MINE = '/games/mine';

/** Plays a short day of City Tour alone on this device, to its end. */
async function finishLocal(page: Page): Promise<void> {
  await page.goto(server.address + shortTable('city-tour'));
  await page.locator('.dock .button.primary:enabled').click();
  await playFromList(page);
  await page.locator('.end-actions a[download]').waitFor();
}

/** Plays City Tour online with a friend, who gives up with them: the shortest match there is. */
async function finishOnline(host: Page, guest: Page): Promise<string> {
  const address = await beginTogether(server, shortOnline('city-tour'), host, guest);
  await Promise.all([host, guest].map(playFromList));
  await host.locator('.end-screen h1').waitFor();
  return new URL(address).pathname.split('/').at(-1) ?? '';
}

/** The text of the file that everything is exported as. */
async function exported(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export everything' }).click()]);
  return text(await download.createReadStream());
}

function bring(page: Page, file: string): Promise<void> {
  const buffer = Buffer.from(file);
  return page.locator('.own-travel input[type="file"]').setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer });
}

/** Opens a finished game of the list and looks whether its last move is there. */
async function isReplayed(page: Page, id: string): Promise<void> {
  await page.locator(`[data-own="${id}"] .own-open`).click();
  await page.locator('.projector input[type="range"]').waitFor();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Final ranking' }).waitFor();
  await page.locator('.table-bar .tool').first().click();
  await page.locator('.own-page h1').waitFor();
}

const ids = (page: Page) => page.$$eval('[data-own]', rows => rows.map(row => row.getAttribute('data-own') ?? '').sort());

async function isWellMade({ page, complaints }: Visitor): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  expect(complaints).toEqual([]);
}

test.each(chosenFrom('devices for My games', ['desktop', 'phone']))(
  'a finished local and a finished online game are found under My games, replayed, exported and imported elsewhere, on a %s',
  async device => {
    const [mia, jonas] = await Promise.all([server.visitor(DEVICES[device]), server.visitor({ name: 'Jonas' })]);
    await finishLocal(mia.page);
    const online = await finishOnline(mia.page, jonas.page);
    await jonas.context.close();

    await mia.page.goto(server.address + MINE);
    await mia.page.locator(`[data-own="${online}"] .own-ending span`, { hasText: /\d/ }).waitFor();
    const listed = await ids(mia.page);
    expect(listed).toHaveLength(2);
    for (const id of listed) await isReplayed(mia.page, id);
    await mia.page.locator(`[data-own="${online}"]`).getByRole('button', { name: /^Rename/ }).click();
    await mia.page.locator('.own-naming input').fill('Rain in the old town');
    await mia.page.keyboard.press('Enter');
    await mia.page.locator(`[data-own="${online}"] b`, { hasText: 'Rain in the old town' }).waitFor();
    await isWellMade(mia);
    const file = await exported(mia.page);
    const cookies = await mia.context.cookies();
    for (const { value } of cookies) expect(file).not.toContain(value);

    const other = await server.visitor({ ...DEVICES[device], name: 'Tablet' });
    await other.page.goto(server.address + MINE);
    await other.page.locator('.own-page .empty').waitFor();
    await bring(other.page, '{"sign":"tabletour games","version":1,"tables":[{}]}');
    await other.page.getByText('Nothing was changed.').waitFor();
    await bring(other.page, file);
    await other.page.getByText('2 games imported.').waitFor();
    await bring(other.page, file);
    await other.page.getByText('0 games imported; 2 were already here.').waitFor();
    expect(await ids(other.page)).toEqual(listed);
    await other.page.locator(`[data-own="${online}"] b`, { hasText: 'Rain in the old town' }).waitFor();
    for (const id of listed) await isReplayed(other.page, id);

    await bring(other.page, file);
    await other.page.getByRole('button', { name: 'Use its settings too' }).click();
    expect(await other.page.evaluate(() => localStorage.getItem('tabletour.settings'))).toContain('Mia');
    other.page.once('dialog', dialog => void dialog.accept());
    await other.page.locator(`[data-own="${online}"]`).getByRole('button', { name: /^Delete/ }).click();
    await expect.poll(() => ids(other.page)).toHaveLength(1);
    await isWellMade(other);
    await Promise.all([mia, other].map(({ context }) => context.close()));
  },
);

test('the home page of somebody who has been here puts the game that waits for them first, and then what they finished', async () => {
  const visitor = await server.visitor();
  const { page, context } = visitor;
  await finishLocal(page);
  await page.goto(server.address + shortTable('eighty-days'));
  await page.locator('.dock .button.primary:enabled').click();
  await page.locator('.table').waitFor();
  const running = new URL(page.url()).pathname;

  await page.goto(server.address);

  await page.getByRole('heading', { name: 'One game is waiting for you' }).waitFor();
  expect(await page.locator('.resume').getAttribute('href')).toBe(running);
  await page.locator('.own-finished [data-own]').waitFor();
  await page.locator('.own-finished .own-ending span', { hasText: /\d/ }).waitFor();
  await isWellMade(visitor);
  await page.getByRole('link', { name: 'Play with friends' }).click();
  await page.locator('.tile[aria-pressed="true"]', { hasText: 'Online' }).waitFor();
  await page.getByRole('link', { name: 'My games' }).click();
  await page.locator('.own-page [data-own]').nth(1).waitFor();
  await context.close();
});

test('Play now goes on in City Tour where the campaign stands', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto(server.address);
  await page.evaluate(() => localStorage.setItem('tabletour.city-tour.campaign', '{"campaign":"city-tour-1 1=1:0/9 2=3:2/8"}'));

  await page.getByRole('button', { name: 'Play now: City Tour' }).click();

  await page.locator('.table').waitFor();
  expect(await page.locator('.table-page').textContent()).toContain('Day 3');
  expect(complaints).toEqual([]);
  await context.close();
});
