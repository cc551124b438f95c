// Friends round a table: how they find each other, what they see of one another, and what they may do together.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/index.ts';
import { chosenFrom } from '../testing/part.ts';
import { faultsOf, LANGUAGES_AND_SIZES, overhang, picture, SIZES } from './looks.ts';
import { beginTogether, setByLink, shortOnline, sitDown } from './online.ts';
import { type Device, TestServer, type Visitor } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

/** Visitors by name, who leave when they are done. */
async function together(names: readonly string[], device: Device, play: (...people: Visitor[]) => Promise<void>): Promise<void> {
  const people = await Promise.all(names.map(name => server.visitor({ ...device, name })));
  await play(...people);
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
}

const seatsOf = (page: Page) => page.locator('.room-seats li').evaluateAll(all => all.map(each => each.getAttribute('data-kind')).sort());
const chair = (page: Page, seat: number) => page.locator(`.room-seats [data-seat="${seat}"] .chair`);

async function say(page: Page, text: string): Promise<void> {
  await page.locator('.chat input').fill(text);
  await page.keyboard.press('Enter');
}

/** Opens the chat of a table in play. */
const openChat = (page: Page) => page.locator('.tabs button').nth(1).click();

describe.each(chosenFrom('friends find each other in', LANGUAGES_AND_SIZES))('in %s', combination => {
  const [language = 'en', screen = 'desktop'] = combination.split(' ');
  const device: Device = {
    ...SIZES[screen === 'phone' ? 'phone' : 'desktop'],
    language: LANGUAGES.find(each => each === language) ?? 'en',
    theme: screen === 'phone' ? 'dark' : 'light',
  };

  test('two find each other by link and by code; a third watches and is counted; who goes and comes is seen', async () => {
    await together(['Mia', 'Jonas', 'Otto'], device, async (mia, jonas, otto) => {
      if (!mia || !jonas || !otto) throw new Error('somebody did not come');
      const address = await setByLink(server, '/games/eighty-days?seats=3', mia.page);
      await mia.page.locator('.qr').waitFor();
      expect(await seatsOf(mia.page)).toEqual(['human', 'open', 'open']);
      expect(await faultsOf(mia.page)).toEqual([]);
      expect(await overhang(mia.page)).toBe(0);

      await jonas.page.goto(address);
      await jonas.page.locator('.invited h1', { hasText: 'Mia' }).waitFor();
      expect(await jonas.page.locator('.invited-facts').textContent()).toMatch(/\b3\b.*\b60\b/);
      // What the host says to guests stands on the invitation as she wrote it.
      await mia.page.locator('.invite .field input').fill('<i>Bring</i> biscuits & tea');
      await mia.page.locator('.invite .field input').blur();
      await jonas.page.locator('.invited-welcome q', { hasText: '<i>Bring</i> biscuits & tea' }).waitFor();
      // Nobody who was invited is told to send the link.
      expect(await jonas.page.locator('.link-row, .qr, .invite').count()).toBe(0);
      expect(await faultsOf(jonas.page)).toEqual([]);
      expect(await overhang(jonas.page)).toBe(0);
      await jonas.page.locator('.sit .field input').fill('Joni');
      await jonas.page.locator('.colours label').nth(4).click();
      await jonas.page.locator('.sit button[type="submit"]').click();
      await jonas.page.locator('.room-seats').waitFor();
      expect(await jonas.page.locator('.link-row, .qr, .invite').count()).toBe(0);
      await mia.page.locator('.chair', { hasText: 'Joni' }).locator('.chair-ready').waitFor();
      expect(await mia.page.locator('.chair', { hasText: 'Joni' }).locator('.piece').getAttribute('style')).toContain('--p5)');

      const scanned = (await mia.page.locator('.qr').getAttribute('data-text')) ?? '';
      const code = scanned.slice(-6);
      await otto.page.goto(`${server.address}/join`);
      await otto.page.locator('.code-field input').pressSequentially(code.slice(0, 5).toLowerCase());
      expect(await otto.page.locator('.found').count()).toBe(0);
      await otto.page.keyboard.press(code.slice(5));
      await otto.page.locator('.found', { hasText: 'Mia' }).waitFor();
      expect(await faultsOf(otto.page)).toEqual([]);
      await otto.page.keyboard.press('Enter');
      await otto.page.waitForURL(address);
      await otto.page.goto(scanned);
      await otto.page.waitForURL(address);
      await otto.page.locator('.sit-else button').first().click();
      await mia.page.locator('.watchers', { hasText: 'Otto' }).waitFor();

      await mia.page.locator('.dock .button.primary:enabled').click();
      await mia.page.locator('.ask-first', { hasText: 'Otto' }).locator('.button').last().click();
      const all = [mia, jonas, otto].map(({ page }) => page);
      await Promise.all(all.map(page => page.locator('.table').waitFor()));
      // Whose turn it is stands whole beside who watches and the chat.
      expect(await otto.page.locator('.turn b').evaluate(turn => turn.scrollWidth - turn.clientWidth)).toBe(0);
      expect(await mia.page.locator('.seat-name > b').allTextContents()).toEqual(['Mia', 'Joni']);
      await mia.page.locator('.watching summary', { hasText: '1' }).waitFor();
      await otto.page.locator('.watching').waitFor();
      expect(await mia.page.locator('.tool', { has: mia.page.locator('use[href="#i-hint"]') }).count()).toBe(0);
      await mia.page.locator('.table-menu > summary').click();
      await mia.page.locator('.menu-item', { has: mia.page.locator('use[href="#i-link"]') }).click();
      expect(await mia.page.locator('.menu-link input').inputValue()).toBe(address);
      expect(await faultsOf(mia.page)).toEqual([]);
      await mia.page.locator('.table-menu > summary').click();

      await openChat(jonas.page);
      await say(jonas.page, 'Kettle is on.');
      await mia.page.locator('.tabs .unread').waitFor();
      await openChat(mia.page);
      await mia.page.locator('.chat p', { hasText: 'Kettle is on.' }).locator('.piece').waitFor();
      await mia.page.locator('.tabs .unread').waitFor({ state: 'detached' });

      await jonas.page.close();
      await mia.page.locator('.seat-row [data-presence="away"]').waitFor();
      const again = await jonas.context.newPage();
      await again.goto(address);
      await mia.page.locator('.seat-row [data-presence="away"]').waitFor({ state: 'detached' });
    });
  });

  test('the host changes the seats, a guest sees it, chats and leaves', async () => {
    await together(['Mia', 'Jonas'], device, async (mia, jonas) => {
      if (!mia || !jonas) throw new Error('somebody did not come');
      const address = await setByLink(server, '/games/eighty-days?seats=3', mia.page);
      await sitDown(jonas.page, address);
      await mia.page.locator('.room-seats [data-kind="human"]').nth(1).waitFor();

      await chair(mia.page, 2).click();
      expect(await faultsOf(mia.page)).toEqual([]);
      await mia.page.locator('.bot-choice button').nth(3).click();
      await jonas.page.locator('.room-seats [data-kind="bot"]').waitFor();
      await chair(mia.page, 2).click();
      await mia.page.locator('.seat-act').first().click();
      await jonas.page.locator('.room-seats [data-kind="open"]').waitFor();
      await mia.page.locator('.add-chair').click();
      await expect.poll(() => seatsOf(jonas.page)).toEqual(['human', 'human', 'open', 'open']);
      await chair(mia.page, 3).click();
      await mia.page.locator('.seat-act').last().click();
      await expect.poll(() => seatsOf(jonas.page)).toEqual(['human', 'human', 'open']);
      await chair(mia.page, 1).click();
      await mia.page.locator('.seat-act').first().click();
      await jonas.page.locator('.room-seats [data-seat="0"]', { hasText: 'Jonas' }).waitFor();

      await chair(jonas.page, 0).click();
      await jonas.page.locator('.own-seat input').first().fill('Joni');
      await jonas.page.locator('.own-seat .colours label').nth(6).click();
      await jonas.page.keyboard.press('Escape');
      await mia.page.locator('[data-seat="0"]', { hasText: 'Joni' }).locator('.piece[style*="--p7)"]').waitFor();
      await jonas.page.locator('.dock button[aria-pressed="true"]').click();
      await jonas.page.locator('.dock button[aria-pressed="false"]').waitFor();

      await say(mia.page, 'Kettle is on.');
      await jonas.page.locator('.talk .unread').waitFor({ state: 'attached' });
      await jonas.page.locator('.chat [role="log"]').scrollIntoViewIfNeeded();
      await jonas.page.locator('.talk .unread').waitFor({ state: 'detached' });

      await jonas.page.locator('.dock .button.quiet').click();
      await jonas.page.waitForURL('**/lobby');
      await expect.poll(() => seatsOf(mia.page)).toEqual(['human', 'open', 'open']);
    });
  });
});

