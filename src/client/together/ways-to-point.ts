// The ways to point at a piece or at a square of the board: a hold, or P and a touch.
import { signal } from '@preact/signals';
import { meaningOf } from '../device/key-map.ts';
import { isWriting } from '../device/settings.ts';
import { hearFirst } from '../table/hear-first.ts';

const HOLD = 400;
/** A finger that slides further than this means to scroll. */
const STEADY = 10;

/** Whether the next touch points. */
export const isArmed = signal(false);

/** What boards draw that partners may point at: tiles in hand, and squares, which need not be pieces. */
const POINTABLE = '[data-touch^="tile:"], [data-touch^="space:"], [data-square]';

/** The name by which something is pointed at: what lies above it lets it be. */
function pointAt(event: Event): string | undefined {
  const under = event instanceof MouseEvent ? document.elementsFromPoint(event.clientX, event.clientY) : [];
  const all = [event.target, ...under].filter(each => each instanceof Element);
  const thing = all.map(each => each.closest(POINTABLE)).find(each => each !== null);
  return thing?.getAttribute('data-square') ?? thing?.getAttribute('data-touch') ?? undefined;
}

/** Whether a name is that of a square. */
export function isSquare(touch: string): boolean {
  return touch.startsWith('space:');
}

/** Where something that is pointed at is drawn. */
export function drawnAt(touch: string): (HTMLElement | SVGElement) | undefined {
  const name = CSS.escape(touch);
  const all = [...document.querySelectorAll(`.table-page :is([data-touch="${name}"], [data-square="${name}"])`)];
  return all.filter(element => element instanceof HTMLElement || element instanceof SVGElement).find(element => element.checkVisibility());
}

/** What it is called. */
export function calledAs(thing: Element | undefined): string {
  return thing?.getAttribute('data-name') ?? thing?.querySelector('title, .unseen')?.textContent ?? thing?.textContent ?? '';
}

/** While the next touch points, squares can be reached by keyboard too; gives the way to end that. */
export function openSquares(): () => void {
  const squares = [...document.querySelectorAll('.table-page [data-square]')].filter(square => !square.matches('[data-touch]'));
  for (const square of squares) {
    square.setAttribute('tabindex', '0');
    square.setAttribute('role', 'button');
    square.setAttribute('aria-label', calledAs(square));
  }
  return () => {
    for (const square of squares) for (const name of ['tabindex', 'role', 'aria-label']) square.removeAttribute(name);
  };
}

/** Listens for a hold, and for a touch after P; gives the way to stop. */
export function waysToPoint(point: (touch: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isHeld = false;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const down = (event: PointerEvent) => {
    const touch = pointAt(event);
    clearTimeout(timer);
    isHeld = false;
    from = { x: event.clientX, y: event.clientY };
    if (touch === undefined || isArmed.value) return;
    timer = setTimeout(() => {
      isHeld = true;
      point(touch);
      // Whoever points does not ask what that is: the explanation must not come as well.
      document.dispatchEvent(new PointerEvent('pointercancel'));
    }, HOLD);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > STEADY) clearTimeout(timer);
  };
  const up = () => clearTimeout(timer);
  const click = (event: Event) => {
    const touch = pointAt(event);
    // Lifting the finger after a long hold is no touch.
    if (isHeld) {
      isHeld = false;
      return stop(event);
    }
    if (!isArmed.value || touch === undefined) return;
    stop(event);
    isArmed.value = false;
    point(touch);
  };
  const key = (event: KeyboardEvent) => {
    if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (meaningOf(event.key, 'table') === 'point') isArmed.value = !isArmed.value;
    if (event.key === 'Escape') isArmed.value = false;
    if (event.key === 'Enter' && isArmed.value && pointAt(event) !== undefined) click(event);
  };
  const stopHearing = hearFirst({ pointerdown: down, pointermove: move, pointerup: up, click, keydown: key });
  return () => {
    clearTimeout(timer);
    isArmed.value = false;
    stopHearing();
  };
}
