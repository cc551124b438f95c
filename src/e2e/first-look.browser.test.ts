// A newcomer is shown four cards before the first match of a game, once; they stay on its page and behind the question mark.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import { LESSON_IDS } from '../games/lessons.ts';
import { chosenFrom } from '../testing/part.ts';
import { faultsOf, overhang, picture } from './looks.ts';
import { setByLink, shortOnline } from './online.ts';
import { type Device, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

const GAMES = Object.keys(SHELF);
const START = '.dock .button.primary:enabled';
const SIZES: Readonly<Record<string, Device>> = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180, theme: 'dark' },
  phone: { width: 390, height: 844 },
};

/** The card that has the focus, from 0. */
function cardInFocus(page: Page): Promise<number> {
  return page.locator('.look-card').evaluateAll(cards => cards.findIndex(card => card.matches(':focus')));
}

/** Words on the cards that are wider or higher than the place they have, or lie outside their card. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const within = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    return [...document.querySelectorAll('.look-card')]
      .flatMap(card => {
        const words = [...card.querySelectorAll('p, h2, li > span:last-child, .look-figure, .bt-look-offers > span')];
        return words.filter(part => {
          const box = part.closest('.look-step') ?? card;
          return !within(part.getBoundingClientRect(), box.getBoundingClientRect());
        });
      })
      .map(part => part.textContent ?? '');
  });
}

describe.each(chosenFrom('first look', GAMES))('%s', game => {
  test('is looked at once, before its first match: arrows, Enter, then the question mark', async () => {
    const { page, context, complaints } = await server.visitor({ isNewcomer: true });
    await page.goto(`${server.address}/games/${game}?bot=easy`);
    await page.locator(START).click();
    await page.locator('.look[open]').waitFor();
    expect(await page.locator('.look-deck > li').count()).toBe(4);
    expect(await cardInFocus(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await cardInFocus(page)).toBe(2);
    await page.keyboard.press('ArrowLeft');
    expect(await cardInFocus(page)).toBe(1);
    // Where there is a lesson, Enter leads to it.
    await page.keyboard.press(LESSON_IDS.includes(game) ? 'Escape' : 'Enter');
    await page.locator('.table-page .prompt, .table-page #prompt').first().waitFor();
    expect(await page.locator('.look').count()).toBe(0);

    await page.keyboard.press('?');
    await page.locator('.key-panel .menu-item').click();
    await page.locator('.look[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.look').waitFor({ state: 'detached' });

    await page.goto(`${server.address}/games/${game}?bot=easy`);
    await page.locator(START).click();
    await page.locator('.table-page').waitFor();
    expect(await page.locator('.look').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Every game at every size, in turns. */
const LOOKS = GAMES.flatMap(game => Object.keys(SIZES).map(size => `${game} on a ${size}`));

test.each(chosenFrom('first look in German', LOOKS))('%s is whole and without a fault in German, small and large', async look => {
  const [game = '', size = ''] = look.split(' on a ');
  const { page, context, complaints } = await server.visitor({ ...SIZES[size], language: 'de', isSeen: true });
  await page.goto(`${server.address}/games/${game}`);
  await page.locator('.look-small').nth(2).click();
  await page.locator('.look[open]').waitFor();
  expect(await cardInFocus(page)).toBe(2);
  await page.evaluate(() => document.fonts.ready);
  await picture(page, `first look ${game} ${size}`);
  expect(await cutWords(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  const pictures = await page.locator('.look-picture').evaluateAll(all => all.map(each => each.getAttribute('aria-label') ?? ''));
  expect(pictures.filter(says => says.length > 10).length).toBe(2);
  await page.keyboard.press('Escape');
  await page.locator('.look').waitFor({ state: 'detached' });
  expect(
    await page
      .locator('.look-small')
      .nth(2)
      .evaluate(card => card === document.activeElement),
  ).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a guest who comes by a link looks at the cards before the first match, once', async () => {
  const [host, guest] = await Promise.all([server.visitor(), server.visitor({ isNewcomer: true, name: 'Jonas' })]);
  const address = await setByLink(server, shortOnline('bodensee'), host.page);
  await guest.page.goto(address);
  await guest.page.locator('.sit button[type="submit"]').click();
  await guest.page.locator('.look[open]').waitFor();
  expect(await faultsOf(guest.page)).toEqual([]);
  await guest.page.keyboard.press('Enter');
  await guest.page.locator('.look').waitFor({ state: 'detached' });
  await guest.page.locator('.room-seats').waitFor();

  await guest.page.reload();
  await guest.page.locator('.room-seats').waitFor();
  expect(await guest.page.locator('.look').count()).toBe(0);
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('whoever goes back from the cards has set no table, and on paper they are one sheet', async () => {
  const { page, context } = await server.visitor({ isNewcomer: true });
  await page.goto(server.address);
  await page.goto(`${server.address}/games/bodensee`);
  await page.locator(START).click();
  await page.locator('.look[open]').waitFor();
  const sheet = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(1);
  await page.goBack();
  await page.locator('.shelf').waitFor();
  expect(await page.locator('.look').count()).toBe(0);
  expect(await page.locator('.resume').count()).toBe(0);
  await context.close();
});
