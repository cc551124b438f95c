// What is that? Answered for everything on the table: by resting the mouse on it, by holding a finger on it, by "?" on the focused piece.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Explanation } from '../../kernel/index.ts';
import type { Scene } from '../boards/kit.ts';
import { meaningOf } from '../device/key-map.ts';
import { words } from '../locale/index.ts';
import { hearFirst } from './hear-first.ts';

const REST = 600;
const HOLD = 450;
/** Time to get from a piece to the card beside it. */
const GRACE = 160;

interface Explained {
  readonly what: Explanation;
  readonly piece: Element;
  /** Shown only while the mouse rests on the piece: then it is in nobody's way. */
  readonly isPassing: boolean;
}

/** The card that explains a piece, and the ways to ask for it. */
export function Explainer({ scene, openRule }: { scene: Scene; openRule: (clause: string) => void }) {
  const shown = useSignal<Explained | null>(null);
  const latest = useRef(scene);
  latest.current = scene;
  useEffect(() => waysToAsk((element, point) => explanationOf(latest.current, element, point), shown), []);
  const explained = shown.value;
  if (!explained) return null;
  const { what, piece, isPassing } = explained;
  const { kind, name, text, example, clause } = what;
  const { table } = words.value;
  return (
    <aside class="explain" aria-label={table.explain} style={placeBeside(piece)} data-explains={markOf(piece)} data-passing={isPassing}>
      <div class="explain-head">
        <span class="eyebrow">{kind}</span>
        <b>{name}</b>
      </div>
      <p>{text}</p>
      {example && <p class="explain-example">{example}</p>}
      {clause && (
        <button type="button" class="explain-rule" onClick={() => openRule(clause)}>
          {clause}
        </button>
      )}
    </aside>
  );
}

function explanationOf({ texts, view, voice }: Scene, element: Element, point?: Point): Explained | null {
  const piece = (point && lyingAbove(element, point)) ?? element.closest('[data-explain], [data-touch]');
  const touch = piece && markOf(piece);
  const what = touch ? (texts.explain ?? named(piece, texts.title))(touch, view, voice) : undefined;
  return piece && what ? { what, piece, isPassing: false } : null;
}

/** Where a game explains nothing, a piece has its name, and says what touching it would do. */
function named(piece: Element, title: string) {
  const name = piece.querySelector('title, .unseen')?.textContent ?? piece.textContent ?? '';
  return (): Explanation => ({ kind: title, name, text: piece.getAttribute('aria-description') ?? '' });
}

function markOf(piece: Element): string | null {
  return piece.getAttribute('data-explain') ?? piece.getAttribute('data-touch');
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** The smallest thing at a point of a board that lets touches through to what is below it: a figure, a line, a plane. */
function lyingAbove(below: Element, point: Point): Element | undefined {
  const sizeOf = ({ width, height }: DOMRect) => width * height;
  return [...(below.closest('[data-zone]')?.querySelectorAll('[data-explain]') ?? [])]
    .filter(element => isAt(element, point) && getComputedStyle(element).pointerEvents === 'none')
    .sort((a, b) => sizeOf(a.getBoundingClientRect()) - sizeOf(b.getBoundingClientRect()))[0];
}

function isAt(element: Element, { clientX: x, clientY: y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return false;
  if (!(element instanceof SVGGeometryElement)) return true;
  return element.isPointInStroke(new DOMPoint(x, y).matrixTransform(element.getScreenCTM()?.inverse()));
}

/** Listens for the three ways to ask; gives the way to stop. */
function waysToAsk(find: (element: Element, point?: Point) => Explained | null, shown: { value: Explained | null }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  /** What the mouse is on, while it is waited whether it rests there. */
  let waitedFor: Element | null | undefined;
  const later = (time: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, time);
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
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
    later(HOLD, () => {
      shown.value = find(target, event);
      isHeld = shown.value !== null;
    });
  };
  const up = () => clearTimeout(timer);
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
  const stopHearing = hearFirst({ pointermove: over, pointerdown: down, pointerup: up, pointercancel: up, click, keydown: key });
  return () => {
    clearTimeout(timer);
    stopHearing();
  };
}

const WIDTH = 344;
const MARGIN = 12;

/** Above a piece in the lower half of the screen, below any other, so that the pieces beside it stay free; on a phone the styles make it a sheet. */
function placeBeside(piece: Element): Record<string, string> {
  const { left, right, top, bottom } = piece.getBoundingClientRect();
  const x = Math.min(Math.max(MARGIN, (left + right - WIDTH) / 2), innerWidth - WIDTH - MARGIN);
  const isLow = (top + bottom) / 2 > innerHeight / 2;
  return { left: `${x}px`, ...(isLow ? { bottom: `${innerHeight - top + MARGIN}px` } : { top: `${bottom + MARGIN}px` }) };
}
