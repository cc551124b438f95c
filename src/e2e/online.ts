// Tables by link: how visitors come together at one.
import type { Page } from 'playwright-core';
import type { TestServer } from './test-server.ts';

/** A short table of each game for two people, as a link describes it. */
export const SHORT_ONLINE = {
  'eighty-days': '/games/eighty-days?seats=2',
  'tour-operator': '/games/tour-operator?seats=2&option.rounds=1&option.cols=2&option.rows=2',
  bodensee: '/games/bodensee?seats=2&option.dicePerColour=4&option.maxTurns=50',
  'on-tour-paris': '/games/on-tour-paris?seats=2&option.routeMode=auto',
  'city-tour': '/games/city-tour?seats=2',
} as const;

/** One sets an online table on the set-up page; its address. */
export async function setByLink(server: TestServer, link: string, page: Page): Promise<string> {
  await page.goto(server.address + link);
  await page.getByRole('button', { name: /Online by link/ }).click();
  await page.getByRole('button', { name: 'By link', exact: true }).last().click();
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
