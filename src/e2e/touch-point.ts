import type { Page } from 'playwright-core';

/** A point where the piece of a touch can really be hit. */
export function pointOf(page: Page, touch: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate(name => {
    const drawn = (selector: string) => [...document.querySelectorAll(selector)].filter(each => each.checkVisibility());
    const all = drawn(`[data-touch="${CSS.escape(name)}"]`);
    // What is not there yet may be led to.
    for (const piece of all.length > 0 ? all : drawn(`[data-leads="${name.split(':')[0]}"]`)) {
      piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = piece.getBoundingClientRect();
      for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
          const [x, y] = [left + width * across, top + height * down];
          if (document.elementFromPoint(x, y)?.closest('[data-touch], [data-leads]') === piece) return { x, y };
        }
      }
    }
    return null;
  }, touch);
}
