import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import { readRecord, replay } from '../kernel/index.ts';
import { SHORT_TABLES } from './games.ts';
import { House } from './house.ts';
import { offeredRecord, playByKeyboard, playByMouse, shownRanks } from './player.ts';

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

describe.each(Object.entries(SHORT_TABLES))('%s', (id, link) => {
  test.each([
    ['the mouse', playByMouse],
    ['the keyboard alone', playByKeyboard],
  ])('is played to its end with %s, and the ranking is the engine’s', async (_hand, play) => {
    const { page, context, complaints } = await house.visitor();
    await page.goto(house.address + link);
    await page.locator('.dock .button.primary:enabled').click();
    await play(page, `${id} ${_hand}`);

    const ranks = await shownRanks(page);
    await page.locator('.end-actions a[download]').waitFor();
    expect(ranks).toEqual(await ranksOf(id, await offeredRecord(page)));
    expect(complaints).toEqual([]);
    await context.close();
  });
});
