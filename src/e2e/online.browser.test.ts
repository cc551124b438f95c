import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ranksOf } from './engine.ts';
import { beginTogether, SHORT_ONLINE } from './online.ts';
import { offeredRecord, playByMouse, playFromList, shownRanks } from './player.ts';
import { TestServer, type Visitor } from './test-server.ts';

let server: TestServer;
let people: Visitor[] = [];
beforeAll(async () => {
  server = await TestServer.open();
  const phone = { width: 360, height: 740, name: 'Nora' };
  people = await Promise.all([{ name: 'Mia' }, { name: 'Jonas' }, phone].map(device => server.visitor(device)));
  for (const { context } of people) context.setDefaultTimeout(90_000);
});
afterAll(() => server.close());

/** A new tab of each of them. */
async function tabs() {
  const [mia, jonas, nora] = await Promise.all(people.map(({ context }) => context.newPage()));
  if (!mia || !jonas || !nora) throw new Error('somebody did not come');
  return { mia, jonas, nora, all: [mia, jonas, nora] };
}

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

test.each(Object.entries(SHORT_ONLINE))(
  'two browsers play %s by link, one is loaded again in the middle, a third looks on',
  { timeout: 300_000 },
  async (id, link) => {
    const { mia, jonas, nora, all } = await tabs();
    await nora.goto(await beginTogether(server, link, mia, jonas));
    const seats = nora.locator('.seat-name > b');
    await seats.first().waitFor();
    const names = await seats.allTextContents();
    await Promise.all([stays(mia, id), comesBack(jonas, id)]);
    await Promise.all(all.map(page => page.locator('.end-actions a[download]').waitFor()));

    const ranks = await Promise.all(all.map(shownRanks));
    const records = await Promise.all(all.map(offeredRecord));
    const engine = await ranksOf(id, records[0]);
    expect(names).toEqual(['Mia', 'Jonas']);
    expect(ranks).toEqual([engine, engine, engine]);
    expect(records[1]).toEqual(records[0]);
    expect(records[2]).toEqual(records[0]);
    expect([...new Set(people.flatMap(({ complaints }) => complaints))]).toEqual([]);
    await Promise.all(all.map(page => page.close()));
  },
);
