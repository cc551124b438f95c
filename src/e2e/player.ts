// A scripted human: looks for what is lit and touches it, by mouse or by keyboard.
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { seeded } from '../kernel/index.ts';
import { focused, isAsked, listen, markQuestion } from './listener.ts';

/** Everything on the table page that makes or begins a move. */
const LIT = '.table .target[data-state="legal"]:is(button, [role="button"]), .decide .acts .button:not(.quiet)';
const OVER = '.end-screen h1';
/** What makes a move that is chosen but cannot be taken back. */
const WHOLE = '.decide .acts [data-whole]';

/** Waits until there is something to do or the game is over; false when it is over. */
export async function isMyTurn(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(
    ([lit, over]) => {
      if (document.querySelector(over)) return 'over';
      return [...document.querySelectorAll(lit)].some(element => element.checkVisibility()) ? 'turn' : null;
    },
    [LIT, OVER] as const,
    { timeout: 90_000, polling: 40 },
  );
  return (await found.jsonValue()) === 'turn';
}

/** A point of the screen where a lit thing, chosen by number, can really be hit; or why not. */
function pointOf(page: Page, number: number): Promise<{ x: number; y: number } | string> {
  return page.evaluate(
    ([selector, wanted]) => {
      const all = [...document.querySelectorAll(selector)].filter(element => element.checkVisibility());
      const element = all[wanted % all.length];
      if (!element) return 'nothing is lit';
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
      for (const down of shares) {
        for (const across of shares) {
          const [x, y] = [left + width * across, top + height * down];
          const hit = document.elementFromPoint(x, y)?.closest('[data-touch], button');
          if (hit === element) return { x, y };
        }
      }
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return `${element.getAttribute('data-touch') ?? element.textContent} cannot be hit at ${Math.round(left)} ${Math.round(top)}, ${Math.round(width)} x ${Math.round(height)}: ${over?.outerHTML.slice(0, 120)} lies over it`;
    },
    [LIT, number] as const,
  );
}

/** The same, undefined where nothing is lit any more; what cannot be hit is thrown. */
async function hittable(page: Page, number: number): Promise<{ x: number; y: number } | undefined> {
  const point = await pointOf(page, number);
  if (point === 'nothing is lit') return undefined;
  if (typeof point === 'string') throw new Error(point);
  return point;
}

/** Plays a game with the mouse, choosing by luck among what is lit: to its end, or so many touches. */
export async function playByMouse(page: Page, seed: string, touches = Number.POSITIVE_INFINITY): Promise<void> {
  const chance = seeded(seed);
  for (let left = touches; left > 0 && (await isMyTurn(page)); left--) {
    const number = chance.below(1000);
    // Whatever passes over a piece is gone in a moment; only what stays there is a fault.
    const point = await vi.waitFor(() => hittable(page, number), { timeout: 10_000, interval: 100 });
    if (!point) continue;
    await page.mouse.click(point.x, point.y);
    await settled(page);
    await makeWhole(page);
  }
}

/** Makes what was chosen, where its button asks whether to. */
export async function makeWhole(page: Page): Promise<void> {
  await page.evaluate(whole => document.querySelector<HTMLElement>(whole)?.click(), WHOLE);
  await settled(page);
}

/** So many touches by mouse, each by a page whose turn it is. */
export async function takeTurns(pages: readonly Page[], seed: string, touches: number): Promise<void> {
  for (let touch = 0; touch < touches; touch++) {
    const page = await vi.waitUntil(() => lit(pages), { timeout: 90_000, interval: 40 });
    await playByMouse(page, `${seed} ${touch}`, 1);
  }
}

/** The first page on which something is lit. */
async function lit(pages: readonly Page[]): Promise<Page | undefined> {
  for (const page of pages) {
    const isLit = await page.$$eval(LIT, all => all.some(element => element.checkVisibility()));
    if (isLit) return page;
  }
  return undefined;
}

/** Plays to the end from the list of all moves, always the last: the quiet ones come first, and games of them are long. */
export async function playFromList(page: Page): Promise<void> {
  while (await isMyTurn(page)) {
    // Who plays at the same time as others may find that there is nothing to do any more.
    await page.evaluate(() => {
      const list = document.querySelector<HTMLDetailsElement>('#all-moves');
      if (list && !list.open) list.querySelector('summary')?.click();
      list?.querySelector<HTMLElement>('li:last-child button')?.click();
    });
    await settled(page);
  }
}

/** Plays until it is somebody else's turn. */
export async function playTurn(page: Page): Promise<void> {
  const asked = () => page.locator('#prompt').textContent();
  for (let before = await asked(); (await page.locator('.decide[data-mine="true"]').count()) > 0; before = await asked()) {
    await page.evaluate(() => document.querySelector<HTMLElement>('.all-moves li button')?.click());
    await page.waitForFunction(
      last => document.querySelector('.decide[data-mine="false"]') || document.querySelector('#prompt')?.textContent !== last,
      before,
    );
  }
}

/** Plays with keys only: N finds what is lit, Enter touches it. */
export async function playByKeyboard(page: Page, seed: string, touches = Number.POSITIVE_INFINITY): Promise<void> {
  const chance = seeded(seed);
  await listen(page);
  for (let left = touches; left > 0 && (await isMyTurn(page)); left--) {
    if (!(await isAsked(page))) continue;
    await markQuestion(page);
    for (let times = chance.below(4); times >= 0; times--) await press(page, 'n');
    await press(page, 'Enter');
    if ((await page.locator(WHOLE).count()) > 0) await press(page, 'Enter');
  }
}

/** A key, after which the focus is somewhere. */
async function press(page: Page, key: string): Promise<void> {
  const before = await focused(page);
  await page.keyboard.press(key);
  await settled(page);
  const after = await focused(page);
  if (after === 'body') throw new Error(`the focus falls to the page after ${key} at ${before}`);
}

/** A frame later, whatever was touched shows. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The ranks on the end screen by seat. */
export function shownRanks(page: Page): Promise<number[]> {
  return page.$$eval('.ranking > li', rows => {
    const ranks: number[] = [];
    for (const row of rows) ranks[Number(row.getAttribute('data-seat'))] = Number(row.getAttribute('data-rank'));
    return ranks;
  });
}

/** The record that the end screen offers to save. */
export async function offeredRecord(page: Page): Promise<unknown> {
  const href = await page.locator('.end-actions a[download]').getAttribute('href');
  return JSON.parse(decodeURIComponent((href ?? '').replace('data:application/json,', '')));
}

/** Goes to the end of a replay; a page that has only just come hears no keys yet. */
export async function toTheEnd(page: Page): Promise<void> {
  const slider = page.locator('.projector input[type="range"]');
  await slider.waitFor();
  await vi.waitFor(
    async () => {
      await page.keyboard.press('End');
      if ((await slider.inputValue()) !== (await slider.getAttribute('max'))) throw new Error('the replay is not at its end');
    },
    { timeout: 30_000, interval: 100 },
  );
}
