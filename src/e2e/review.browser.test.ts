import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../games/index.ts';
import { LANGUAGES, openForBots, readRecord } from '../kernel/index.ts';
import { budgetFor, filmOf, review, runTask } from '../review/index.ts';
import { chosenFrom } from '../testing/part.ts';
import { shortTable } from './games.ts';
import { faultsOf, overhang } from './looks.ts';
import { playFromList } from './player.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

const MATCHES = new URL('../games/', import.meta.url);
const recordIn = (path: string) => readFileSync(new URL(path, MATCHES), 'utf8');

/** A recorded match of a game. */
function recordOf(game: string): string {
  const [first = ''] = readdirSync(new URL(`${game}/matches/`, MATCHES)).sort();
  return recordIn(`${game}/matches/${first}`);
}

/** The whole match has been looked at once. */
async function firstPicture(page: Page): Promise<void> {
  await page.locator('.review .chart').first().waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.chart-unknown').length === 0);
}

async function pause(page: Page): Promise<void> {
  const button = page.locator('.review-progress button');
  await button.or(page.locator('.review[data-state="settled"]')).first().waitFor();
  if (await button.isVisible()) await button.click();
}

/** Brings a file to the page of reviews. */
async function bring(page: Page, text: string, query = ''): Promise<void> {
  await page.goto(`${server.address}/review${query}`);
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.match', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('a game that was just played is reviewed from its end screen, by keyboard as well', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto(server.address + shortTable('city-tour'));
  await page.locator('.dock .button.primary:enabled').click();
  await playFromList(page);
  await page.locator('.end-actions').getByRole('button', { name: 'Review' }).click();
  await firstPicture(page);
  await pause(page);
  expect(await page.locator('.review h1').textContent()).toMatch(/^You (won|lost)[.]/);

  const current = page.locator('.review-square[aria-current="true"]');
  const when = page.locator('.review-when');
  await page.keyboard.press('Home');
  await expect.poll(() => when.textContent()).toContain('Turn 1');
  await page.keyboard.press('End');
  await expect.poll(() => when.textContent()).toBe('The end');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => current.count()).toBe(1);
  const chart = page.getByRole('slider').last();
  await chart.focus();
  await page.keyboard.press('Home');
  expect(await chart.getAttribute('aria-valuetext')).toContain('Turn 1');
  expect(await page.locator('.chart-readout').textContent()).toBe(await chart.getAttribute('aria-valuetext'));
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('turning point by turning point').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Play on after move' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the figures are those of Node, are opened at once the next time, and a turning point shows its moment', async () => {
  const text = recordIn('city-tour/matches/day-5-conceded.match');
  const games = 6000;
  const [language = 'en'] = chosenFrom('the language of a review', LANGUAGES, process.env.LANGUAGE);
  const { page, context, complaints } = await server.visitor({ language });
  await bring(page, text, `?games=${games}`);
  await page.locator('.review[data-state="settled"]').waitFor();
  const shown = await page.locator('.review-fall').textContent();
  expect(await keptReview(page)).toEqual(await reviewInNode('city-tour', text, games));

  await page.reload();
  await page.locator('.review[data-state="settled"]').waitFor();
  expect(await page.locator('.review-fall').textContent()).toBe(shown);

  const point = page.locator('button.review-point').first();
  await point.click();
  expect(await point.getAttribute('aria-current')).toBe('true');
  await page.locator('.review-why p').first().waitFor();
  // The board follows the chart once somebody stays.
  const when = page.locator('.review-when');
  const chart = page.getByRole('slider').last();
  await expect.poll(async () => (await chart.getAttribute('aria-valuetext'))?.startsWith(`${await when.textContent()}.`)).toBe(true);
  const first = await when.textContent();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => when.textContent()).not.toBe(first);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('rings lie on what is compared, on the board and in the tray', async () => {
  const { page, context, complaints } = await server.visitor({});
  await bring(page, recordIn('tour-operator/matches/two-players.match'), '?games=200');
  await page.locator('.review[data-state="settled"]').waitFor();
  const part = () => page.locator('.review-window').getAttribute('data-part');
  const follow = async (keys: readonly string[], where: string) => {
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(part).toBe(where);
    await expect.poll(() => page.locator('.review-window .review-marks i').count()).toBeGreaterThan(0);
    await expect.poll(() => ringsBesideTheirThings(page)).toBe(0);
  };
  await follow(['Home', 'ArrowRight'], 'board');
  await follow(['ArrowRight'], 'tray');
  await follow(['ArrowRight'], 'tray');
  await follow(['ArrowLeft', 'ArrowLeft'], 'board');
  expect(complaints).toEqual([]);
  await context.close();
});

