// An evening of four people over two rounds, and a club of two on phones.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/index.ts';
import { chosenFrom } from '../testing/part.ts';
import { faultsOf, overhang } from './looks.ts';
import { TestServer, type Visitor } from './test-server.ts';

const PHONE = { width: 390, height: 844 };
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

/** Plays the table in sight to its end, by the first moves that the server offers. */
async function playOut(page: Page, table: string): Promise<void> {
  await page.evaluate(async id => {
    const ask = async (path: string, body?: object) => {
      const sent = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch(`/api/tables/${id}${path}`, sent)).json();
    };
    const [seat] = (await ask('')).mine;
    for (let step = 0; ; step++) {
      const { decision, moves } = await ask('/moves');
      if (moves.length > 0) await ask('/ask', { ask: { type: 'play', key: `${seat} ${step}`, seat, decision, moves: moves.slice(0, 1) } });
      else if ((await ask('')).stage === 'over') return;
      else await new Promise(resolve => setTimeout(resolve, 100));
    }
  }, table);
}

const tableIn = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

test('four people play an evening of two rounds: made, joined by link, seated, led on, and honoured', async () => {
  const [language = 'en'] = chosenFrom('an evening', LANGUAGES);
  const names = ['Mia', 'Jonas', 'Ada', 'Bo'];
  const people = await Promise.all(names.map((name, at) => server.visitor({ name, language, ...(at === 1 ? PHONE : {}) })));
  const [mia, jonas] = people as [Visitor, Visitor];
  await mia.page.goto(`${server.address}/evening`);
  await mia.page.locator('.evening-games [data-game="eighty-days"]').click();
  await mia.page.locator('.evening-games [data-game="city-tour"]').click();
  const [rounds, size, pause] = [0, 1, 2].map(at => mia.page.locator('.evening-plan select').nth(at));
  await rounds?.selectOption({ index: 1 });
  await size?.selectOption({ index: 0 });
  await pause?.selectOption({ index: 1 });
  expect(await faultsOf(mia.page)).toEqual([]);
  await mia.page.locator('.evening-form .button.primary').click();
  await mia.page.waitForURL('**/evening/*');
  for (const { page } of people.slice(1)) {
    await page.goto(mia.page.url());
    await page.locator('.evening-join .button').click();
    await page.locator('.evening-in').waitFor();
  }
  await mia.page.locator('.standings li').nth(3).waitFor();
  await mia.page.locator('.evening-host .primary').click();

  for (const round of [1, 2]) {
    await Promise.all(
      people.map(async ({ page }) => {
        // After the first round the table that is over leads on to the next one.
        const way = round === 1 ? page.locator('.evening-table[data-mine="true"] .button') : page.locator('.update-chip a[href^="/t/"]');
        await way.click();
        await page.waitForURL('**/t/*');
        await playOut(page, tableIn(page));
      }),
    );
  }
  for (const { page } of people) {
    await page.locator('.update-chip a[href^="/evening/"]').click();
    await page.locator('.ceremony').waitFor();
  }
  expect(await mia.page.locator('.evening-round').count()).toBe(2);
  for (const { page } of [mia, jonas]) {
    expect(await faultsOf(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
  }
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
});

test('a club of two on phones: founded, joined by its link, a table and its result, and left', async () => {
  const [mia, jonas] = (await Promise.all(['Mia', 'Jonas'].map(name => server.visitor({ name, ...PHONE })))) as [Visitor, Visitor];
  await mia.page.goto(`${server.address}/club`);
  await mia.page.locator('.evening-join input').first().fill('Lake society');
  await mia.page.locator('.evening-join .button').click();
  await mia.page.waitForURL('**/club/*');
  await mia.page.locator('.club-write input').fill('Tea at eight');
  await mia.page.locator('.club-write .button').click();
  await jonas.page.goto(mia.page.url());
  expect(await jonas.page.locator('.club-board').count()).toBe(0);
  await jonas.page.locator('.evening-join .button').click();
  await jonas.page.locator('.club-notice', { hasText: 'Tea at eight' }).waitFor();

  await mia.page.locator('.club-open [data-game="city-tour"] a').click();
  await mia.page.locator('.dock .button.primary').click();
  await mia.page.waitForURL('**/t/*');
  const table = tableIn(mia.page);
  await jonas.page.reload();
  await jonas.page.locator(`.lobby a[href="/t/${table}"]`).click();
  await jonas.page.waitForURL('**/t/*');
  await jonas.page.evaluate(async id => {
    await fetch(`/api/tables/${id}/join`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  }, table);
  await mia.page.evaluate(id => fetch(`/api/tables/${id}/start`, { method: 'POST' }).then(() => {}), table);
  await Promise.all([playOut(mia.page, table), playOut(jonas.page, table)]);

  // The club is found under one's own games.
  await jonas.page.goto(`${server.address}/games/mine`);
  await jonas.page.locator('.gather-doors a[href^="/club/"]').first().click();
  await jonas.page.locator('.club-rankings .standings li').nth(1).waitFor();
  expect(await jonas.page.locator(`.lobby a[href="/t/${table}"]`).count()).toBe(1);
  expect(await faultsOf(jonas.page)).toEqual([]);
  expect(await overhang(jonas.page)).toBe(0);
  await jonas.page.locator('.gather-side > .gather-chips .button').click();
  await jonas.page.locator('.ask-first .grave').click();
  await jonas.page.locator('.evening-join').waitFor();
  expect([...mia.complaints, ...jonas.complaints]).toEqual([]);
  await Promise.all([mia, jonas].map(({ context }) => context.close()));
});
