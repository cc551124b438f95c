import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ranksOf } from './engine.ts';
import { SHORT_TABLES } from './games.ts';
import { faultsOf, picture } from './looks.ts';
import { isMyTurn, offeredRecord, playByKeyboard, playByMouse, shownRanks } from './player.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

/** Sets a short table and lets a scripted human play it out; somebody may look at it at the start, in the middle and at the end. */
async function played(id: string, link: string, play: typeof playByMouse, look: (page: Page, moment: string) => Promise<void>) {
  const { page, context, complaints } = await server.visitor({ isSharp: play === playByMouse });
  await page.goto(server.address + link);
  await page.locator('.dock .button.primary:enabled').click();
  await play(page, `${id} begins`, 1);
  await isMyTurn(page);
  await look(page, 'start');
  await play(page, `${id} goes on`, 12);
  await isMyTurn(page);
  await look(page, 'middle');
  await play(page, `${id} ends`);
  await page.locator('.end-actions a[download]').waitFor();
  await look(page, 'end');
  const [ranks, record] = [await shownRanks(page), await offeredRecord(page)];
  await context.close();
  return { ranks, engine: await ranksOf(id, record), complaints };
}

describe.each(Object.entries(SHORT_TABLES))('%s', (id, link) => {
  test('is played to its end with the mouse, without a fault, and the ranking is the engine’s', async () => {
    const faults: string[] = [];
    const { ranks, engine, complaints } = await played(id, link, playByMouse, async (page, moment) => {
      await picture(page, `${id} ${moment}`);
      faults.push(...(await faultsOf(page)));
    });

    expect(ranks).toEqual(engine);
    expect(complaints).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('is played to its end with the keyboard alone, and the ranking is the engine’s', async () => {
    const { ranks, engine, complaints } = await played(id, link, playByKeyboard, async () => {});

    expect(ranks).toEqual(engine);
    expect(complaints).toEqual([]);
  });
});
