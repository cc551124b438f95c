import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortTable } from './games.ts';
import { faultsOf } from './looks.ts';
import { playFromList } from './player.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

test('a finished game is looked at again, move by move and through the eyes of a seat', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto(server.address + shortTable('city-tour'));
  await page.locator('.dock .button.primary:enabled').click();
  await playFromList(page);
  await page.locator('.end-actions a[download]').waitFor();
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  const slider = page.locator('.projector input[type="range"]');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));

  await slider.fill(String(last));
  await page.locator('.as-seat select').selectOption('0');

  expect(last).toBeGreaterThan(5);
  expect(await page.locator('.projector .eyebrow').textContent()).toBe(`Move ${last} of ${last}`);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

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
  await page.locator('.poster', { hasText: 'JORDEN RUNDT PÅ' }).waitFor();
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
  expect(await page.locator('html').getAttribute('lang')).toBe('da');
  await context.close();
});
