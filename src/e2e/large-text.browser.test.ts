// Letters of double size, in the longest language: no word is broken, no text is cut or lies over another.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS } from '../games/index.ts';
import { amount, chosenFrom, someFrom } from '../testing/part.ts';
import { usualTable } from './games.ts';
import { textFaults } from './large-text.ts';
import { overhang, picture, SIZES } from './looks.ts';
import { isMyTurn, playByMouse } from './player.ts';
import { PAGES } from './public-pages.ts';
import { TestServer } from './test-server.ts';

const ON = ['desktop', 'phone'] as const;
const onBoth = (what: readonly string[]) => what.flatMap(each => ON.map(size => `${each} on a ${size}`));
const TABLES = chosenFrom('tables with large letters', onBoth(GAME_IDS), process.env.LARGE);
const SHOWN = someFrom('pages with large letters', onBoth(Object.keys(PAGES)), 2, process.env.LARGE);
const REVIEWS = someFrom('reviews with large letters', onBoth(GAME_IDS), 1, process.env.LARGE);
const MATCHES = new URL('../games/', import.meta.url);
const LOOKS = amount(2, 5);

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

function visit(combination: string) {
  const [what = '', size = 'desktop'] = combination.split(' on a ');
  const device = { ...SIZES[size === 'phone' ? 'phone' : 'desktop'], language: 'de', text: 'huge', isSeen: true } as const;
  return server.visitor(device).then(visitor => ({ ...visitor, what }));
}

test.each(TABLES)('%s: large letters stand whole and apart', async combination => {
  const { page, context, complaints, what } = await visit(combination);
  await page.goto(server.address + usualTable(what));
  await page.locator('.dock .button.primary:enabled').click();
  const faults = new Set<string>();
  for (let look = 0; look < LOOKS; look++) {
    await playByMouse(page, `${combination} ${look}`, look === 0 ? 1 : 5);
    if (!(await isMyTurn(page))) break;
    await picture(page, `${combination} large ${look}`);
    for (const fault of await textFaults(page)) faults.add(fault);
  }
  expect([...faults]).toEqual([]);
  expect(await overhang(page)).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(SHOWN)('the page %s: large letters stand whole and apart', async combination => {
  const { page, context, what } = await visit(combination);
  await page.goto(server.address + (PAGES[what] ?? '/'));
  await page.locator('main h1').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await picture(page, `${combination} large`);
  expect(await textFaults(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  await context.close();
});

test.each(REVIEWS)('the review of %s: large letters stand whole and apart', async combination => {
  const { page, context, what } = await visit(combination);
  const [match = ''] = readdirSync(new URL(`${what}/matches/`, MATCHES)).sort();
  await page.goto(`${server.address}/review?games=1000`);
  await page.locator('input[type="file"]').setInputFiles({
    name: match,
    mimeType: 'application/json',
    buffer: readFileSync(new URL(`${what}/matches/${match}`, MATCHES)),
  });
  await page.locator('.review[data-state="settled"]').waitFor();
  await picture(page, `${combination} review large`);
  expect(await textFaults(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  await context.close();
});