/** How many rings have their middle elsewhere than everything that can be touched in the part that is seen. */
function ringsBesideTheirThings(page: Page): Promise<number> {
  return page.evaluate(() => {
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const things = document.querySelectorAll('.review-drawn > [data-away="false"] :is([data-touch], [data-explain])');
    const places = [...things].map(middle);
    const rings = [...document.querySelectorAll('.review-window .review-marks i')].map(middle);
    return rings.filter(([x, y]) => !places.some(([left, top]) => Math.abs(left - x) < 3 && Math.abs(top - y) < 3)).length;
  });
}

/** What the device keeps of the one match that was reviewed. */
function keptReview(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('tabletour.reviews');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('reviews').objectStore('reviews').getAll();
          // As a file would hold it, like that of Node.
          asked.onsuccess = () => resolve(JSON.parse(JSON.stringify(asked.result[0]?.review)));
        };
      }),
  );
}

async function reviewInNode(id: string, text: string, games: number): Promise<unknown> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  const game = await openForBots(entry);
  const reading = readRecord(game, JSON.parse(text));
  if (!reading.ok) throw new Error(reading.problem);
  const film = filmOf(game, reading.record);
  const found = await review(film, { ...budgetFor(id), games }, async tasks => tasks.map(task => runTask(film, task)));
  return JSON.parse(JSON.stringify(found));
}

test.each(chosenFrom('reviews of a recorded match', GAME_IDS))('a recorded match of %s is reviewed on a phone', async id => {
  const [language = 'en'] = chosenFrom('the language of a review on a phone', LANGUAGES, process.env.LANGUAGE);
  const { page, context, complaints } = await server.visitor({ width: 390, height: 844, language, theme: 'dark' });
  await bring(page, recordOf(id));
  await page.locator('.review .chart').first().waitFor();
  await page.locator('.review-lead').filter({ hasText: /\S/ }).waitFor();
  await pause(page);
  // Boards are drawn as at a table, though no table was opened before: nothing is ticked that was not chosen.
  const faces = page.locator('.review-window .target-face');
  if ((await faces.count()) > 0) expect(await faces.first().evaluate(face => getComputedStyle(face).display)).toBe('contents');
  expect(await page.locator('.review-window .target:not([data-state="chosen"]) .tick:visible').count()).toBe(0);
  expect(await overhang(page)).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a file that is too large is refused before it is read', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto(`${server.address}/review`);
  // Made in the page: nothing so large need be sent there.
  await page.locator('input[type="file"]').evaluate((field: HTMLInputElement) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(32 * 1024 * 1024 + 1)], 'a.match'));
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect.poll(() => page.locator('[role="alert"]').textContent()).toMatch(/32 MB/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a match that is not over is not reviewed, nothing of it is shown, and another file may be brought', async () => {
  const record = JSON.parse(recordIn('eighty-days/matches/version-2-two-players.match'));
  const { page, context, complaints } = await server.visitor();
  await bring(page, JSON.stringify({ ...record, entries: record.entries.slice(0, 40) }));
  await page.getByText('This game isn’t over yet.').waitFor();
  expect(await page.locator('.review, .board, svg.chart').count()).toBe(0);
  const another = Buffer.from(recordIn('city-tour/matches/day-1-won.match'));
  await page.locator('input[type="file"]').setInputFiles({ name: 'b.match', mimeType: 'application/json', buffer: another });
  await page.locator('.review h1').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
