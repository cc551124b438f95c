import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHORT_TABLES } from './games.ts';
import { type Device, House, SCREENS } from './house.ts';
import { playByMouse } from './player.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** What axe-core finds wrong with a page, each with the elements concerned. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown[]; html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
    );
  });
}

/** By how many pixels a page is wider than the screen. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Things to touch that are smaller than a finger needs, among those that are shown. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [
      ...document.querySelectorAll('.table-page button, .table-page .target[data-state="legal"], .table-page a, .table-page summary'),
    ];
    return all.flatMap(element => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
      const name = element.getAttribute('data-touch') ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
      return isShown && (width < 39.5 || height < 39.5)
        ? [`${name.trim().slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`]
        : [];
    });
  });
}

async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(SCREENS, `${name}.png`) });
}

const PAGES = {
  home: '/',
  setup: '/games/bodensee',
  rules: '/games/city-tour/rules',
  learn: '/learn',
  settings: '/settings',
  replay: '/replay',
  campaign: '/games/city-tour/campaign',
  editor: '/games/city-tour/editor',
  lost: '/nowhere',
};
const DEVICES: Readonly<Record<string, Device>> = {
  'desktop light English': { width: 1440, height: 900 },
  'phone dark German': { width: 360, height: 740, theme: 'dark', language: 'de' },
};

describe.each(Object.entries(DEVICES))('on a %s', (name, device) => {
  test.each(Object.entries(PAGES))('the page %s has no fault and fits the screen', async (id, path) => {
    const { page, context, complaints } = await house.visitor(device);
    await page.goto(house.address + path);
    await page.locator('main h1').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await picture(page, `${id} ${name}`);

    expect(await faultsOf(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(Object.entries(SHORT_TABLES))('the table of %s has no fault at the start, in the middle and at the end', async (id, link) => {
    const { page, context } = await house.visitor(device);
    await page.goto(house.address + link);
    await page.locator('.dock .button.primary:enabled').click();
    await page.locator('.target[data-state="legal"], .decide .acts .button').first().waitFor();
    await picture(page, `${id} start ${name}`);
    const atStart = await faultsOf(page);
    const tooSmall = device.width === 360 ? await smallTargets(page) : [];
    await playByMouse(page, `look at ${id}`, 12);
    await picture(page, `${id} middle ${name}`);
    const inTheMiddle = await faultsOf(page);
    const [wide] = [await overhang(page)];
    await playByMouse(page, `look at ${id} again`);
    await picture(page, `${id} end ${name}`);

    expect([...atStart, ...inTheMiddle, ...(await faultsOf(page))]).toEqual([]);
    expect(wide).toBe(0);
    expect(tooSmall).toEqual([]);
    await context.close();
  });
});
