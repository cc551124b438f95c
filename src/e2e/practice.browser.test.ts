// A newcomer is led from Play now by the first look to the lesson; afterwards small tasks are solved at real tables.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryOf } from '../games/index.ts';
import { PRACTICE_IDS, tasksOf } from '../games/practice.ts';
import type { AnyGame } from '../kernel/index.ts';
import { amount, chosenFrom, IS_SOAK } from '../testing/part.ts';
import { faultsOf, overhang, picture, smallTargets } from './looks.ts';
import { makeWhole, settled } from './player.ts';
import { TestServer } from './test-server.ts';
import { pointOf } from './touch-point.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

const GAME = 'eighty-days';
/** More moves than any list has. */
const MOST_MOVES = 150;
/** What is left to do where there is nothing to choose. */
const ONLY = '.decide[data-mine="true"] .acts .button.primary';

test('a newcomer goes from Play now by the first look to the first step of the lesson, and is not asked again at the table', async () => {
  const { page, context, complaints } = await server.visitor({ isNewcomer: true });
  await page.goto(server.address);
  const playNow = page.locator(`.item:has(a[href="/games/${GAME}"]) .chip.press`);
  await playNow.click();
  await page.locator('.look[open]').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/games/${GAME}/lesson`);
  await page.locator('.coach[data-status="told"]').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.goto(server.address);
  await playNow.click();
  await page.locator('.table-page .prompt').first().waitFor();
  expect(await page.locator('.look, .lesson-offer').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a solved task is a moment that can be put away, and its table is played on among one’s games', async () => {
  const { page, context, complaints } = await server.visitor({ width: 390, height: 844, language: 'de' });
  const { game, tasks } = await load(GAME);
  const [task] = tasks;
  await page.goto(`${server.address}/games/${GAME}/practice/${task?.id}`);
  await page.locator('.practice-bar[data-verdict="open"]').waitFor();
  for (const text of task?.solution ?? []) await doMove(page, game, text);
  await solved(page);
  await picture(page, 'practice solved phone');
  expect({ faults: await faultsOf(page), overhang: await overhang(page), small: await smallTargets(page) }).toEqual({
    faults: [],
    overhang: 0,
    small: [],
  });
  await page.keyboard.press('Escape');
  await page.locator('.task-solved').waitFor({ state: 'detached' });
  await page.locator('.practice-bar [data-first]:focus').waitFor();
  await page.goto(`${server.address}/games/${GAME}/practice`);
  await page.locator('.task-stamps [data-done="true"]').waitFor();

  await page.goto(`${server.address}/games/${GAME}/practice/${task?.id}`);
  await page.locator('.practice-bar[data-verdict="open"]').waitFor();
  for (const text of task?.solution ?? []) await doMove(page, game, text);
  await solved(page);
  await page.getByRole('button', { name: 'Von hier weiterspielen' }).click();
  await page.waitForURL('**/table/*');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.locator('.table').waitFor();
  await page.goto(`${server.address}/games/mine`);
  await page.locator(`[data-own="${id}"]`).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a lesson left in the middle is gone on with from My games and the page of its game', async () => {
  const { page, context, complaints } = await server.visitor();
  const bubble = page.locator('.coach[data-status="told"][aria-busy="false"]');
  await page.goto(`${server.address}/games/${GAME}/lesson`);
  await bubble.waitFor();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.locator('.lesson-title', { hasText: 'step 2 of' }).waitFor();
  await bubble.waitFor();
  for (const [at, by] of [
    ['/games/mine', '.left-lessons'],
    [`/games/${GAME}`, '.lesson-door'],
  ] as const) {
    await page.goto(server.address + at);
    const way = page.locator(`${by} a`, { hasText: 'Go on with the lesson' });
    await way.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await way.click();
    await page.locator('.lesson-title', { hasText: 'step 2 of' }).waitFor();
  }
  // What links to a rule is called so; numbers of clauses are read in the rulebook alone.
  await bubble.waitFor();
  await page.keyboard.press('w');
  const rule = page.locator('.coach-clause');
  expect(await rule.textContent()).toBe('The rule');
  await rule.click();
  await page.locator('.rules-panel .asked').waitFor();
  expect((await page.locator('.rules-panel :is(a, button)').allTextContents()).filter(text => /[A-Z]{2}-[0-9]/.test(text))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('whoever plays at once after the first look is not offered the lesson a second time', async () => {
  const { page, context } = await server.visitor({ isNewcomer: true });
  await page.goto(server.address);
  await page.locator(`.item:has(a[href="/games/${GAME}"]) .chip.press`).click();
  await page.locator('.look-door[data-main="false"]').click();
  await page.locator('.table-page .prompt').first().waitFor();
  expect(await page.locator('.lesson-offer').count()).toBe(0);
  await context.close();
});

describe.each(chosenFrom('practice', PRACTICE_IDS))('the tasks of %s', id => {
  test('are solved by mouse and are no results among one’s games', async () => {
    const { page, context, complaints } = await server.visitor();
    const { game, tasks } = await load(id);
    await page.goto(`${server.address}/games/${id}/practice`);
    await page.locator('.task-cards a').first().click();
    const some = tasks.slice(0, amount(1, tasks.length));
    for (const [at, task] of some.entries()) {
      await page.waitForURL(`**/practice/${task.id}`);
      await page.locator('.practice-bar[data-verdict="open"]').waitFor();
      if (at === 0 || IS_SOAK) expect(await faultsOf(page)).toEqual([]);
      for (const text of task.solution) await doMove(page, game, text);
      await solved(page);
      if (at === 0 || IS_SOAK) expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Enter');
    }
    const next = tasks[some.length]?.id;
    await page.waitForURL(next === undefined ? '**/practice' : `**/practice/${next}`);
    await page.goto(`${server.address}/games/${id}/practice`);
    await page.locator('.task-cards a').first().waitFor();
    expect(await page.locator('.task-cards [data-done="true"]').count()).toBe(some.length);
    await page.goto(`${server.address}/games/mine`);
    await page.locator('.own-page .empty').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('are solved by keyboard alone', async () => {
    const { page, context } = await server.visitor();
    const { tasks } = await load(id);
    const [task] = tasks;
    await page.goto(`${server.address}/games/${id}/practice/${task?.id}`);
    await page.locator('.practice-bar[data-verdict="open"]').waitFor();
    for (const text of task?.solution ?? []) await chooseByKeys(page, text);
    await solved(page, async () => {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    });
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/practice/${tasks[1]?.id}`);
    await context.close();
  });

  test('show their hint by key, begin anew, and fit a phone', async () => {
    const { page, context } = await server.visitor({ width: 390, height: 844, language: 'de', theme: 'dark' });
    const { tasks } = await load(id);
    await page.goto(`${server.address}/games/${id}/practice/${tasks[0]?.id}`);
    await page.locator('.practice-bar').waitFor();
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('h');
    await page.locator('.practice-hint').waitFor();
    await picture(page, `practice ${id} phone`);
    expect({ faults: await faultsOf(page), overhang: await overhang(page) }).toEqual({ faults: [], overhang: 0 });
    await page.locator('.practice-acts .button').last().click();
    await page.locator('.practice-hint').waitFor({ state: 'detached' });
    await context.close();
  });
});

