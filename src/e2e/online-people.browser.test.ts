import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultsOf } from './looks.ts';
import { beginTogether, setByLink, shortOnline, sitDown } from './online.ts';
import { TestServer, type Visitor } from './test-server.ts';

const CITY_TOUR = shortOnline('city-tour');
const LIT = '.target[data-state="legal"]';

let server: TestServer;
let people: Visitor[] = [];
beforeAll(async () => {
  server = await TestServer.shared();
  people = await Promise.all(['Mia', 'Jonas', 'Nora'].map(name => server.visitor({ name })));
});
afterAll(() => server.close());
beforeEach(() => {
  for (const { complaints } of people) complaints.length = 0;
});

function person(at: number): Visitor {
  const found = people[at];
  if (!found) throw new Error(`nobody came as number ${at}`);
  return found;
}

async function choose(page: Page, item: string): Promise<void> {
  await page.locator('.table-menu summary').click();
  await page.locator('.menu-item', { hasText: item }).click();
  expect(await page.locator('.table-menu[open]').count()).toBe(0);
}

/** The people at a table for two, the one whose turn it is first. */
async function inTurn(one = person(0), two = person(1)): Promise<[Visitor, Visitor]> {
  await Promise.race([one, two].map(({ page }) => page.locator(LIT).first().waitFor()));
  return (await one.page.locator(LIT).count()) > 0 ? [one, two] : [two, one];
}

/** The number of decisions that the server knows of at the table that a page looks at. */
function decisions(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const sight = await (await fetch(`/api/tables/${location.pathname.split('/')[2]}/sight`)).json();
    return sight.decisions.reduce((sum: number, each: number) => sum + each, 0);
  });
}

test('title and sign of the tab tell whose turn it is; a pause needs everybody, and anybody ends it', async () => {
  await beginTogether(server, CITY_TOUR, person(0).page, person(1).page);
  const [mover, other] = await inTurn();
  await mover.page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href.endsWith('/favicon-turn.svg'));
  expect(await mover.page.title()).toMatch(/^● Your turn · /);
  // A bot gives no hints against people.
  expect(await mover.page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  expect(await other.page.title()).not.toContain('Your turn');
  expect(await other.page.locator('link[rel="icon"]').getAttribute('href')).toMatch(/favicon\.svg$/);

  await choose(mover.page, 'Ask for a pause');
  await mover.page.locator('.consent', { hasText: 'Waiting for' }).waitFor();
  expect(await mover.page.locator(LIT).count()).toBeGreaterThan(0);
  await other.page.getByRole('button', { name: 'Agree' }).click();
  await Promise.all([mover, other].map(({ page }) => page.locator('.consent', { hasText: 'The game is paused.' }).waitFor()));
  expect(await mover.page.locator(LIT).count()).toBe(0);
  expect(await mover.page.locator('link[rel="icon"]').getAttribute('href')).toMatch(/favicon\.svg$/);
  expect(await mover.page.title()).not.toContain('Your turn');
  expect(await faultsOf(mover.page)).toEqual([]);

  await other.page.getByRole('button', { name: 'Continue' }).click();
  await mover.page.locator(LIT).first().waitFor();
  expect(await mover.page.locator('.consent').count()).toBe(0);
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
});

test('a move made without a connection is sent once when it comes back', async () => {
  await beginTogether(server, CITY_TOUR, person(0).page, person(1).page);
  const [mover, other] = await inTurn();
  const before = await decisions(other.page);
  await mover.context.setOffline(true);
  await mover.page.locator('.chip', { hasText: 'Reconnecting' }).waitFor();
  await mover.page.locator('.all-moves summary').click();
  await mover.page.locator('.all-moves li button').first().click();
  await mover.page.waitForFunction(lit => document.querySelectorAll(lit).length === 0, LIT);
  expect(await decisions(other.page)).toBe(before);

  const lines = await other.page.locator('.log li').count();
  await mover.context.setOffline(false);
  await other.page.waitForFunction(count => document.querySelectorAll('.log li').length > count, lines);
  await mover.page.waitForFunction(count => document.querySelectorAll('.log li').length > count, lines);
  expect(await decisions(other.page)).toBe(before + 1);
  expect(await mover.page.locator('.table-bar .chip').count()).toBe(0);
});

test('a page that wakes with a socket that died in its sleep is current again', async () => {
  const [mia, jonas] = await Promise.all([server.visitor(), server.visitor()]);
  let isAsleep = false;
  for (const { page } of [mia, jonas]) {
    await page.routeWebSocket(/api\/socket/, socket => {
      const [server, isLate] = [socket.connectToServer(), isAsleep];
      socket.onMessage(message => (isLate || !isAsleep || page !== sleeper ? server.send(message) : undefined));
      server.onMessage(message => (isLate || !isAsleep || page !== sleeper ? socket.send(message) : undefined));
    });
  }
  let sleeper: Page | undefined;
  await beginTogether(server, CITY_TOUR, mia.page, jonas.page);
  const [mover, other] = await inTurn(mia, jonas);
  sleeper = other.page;
  isAsleep = true;
  const lines = await other.page.locator('.log li').count();
  await mover.page.locator('.all-moves summary').click();
  await mover.page.locator('.all-moves li button').first().click();
  await mover.page.waitForFunction(count => document.querySelectorAll('.log li').length > count, lines);
  expect(await other.page.locator('.log li').count()).toBe(lines);

  await other.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await other.page.waitForFunction(count => document.querySelectorAll('.log li').length > count, lines);
  // Each is spoken to in the second person, so the words differ.
  expect(await other.page.locator('.log li').count()).toBe(await mover.page.locator('.log li').count());
  await Promise.all([mia, jonas].map(({ context }) => context.close()));
});

