// A person who does not look: hears what the table tells, and knows where the focus is.
import type { Page } from 'playwright-core';

const LIVE = '#live';

/** Listens to the table from now on. */
export async function listen(page: Page): Promise<void> {
  await page.locator(LIVE).waitFor({ state: 'attached' });
  await page.evaluate(live => {
    const memory = globalThis as unknown as { heard?: string[] };
    const region = document.querySelector(live);
    if (memory.heard || !region) return;
    const heard = [...region.children].map(child => child.textContent ?? '');
    memory.heard = heard;
    const hear = (nodes: NodeList) => {
      for (const node of nodes) heard.push(node.textContent ?? '');
    };
    new MutationObserver(changes => {
      for (const { addedNodes } of changes) hear(addedNodes);
    }).observe(region, { childList: true });
  }, LIVE);
}

/** Everything that was told so far. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { heard?: string[] }).heard ?? []);
}

/** Remembers which question is open, and how much was told. */
export async function markQuestion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const memory = globalThis as unknown as { heard?: string[]; marked?: { asked: string; told: number } };
    memory.marked = { asked: document.querySelector('#prompt')?.textContent?.trim() ?? '', told: memory.heard?.length ?? 0 };
  });
}

/** Waits until the question on the screen, where it is another than the last, was told; false where the game is over meanwhile. */
export async function isAsked(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.end-screen h1')) return 'over';
      const { heard = [], marked } = globalThis as unknown as { heard?: string[]; marked?: { asked: string; told: number } };
      const asked = document.querySelector('#prompt')?.textContent?.trim() ?? '';
      const isTold = heard.slice(marked?.told ?? 0).some(sentence => sentence.endsWith(asked));
      return asked !== '' && (isTold || marked?.asked === asked) ? 'asked' : null;
    },
    undefined,
    { polling: 40 },
  );
  return (await found.jsonValue()) === 'asked';
}

/** What has the focus, by its name; `body` where nothing has. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return 'body';
    return element.getAttribute('data-touch') ?? element.textContent?.trim().slice(0, 60) ?? element.localName;
  });
}

/** The turns of others as the log tells them, in its order: the story, and the last of its steps. */
export function turnsOfOthers(page: Page): Promise<{ readonly story: string; readonly last: string }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.log .log-line')].flatMap(line => {
      const told = line.querySelector(':scope > span:nth-child(2)')?.cloneNode(true);
      if (!(told instanceof Element)) return [];
      // What is no turn of anybody is told in words of its own.
      const who = told.querySelector('b')?.textContent ?? 'You';
      if (who === 'You') return [];
      for (const drawn of told.querySelectorAll('.glyph')) drawn.remove();
      const last = [...(line.parentElement?.querySelectorAll('.log-step > span') ?? [])].at(-1);
      return [{ story: told.textContent ?? '', last: (last ?? told).textContent ?? '' }];
    }),
  );
}
