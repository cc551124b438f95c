// A drawing that can be zoomed and moved: by wheel, pinch, drag, buttons and keys.
import type { ComponentChildren, RefObject, TargetedPointerEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** A part of a drawing, in its units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CLOSEST = 5;
const STEP = 1.3;

interface ZoomProps {
  /** The whole drawing. */
  readonly whole: Frame;
  /** What ought to be seen on a small screen: the part to act on now. */
  readonly focus?: Frame;
  readonly label: string;
  /** Names of the three buttons. */
  readonly names: { readonly closer: string; readonly farther: string; readonly fit: string };
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Keeps a part inside the whole, no larger than it and not too small. */
export function within(whole: Frame, part: Frame): Frame {
  const width = Math.min(whole.width, Math.max(part.width, whole.width / CLOSEST));
  const height = (width / whole.width) * whole.height;
  const x = Math.min(Math.max(part.x, whole.x), whole.x + whole.width - width);
  const y = Math.min(Math.max(part.y, whole.y), whole.y + whole.height - height);
  return { x, y, width, height };
}

/** The part seen after zooming by a factor about a point. */
export function zoomed(whole: Frame, part: Frame, factor: number, at: { x: number; y: number }): Frame {
  const width = part.width / factor;
  const height = part.height / factor;
  return within(whole, {
    x: at.x - ((at.x - part.x) * width) / part.width,
    y: at.y - ((at.y - part.y) * height) / part.height,
    width,
    height,
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is seen of a drawing, and the ways to see another part of it. */
interface Lens {
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly whole: Frame;
  /** The part seen now. */
  now(): Frame;
  see(part: Frame): void;
  zoomBy(factor: number, at?: Point): void;
  /** The point of the drawing under a point of the screen. */
  pointOf(place: { readonly clientX: number; readonly clientY: number }): Point;
}

function centreOf({ x, y, width, height }: Frame): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function useLens(whole: Frame, focus: Frame | undefined): Lens & { readonly part: Frame } {
  const [part, setPart] = useState<Frame>(whole);
  const drawing = useRef<SVGSVGElement>(null);
  const latest = useRef(part);
  latest.current = part;
  const wanted = focus ?? whole;
  useEffect(() => setPart(within(whole, wanted)), [wanted.x, wanted.y, wanted.width, whole.width, whole.height]);
  const now = () => latest.current;
  return {
    part,
    drawing,
    whole,
    now,
    see: wish => setPart(within(whole, wish)),
    zoomBy: (factor, at = centreOf(now())) => setPart(zoomed(whole, now(), factor, at)),
    pointOf: ({ clientX, clientY }) => {
      const box = drawing.current?.getBoundingClientRect();
      const seen = now();
      if (!box || box.width === 0) return seen;
      const scale = Math.max(seen.width / box.width, seen.height / box.height);
      const { x, y } = centreOf(seen);
      return { x: x + (clientX - box.left - box.width / 2) * scale, y: y + (clientY - box.top - box.height / 2) * scale };
    },
  };
}

function useWheel({ drawing, whole, now, zoomBy, pointOf }: Lens): void {
  useEffect(() => {
    const element = drawing.current;
    if (!element) return undefined;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && now().width >= whole.width && event.deltaY > 0) return;
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? STEP : 1 / STEP, pointOf(event));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  });
}

/** One finger moves the drawing, two pinch it. */
function useFingers({ whole, now, see, zoomBy, pointOf }: Lens) {
  const fingers = useRef(new Map<number, Point>());
  const onPointerDown = (event: TargetedPointerEvent<SVGSVGElement>) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: TargetedPointerEvent<SVGSVGElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const part = now();
    if (other) {
      const apart = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y);
      zoomBy(apart(after) / Math.max(1, apart(before)), pointOf({ clientX: (after.x + other.x) / 2, clientY: (after.y + other.y) / 2 }));
    } else if (part.width < whole.width) {
      const scale = part.width / Math.max(1, event.currentTarget.getBoundingClientRect().width);
      see({ ...part, x: part.x + (before.x - after.x) * scale, y: part.y + (before.y - after.y) * scale });
    }
    fingers.current.set(event.pointerId, after);
  };
  const lift = (event: { pointerId: number }) => fingers.current.delete(event.pointerId);
  return { onPointerDown, onPointerMove, onPointerUp: lift, onPointerCancel: lift, onPointerLeave: lift };
}

export function Zoom({ whole, focus, label, names, class: name = '', children }: ZoomProps) {
  const lens = useLens(whole, focus);
  const { drawing, part } = lens;
  useWheel(lens);
  const fingers = useFingers(lens);
  const acts = [
    { key: '+', sign: '+', name: names.closer, act: () => lens.zoomBy(STEP) },
    { key: '-', sign: '−', name: names.farther, act: () => lens.zoomBy(1 / STEP) },
    { key: '0', sign: '⤢', name: names.fit, act: () => lens.see(whole) },
  ];
  return (
    <div class={`zoom ${name}`} data-zoomed={part.width < whole.width}>
      <svg
        ref={drawing}
        class="zoom-drawing"
        viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
        role="group"
        aria-label={label}
        {...fingers}
        onKeyDown={event => acts.find(({ key }) => key === event.key)?.act()}
      >
        {children}
      </svg>
      <div class="zoom-buttons">
        {acts.map(({ key, sign, name: title, act }) => (
          <button key={key} type="button" class="zoom-button" aria-label={title} onClick={act}>
            {sign}
          </button>
        ))}
      </div>
    </div>
  );
}