describe('in City Tour', () => {
  const LINK = shortOnline('city-tour');
  const TILES = '.ct-pick [data-touch^="tile:"]';

  /** Whoever places the tile first. */
  async function inTurn(one: Visitor, two: Visitor): Promise<[Page, Page]> {
    await Promise.race([one, two].map(({ page }) => page.locator('.decide[data-mine="true"]').waitFor()));
    const isFirst = (await one.page.locator('.decide[data-mine="true"]').count()) > 0;
    return isFirst ? [one.page, two.page] : [two.page, one.page];
  }

  test('partners see the tiles in hand and point at one, and nothing is moved by it', async () => {
    await together(['Mia', 'Jonas'], {}, async (mia, jonas) => {
      if (!mia || !jonas) throw new Error('somebody did not come');
      await beginTogether(server, LINK, mia.page, jonas.page);
      const [mover, partner] = await inTurn(mia, jonas);
      const touch = await partner.locator(TILES).last().getAttribute('data-touch');
      await partner.locator(TILES).last().hover();
      await partner.mouse.down();
      await mover.locator('.pointed-bubble', { hasText: 'I’d take this' }).waitFor();
      await partner.mouse.up();
      expect(await mover.locator('[data-pointed]').first().getAttribute('data-touch')).toBe(touch);
      expect(await partner.locator('.bubble').count()).toBe(0);
      expect(await faultsOf(mover)).toEqual([]);

      await mover.keyboard.press('p');
      await mover.locator(TILES).first().focus();
      await mover.keyboard.press('Enter');
      const first = (await mover.locator(TILES).first().getAttribute('data-touch')) ?? '';
      await partner.locator(`[data-pointed][data-touch="${first}"]`).waitFor();
      expect(await mover.locator('.ct-pick [data-state="chosen"]').count()).toBe(0);
    });
  });

  test('partners point at a space, and from a tile to a space; one touch answers', async () => {
    await together(['Mia', 'Jonas'], {}, async (mia, jonas) => {
      if (!mia || !jonas) throw new Error('somebody did not come');
      await beginTogether(server, LINK, mia.page, jonas.page);
      const [mover, partner] = await inTurn(mia, jonas);
      const space = partner.locator('[data-square]').nth(5);
      const square = (await space.getAttribute('data-square')) ?? '';
      await space.hover();
      await partner.mouse.down();
      await mover.locator('.pointed-bubble', { hasText: 'I’d go here' }).waitFor();
      await partner.mouse.up();
      expect(await mover.locator('[data-pointed]').getAttribute('data-square')).toBe(square);
      expect(await mover.locator('[role="status"]', { hasText: /points at (?!row)[^:]+: I’d go here/ }).count()).toBe(1);

      await mover.getByRole('button', { name: 'Good idea' }).click();
      await partner.locator('.pointed-bubble', { hasText: 'Good idea' }).waitFor();

      await partner.keyboard.press('p');
      await partner.locator(TILES).first().focus();
      await partner.keyboard.press('Enter');
      await mover.locator('.pointed-bubble', { hasText: 'I’d take this' }).waitFor();
      await partner.keyboard.press('p');
      await partner.locator('[data-square][role="button"]').nth(5).focus();
      await partner.keyboard.press('Enter');
      await mover.locator('.pointed-way path').first().waitFor();
      expect(await mover.locator('[data-pointed]').count()).toBe(2);
      await picture(mover, 'pointed-way');
      expect(await faultsOf(mover)).toEqual([]);
      expect(await mover.locator('.ct-pick [data-state="chosen"]').count()).toBe(0);
    });
  });

  test('both see who votes to give up, out of turn as well, and a vote is not offered twice', async () => {
    await together(['Mia', 'Jonas'], {}, async (mia, jonas) => {
      if (!mia || !jonas) throw new Error('somebody did not come');
      await beginTogether(server, LINK, mia.page, jonas.page);
      const [mover, partner] = await inTurn(mia, jonas);
      await partner.getByRole('button', { name: 'Give up the day' }).click();
      await partner.getByRole('button', { name: 'Vote to give up' }).click();
      await Promise.all([mover, partner].map(page => page.locator('.ct-votes [data-voted="true"]').waitFor()));
      expect(await mover.locator('.ct-votes').textContent()).toMatch(/1 of 2 votes.*for giving up/);
      expect(
        await partner
          .locator('.decide')
          .getByRole('button', { name: /[Gg]ive up/ })
          .count(),
      ).toBe(0);
      await mover.getByRole('button', { name: 'Give up the day' }).click();
      await mover.getByRole('button', { name: 'Vote to give up and lose the day' }).click();
      await Promise.all([mover, partner].map(page => page.locator('.end-screen').waitFor()));
      // The day could still be won: each may try it alone.
      await mover.getByRole('button', { name: 'Try from turn 1' }).click();
      await mover.locator('.decide[data-mine="true"]').waitFor();
      expect(await partner.locator('.end-screen').count()).toBe(1);
    });
  });

  test('a bot votes with the people who give up', async () => {
    await together(['Mia'], {}, async mia => {
      const page = mia?.page;
      if (!page) throw new Error('nobody came');
      await page.goto(`${server.address}/games/city-tour?seats=2&bot=easy&seed=votes`);
      await page.locator('.dock .button.primary:enabled').click();
      await page.locator('.decide[data-mine="true"]').waitFor();
      await page.getByRole('button', { name: 'Give up the day' }).click();
      await page.getByText('Bots vote with you.').waitFor();
      await page.getByRole('button', { name: 'Vote to give up' }).click();
      await page.locator('.end-screen').waitFor();
    });
  });
});

test('a move that somebody takes back is announced to the others', async () => {
  await together(['Mia', 'Jonas'], {}, async (mia, jonas) => {
    if (!mia || !jonas) throw new Error('somebody did not come');
    await beginTogether(server, '/games/eighty-days?seats=2', mia.page, jonas.page);
    await Promise.race([mia, jonas].map(({ page }) => page.locator('.decide[data-mine="true"]').waitFor()));
    const isMia = (await mia.page.locator('.decide[data-mine="true"]').count()) > 0;
    const [mover, other] = isMia ? [mia.page, jonas.page] : [jonas.page, mia.page];
    await mover.evaluate(() => document.querySelector<HTMLElement>('.all-moves li button')?.click());
    await mover.locator('.decide button:enabled:has(use[href="#i-undo"])').click();
    await other.locator('.toast', { hasText: `${isMia ? 'Mia' : 'Jonas'} took back a move.` }).waitFor();
    expect(await mover.locator('.toast').count()).toBe(0);
  });
});
