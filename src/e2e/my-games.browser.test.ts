import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { da } from '../client/locale/da.ts';
import { de } from '../client/locale/de.ts';
import { en } from '../client/locale/en.ts';
import { fr } from '../client/locale/fr.ts';
import { da as ownDa } from '../client/locale/mine/da.ts';
import { de as ownDe } from '../client/locale/mine/de.ts';
import { en as ownEn } from '../client/locale/mine/en.ts';
import { fr as ownFr } from '../client/locale/mine/fr.ts';
import type { Words } from '../client/locale/words.ts';
import { LANGUAGES } from '../kernel/index.ts';
import { chosenFrom } from '../testing/part.ts';
import { shortTable } from './games.ts';
import { faultsOf, overhang, smallTargets } from './looks.ts';
import { beginTogether, shortOnline } from './online.ts';
import { playFromList, toTheEnd } from './player.ts';
import { type Device, TestServer, type Visitor } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

const DEVICES: Readonly<Record<string, Device>> = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const WORDS = { en: { ...en, mine: ownEn }, da: { ...da, mine: ownDa }, fr: { ...fr, mine: ownFr }, de: { ...de, mine: ownDe } };
type OwnWords = (typeof WORDS)['en'];
const COMBINATIONS = LANGUAGES.flatMap(language => Object.keys(DEVICES).map(device => `${device} in ${language}`));
const MINE = '/games/mine';

/** Plays a short day of City Tour alone on this device, to its end. */
async function finishLocal(page: Page): Promise<void> {
  await page.goto(server.address + shortTable('city-tour'));
  await page.locator('.dock .button.primary:enabled').click();
  await playFromList(page);
  await page.locator('.end-actions a[download]').waitFor({ state: 'attached' });
}

/** Plays City Tour online with a friend, who gives up with them: the shortest match there is. */
async function finishOnline(host: Page, guest: Page): Promise<string> {
  const address = await beginTogether(server, shortOnline('city-tour'), host, guest);
  await Promise.all([host, guest].map(playFromList));
  await host.locator('.end-screen h1').waitFor();
  return new URL(address).pathname.split('/').at(-1) ?? '';
}

/** The text of the file that everything is exported as. */
async function exported(page: Page, { mine }: OwnWords): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: mine.export }).click()]);
  return text(await download.createReadStream());
}

function bring(page: Page, file: string): Promise<void> {
  const buffer = Buffer.from(file);
  return page.locator('.own-travel input[type="file"]').setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer });
}

