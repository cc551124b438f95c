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

/** One sets an online table on the set-up page; its address. */
export async function setByLink(server: TestServer, link: string, page: Page): Promise<string> {
  await page.goto(server.address + link);
  await page.getByRole('button', { name: /^Online/ }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).last().click();
  await page.locator('.dock .button.primary:enabled').click();
  await page.locator('.link-row').waitFor();
  return page.url();
}

/** One sets a table, another sits down by its link, and it begins; its address. */
export async function beginTogether(server: TestServer, link: string, host: Page, guest: Page): Promise<string> {
  const address = await setByLink(server, link, host);
  await guest.goto(address);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await host.locator('.end-actions .button.primary:enabled').click();
  await Promise.all([host, guest].map(page => page.locator('.table').waitFor()));
  return address;
}
