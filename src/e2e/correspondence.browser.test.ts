// Play over days: a plan for the next turn, and what happened meanwhile.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../client/together/correspondence/words/en.ts';
import { faultsOf, overhang, smallTargets } from './looks.ts';
import { beginTogether, shortOnline } from './online.ts';
import { playTurn } from './player.ts';
import { TestServer } from './test-server.ts';

const PHONE = { width: 390, height: 844 };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

async function isToMove(page: Page): Promise<boolean> {
  return (await page.locator('.decide[data-mine="true"]').count()) > 0;
}

/** Chooses the first thing that others may do until it is one's own turn in the plan; what was chosen. */
async function supposedOn(page: Page): Promise<string[]> {
  const chosen: string[] = [];
  const question = page.locator('.plan-choice');
  while (!(await question.locator('b').textContent())?.startsWith(en.plan.then)) {
    const option = question.locator('option').nth(2);
    chosen.push((await option.textContent()) ?? '');
    const before = await page.locator('.plan-so-far').count();
    await question.locator('select').selectOption({ index: 2 });
    if (before === 0) await page.locator('.plan-so-far').waitFor();
  }
  return chosen;
}

test('who waits plans an answer, which is played and shown as theirs; who comes back is told what happened, and shown it', async () => {
  const [mia, jonas] = await Promise.all([server.visitor({ name: 'Mia' }), server.visitor({ name: 'Jonas', ...PHONE })]);
  await beginTogether(server, shortOnline('tour-operator'), mia.page, jonas.page);
  await Promise.race([mia, jonas].map(({ page }) => page.locator('.decide[data-mine="true"]').waitFor()));
  const isMia = await isToMove(mia.page);
  const [mover, waiter] = isMia ? [mia.page, jonas.page] : [jonas.page, mia.page];

  await waiter.getByRole('button', { name: en.plan.open }).click();
  const theirs = await supposedOn(waiter);
  await waiter.locator('.plan-choice select').selectOption({ index: 1 });
  await waiter.locator('.plan-cases li').waitFor();
  expect(await faultsOf(waiter)).toEqual([]);
  expect(await overhang(waiter)).toBe(0);
  if (isMia) expect(await smallTargets(waiter)).toEqual([]);
  await waiter.getByRole('button', { name: en.plan.keep }).click();
  await waiter.locator('.plan-state', { hasText: en.plan.states.waits }).waitFor();
  expect(await mover.locator('.plan-state').count()).toBe(0);

  for (const label of theirs) {
    await mover.locator('.all-moves').evaluate((list: HTMLDetailsElement) => {
      list.open = true;
    });
    await mover.locator('.all-moves li button', { hasText: label }).first().click();
  }
  await waiter.locator('.plan-cases em', { hasText: en.plan.played }).waitFor();

  // A look counts once the table was in sight for a while.
  const looks = () => waiter.evaluate(() => localStorage.getItem('tabletour.house.looks') ?? '');
  await expect.poll(looks, { timeout: 30_000 }).toContain(new URL(waiter.url()).pathname.split('/')[2]);
  for (let isTheirs = false; !isTheirs; isTheirs = await isToMove(mover)) {
    await Promise.race([mover, waiter].map(page => page.locator('.decide[data-mine="true"]').waitFor()));
    await playTurn(waiter);
  }
  await waiter.goto(`${server.address}/`);
  await playTurn(mover);
  await waiter.reload();
  const since = waiter.locator('.resume .since li').first();
  await since.waitFor();
  expect(await since.textContent()).toContain(isMia ? 'Mia' : 'Jonas');
  await waiter.goto(`${server.address}/games/mine`);
  await waiter.locator('.own-since').first().waitFor();
  await waiter.locator('.own-open').first().click();
  await waiter.getByRole('button', { name: 'Show me these moves' }).click();
  await waiter.locator('.decide[data-mine="true"]').waitFor();
  expect([mia, jonas].flatMap(({ complaints }) => complaints)).toEqual([]);
}, 120_000);
