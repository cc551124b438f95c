import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import { readRecord, replay } from '../kernel/index.ts';
import { SHORT_TABLES } from './games.ts';
import { House } from './house.ts';
import { faultsOf, picture } from './looks.ts';
import { isMyTurn, offeredRecord, playByKeyboard, playByMouse, shownRanks } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** The ranks that the engine finds for a record. */
async function ranksOf(id: string, record: unknown): Promise<readonly number[] | undefined> {
  const game = await SHELF[id]?.open();
  if (!game) throw new Error(`no game ${id}`);
  const reading = readRecord(game, record);
  if (!reading.ok) throw new Error(reading.problem);
  const again = replay(game, reading.record);
  if (!again.ok) throw new Error(again.reason);
  return game.outcome(again.match.state)?.ranks;
}

/** Sets a short table and lets a scripted human play it out; what axe-core says at the start, in the middle and at the end. */
async function played(id: string, link: string, play: typeof playByMouse) {
  const { page, context, complaints } = await house.visitor();
  await page.goto(house.address + link);
  await page.locator('.dock .button.primary:enabled').click();
  await play(page, `${id} begins`, 1);
  await isMyTurn(page);
  const faults = await faultsOf(page);
  await play(page, `${id} goes on`, 12);
  await isMyTurn(page);
  await picture(page, `${id} middle`);
  faults.push(...(await faultsOf(page)));
  await play(page, `${id} ends`);
  await page.locator('.end-actions a[download]').waitFor();
  await picture(page, `${id} end`);
  faults.push(...(await faultsOf(page)));
  const [ranks, record] = [await shownRanks(page), await offeredRecord(page)];
  await context.close();
  return { ranks, engine: await ranksOf(id, record), complaints, faults };
}

describe.each(Object.entries(SHORT_TABLES))('%s', (id, link) => {
  test.each([
    ['the mouse', playByMouse],
    ['the keyboard alone', playByKeyboard],
  ])('is played to its end with %s, without a fault, and the ranking is the engine’s', async (_hand, play) => {
    const { ranks, engine, complaints, faults } = await played(id, link, play);

    expect(ranks).toEqual(engine);
    expect(complaints).toEqual([]);
    expect(faults).toEqual([]);
  });
});
