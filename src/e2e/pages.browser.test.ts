import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/index.ts';
import { chosenFrom, someFrom } from '../testing/part.ts';
import { SHORT_TABLES } from './games.ts';
import { faultsOf, overhang, picture, smallTargets } from './looks.ts';
import { isMyTurn, playByMouse } from './player.ts';
import { PAGES } from './public-pages.ts';
import { type Device, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

const PHONE: Device = { width: 360, height: 740, theme: 'dark', language: 'de' };
const DEVICES: Readonly<Record<string, Device>> = {
  'desktop light English': { width: 1440, height: 900 },
  'phone dark German': PHONE,
};

/** Every page on every device, in turns. */
const LOOKS = Object.keys(PAGES).flatMap(page => Object.keys(DEVICES).map(device => `${page} on a ${device}`));
const LOOKED_AT = someFrom('looked at', LOOKS, 6);

describe.each(Object.entries(DEVICES))('on a %s', (name, device) => {
  const looked = Object.entries(PAGES).filter(([page]) => LOOKED_AT.includes(`${page} on a ${name}`));
  test.each(looked)('the page %s has no fault and fits the screen', async (id, path) => {
    const { page, context, complaints } = await server.visitor(device);
    await page.goto(server.address + path);
    await page.locator('main h1').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await picture(page, `${id} ${name}`);

    expect(await faultsOf(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('on a phone in the dark and in German', () => {
  const tables = someFrom('tables on a phone', Object.keys(SHORT_TABLES), 1);
  test.each(Object.entries(SHORT_TABLES).filter(([id]) => tables.includes(id)))(
    'the table of %s has no fault, fits the screen and can be touched by a thumb',
    async (id, link) => {
      const { page, context } = await server.visitor(PHONE);
      await page.goto(server.address + link);
      await page.locator('.dock .button.primary:enabled').click();
      await playByMouse(page, `look at ${id}`, 6);
      await picture(page, `${id} phone`);

      expect(await faultsOf(page)).toEqual([]);
      expect(await overhang(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      await context.close();
    },
  );
});

describe.each(chosenFrom('titles', LANGUAGES))('in %s', language => {
  test('the title of every page and of a table says where one is', async () => {
    const { page, context } = await server.visitor({ language });
    const titles: string[] = [];
    for (const path of Object.values(PAGES)) {
      await page.goto(server.address + path);
      const heading = await page.locator('main h1').textContent();
      const title = await page.waitForFunction(
        path === '/' ? () => document.title : () => document.title !== 'Tabletour' && document.title,
      );
      titles.push(`${await title.jsonValue()}`);
      expect(titles.at(-1)).toMatch(/(^| · )Tabletour$/);
      // A game's own pages have headings of their own.
      if (/^\/(learn|settings|replay|nowhere)/.test(path)) expect(titles.at(-1)).toBe(`${heading} · Tabletour`);
    }
    await page.goto(`${server.address}/games/bodensee`);
    await page.locator('.dock .button.primary:enabled').click();
    await isMyTurn(page);
    titles.push(await page.title());

    expect(titles.at(-1)).toMatch(/^● .+ · .+ · Tabletour$/);
    expect(new Set(titles).size).toBe(titles.length);
    await context.close();
  });
});
