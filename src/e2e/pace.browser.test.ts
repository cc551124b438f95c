// How long everything is shown at Normal, in a real page: no event with a motion for less than its motion, whoever's it is.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amount, chosenFrom } from '../testing/part.ts';
import { SHORT_TABLES } from './games.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

/**
 * Lets timers of the page go off as soon as everything before them is drawn, each at its own moment of a time that is only counted;
 * writes down what is shown for how long by that time.
 */
function watch(): void {
  const { setTimeout: later, clearTimeout: forget } = globalThis;
  interface Timer {
    readonly id: number;
    readonly at: number;
    readonly act: () => void;
  }
  let timers: Timer[] = [];
  let [now, last, isRunning] = [0, 1e9, false];
  const run = () => {
    const [first] = timers.toSorted((a, b) => a.at - b.at || a.id - b.id);
    isRunning = first !== undefined;
    if (!first) return;
    timers = timers.filter(timer => timer !== first);
    now = Math.max(now, first.at);
    first.act();
    later(run);
  };
  const set = (act: TimerHandler, time = 0, ...more: unknown[]) => {
    // Whoever waits for long waits for somebody outside the page.
    if (time > 5000 || typeof act !== 'function') return later(act, time, ...more);
    const id = ++last;
    timers.push({ id, at: now + time, act: () => act(...more) });
    if (!isRunning) later(run);
    isRunning = true;
    return id;
  };
  const clear = (id?: number) => {
    timers = timers.filter(timer => timer.id !== id);
    forget(id);
  };
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  const shown: [string, number][] = [];
  let event: string | null = null;
  let since = 0;
  const look = () => {
    const next = document.querySelector('.table-page')?.getAttribute('data-happening') ?? null;
    if (next === event) return;
    if (event !== null) shown.push([event, now - since]);
    [event, since] = [next, now];
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-happening'] });
  Object.assign(globalThis, { shown });
}

/** Plays from the list of all moves, always the last, for so many decisions; the table is looked at all the while. */
async function play(page: Page, decisions: number): Promise<void> {
  for (let left = decisions; left > 0; left--) {
    const now = await page.waitForFunction(
      () => {
        if (document.querySelector('.end-screen')) return 'over';
        return document.querySelector('.decide[data-mine="true"] #all-moves li button') ? 'mine' : null;
      },
      undefined,
      { timeout: 90_000, polling: 20 },
    );
    if ((await now.jsonValue()) === 'over') return;
    await page.evaluate(() => document.querySelector<HTMLElement>('#all-moves li:last-child button')?.click());
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
  }
}

describe.each(chosenFrom('watched at Normal', Object.keys(SHORT_TABLES)))('%s', id => {
  test('shows every event that has a motion for all of it, in each turn of each bot', { timeout: 3_600_000 }, async () => {
    for (let match = 0; match < amount(1, 40); match++) {
      const { page, context, complaints } = await server.visitor({ speed: 'normal' });
      await page.addInitScript(watch);
      const link = SHORT_TABLES[id]?.replace('seats=2', 'seats=3').replace('seed=e2e', `seed=pace-${match}`) ?? '';
      await page.goto(server.address + link);
      await page.locator('.dock .button.primary:enabled').press('Enter');
      // In a soak the first is watched to its end.
      await play(page, match === 0 ? amount(25, 1000) : 25);
      const shown = await page.evaluate(() => Reflect.get(globalThis, 'shown') as readonly (readonly [string, number])[]);
      const short = shown.filter(([event, time]) => time < Number(event.split(' ').at(-1)));
      expect(short).toEqual([]);
      expect(shown.length).toBeGreaterThan(3);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
