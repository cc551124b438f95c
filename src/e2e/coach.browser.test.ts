// What the coach does beside the steps: keys, captions of bots, two futures, and staying where a lesson is played on.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, smallTargets } from './looks.ts';
import { isMyTurn, settled } from './player.ts';
import { TestServer } from './test-server.ts';
import { pointOf } from './touch-point.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

const LESSON = '/games/eighty-days/lesson';

/** The card of a step, once the coach has taken in how the table stands. */
const toldStep = (page: Page, step: string) => page.locator(`.coach[data-status="told"][aria-busy="false"][data-step="${step}"]`);

/** From the beginning to the first card that is taken. */
async function toFirstCard(page: Page): Promise<void> {
  await page.goto(server.address + LESSON);
  for (const step of ['goal', 'leg']) {
    await toldStep(page, step).waitFor();
    await page.keyboard.press('n');
  }
  await toldStep(page, 'card').waitFor();
}

async function touch(page: Page, name: string): Promise<void> {
  const point = await pointOf(page, name);
  if (!point) throw new Error(`${name} cannot be hit`);
  await page.mouse.click(point.x, point.y);
}

test('Tab leads from the card to what is lit and on to the table, and the question mark shows the keys of the lesson', async () => {
  const { page, context, complaints } = await server.visitor();
  await toFirstCard(page);
  const place = () =>
    page.evaluate(() => {
      const now = document.activeElement;
      return now?.closest('.coach') ? 'card' : (now?.getAttribute('data-touch') ?? now?.tagName ?? '');
    });
  const walked: string[] = [];
  for (let left = 20; left > 0 && (walked.at(-1) ?? 'card') === 'card'; left--) {
    await page.keyboard.press('Tab');
    walked.push(await place());
  }
  expect(walked.at(-1)).toBe('space:coin');
  for (const next of ['space:balloon', 'space:event', 'space:detective']) {
    await page.keyboard.press('Tab');
    expect(await place()).toBe(next);
  }
  for (let left = 6; left > 0; left--) await page.keyboard.press('Shift+Tab');
  expect(await place()).toBe('card');

  await page.keyboard.press('?');
  await page.locator('.key-panel[open] h3').first().waitFor();
  expect(await page.locator('.key-panel .key-help').first().locator('dt').allTextContents()).toEqual([
    'Enter, N',
    'B',
    'S',
    'W',
    'K',
    'Z',
    'P',
    'Esc',
  ]);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('two futures may be kept; played on, the guide stays with the hint, unfolds the step, and reminds of the choice once', async () => {
  const { page, context, complaints } = await server.visitor({ width: 390, height: 844 });
  await toFirstCard(page);
  await touch(page, 'space:coin');
  await page.locator('.coach[data-status="other"]').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('k');
  await toldStep(page, 'space').waitFor();

  await page.keyboard.press('p');
  await page.waitForURL('**/table/**');
  const hint = page.locator('.table-tools .tool:has(.coach-face)');
  await page.locator('.coach-here').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await hint.click();
  await page.waitForURL(`**${LESSON}?on`);
  await toldStep(page, 'space').waitFor();

  await page.keyboard.press('p');
  await page.waitForURL('**/table/**');
  await hint.waitFor();
  for (let left = 30; left > 0 && (await page.locator('#all-moves [data-move^="take "]').count()) === 0; left--) await firstMove(page);
  await hint.click();
  await page.locator('.coach-again').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('.coach-again .tool').click();
  await hint.click();
  await page.locator('.decide .hint').waitFor();
  expect(await page.locator('.coach-again').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

/** The last move of the list: it ends a turn, or leaves something. */
async function firstMove(page: Page): Promise<void> {
  if (!(await isMyTurn(page))) throw new Error('the match is over');
  await page.evaluate(() => document.querySelector<HTMLElement>('#all-moves li:last-child button')?.click());
  await settled(page);
}

test('bots in a lesson are captioned at their seats, one caption each', async () => {
  const { page, context, complaints } = await server.visitor({ speed: 'normal' });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenCaptions: seen });
    setInterval(() => {
      const all = [...document.querySelectorAll<HTMLElement>('.coach-watched')].filter(each => each.style.visibility !== 'hidden');
      if (all.length > 0) seen.push(all.map(each => each.textContent).join('|'));
    }, 50);
  });
  await toFirstCard(page);
  // A step that is skipped is done for the learner.
  for (const step of ['card', 'space', 'pay', 'chip']) {
    await toldStep(page, step).waitFor();
    await page.locator('.coach-foot .button').last().click();
  }
  await toldStep(page, 'clocks').waitFor();
  const seen = await page.evaluate(() => (globalThis as unknown as { seenCaptions: string[] }).seenCaptions);
  expect(seen.some(captions => captions.includes('reaches Paris in'))).toBe(true);
  expect(Math.max(...seen.map(captions => captions.split('|').length))).toBe(2);
  expect(await page.locator('.coach-watched').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