/** Opens a finished game of the list and looks whether its last move is there. */
async function isReplayed(page: Page, id: string, { end }: Words): Promise<void> {
  await page.locator(`[data-own="${id}"] .own-open`).click();
  await toTheEnd(page);
  await page.getByRole('button', { name: end.ranking }).waitFor();
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

/** Speaks another language from now on: tables are set in English above. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(spoken => {
    const kept = JSON.parse(localStorage.getItem('tabletour.settings') ?? '{}');
    localStorage.setItem('tabletour.settings', JSON.stringify({ ...kept, language: spoken }));
  }, language);
  await page.reload();
}

test.each(chosenFrom('My games', COMBINATIONS))(
  'a finished local and a finished online game are found under My games, replayed, exported and imported elsewhere: %s',
  async combination => {
    const [device = '', , spoken] = combination.split(' ');
    const language = LANGUAGES.find(each => each === spoken) ?? 'en';
    const words = WORDS[language];
    const [mia, jonas] = await Promise.all([server.visitor(DEVICES[device]), server.visitor({ name: 'Jonas' })]);
    await finishLocal(mia.page);
    const online = await finishOnline(mia.page, jonas.page);
    await jonas.context.close();

    const title = mia.page.locator(`[data-own="${online}"] b`, { hasText: 'Rain in the old town' });
    await mia.page.goto(server.address + MINE);
    await speak(mia.page, language);
    await mia.page.locator(`[data-own="${online}"] .own-ending span`, { hasText: /\d/ }).waitFor();
    const listed = await ids(mia.page);
    expect(listed).toHaveLength(2);
    for (const id of listed) await isReplayed(mia.page, id, words);
    await mia.page.locator(`[data-own="${online}"] .own-tools button`).first().click();
    await mia.page.getByLabel(words.mine.title).fill('Rain in the old town');
    await mia.page.keyboard.press('Enter');
    await title.waitFor();
    await isWellMade(mia);
    const file = await exported(mia.page, words);
    for (const { value } of await mia.context.cookies()) expect(file).not.toContain(value);
    await mia.context.close();

    await isBroughtElsewhere(file, { listed, online }, await server.visitor({ ...DEVICES[device], language, name: 'Tablet' }), words);
  },
);

interface Brought {
  readonly listed: readonly string[];
  readonly online: string;
}

/** Another device refuses what is no export, takes one over once, and keeps its own settings until it is asked to. */
async function isBroughtElsewhere(file: string, { listed, online }: Brought, other: Visitor, words: OwnWords): Promise<void> {
  const { page, context } = other;
  const { bad, brought, useSettings } = words.mine;
  await page.goto(server.address + MINE);
  await page.locator('.own-page .empty').waitFor();
  for (const broken of [
    '{"sign":"tabletour games","version":1,"tables":[{}]}',
    file.slice(0, -9),
    file.replace('"luck":[', '"luck":[7,'),
  ]) {
    await bring(page, broken);
    await page.locator('.own-travel [role="alert"]', { hasText: bad }).waitFor();
    expect(await ids(page)).toEqual([]);
    await page.reload();
    await page.locator('.own-page .empty').waitFor();
  }
  await bring(page, file);
  await page.getByText(brought(2, 0)).waitFor();
  await bring(page, file);
  await page.getByText(brought(0, 2)).waitFor();
  expect(await ids(page)).toEqual(listed);
  await page.locator(`[data-own="${online}"] b`, { hasText: 'Rain in the old town' }).waitFor();

  expect(await page.evaluate(() => localStorage.getItem('tabletour.settings'))).toContain('Tablet');
  await page.getByRole('button', { name: useSettings }).click();
  expect(await page.evaluate(() => localStorage.getItem('tabletour.settings'))).toContain('Mia');
  await isWellMade(other);
  for (const id of listed) await isReplayed(page, id, words);

  await page.locator(`[data-own="${online}"] .own-tools button`).last().click();
  await page.locator('.ask-first .grave').click();
  await expect.poll(() => ids(page)).toEqual(listed.filter(id => id !== online));
  await context.close();
}

test('the home page of somebody who has been here puts the game that waits for them first, and then what they finished', async () => {
  const visitor = await server.visitor();
  const { page, context } = visitor;
  await finishLocal(page);
  await page.goto(server.address + shortTable('eighty-days'));
  await page.locator('.dock .button.primary:enabled').click();
  // Bots may begin: the game waits for her once there is something to do.
  await page.locator('[data-state="legal"]').first().waitFor();
  const running = new URL(page.url()).pathname;

  await page.goto(server.address);

  await page.getByRole('heading', { name: 'One table waits for you' }).waitFor();
  expect(await page.locator('.resume .primary').getAttribute('href')).toBe(running);
  // Today's tours are beside it, the first that is open a touch away; nothing of them is said twice.
  const today = page.locator('.own-now > .daily-today');
  await today.locator('li[data-open="true"]').nth(1).waitFor();
  const [now, beside] = [await page.locator('.resume').boundingBox(), await today.boundingBox()];
  expect(beside?.x).toBeGreaterThan((now?.x ?? 0) + (now?.width ?? 0));
  expect(await today.getByRole('link', { name: 'Play the deal' }).getAttribute('href')).toBe('/daily');
  expect(await page.locator('.daily-door').count()).toBe(0);
  await page.locator('.own-finished [data-own]').waitFor();
  await page.locator('.own-finished .own-ending span', { hasText: /\d/ }).waitFor();
  await isWellMade(visitor);
  await page.locator('.begin summary', { hasText: 'Play with friends' }).click();
  await page.locator('.begin[open] .menu-item').first().click();
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
