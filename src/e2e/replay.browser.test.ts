import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortTable } from './games.ts';
import { faultsOf, overhang, smallTargets } from './looks.ts';
import { offeredRecord, playFromList } from './player.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

test('a finished game is looked at again with its log and its end, and its file keeps the names', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto(server.address + shortTable('city-tour'));
  await page.locator('.dock .button.primary:enabled').click();
  await playFromList(page);
  await page.locator('.end-actions a[download]').waitFor();
  const saved = await offeredRecord(page);
  await page.getByRole('button', { name: 'Replay' }).click();
  const slider = page.locator('.projector input[type="range"]');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  const move = page.locator('.projector .eyebrow');
  const looked = page.locator('.log [aria-pressed="true"]');

  await page.keyboard.press('End');
  expect(last).toBeGreaterThan(5);
  expect(await move.textContent()).toBe(`Move ${last} of ${last}`);
  expect(await page.locator('.seat-row.own .seat-name').textContent()).toContain('Mia');
  expect(await page.locator('.log summary b').last().textContent()).toBe('You');
  expect(await faultsOf(page)).toEqual([]);

  await page.locator('.log summary').first().click();
  await looked.first().waitFor();
  const there = await move.textContent();
  await page.keyboard.press('ArrowRight');
  expect(await move.textContent()).not.toBe(there);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Final ranking' }).click();
  await page.locator('.end-screen .rank-name', { hasText: 'You' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await isToldByName(saved);
});

/** A file opened on the phone of somebody who did not play: people have their names there. */
async function isToldByName(record: unknown): Promise<void> {
  const { page, context, complaints } = await server.visitor({ width: 390, height: 844, name: 'Jonas' });
  await page.goto(`${server.address}/replay`);
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.match', mimeType: 'application/json', buffer });
  await page.locator('.seat-row', { hasText: 'Mia' }).waitFor();
  expect(await page.locator('.log summary b').last().textContent()).toBe('Mia');
  expect(await overhang(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
}

test('a file that is no record is refused with the reason', async () => {
  const { page, context } = await server.visitor();
  await page.goto(`${server.address}/replay`);

  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'a.match', mimeType: 'application/json', buffer: Buffer.from('{"game":"chess"}') });

  await page.getByText('It is not a replay of a game on this shelf.').waitFor();
  await context.close();
});

test('the language changes without loading the page anew', async () => {
  const { page, context } = await server.visitor();
  await page.goto(server.address);
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));

  await page.locator('.top .language select').selectOption('da');

  await page.getByText('Fem rejser, ét bord').waitFor();
  await page.locator('.poster:visible', { hasText: 'JORDEN RUNDT PÅ' }).waitFor();
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
  expect(await page.locator('html').getAttribute('lang')).toBe('da');
  await context.close();
});
