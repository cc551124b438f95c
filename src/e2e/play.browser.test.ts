import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chosenFrom, someFrom } from '../testing/part.ts';
import { ranksOf } from './engine.ts';
import { SHORT_TABLES } from './games.ts';
import { heard, turnsOfOthers } from './listener.ts';
import { FOR_A_MOUSE, faultsOf, picture, smallTargets } from './looks.ts';
import { isMyTurn, offeredRecord, playByKeyboard, playByMouse, shownRanks } from './player.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

/** By every way of input some games are played, in turns: by one way to the end, by the other as far as the middle. */
const GAMES = Object.keys(SHORT_TABLES);
const PLAYED = { mouse: someFrom('played by mouse', GAMES, 1), keyboard: someFrom('played by keyboard', GAMES, 1) };
const WAYS = ['by mouse', 'by keyboard'];
const TO_THE_END = process.env.GAME ? WAYS : chosenFrom('played to the end', WAYS);
const linkTo = (id: string) => SHORT_TABLES[id] ?? '';
type Look = (page: Page, moment: string) => Promise<void>;

/** Sets a short table and lets a scripted human play; somebody may look at it at the start and in the middle. */
async function begun(id: string, link: string, play: typeof playByMouse, look: Look) {
  const visitor = await server.visitor();
  const { page } = visitor;
  await page.goto(server.address + link);
  await page.locator('.dock .button.primary:enabled').press('Enter');
  await play(page, `${id} begins`, 1);
  await isMyTurn(page);
  await look(page, 'start');
  await play(page, `${id} goes on`, 12);
  await isMyTurn(page);
  await look(page, 'middle');
  return visitor;
}

/** Plays on to the end, and looks at that, too: the ranks that are shown, and those that the engine finds. */
async function ended(id: string, page: Page, play: typeof playByMouse, look: Look) {
  await play(page, `${id} ends`);
  await page.locator('.end-actions a[download]').waitFor({ state: 'attached' });
  await look(page, 'end');
  return { shown: await shownRanks(page), found: await ranksOf(id, await offeredRecord(page)) };
}

describe.each(PLAYED.mouse)('%s', id => {
  const isEnded = TO_THE_END.includes('by mouse');
  test(`${id} is played ${isEnded ? 'to its end ' : ''}with the mouse, without a fault`, async () => {
    const faults: string[] = [];
    const look = async (page: Page, moment: string) => {
      await picture(page, `${id} ${moment}`);
      faults.push(...(await faultsOf(page)), ...(await smallTargets(page, FOR_A_MOUSE)));
    };
    const { page, context, complaints } = await begun(id, linkTo(id), playByMouse, look);
    if (isEnded) {
      const { shown, found } = await ended(id, page, playByMouse, look);
      expect(shown).toEqual(found);
    }

    expect(complaints).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe.each(PLAYED.keyboard)('%s', id => {
  const isEnded = TO_THE_END.includes('by keyboard');
  test(`${id} is played ${isEnded ? 'to its end ' : ''}with the keyboard alone, keeps the focus and is told turn by turn`, async () => {
    const nobodyLooks = async () => {};
    const { page, context, complaints } = await begun(id, linkTo(id), playByKeyboard, nobodyLooks);
    if (isEnded) {
      const { shown, found } = await ended(id, page, playByKeyboard, nobodyLooks);
      expect(shown).toEqual(found);
    }

    // A turn is told a moment after it is shown; one that others went on with after they had seemed to be done is told step by step from there.
    const untold = async () => {
      const [told, turns] = [await heard(page), await turnsOfOthers(page)];
      return turns.filter(({ story, last }) => !told.includes(story) && !told.includes(last));
    };
    await expect.poll(untold, { timeout: 20_000 }).toEqual([]);
    const [told, turns] = [await heard(page), await turnsOfOthers(page)];
    const times = (all: readonly string[], story: string) => all.filter(each => each === story).length;
    const stories = turns.map(({ story }) => story);
    expect(stories.filter(story => times(told, story) > times(stories, story))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
