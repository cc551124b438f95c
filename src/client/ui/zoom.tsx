// A drawing that can be zoomed and moved: by wheel, pinch, drag, buttons and keys.
import type { ComponentChildren, TargetedPointerEvent } from 'preact';
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

export function Zoom({ whole, focus, label, names, class: name = '', children }: ZoomProps) {
  const [part, setPart] = useState<Frame>(whole);
  const drawing = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const now = useRef(part);
  now.current = part;
  const wanted = focus ?? whole;
  useEffect(() => setPart(within(whole, wanted)), [wanted.x, wanted.y, wanted.width, whole.width, whole.height]);

  const pointOf = (event: { clientX: number; clientY: number }) => {
    const box = drawing.current?.getBoundingClientRect();
    if (!box || box.width === 0) return { x: part.x, y: part.y };
    const scale = Math.max(now.current.width / box.width, now.current.height / box.height);
    const middle = { x: now.current.x + now.current.width / 2, y: now.current.y + now.current.height / 2 };
    return {
      x: middle.x + (event.clientX - box.left - box.width / 2) * scale,
      y: middle.y + (event.clientY - box.top - box.height / 2) * scale,
    };
  };
  const middle = () => ({ x: now.current.x + now.current.width / 2, y: now.current.y + now.current.height / 2 });
  const zoomBy = (factor: number, at = middle()) => setPart(zoomed(whole, now.current, factor, at));
  const moveBy = (x: number, y: number) => setPart(within(whole, { ...now.current, x: now.current.x + x, y: now.current.y + y }));

  useEffect(() => {
    const element = drawing.current;
    if (!element) return undefined;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && now.current.width >= whole.width && event.deltaY > 0) return;
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? STEP : 1 / STEP, pointOf(event));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  });

  const onPointerDown = (event: TargetedPointerEvent<SVGSVGElement>) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: TargetedPointerEvent<SVGSVGElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const after = { x: event.clientX, y: event.clientY };
    const box = event.currentTarget.getBoundingClientRect();
    const scale = now.current.width / Math.max(1, box.width);
    const [other] = others;
    if (other) {
      const apart = (a: { x: number; y: number }) => Math.hypot(a.x - other.x, a.y - other.y);
      zoomBy(apart(after) / Math.max(1, apart(before)), pointOf({ clientX: (after.x + other.x) / 2, clientY: (after.y + other.y) / 2 }));
    } else if (now.current.width < whole.width) {
      moveBy((before.x - after.x) * scale, (before.y - after.y) * scale);
    }
    fingers.current.set(event.pointerId, after);
  };
  const lift = (event: { pointerId: number }) => fingers.current.delete(event.pointerId);
  const keys: Readonly<Record<string, () => void>> = { '+': () => zoomBy(STEP), '-': () => zoomBy(1 / STEP), '0': () => setPart(whole) };

  return (
    <div class={`zoom ${name}`} data-zoomed={part.width < whole.width}>
      <svg
        ref={drawing}
        class="zoom-drawing"
        viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
        role="group"
        aria-label={label}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={lift}
        onPointerCancel={lift}
        onPointerLeave={lift}
        onKeyDown={event => keys[event.key]?.()}
      >
        {children}
      </svg>
      <div class="zoom-buttons">
        <button type="button" class="zoom-button" aria-label={names.closer} onClick={() => zoomBy(STEP)}>
          +
        </button>
        <button type="button" class="zoom-button" aria-label={names.farther} onClick={() => zoomBy(1 / STEP)}>
          −
        </button>
        <button type="button" class="zoom-button" aria-label={names.fit} onClick={() => setPart(whole)}>
          ⤢
        </button>
      </div>
    </div>
  );
}
