import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Hole } from '../../kernel/index.ts';
import { PHONE } from '../ui/index.ts';
import {
  type Box,
  boxesOf,
  type Docked,
  dockOfCard,
  moved,
  onScreen,
  type Placed,
  pieceIn,
  placeOfCaption,
  placeOfCard,
  RAISED,
  samePlaces,
} from './places.ts';

/** Where everything of a step lies. */
export interface Layout {
  readonly boxes: readonly (Box | null)[];
  readonly captions: readonly (Placed | null)[];
  readonly card: Placed | null;
  /** Where the card is docked, on a phone. */
  readonly dock: Docked['dock'] | null;
  /** By how much the table is moved, on a phone. */
  readonly pan: number;
}

/** By how much the guide's face stands out of the card, in px. */
const FACE = 18;

const NOWHERE: Layout = { boxes: [], captions: [], card: null, dock: null, pan: 0 };

interface Measured {
  readonly root: { readonly current: Element | null };
  readonly over: { readonly current: HTMLElement | null };
  readonly holes: readonly Hole[];
  /** The hole with what is to be touched next. */
  readonly first: number;
  /** Changes with the step: what is lit is brought into sight once. */
  readonly step: string;
}

function layoutOf({ root, over, holes, first }: Measured): Layout {
  const table = root.current;
  if (!table) return NOWHERE;
  const still = boxesOf(table, holes).map(box => box && moved(box, -pannedNow(table)));
  const top = (table.querySelector('.table-bar')?.getBoundingClientRect().bottom ?? 0) + 8;
  const sizeOf = (element: Element | null | undefined) => {
    const { offsetWidth = 0, offsetHeight = 0 } = element instanceof HTMLElement ? element : {};
    return { width: offsetWidth, height: offsetHeight };
  };
  const cardSize = sizeOf(over.current?.querySelector('.coach'));
  const isPhone = matchMedia(PHONE).matches;
  const byNeed = (all: readonly (Box | null)[]) => [...all.slice(first), ...all.slice(0, first)].filter(box => box !== null);
  const docked = isPhone ? dockOfCard(byNeed(still), cardSize, top) : { dock: null, pan: 0 };
  const { dock } = docked;
  const pan = pastPlayers(table, docked, still[first]);
  const boxes = still.map(box => box && onScreen(moved(box, pan)));
  const lit = boxes.filter(box => box !== null);
  const card = isPhone ? null : placeOfCard(byNeed(boxes), cardSize, top);
  const taken: Box[] = [...lit, boxOfCard(card, dock, cardSize, top)];
  const labels = [...(over.current?.querySelectorAll('.coach-caption') ?? [])];
  const captions = boxes.map((box, at) => {
    const label = labels.find(each => each.getAttribute('data-hole') === String(at));
    const size = sizeOf(label);
    const placed =
      box && label
        ? placeOfCaption(
            box,
            size,
            taken.filter(other => other !== box),
            top,
          )
        : null;
    if (placed) taken.push({ left: placed.left, top: placed.top, right: placed.left + size.width, bottom: placed.top + size.height });
    return placed;
  });
  return { boxes, captions, card, dock, pan };
}

/** A table that is moved up is moved until the names of the players are under the bar, and not cut by it, where what matters most stays in sight. */
function pastPlayers(table: Element, { dock, pan }: Pick<Layout, 'dock' | 'pan'>, first: Box | null | undefined): number {
  const bar = table.querySelector('.table-bar')?.getBoundingClientRect().bottom ?? 0;
  const players = table.querySelector('.left')?.getBoundingClientRect().bottom ?? bar;
  const past = Math.round(bar - players + pannedNow(table));
  const isHidden = pan === 0 || pan <= past || dock !== 'bottom';
  return isHidden || !first || first.top + past < bar ? pan : past;
}

/** By how much the table is moved at this moment; less than it will be while it still moves. */
function pannedNow(table: Element): number {
  const main = table.querySelector('.table');
  return main ? Number.parseFloat(getComputedStyle(main).top) || 0 : 0;
}

function boxOfCard(card: Placed | null, dock: Layout['dock'], { width, height }: { width: number; height: number }, top: number): Box {
  const at = card ?? { left: 8, top: dock === 'top' ? top + RAISED : innerHeight - height - 8 };
  // The face looks out over the corner.
  return { left: at.left - FACE, top: at.top - FACE, right: at.left + width, bottom: at.top + height };
}

/** The layout of a step, measured again whenever anything moves. */
export function useLayout(measured: Measured): Layout {
  const [layout, setLayout] = useState(NOWHERE);
  const { root, holes, first, step } = measured;
  const key = `${first} ${holes.flat().join()}`;
  const brought = useRef<Element | undefined>(undefined);
  const piecesOf = (hole: Hole | undefined) => hole?.flatMap(name => (root.current && pieceIn(root.current, name)) || []) ?? [];
  // What is to be touched next comes last: where not all have room, it is in sight.
  const bringIntoSight = () => {
    for (const hole of [...holes.filter((_, at) => at !== first).reverse(), ...holes.slice(first, first + 1)])
      for (const piece of piecesOf(hole)) piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    [brought.current] = piecesOf(holes[first]);
  };
  useLayoutEffect(bringIntoSight, [step, key]);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      // It may be drawn a moment later, or in another place.
      const [piece] = piecesOf(holes[first]);
      if (piece && piece !== brought.current) bringIntoSight();
      setLayout(before => {
        const after = layoutOf(measured);
        return samePlaces(before, after) ? before : after;
      });
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const observer = new MutationObserver(soon);
    const sizes = new ResizeObserver(soon);
    if (root.current) {
      observer.observe(root.current, { childList: true, subtree: true, characterData: true, attributes: true });
      sizes.observe(root.current);
    }
    const events = ['resize', 'scroll', 'transitionend', 'animationend'] as const;
    for (const event of events) addEventListener(event, soon, { capture: true, passive: true });
    measure();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      sizes.disconnect();
      for (const event of events) removeEventListener(event, soon, { capture: true });
    };
  }, [step, key]);
  useLayoutEffect(() => {
    const page = root.current;
    if (!(page instanceof HTMLElement)) return undefined;
    page.style.setProperty('--pan', `${layout.pan}px`);
    return () => page.style.removeProperty('--pan');
  }, [layout.pan]);
  return layout;
}
