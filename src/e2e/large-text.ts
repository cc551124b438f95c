// What can be told of the texts of a page by measuring them: words broken across lines, texts over others, texts cut off.
import type { Page } from 'playwright-core';

/** Everything wrong with how the texts of a page lie; each once. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Word {
      readonly text: string;
      readonly node: Node;
      readonly element: Element;
      readonly box: { left: number; right: number; top: number; bottom: number };
    }
    const faults = new Set<string>();
    const words: Word[] = [];
    /** Where a line may end within a word: after a hyphen of any kind, a slash, or a dash. */
    const ENDS_A_LINE = /[-‐–—/\u00ad\u200b·…]$/u;
    /** For screen readers only. */
    const isForEars = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForEars(element.parentElement));
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('.skip-link, .poster, .look-small-picture, .review-drawn, defs, title') !== null ||
      isForEars(element);
    const isTurned = (element: Element) => {
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      return matrix !== null && Math.abs(matrix.b) > 0.01;
    };
    /** A word too long for a wide column is divided by the browser where it has a dictionary; this one has none. */
    const isDivided = (element: Element) => {
      const column = element.closest('p, li, dd, dt, td, h1, h2, h3, h4, div, section') ?? element;
      return getComputedStyle(element).hyphens === 'auto' && column.clientWidth >= 280;
    };
    const placeOf = (element: Element) => {
      const named = element.closest('[data-touch], [class]');
      return `${named?.getAttribute('data-touch') ?? ''} .${named?.getAttribute('class') ?? ''}`.trim();
    };

    /** What is to be seen of a box inside everything that clips it; tells of what can never be scrolled into sight. */
    const seen = (word: Word): Word['box'] | null => {
      let { left, right, top, bottom } = word.box;
      let isFixed = false;
      for (let around: Element | null = word.element; around && !isFixed; around = around.parentElement) {
        const style = getComputedStyle(around);
        // What is fixed to the screen is clipped by nothing around it.
        isFixed = style.position === 'fixed';
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
        if (style.display === 'inline' || around === document.body || around === document.documentElement) continue;
        const edge = around.getBoundingClientRect();
        const [isX, isY] = [style.overflowX, style.overflowY].map(
          // A drawing that zooms shows a part of itself on purpose.
          value => (value === 'hidden' || value === 'clip') && !around.matches('.zoom, .zoom-drawing'),
        );
        const high = bottom - top;
        if (isX && (left < edge.left - 2 || right > edge.right + 2)) faults.add(`cut: ${word.text} in ${placeOf(around)}`);
        // What has so many lines and no more is told in full elsewhere.
        const isShortened = style.webkitLineClamp !== 'none';
        if (isY && !isShortened && (top < edge.top - high * 0.2 || bottom > edge.bottom + high * 0.2))
          faults.add(`cut: ${word.text} in ${placeOf(around)}`);
        if (style.overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        if (left >= right || top >= bottom) return null;
      }
      return { left, right, top, bottom };
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || isHidden(element) || isTurned(element) || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName)) continue;
      for (const found of (node.textContent ?? '').matchAll(/[^\s\u00a0\u202f]+/gu)) {
        const range = document.createRange();
        const [start, text] = [found.index, found[0]];
        range.setStart(node, start);
        range.setEnd(node, start + text.length);
        const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
        const [first] = lines;
        if (!first) continue;
        const pieces: string[] = [];
        let [piece, line] = ['', first.top];
        for (let at = 0; lines.length > 1 && at < text.length; at++) {
          range.setStart(node, start + at);
          range.setEnd(node, start + at + 1);
          // A letter after a hyphen begins, without any width, at the end of the line before.
          const letter = [...range.getClientRects()].findLast(({ width }) => width > 0);
          if (letter && Math.abs(letter.top - line) > letter.height / 2) {
            pieces.push(piece);
            [piece, line] = ['', letter.top];
          }
          piece += text[at];
        }
        if (!isDivided(element) && pieces.some(each => !ENDS_A_LINE.test(each)))
          faults.add(`broken: ${[...pieces, piece].join('|')} in ${placeOf(element)}`);
        for (const { left, right, top, bottom } of lines) {
          const word = { text, node, element, box: { left, right, top, bottom } };
          const box = seen(word);
          // Above and below the letters a line has room for others' accents.
          const air = 0.24 * (bottom - top);
          if (box) words.push({ ...word, box: { ...box, top: Math.max(box.top, top + air), bottom: Math.min(box.bottom, bottom - air) } });
        }
      }
    }

    /** What lies above the page on purpose: menus, sheets, questions, what hangs or sticks there, buttons over a drawing. */
    const layerOf = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (around.matches('dialog, .zoom-buttons') || ['fixed', 'sticky'].includes(getComputedStyle(around).position)) return around;
      return document.body;
    };
    words.sort((a, b) => a.box.top - b.box.top);
    for (const [at, one] of words.entries()) {
      for (let next = at + 1; next < words.length; next++) {
        const other = words[next];
        if (!other || other.box.top >= one.box.bottom) break;
        if (one.node === other.node) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across < 3 || down < 2 || layerOf(one.element) !== layerOf(other.element)) continue;
        // Pieces may lie on the names of a map.
        const drawing = one.element.closest('svg');
        if (drawing && drawing === other.element.closest('svg')) continue;
        faults.add(`overlap: ${one.text} (${placeOf(one.element)}) and ${other.text} (${placeOf(other.element)})`);
      }
    }
    return [...faults];
  });
}
