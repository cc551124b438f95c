// The Daily Tour: one attempt that counts, played on a phone; afterwards it is practice.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { revealOf } from '../daily/calendar.ts';
import { DAILY_GAMES } from '../daily/games.ts';
import { LANGUAGES } from '../kernel/index.ts';
import { Client, gameNamed, moveFor } from '../server/server.testing.ts';
import { amount, chosenFrom } from '../testing/part.ts';
import { faultsOf, overhang } from './looks.ts';
import { playByMouse, toTheEnd } from './player.ts';
import { SCREENS, TestServer } from './test-server.ts';

/** It is noon when the tests begin: none of them lasts until the next day, nor begins before the day before is revealed. */
const begun = Date.now();
const NOON = 12 * 60 * 60 * 1000;
const time = () => begun - (begun % (2 * NOON)) + NOON + Date.now() - begun;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.alone(undefined, time);
});
afterAll(() => server.close());

/** City Tour in a language by turns; in a soak both tours in all of them. */
const PARIS = LANGUAGES.slice(0, amount(0, LANGUAGES.length)).map(language => `on-tour-paris ${language}`);
const TOURS = [
  ...chosenFrom(
    'a Daily Tour',
    LANGUAGES.map(language => `city-tour ${language}`),
  ),
  ...PARIS,
];
/** Paris has some hundred touches, in ms. */
const PATIENCE = 600_000;

test.each(TOURS)('%s is played to its end on a phone and enters the table', { timeout: PATIENCE }, async tour => {
  const game = DAILY_GAMES.find(each => tour.startsWith(each));
  const language = LANGUAGES.find(each => tour.endsWith(` ${each}`)) ?? 'en';
  const { page, context, complaints } = await server.visitor({ width: 390, height: 844, language });
  await page.goto(`${server.address}/daily`);
  const ticket = page.locator(`.daily-ticket[data-game="${game}"]`);
  await ticket.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  await ticket.locator('.daily-play').click();
  await page.waitForURL('**/t/*');
  const table = page.url();
  await playByMouse(page, 'daily', 3);

  // Whoever comes back goes on with the same attempt.
  await page.goto(`${server.address}/daily`);
  await page.locator('.daily-ticket[data-torn="true"] .daily-play').click();
  await page.waitForURL(table);
  await playByMouse(page, 'daily');
  await page.locator('.daily-end a[href="/daily"]').click();

  const result = page.locator(`.daily-result[data-game="${game}"]`);
  await result.waitFor();
  const score = await result.locator('.daily-score b').textContent();
  expect(score).toMatch(/^\d+$/);
  expect(await result.locator('[data-own="true"]').count()).toBe(1);
  // How much of the town was toured is told at once, and how well it could have gone is searched for beside the page.
  await result.locator('.daily-toured li').first().waitFor();
  await result.locator('.daily-possible p').first().waitFor();
  // Of a city the best possible result is proved.
  if (game === 'city-tour') await result.locator('.daily-possible[data-proved="true"]').waitFor({ timeout: PATIENCE / 2 });
  expect(await faultsOf(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('s')]);
  const file = join(SCREENS, `daily-${game}-${language}.png`);
  await download.saveAs(file);
  const picture = readFileSync(file);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);
  // The clipboard itself belongs to all pages of the browser.
  await page.evaluate(() => {
    navigator.clipboard.writeText = async text => void document.body.setAttribute('data-copied', text);
  });
  await page.keyboard.press('t');
  await page.locator('body[data-copied]').waitFor();
  expect(await page.locator('body').getAttribute('data-copied')).toContain(score);
  // A second attempt is practice.
  await result.locator('.daily-acts button').last().click();
  await page.waitForURL(url => url.pathname.startsWith('/t/') && url.href !== table);
  expect(await dayOf(page)).toMatchObject({ counts: false });
  expect(complaints).toEqual([]);
  await context.close();
});

/** The Daily Tour that the table in sight plays. */
async function dayOf(page: Page): Promise<{ readonly date: string; readonly counts: boolean }> {
  return page.evaluate(async () => (await (await fetch(`/api/tables/${location.pathname.split('/')[2]}`)).json()).daily);
}

test('a key begins a tour, and a day of the archive is practised', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto(`${server.address}/daily`);
  await page.locator('.daily-ticket[data-game="city-tour"]').waitFor();
  await page.keyboard.press('2');
  await page.waitForURL('**/t/*');
  expect(await dayOf(page)).toMatchObject({ counts: true });

  await page.goto(`${server.address}/daily`);
  const earlier = page.locator('.daily-days a').first();
  const date = (await earlier.getAttribute('href'))?.split('/').at(-1);
  await earlier.click();
  await page.locator('.daily-result[data-game="city-tour"] .daily-acts button').last().click();
  await page.waitForURL('**/t/*');
  expect(await dayOf(page)).toEqual({ date, counts: false });
  expect(complaints).toEqual([]);
  await context.close();
});

/** How the seat of yesterday's best is called. */
const BEST = { en: 'The day’s best', da: 'Dagens mester', fr: 'L’as du jour', de: 'Tages-Ass' } as const;

test.each(chosenFrom("yesterday's best", LANGUAGES))(
  "yesterday's best tour is watched in %s, without the name of who played it",
  async language => {
    let now = Date.UTC(2026, 10, 17, 9);
    const dated = await TestServer.alone(undefined, () => now);
    await playCity(await Client.named(`${dated.address}/`, 'Secretive'));
    now = revealOf('2026-11-17');
    const { page, context, complaints } = await dated.visitor({ width: 390, height: 844, language });
    await page.goto(`${dated.address}/daily`);
    await page.locator('.daily-best button').click();
    await page.waitForURL('**/replay');
    const slider = page.locator('.projector input[type="range"]');
    await slider.waitFor();
    expect(Number(await slider.getAttribute('max'))).toBeGreaterThan(5);
    await page.locator('.seat-row', { hasText: BEST[language] }).waitFor();
    await toTheEnd(page);
    expect(await page.locator('body').textContent()).not.toContain('Secretive');
    expect(await faultsOf(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
    await dated.close();
  },
);

/** Somebody plays today's City Tour to its end. */
async function playCity(client: Client): Promise<void> {
  const game = await gameNamed('city-tour');
  const { id } = (await client.call<{ readonly id: string }>('POST', 'api/daily/city-tour')).body;
  for (let step = 0; ; step++) {
    const sight = await client.sight(id, 0);
    if (sight.awaiting.length === 0) return;
    await client.ask(id, moveFor(game, sight, 0, `${step}`));
  }
}

test('without a server there is a practice pack', async () => {
  const { page, context } = await server.visitor();
  await page.route('**/api/daily', route => route.abort());
  await page.goto(`${server.address}/daily`);
  await page.locator('.daily-pack [data-game="on-tour-paris"] button').first().click();
  await page.waitForURL('**/table/*');
  await page.locator('.table-page .prompt').first().waitFor();
  await context.close();
});
