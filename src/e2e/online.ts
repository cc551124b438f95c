// Tables by link: how visitors come together at one.
import type { Page } from 'playwright-core';
import { GAME_IDS } from '../games/index.ts';
import type { TestServer } from './test-server.ts';

/** What makes a game short, as a link says it; the others are short enough. */
const SHORTER: Readonly<Record<string, string>> = {
  'tour-operator': '&option.rounds=1&option.cols=2&option.rows=2',
  bodensee: '&option.dicePerColour=4&option.maxTurns=50',
  'on-tour-paris': '&option.routeMode=auto',
};

/** A short table of a game for two people, as a link describes it. */
export function shortOnline(id: string): string {
  return `/games/${id}?seats=2${SHORTER[id] ?? ''}`;
}

/** One of each game. */
export const SHORT_ONLINE = Object.fromEntries(GAME_IDS.map(id => [id, shortOnline(id)]));

/** One sets an online table on the set-up page, whose other seats are open; its address. */
export async function setByLink(server: TestServer, link: string, page: Page): Promise<string> {
  await page.goto(server.address + link);
  await page.locator('.tile').nth(1).click();
  await page.locator('.dock .button.primary:enabled').click();
  await page.locator('.invite .link-row').waitFor();
  return page.url();
}

/** Somebody who comes by the link takes the open seat. */
export async function sitDown(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.sit button[type="submit"]').click();
  await page.locator('.room-seats').waitFor();
}

/** One sets a table, another sits down by its link, and it begins; its address. */
export async function beginTogether(server: TestServer, link: string, host: Page, guest: Page): Promise<string> {
  const address = await setByLink(server, link, host);
  await sitDown(guest, address);
  await host.locator('.room-seats [data-kind="human"]').nth(1).waitFor();
  await host.locator('.dock .button.primary:enabled').click();
  await Promise.all([host, guest].map(page => page.locator('.table').waitFor()));
  return address;
}
