import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, overhang } from './looks.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

const START = '.dock .button.primary';
const LOCKED = 'Day 7 is locked until you win day 6.';

test('a locked day of City Tour is closed on every way in, until everything is unlocked', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto(`${server.address}/games/city-tour?option.day=7`);
  await page.locator('.dock [role="status"]', { hasText: LOCKED }).waitFor();
  expect(await page.locator(START).isDisabled()).toBe(true);

  await page.goto(`${server.address}/games/city-tour/editor`);
  await page.getByText('Custom days are locked until you win day 12.').waitFor();
  expect(await page.getByRole('button', { name: 'Play this day' }).count()).toBe(0);

  await page.goto(`${server.address}/games/city-tour/campaign`);
  await page.getByRole('button', { name: 'Unlock everything' }).click();
  await page.getByText('Everything is unlocked on this device.').waitFor();

  await page.goto(`${server.address}/games/city-tour?option.day=7`);
  await page.locator(`${START}:enabled`).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('saved days become a level whose days open one after the other', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto(`${server.address}/games/city-tour/editor`);
  await page.getByRole('button', { name: 'Unlock everything' }).click();
  const save = page.getByRole('button', { name: 'Save on this device' });
  await save.click();
  await page.getByLabel('Day card').selectOption('2');
  await save.click();
  await page.getByRole('link', { name: 'Days and levels' }).click();
  await page.getByLabel('Name of the level').fill('Sunday');
  const days = page.locator('fieldset', { hasText: 'Days of this level' }).getByRole('checkbox');
  await days.nth(0).check();
  await days.nth(1).check();
  await page.getByRole('button', { name: 'Save as a level' }).click();
  const level = page.locator('li', { hasText: 'Sunday' });
  await level.getByText('0 of 2 won').waitFor();

  expect(await level.getByRole('button', { name: 'Play day 2' }).isDisabled()).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  await level.getByRole('button', { name: 'Play day 1' }).click();
  await page.locator('.target[data-state="legal"]').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
