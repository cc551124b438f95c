// In company: who writes and what they say, who would like another seat, coming back, and playing again.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { da as endDa } from '../client/arrival/words/da.ts';
import { de as endDe } from '../client/arrival/words/de.ts';
import { en as endEn } from '../client/arrival/words/en.ts';
import { fr as endFr } from '../client/arrival/words/fr.ts';
import { da as tableDa } from '../client/locale/da.ts';
import { de as tableDe } from '../client/locale/de.ts';
import { en as tableEn } from '../client/locale/en.ts';
import { fr as tableFr } from '../client/locale/fr.ts';
import { da } from '../client/together/words/da.ts';
import { de } from '../client/together/words/de.ts';
import { en } from '../client/together/words/en.ts';
import { fr } from '../client/together/words/fr.ts';
import { LANGUAGES } from '../kernel/index.ts';
import { chosenFrom, IS_SOAK } from '../testing/part.ts';
import { faultsOf, LANGUAGES_AND_SIZES, overhang, picture, SIZES, smallTargets } from './looks.ts';
import { beginTogether, setByLink, shortOnline, sitDown } from './online.ts';
import { playFromList, playTurn } from './player.ts';
import { type Device, TestServer, type Visitor } from './test-server.ts';

const WORDS = {
  en: { ...en, end: endEn, table: tableEn.table },
  da: { ...da, end: endDa, table: tableDa.table },
  fr: { ...fr, end: endFr, table: tableFr.table },
  de: { ...de, end: endDe, table: tableDe.table },
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

/** Mia and Jonas, who leave when they are done. */
async function together(device: Device, play: (mia: Visitor, jonas: Visitor) => Promise<void>): Promise<void> {
  const [mia, jonas] = await Promise.all([server.visitor({ ...device, name: 'Mia' }), server.visitor({ ...device, name: 'Jonas' })]);
  await play(mia, jonas);
  expect([mia, jonas].flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all([mia, jonas].map(({ context }) => context.close()));
}

async function isWellMade(page: Page, isPhone: boolean): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  if (isPhone) expect(await smallTargets(page)).toEqual([]);
}

/** Whose turn it is first, and the other one. */
async function inTurn(one: Page, two: Page): Promise<[Page, Page]> {
  await Promise.race([one, two].map(page => page.locator('.decide[data-mine="true"]').waitFor()));
  return (await one.locator('.decide[data-mine="true"]').count()) > 0 ? [one, two] : [two, one];
}

describe.each(chosenFrom('company in', LANGUAGES_AND_SIZES))('in %s', combination => {
  const [spoken, screen] = combination.split(' ');
  const language = LANGUAGES.find(each => each === spoken) ?? 'en';
  const isPhone = screen === 'phone';
  const words = WORDS[language];
  const device: Device = { ...SIZES[isPhone ? 'phone' : 'desktop'], language, theme: isPhone ? 'dark' : 'light' };
  const shot = (name: string) => `${name}-${combination.replace(' ', '-')}`;

  test('one sees that another writes, and then what they say at their seat', async () => {
    await together(device, async (mia, jonas) => {
      await beginTogether(server, '/games/eighty-days?seats=2', mia.page, jonas.page);
      for (const { page } of [mia, jonas]) await page.locator('.tabs button').nth(1).click();
      await jonas.page.locator('.chat input').pressSequentially('The kettle is on');
      await mia.page.locator('.chat .writing', { hasText: words.chat.writing({ names: ['Jonas'], you: false }) }).waitFor();
      await mia.page.locator('.seat-row', { hasText: words.seat.writing }).waitFor();
      expect(await jonas.page.locator('.chat .writing').count()).toBe(0);
      await picture(mia.page, shot('writing'));
      await jonas.page.keyboard.press('Enter');
      await mia.page.locator('.seat-says, .said-now', { hasText: 'The kettle is on' }).filter({ visible: true }).waitFor();
      await mia.page.locator('.chat .writing').waitFor({ state: 'detached' });
      await picture(mia.page, shot('bubble'));
      await isWellMade(mia.page, isPhone);
      // Whoever is muted is not heard on this device, after a reload too, until they are heard again.
      const said = mia.page.locator('.chat p', { hasText: 'The kettle is on' });
      await mia.page.locator('.chat .speaker').click();
      await picture(mia.page, shot('mute'));
      await mia.page.getByRole('button', { name: words.chat.mute('Jonas') }).click();
      await said.waitFor({ state: 'detached' });
      await mia.page.reload();
      await mia.page.locator('.tabs button').nth(1).click();
      await isWellMade(mia.page, isPhone);
      await mia.page.getByRole('button', { name: words.chat.unmute }).click();
      await said.waitFor();
      // Who is awaited and does nothing for twenty seconds is thinking.
      const [, other] = await inTurn(mia.page, jonas.page);
      if (IS_SOAK) await other.locator('.seat-row', { hasText: words.seat.thinking }).waitFor();
    });
  });

  test('a guest asks to swap seats, the host sees it and does', async () => {
    await together(device, async (mia, jonas) => {
      const address = await setByLink(server, '/games/eighty-days?seats=2', mia.page);
      await sitDown(jonas.page, address);
      await jonas.page.locator('.room-seats [data-seat="0"] .chair').click();
      await picture(jonas.page, shot('swap-menu'));
      await isWellMade(jonas.page, isPhone);
      await jonas.page.getByRole('button', { name: words.menu.askSwap }).click();
      await mia.page.locator('.room-seats [data-seat="1"]', { hasText: words.seat.swap }).waitFor();
      await mia.page.locator('.room-seats [data-seat="1"] .chair').click();
      await mia.page.locator('.seat-act', { has: mia.page.locator('use[href="#i-refresh"]') }).click();
      await jonas.page.locator('.room-seats [data-seat="0"]', { hasText: 'Jonas' }).waitFor();
    });
  });

  test('who comes back is told what happened, and is shown the moves', async () => {
    await together(device, async (mia, jonas) => {
      const address = await beginTogether(server, '/games/eighty-days?seats=2', mia.page, jonas.page);
      const [mover, other] = await inTurn(mia.page, jonas.page);
      const id = new URL(address).pathname.split('/').at(-1) ?? '';
      // What was in sight for a while counts as seen.
      await other.waitForFunction(table => localStorage.getItem('tabletour.house.looks')?.includes(table), id);
      await other.goto(server.address);
      await playTurn(mover);
      await other.goto(server.address);
      await other.locator('.resume .since li').first().waitFor();
      await picture(other, shot('since-home'));
      await isWellMade(other, isPhone);
      await other.getByRole('link', { name: words.table.showSince }).click();
      // The moves are shown on the table, which then stands as it is now.
      await other.getByRole('button', { name: words.table.skip }).waitFor();
      await other.locator('.since-card li').first().waitFor();
      expect(await other.locator('.decide[data-mine="false"]').count()).toBe(1);
      await other.locator('.decide[data-mine="true"]').waitFor();
      expect(new URL(other.url()).hash).toBe('');
      await other.reload();
      const show = other.getByRole('button', { name: words.table.showSince });
      await show.waitFor();
      await picture(other, shot('since-table'));
      await isWellMade(other, isPhone);
      await show.click();
      await other.getByRole('button', { name: words.table.skip }).click();
      await other.locator('.decide[data-mine="true"]').waitFor();
    });
  });

  test('a rematch begins by itself once everybody wants it', async () => {
    await together(device, async (mia, jonas) => {
      const address = await beginTogether(server, shortOnline('city-tour'), mia.page, jonas.page);
      await Promise.all([mia, jonas].map(({ page }) => playFromList(page)));
      await Promise.all([mia, jonas].map(({ page }) => page.locator('.end-screen h1').waitFor()));
      await mia.page.keyboard.press('m');
      const label = words.end.rematchWanted(1, 2);
      await mia.page.locator('.end-dock [aria-pressed="true"]', { hasText: label }).waitFor();
      await jonas.page.locator('.end-dock .button', { hasText: label }).waitFor();
      await picture(jonas.page, shot('rematch'));
      await isWellMade(jonas.page, isPhone);
      expect(mia.page.url()).toBe(address);
      await jonas.page.keyboard.press('m');
      await Promise.all([mia, jonas].map(({ page }) => page.locator('.table .decide').waitFor()));
      expect(mia.page.url()).toBe(jonas.page.url());
      expect(mia.page.url()).not.toBe(address);
    });
  });
});

test('a browser that reads QR codes scans the one of a table; others have no button for it', async () => {
  const host = await server.visitor();
  const address = await setByLink(server, '/games/eighty-days?seats=2', host.page);
  const scanned = (await host.page.locator('.qr').getAttribute('data-text')) ?? '';
  const guest = await server.visitor({ name: 'Jonas' });
  await guest.page.goto(`${server.address}/join`);
  await guest.page.locator('.code-field').waitFor();
  expect(await guest.page.getByRole('button', { name: en.join.scan }).count()).toBe(0);

  // This browser reads no codes and has no camera: one is put in its place that sees a canvas and reads the address.
  await guest.context.addInitScript(text => {
    Reflect.set(
      globalThis,
      'BarcodeDetector',
      class {
        detect = async () => [{ rawValue: text }];
      },
    );
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
      return canvas.captureStream(10);
    };
  }, scanned);
  await guest.page.reload();
  await guest.page.getByRole('button', { name: en.join.scan }).click();
  await guest.page.waitForURL(address);
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});
