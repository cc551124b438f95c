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

/** A piece that can be hit where it lies now, without scrolling: its touch, or what it leads to, and whether a lesson lights the point. */
interface InSight {
  readonly names: readonly string[];
  readonly isLit: boolean;
}

/**
 * Every piece that nothing covers, no card of a guide, no header, no sheet: of cards and buttons the middle is in sight, of shapes in a
 * drawing any point.
 */
export function piecesInSight(page: Page): Promise<readonly InSight[]> {
  return page.evaluate(() => {
    // The middle comes first.
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    const rings = [...document.querySelectorAll('.coach-ring')]
      .filter(ring => ring.checkVisibility())
      .map(ring => ring.getBoundingClientRect());
    return [...document.querySelectorAll('[data-touch], [data-leads]')].flatMap(piece => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const points = parts.flatMap(down => parts.map(across => ({ x: left + width * across, y: top + height * down })));
      if (piece instanceof HTMLElement) points.length = 1;
      const hit = points.filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-touch], [data-leads]') === piece);
      if (hit.length === 0) return [];
      const isLit = hit.some(({ x, y }) => rings.some(ring => x >= ring.left && x <= ring.right && y >= ring.top && y <= ring.bottom));
      return [{ names: [piece.getAttribute('data-touch') ?? '', piece.getAttribute('data-leads') ?? ''], isLit }];
    });
  });
}