test('a seat goes to a bot and back; who looks on asks for the seat of who left, and says so in the chat', async () => {
  const address = await beginTogether(server, CITY_TOUR, person(0).page, person(1).page);
  const [mia, jonas, nora] = [person(0), person(1), person(2)];
  await nora.page.goto(address);
  await nora.page.locator('.seat-row').first().waitFor();
  const robots = nora.page.locator('.seat-row [aria-label="bot"]');

  await choose(mia.page, 'Let a bot play until I’m back');
  await robots.waitFor();
  await choose(mia.page, 'Take my seat back');
  await robots.waitFor({ state: 'detached' });

  for (const answer of ['Keep my seat', 'Give it up']) {
    await jonas.page.locator('.table-menu summary').click();
    await jonas.page.locator('.menu-item', { hasText: 'Give up my seat…' }).click();
    await jonas.page.getByRole('button', { name: answer }).click();
  }
  await jonas.page.waitForURL('**/games/mine');
  await jonas.page.getByRole('button', { name: 'Ask for my seat' }).waitFor();
  await nora.page.locator('.consent', { hasText: 'Jonas has left' }).waitFor();
  for (const { page } of [mia, nora]) await page.getByRole('button', { name: 'Chat' }).click();
  await nora.page.getByLabel('Write to the table').fill('May I?');
  await nora.page.getByRole('button', { name: 'Send' }).click();
  await mia.page.locator('.chat p', { hasText: 'Nora watching May I?' }).waitFor();
  await nora.page.getByRole('button', { name: 'Ask for the seat' }).click();
  await nora.page.locator('.consent', { hasText: 'You have asked for the seat that Jonas has left. Mia must agree.' }).waitFor();
  expect(await faultsOf(nora.page)).toEqual([]);
  await mia.page.locator('.consent', { hasText: 'Nora would like the seat that Jonas has left.' }).waitFor();
  expect(await faultsOf(mia.page)).toEqual([]);
  await mia.page.getByRole('button', { name: 'Agree' }).click();
  await nora.page.locator('.seat-row.own b', { hasText: 'Nora' }).waitFor();
  expect(await mia.page.locator('.seat-row b').allTextContents()).toEqual(['Mia', 'Nora']);
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
});

test('who sets the table may send somebody away before it begins, for good', async () => {
  const [mia, jonas] = [person(0), person(1)];
  const address = await setByLink(server, CITY_TOUR, mia.page);
  await sitDown(jonas.page, address);
  await mia.page.locator('.chair', { hasText: 'Jonas' }).click();
  await mia.page.getByRole('button', { name: 'Ask them to leave' }).click();
  await mia.page.locator('.ask-first .grave').click();

  await jonas.page.getByText('The host has removed you from this table. You can watch.').waitFor();
  expect(await jonas.page.locator('.sit button[type="submit"]').count()).toBe(0);
  await mia.page.locator('.room-seats [data-kind="open"]').waitFor();
});

test('at the end the luck is checked against what was promised, and a rematch finds the same people', async () => {
  const address = await beginTogether(server, `${CITY_TOUR}&option.giveUp=any`, person(0).page, person(1).page);
  const [mia, jonas, nora] = [person(0), person(1), person(2)];
  await nora.page.goto(address);
  const [mover] = await inTurn();
  await mover.page.getByRole('button', { name: 'Give up the day' }).first().click();
  await mover.page.getByRole('button', { name: 'Vote to give up' }).first().click();
  await Promise.all(people.map(({ page }) => page.locator('.end-screen').waitFor()));
  for (const { page } of [mia, nora]) {
    await page.getByRole('button', { name: 'Check fairness' }).click();
    await page.getByText('Every card and die matches the seed').waitFor();
  }
  expect(await nora.page.getByRole('button', { name: 'Play again' }).count()).toBe(0);

  await mia.page.evaluate(() => localStorage.setItem(`tabletour.${location.pathname.split('/')[2]}.luck`, '"other"'));
  await mia.page.getByRole('button', { name: 'Check fairness' }).click();
  await mia.page.getByText('a different seed was promised').waitFor();

  await mia.page.getByRole('button', { name: 'Play again' }).click();
  await jonas.page.locator('.update-chip', { hasText: 'Mia would like to play again.' }).waitFor();
  // Who asked sits at the next table already, and may wait there.
  await mia.page.locator('.update-chip a').click();
  await mia.page.locator('.room-seats').waitFor();
  expect(await mia.page.locator('.room-seats b').allTextContents()).toEqual(['Mia', 'Jonas']);
  await jonas.page.locator('.update-chip button').click();
  await Promise.all([mia, jonas].map(({ page }) => page.locator('.table .seat-row.own').waitFor()));
  expect(jonas.page.url()).toBe(mia.page.url());
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
});
