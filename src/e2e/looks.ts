// What can be told of a page by looking at it: faults, overhang, things too small for a finger; and a picture for people.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { LANGUAGES } from '../kernel/index.ts';
import { SCREENS } from './test-server.ts';

/** A large screen and a phone. */
export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** Every language on either. */
export const LANGUAGES_AND_SIZES = LANGUAGES.flatMap(language => [`${language} desktop` as const, `${language} phone` as const]);

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until what moves has arrived: a card that is still fading in has too little contrast for anybody. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        animation => animation.playState !== 'running' || animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
}

/** Has the page painted while somebody looks at it; see spareWork. */
async function seen<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const paint = (isSeen: boolean) =>
    page.evaluate(isPainted => {
      for (const unseen of document.adoptedStyleSheets) unseen.disabled = isPainted;
    }, isSeen);
  await paint(true);
  const found = await look();
  await paint(false);
  return found;
}

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown[]; html: string; any: { message: string }[] }[] }[] }>;
}

/** What axe-core finds wrong with a page, each with the elements concerned. */
export async function faultsOf(page: Page): Promise<string[]> {
  await atRest(page);
  await page.evaluate(AXE);
  return seen(page, () => violationsIn(page));
}

function violationsIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target, html, any }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
    );
  });
}

/** By how many pixels a page is wider than the screen. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Sizes that things to touch need, in px: main actions, and all others. */
export const FOR_A_FINGER = { main: 44, other: 40 };
export const FOR_A_MOUSE = { main: 24, other: 24 };

/** Things to touch that are smaller than they need to be, among those that are shown; none where the same touch has a larger one as well. */
export function smallTargets(page: Page, least = FOR_A_FINGER): Promise<string[]> {
  return page.evaluate(({ main, other }) => {
    const all = [
      ...document.querySelectorAll('.table-page button, .table-page .target[data-state="legal"], .table-page a, .table-page summary'),
    ].filter(element => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
    });
    const isSmall = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // Where a finger that misses is forgiven, a target is as large as its reach.
      const forgiven = 2 * Number(element.closest('[data-reach]')?.getAttribute('data-reach') ?? 0);
      const needed = (element.matches('.acts .button, .button.primary') ? main : other) - 0.5;
      return Math.max(width, forgiven) < needed || Math.max(height, forgiven) < needed;
    };
    const large = new Set(all.filter(element => !isSmall(element)).map(element => element.getAttribute('data-touch') ?? element));
    return all.flatMap(element => {
      const touch = element.getAttribute('data-touch');
      if (!isSmall(element) || (touch !== null && large.has(touch))) return [];
      const { width, height } = element.getBoundingClientRect();
      const name = touch ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [`${name.trim().slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, least);
}

export async function picture(page: Page, name: string): Promise<void> {
  await seen(page, () => page.screenshot({ path: join(SCREENS, `${name}.png`) }));
}
