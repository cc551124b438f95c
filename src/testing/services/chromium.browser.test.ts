import { expect, test } from 'vitest';
import { launchChromium } from './index.ts';

test('the browser draws text and runs scripts', async () => {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent('<p style="display:inline-block">Tabletour</p>');
  expect(await page.evaluate(() => 6 * 7)).toBe(42);
  expect((await page.locator('p').boundingBox())?.width).toBeGreaterThan(20);
  await browser.close();
  expect(browser.isConnected()).toBe(false);
});
