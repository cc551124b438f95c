import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS } from '../games/index.ts';
import { amount, chosenFrom } from '../testing/part.ts';
import { scriptOf } from '../testing/services/script.ts';
import { type Decisions, decisionsOf } from './decisions.ts';
import { playByMouse } from './player.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.alone();
});
afterAll(() => server.close());

/** An event of Chromium's own trace; `tdur` is processor time in µs, so that a busy machine does not count. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of the page's main thread in ms. */
function longestTask(trace: Buffer): number {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error('the trace has no task of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** The longest task of the page while something is done. */
async function longestDuring(page: Page, act: () => Promise<unknown>): Promise<number> {
  await server.browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'] });
  await act();
  return longestTask(await server.browser.stopTracing());
}

/** The same work whenever it is asked for, and what it takes of a quiet machine, in ms: by these a slow machine is told from a slow page. */
const WORK = () => {
  const words = Array.from({ length: 40_000 }, (_, at) => `word ${(at * 7919) % 40_009}`);
  return JSON.parse(JSON.stringify(words.sort())).length;
};
const QUIET = 28;

test('while strong bots think the page is never busy for more than 100 ms at a time', async () => {
  const { page, context } = await server.visitor({ speed: 'normal', isSeen: true });
  await page.goto(`${server.address}/games/bodensee?seats=4&bot=hard&seed=think`);
  await page.locator('.dock .button.primary:enabled').click();
  await playByMouse(page, 'thinking', 3);

  const before = await longestDuring(page, () => page.evaluate(WORK));
  const longest = await longestDuring(page, () => playByMouse(page, 'thinking on', 12));
  const after = await longestDuring(page, () => page.evaluate(WORK));
  expect(longest).toBeLessThan(100 * Math.max(1, before / QUIET, after / QUIET));
  await context.close();
});

declare const bots: { readonly decisionsOf: typeof decisionsOf };

test.each(chosenFrom('engines that decide alike', GAME_IDS))(
  'the same seed and playouts give the same decisions in Node and in Chromium: %s',
  async game => {
    const { page, context } = await server.visitor();
    await page.addScriptTag({ content: await scriptOf(new URL('./decisions.ts', import.meta.url), 'bots') });
    for (const bot of ['easy', 'expert']) {
      const wanted: Decisions = { game, bot, seed: 'engines', most: amount(6, 400) };
      expect(await page.evaluate(asked => bots.decisionsOf(asked), wanted)).toEqual(await decisionsOf(wanted));
    }
    await context.close();
  },
);
