// What is that? Answered for everything on the table, by a card beside it, and a ring around it.
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Explanation } from '../../kernel/index.ts';
import { type AnyKit, boardOf, type GlyphOf, type Scene } from '../boards/kit.ts';
import { useGlyphs } from '../boards/use-glyphs.ts';
import { words } from '../locale/index.ts';
import { Icon } from '../ui/index.ts';
import { dockOf, frameAround, spotBeside } from './beside.ts';
import { type Explained, type Point, waysToAsk } from './ways-to-ask.ts';

interface ExplainerProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly openRule: (clause: string) => void;
}

/** The card that explains a piece, and the ways to ask for it. */
export function Explainer({ kit, scene, openRule }: ExplainerProps) {
  const shown = useSignal<Explained | null>(null);
  const held = useSignal<Point | null>(null);
  const latest = useRef(scene);
  latest.current = scene;
  const glyphOf = useGlyphs(kit);
  useEffect(() => waysToAsk((element, point) => explanationOf(latest.current, element, point), { shown, held }), []);
  const { awaiting, past } = scene;
  const moment = `${boardOf(kit).headline(scene)} ${awaiting.join()} ${past.length}`;
  // What it says may not hold any more.
  useEffect(() => {
    shown.value = null;
  }, [moment]);
  const explained = shown.value;
  const close = () => {
    shown.value = null;
  };
  return (
    <>
      {held.value && <Closing at={held.value} />}
      {explained && <Card explained={explained} scene={scene} glyphOf={glyphOf} openRule={openRule} close={close} />}
    </>
  );
}

/** While a finger is held on something that can be explained, a ring closes round it. */
function Closing({ at: { clientX, clientY } }: { at: Point }) {
  return (
    <svg class="explain-closing" viewBox="-50 -50 100 100" style={{ left: `${clientX}px`, top: `${clientY}px` }} aria-hidden="true">
      <circle r="42" pathLength="1" />
      <circle r="42" pathLength="1" />
    </svg>
  );
}

interface CardProps extends Omit<ExplainerProps, 'kit'> {
  readonly explained: Explained;
  readonly glyphOf: GlyphOf | undefined;
  readonly close: () => void;
}

function Card({ explained: { what, piece, isPassing }, scene, glyphOf, openRule, close }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (card.current && ring.current ? keepAt(piece, card.current, ring.current, close) : undefined));
  const { kind, name, text, signs = [], example, figure, clause } = what;
  return (
    <>
      <div class="explain-ring" ref={ring} />
      <aside class="explain" ref={card} aria-label={words.value.table.explain} data-explains={markOf(piece)} data-passing={isPassing}>
        <div class="explain-head">
          <Drawing piece={what.piece} scene={scene} glyphOf={glyphOf} />
          <span class="eyebrow">{kind}</span>
          <b>{name}</b>
          {!isPassing && (
            <button type="button" class="explain-close" aria-label={words.value.table.close} onClick={close}>
              <Icon name="i-close" size={20} />
            </button>
          )}
        </div>
        <p>{text}</p>
        {signs.length > 0 && (
          <ul class="explain-signs">
            {signs.map(sign => (
              <li key={sign.text}>
                <Drawing piece={sign.piece} scene={scene} glyphOf={glyphOf} />
                {sign.text}
              </li>
            ))}
          </ul>
        )}
        {example && (
          <p class="explain-example">
            {figure && <strong aria-hidden="true">{figure}</strong>}
            <span>{example}</span>
          </p>
        )}
        {clause && (
          <button type="button" class="explain-rule" data-clause={clause} onClick={() => openRule(clause)}>
            <Icon name="i-rules" size={16} />
            {words.value.table.theRule}
          </button>
        )}
      </aside>
    </>
  );
}

/** A piece drawn small, as the log draws it; nothing where it has no drawing. */
function Drawing({ piece, scene, glyphOf }: { piece: string | undefined } & Pick<CardProps, 'scene' | 'glyphOf'>) {
  const glyph = piece === undefined ? undefined : glyphOf?.(piece, scene);
  return (
    glyph && (
      <span class="glyph" aria-hidden="true">
        {glyph.drawing}
      </span>
    )
  );
}

/** Keeps the card beside the piece and the ring around it, however the page moves; closes the card when the piece goes. Gives the way to stop. */
function keepAt(piece: Element, card: HTMLElement, ring: HTMLElement, close: () => void): () => void {
  let frame = 0;
  const place = () => {
    if (!piece.isConnected) return close();
    const around = piece.getBoundingClientRect();
    const screen = { width: innerWidth, height: innerHeight };
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const { side, tail, left, top } = spotBeside(around, size, screen);
    card.dataset.side = side;
    card.dataset.dock = dockOf(around, size, screen);
    card.style.cssText = `left: ${left}px; top: ${top}px; --tail: ${tail}px`;
    const rim = frameAround(around, screen);
    ring.style.cssText = `left: ${rim.left}px; top: ${rim.top}px; width: ${rim.width}px; height: ${rim.height}px`;
    ring.dataset.small = String(Math.max(rim.width, rim.height) < SMALL);
    frame = requestAnimationFrame(place);
  };
  place();
  return () => cancelAnimationFrame(frame);
}

/** What is smaller has a round ring, in px. */
const SMALL = 56;

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
