// By which ways somebody asks what a thing is: resting the mouse on it, holding a finger on it, "?" on the focused piece.
import type { Explanation } from '../../kernel/index.ts';
import { meaningOf } from '../device/key-map.ts';
import { hearFirst } from './hear-first.ts';

const REST = 600;
const HOLD = 450;
/** A finger that slides further than this means to scroll. */
const STEADY = 10;
/** Time to get from a piece to the card beside it. */
const GRACE = 160;

export interface Explained {
  readonly what: Explanation;
  readonly piece: Element;
  /** Shown only while the mouse rests on the piece: then it is in nobody's way. */
  readonly isPassing: boolean;
}

export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** What somebody asked about, and where a finger rests that may be about to ask. */
export interface Asked {
  readonly shown: { value: Explained | null };
  readonly held: { value: Point | null };
}

/** Listens for the three ways to ask; gives the way to stop. */
export function waysToAsk(find: (element: Element, point?: Point) => Explained | null, { shown, held }: Asked): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  /** What the mouse is on, while it is waited whether it rests there. */
  let waitedFor: Element | null | undefined;
  const later = (time: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, time);
  };
  const over = (event: PointerEvent) => {
    if (!(event.target instanceof Element)) return;
    const { target } = event;
    const found = target.closest('[data-explains]') ? shown.value : find(target, event);
    const piece = found?.piece ?? null;
    if (piece === waitedFor) return;
    waitedFor = piece;
    if (piece && piece === shown.value?.piece) return clearTimeout(timer);
    later(found ? REST : GRACE, () => {
      shown.value = found && { ...found, isPassing: true };
    });
  };
  const down = (event: PointerEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('[data-explains]')) return;
    shown.value = null;
    isHeld = false;
    const { target, pointerType } = event;
    if (pointerType === 'mouse') return clearTimeout(timer);
    held.value = find(target, event) && { clientX: event.clientX, clientY: event.clientY };
    later(HOLD, () => {
      held.value = null;
      shown.value = find(target, event);
      isHeld = shown.value !== null;
    });
  };
  const up = () => {
    held.value = null;
    clearTimeout(timer);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return over(event);
    if (held.value && distance(held.value, event) > STEADY) up();
  };
  // Lifting the finger after a long hold is no touch.
  const click = (event: Event) => {
    if (!isHeld) return;
    isHeld = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') shown.value = null;
    if (meaningOf(event.key, 'piece') !== 'explain' || !(event.target instanceof Element)) return;
    const found = find(event.target);
    if (!found) return;
    event.stopPropagation();
    shown.value = found;
  };
  const stopHearing = hearFirst({ pointermove: move, pointerdown: down, pointerup: up, pointercancel: up, click, keydown: key });
  return () => {
    clearTimeout(timer);
    stopHearing();
  };
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY);
}
