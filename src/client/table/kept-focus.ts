// The focus stays where a person works: what goes away hands it on, and it never falls to the page as a whole.
import { useEffect } from 'preact/hooks';
import { centreOf } from './keys.ts';

/** Where the focus was: at which piece, in which part of the table, and where on the screen. */
interface Place {
  readonly element: Element;
  readonly touch: string | null;
  readonly zone: string | null;
  readonly centre: { readonly x: number; readonly y: number };
}

/** What lies over the table for a moment: when it goes, the focus is again where it was before. */
const PASSING = 'dialog, [role="dialog"], .bubble, .explain';

/** Keeps the focus at the table as long as it is shown. */
export function useKeptFocus(root: { readonly current: Element | null }, isShown: boolean): void {
  useEffect(() => (root.current ? keepFocus(root.current) : undefined), [isShown]);
}

function keepFocus(root: Element): () => void {
  let last: Place | null = null;
  /** Who points at something is not to see the page scroll. */
  let isPointing = false;
  const remember = ({ target }: Event) => {
    if (target instanceof Element && !target.closest(PASSING)) last = placeOf(target);
  };
  const point = () => {
    isPointing = true;
    last = null;
  };
  const press = () => {
    isPointing = false;
  };
  const keep = () => {
    if (last && isLost(document.activeElement)) heirOf(last, root)?.focus({ preventScroll: isPointing });
  };
  const observer = new MutationObserver(() => {
    keep();
    // A thing that is no longer drawn gives up the focus with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(keep));
  });
  root.addEventListener('focusin', remember);
  addEventListener('pointerdown', point, { capture: true });
  addEventListener('keydown', press, { capture: true });
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'inert', 'hidden', 'class'] });
  const active = document.activeElement;
  if (isLost(active) || active?.matches('h1')) question(root)?.focus({ preventScroll: true });
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', remember);
    removeEventListener('pointerdown', point, { capture: true });
    removeEventListener('keydown', press, { capture: true });
  };
}

function placeOf(element: Element): Place {
  return {
    element,
    touch: element.getAttribute('data-touch'),
    zone: element.closest('[data-zone]')?.getAttribute('data-zone') ?? null,
    centre: centreOf(element),
  };
}

function isLost(element: Element | null): boolean {
  return element === null || element === document.body || !isUsable(element);
}

function isUsable(element: Element): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

type Focusable = HTMLElement | SVGElement;

function usable(elements: Iterable<Element>): Focusable[] {
  return [...elements].filter((element): element is Focusable => 'focus' in element && isUsable(element));
}

/** What has the focus next: the same thing, the nearest in the same part of the table, or the question. */
function heirOf({ element, touch, zone, centre }: Place, root: Element): Focusable | undefined {
  const [same] = usable([element, ...(touch === null ? [] : root.querySelectorAll(`[data-touch="${CSS.escape(touch)}"]`))]);
  if (same) return same;
  const around = zone === null ? [] : usable(root.querySelectorAll(`[data-zone="${CSS.escape(zone)}"] .target:is(button, [tabindex])`));
  const far = (each: Element) => {
    const { x, y } = centreOf(each);
    return Math.hypot(x - centre.x, y - centre.y);
  };
  const [first = question(root), ...rest] = around;
  return rest.reduce((nearest, each) => (nearest && far(each) < far(nearest) ? each : nearest), first);
}

/** What is asked; or what lies over it. */
function question(root: Element): Focusable | undefined {
  return usable(root.querySelectorAll('#prompt, [role="dialog"] button, .end-screen h1, .end-again'))[0];
}