async function load(id: string) {
  const game = await entryOf(id)?.open();
  if (!game) throw new Error(`there is no game ${id}`);
  return { game, tasks: await tasksOf(id) };
}

/** Touches the piece that makes the move, or else takes it from the list; a single option that waits before it is made first. */
async function doMove(page: Page, game: AnyGame, text: string): Promise<void> {
  const listed = page.locator(`#all-moves [data-move="${text}"]`);
  await listed.or(page.locator(ONLY)).first().waitFor({ state: 'attached' });
  if ((await listed.count()) === 0) await page.locator(ONLY).click();
  await listed.waitFor({ state: 'attached' });
  const move = game.read(text);
  const [touch = '', ...more] = move ? game.touches(move) : [];
  const point = more.length === 0 ? await pointOf(page, touch) : null;
  if (point) {
    await page.mouse.click(point.x, point.y);
    await makeWhole(page);
  } else {
    await page.locator('#all-moves').evaluate(list => list.setAttribute('open', ''));
    await listed.click();
  }
  await settled(page);
}

/** L opens the list of all moves, Tab goes through it, Enter makes the move; a single option that waits before it is made first. */
async function chooseByKeys(page: Page, text: string): Promise<void> {
  const listed = page.locator(`#all-moves [data-move="${text}"]`);
  await listed.or(page.locator(ONLY)).first().waitFor({ state: 'attached' });
  if ((await listed.count()) === 0) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  }
  await listed.waitFor({ state: 'attached' });
  await page.keyboard.press('l');
  const isThere = () => listed.evaluate(each => each === document.activeElement);
  for (let left = MOST_MOVES; left > 0 && !(await isThere()); left--) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
  await page.keyboard.press('Enter');
  await settled(page);
}

/** The verdict; a single option may wait before it. */
async function solved(page: Page, make: () => Promise<void> = () => page.locator(ONLY).click()): Promise<void> {
  const verdict = page.locator('.task-solved [data-first]:focus');
  const only = page.locator(ONLY);
  await verdict.or(only).first().waitFor();
  if (!(await verdict.isVisible())) await make();
  await verdict.waitFor();
}
