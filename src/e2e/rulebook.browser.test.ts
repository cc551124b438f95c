import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenFrom } from '../testing/part.ts';
import { faultsOf, overhang } from './looks.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

/** Something in each box, by a name that people would type. */
const WANTED: Readonly<Record<string, string>> = {
  'eighty-days': 'Suez',
  'tour-operator': 'Purser',
  bodensee: 'Lindau',
  'on-tour-paris': 'Montebello',
  'city-tour': 'Cardboard Castle',
};

test.each(chosenFrom('rulebooks', Object.keys(WANTED)))('the rulebook of %s teaches, is found in by name, and fits a phone', async id => {
  const { page, context, complaints } = await server.visitor({ width: 390, height: 844, theme: 'dark' });
  await page.goto(`${server.address}/games/${id}/rules`);
  await page.locator('#goal').waitFor();
  expect(await page.locator('.rulebook-text > section').evaluateAll(all => all.map(section => section.id))).toEqual([
    'goal',
    'setup',
    'turn',
    'scoring',
    'pieces',
    'variants',
    'clauses',
  ]);
  await page.locator('.handbook-picture .board').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);

  await page.getByRole('searchbox').fill(WANTED[id] ?? '');
  await page.locator('#goal').waitFor({ state: 'detached' });
  expect(await page.locator('#pieces').textContent()).toContain(WANTED[id]);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
