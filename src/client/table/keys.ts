// Keys of the table: arrows go from piece to piece as they lie on the screen.
import { type KeyMeaning, meaningOf } from '../device/key-map.ts';
import { isWriting } from '../device/settings.ts';
import type { TableSession } from './session.ts';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function centreOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The next of several things in a direction: near, and not far off the line. */
export function nearest(from: Element, among: readonly Element[], [dx, dy]: readonly [number, number]): Element | undefined {
  const start = centreOf(from);
  let best: Element | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of among) {
    const { x, y } = centreOf(element);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (element === from || along <= 1) continue;
    const distance = along + 2.5 * aside;
    if (distance >= least) continue;
    least = distance;
    best = element;
  }
  return best;
}

function focusOn(element: Element | undefined): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}

/** What single keys do at a table. */
export interface KeyWishes {
  readonly hint: () => void;
  readonly say: (text: string) => void;
  readonly close: () => void;
  readonly showMoves: () => void;
}

/** Answers a key pressed anywhere on the table page. */
export function onTableKey(event: KeyboardEvent, session: TableSession, root: Element, wishes: KeyWishes): void {
  if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('dialog')) return;
  const piece = target?.closest('.target') ?? null;
  const meaning = meaningOf(event.key, piece ? 'piece' : 'table');
  if (meaning === 'walk' && piece) return walk(event, piece, root);
  if (meaning) answer(event, meaning, session, root, wishes);
}

/** From piece to piece, as they lie on the screen. */
function walk(event: KeyboardEvent, piece: Element, root: Element): void {
  const direction = DIRECTIONS[event.key];
  const zone = piece.closest('[data-zone]') ?? root;
  const next = direction && nearest(piece, [...zone.querySelectorAll('.target')].filter(isShown), direction);
  if (next) event.preventDefault();
  focusOn(next);
}

function answer(event: KeyboardEvent, meaning: KeyMeaning, session: TableSession, root: Element, wishes: KeyWishes): void {
  switch (meaning) {
    case 'choose': {
      const keyed = root.querySelector(`.all-moves[open] [data-key="${CSS.escape(event.key)}"]`);
      if (keyed instanceof HTMLElement) keyed.click();
      return;
    }
    case 'next':
      return focusOn(nextLit(root));
    case 'moves':
      return wishes.showMoves();
    case 'prompt':
      return wishes.say(root.querySelector('#prompt')?.textContent ?? '');
    case 'hint':
      return wishes.hint();
    case 'back':
      event.preventDefault();
      return session.back();
    case 'close':
      session.skip();
      session.bubble.value = null;
      session.path.value = [];
      return wishes.close();
  }
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** The next thing after the focus that makes or begins a move. */
function nextLit(root: Element): Element | undefined {
  // What is chosen may be touched again: to make its move, or for its twin.
  const targets = '.target:is([data-state="legal"], [data-state="chosen"], :focus):is(button, [role="button"])';
  const all = root.querySelectorAll(`${targets}, .decide .acts .button:not(.quiet)`);
  const lit = [...all].filter(isShown);
  const at = document.activeElement ? lit.indexOf(document.activeElement) : -1;
  return lit[(at + 1) % lit.length];
}
