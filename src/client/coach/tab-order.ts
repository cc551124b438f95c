// Tab goes from the card to the pieces that are lit, and then through the rest of the table as it lies.
import { useEffect, useRef } from 'preact/hooks';
import { pieceIn } from './places.ts';

const FOCUSABLE = 'button:enabled, a[href], summary, input, [tabindex="0"]';

type Focusable = HTMLElement | SVGElement;

function focusableIn(root: Element | null | undefined): readonly Focusable[] {
  return [...(root?.querySelectorAll<Focusable>(FOCUSABLE) ?? [])].filter(
    each => !each.closest('[inert]') && each.checkVisibility({ visibilityProperty: true }),
  );
}

function focusableAt(root: Element, name: string): readonly Focusable[] {
  const piece = pieceIn(root, name);
  const found = piece?.matches(FOCUSABLE) ? [piece] : focusableIn(piece);
  return found.filter((each): each is Focusable => each instanceof HTMLElement || each instanceof SVGElement);
}

interface Order {
  readonly card: readonly Focusable[];
  readonly pieces: readonly Focusable[];
  readonly rest: readonly Focusable[];
}

/** Where Tab leads from here; undefined where it goes on as the page lies. `isLed`: Tab itself has led to this piece. */
function nextInOrder({ card, pieces, rest }: Order, now: Element | null, isBack: boolean, isLed: boolean): Focusable | undefined {
  const last = card.at(-1);
  if (now === last && !isBack) return pieces[0];
  const all: readonly (Element | null)[] = pieces;
  const at = all.indexOf(now);
  if (at < 0 || !isLed) return undefined;
  return isBack ? (pieces[at - 1] ?? last) : (pieces[at + 1] ?? rest.find(each => !pieces.includes(each)));
}

/** Whoever comes to a lit piece another way goes on as the page lies: nobody is held in a circle. */
export function useTabOrder(
  over: { readonly current: Element | null },
  root: { readonly current: Element | null },
  lit: readonly string[],
): void {
  const led = useRef<Element | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const [page, now] = [root.current, document.activeElement];
      if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey || !page) return;
      const pieces = [...new Set(lit.flatMap(name => focusableAt(page, name)))];
      const order = { card: focusableIn(over.current?.querySelector('.coach')), pieces, rest: focusableIn(page.querySelector('.table')) };
      const next = nextInOrder(order, now, event.shiftKey, led.current === now);
      led.current = next && pieces.includes(next) ? next : null;
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
