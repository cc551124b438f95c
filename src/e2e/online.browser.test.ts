import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenFrom, someFrom } from '../testing/part.ts';
import { ranksOf } from './engine.ts';
import { beginTogether, SHORT_ONLINE } from './online.ts';
import { offeredRecord, playByMouse, playFromList, shownRanks, takeTurns } from './player.ts';
import { TestServer, type Visitor } from './test-server.ts';

let server: TestServer;
let visitors: Visitor[] = [];
beforeAll(async () => {
  server = await TestServer.shared();
  const phone = { width: 360, height: 740, name: 'Nora' };
  visitors = await Promise.all([{ name: 'Mia' }, { name: 'Jonas' }, phone].map(device => server.visitor(device)));
  for (const { context } of visitors) context.setDefaultTimeout(90_000);
});
afterAll(() => server.close());

/** A new tab of each of them. */
async function tabs() {
  const [mia, jonas, nora] = await Promise.all(visitors.map(({ context }) => context.newPage()));
  if (!mia || !jonas || !nora) throw new Error('somebody did not come');
  return { mia, jonas, nora, all: [mia, jonas, nora] };
}

const PLAYED = someFrom('played by two browsers', Object.keys(SHORT_ONLINE), 1);
const IS_ENDED = process.env.GAME !== undefined || chosenFrom('two browsers play', ['to the end', 'a while']).includes('to the end');

/** Plays to the end: on the board first, then from the list. */
async function stays(page: Page, seed: string): Promise<void> {
  await playByMouse(page, `${seed} stays`, 12);
  await playFromList(page);
}

/** The same, but the page is loaded again in the middle. */
async function comesBack(page: Page, seed: string): Promise<void> {
  await playByMouse(page, `${seed} comes`, 5);
  await page.reload();
  await playByMouse(page, `${seed} comes back`, 5);
  await playFromList(page);
}

/** Both play to the end at once, and all three see the same end as the engine. */
async function playToTheEnd(id: string, { mia, jonas, all }: Awaited<ReturnType<typeof tabs>>): Promise<void> {
  await Promise.all([stays(mia, id), comesBack(jonas, id)]);
  await Promise.all(all.map(page => page.locator('.end-actions a[download]').waitFor({ state: 'attached' })));
  const ranks = await Promise.all(all.map(shownRanks));
  const records = await Promise.all(all.map(offeredRecord));
  const engine = await ranksOf(id, records[0]);
  expect(ranks).toEqual([engine, engine, engine]);
  expect(records[1]).toEqual(records[0]);
  expect(records[2]).toEqual(records[0]);
}

/** Both make a few moves, whoever is in turn; who is loaded again sees what was seen before, and the third sees what is played. */
async function playAWhile(id: string, { mia, jonas, nora }: Awaited<ReturnType<typeof tabs>>): Promise<void> {
  const log = (page: Page) => page.locator('.log').textContent();
  await takeTurns([mia, jonas], `${id} begins`, 6);
  const before = await log(jonas);
  await jonas.reload();
  await expect.poll(() => log(jonas), { timeout: 60_000 }).toBe(before);
  const seen = await log(nora);
  await takeTurns([mia, jonas], `${id} goes on`, 8);
  await expect.poll(() => log(nora), { timeout: 60_000 }).not.toBe(seen);
}

test.each(Object.entries(SHORT_ONLINE).filter(([id]) => PLAYED.includes(id)))(
  'two browsers play %s by link, one is loaded again in the middle, a third looks on',
  { timeout: 300_000 },
  async (id, link) => {
    const people = await tabs();
    const { mia, jonas, nora, all } = people;
    await nora.goto(await beginTogether(server, link, mia, jonas));
    const seats = nora.locator('.seat-name > b');
    await seats.first().waitFor();
    expect(await seats.allTextContents()).toEqual(['Mia', 'Jonas']);
    await (IS_ENDED ? playToTheEnd : playAWhile)(id, people);
    expect([...new Set(visitors.flatMap(({ complaints }) => complaints))]).toEqual([]);
    await Promise.all(all.map(page => page.close()));
  },
);
