// What is told apart in a chart: a seat by its colour, and its shape for whoever sees no colours; anything else by its ink.
import { box, type Mark, mark, round } from './mark.ts';

/** How a seat, or a variant of an experiment, is told apart. */
export interface Look {
  /** The name of a symbol: shape-circle. */
  readonly shape: string;
  /** A colour of the style sheet: var(--p1). */
  readonly colour: string;
}

/** The colour of a seat as a line or a field. */
export function inkOf({ colour }: Look): string {
  return `--c:${colour}`;
}

/** The shape of a seat at a place. */
export function shapeAt({ shape, colour }: Look, x: number, y: number, size: number): Mark {
  const place = { href: `#${shape}`, x: round(x - size / 2), y: round(y - size / 2), width: round(size), height: round(size) };
  return mark('g', { class: 'chart-shape', style: `--c:${colour}` }, mark('use', place), mark('use', { class: 'chart-face', ...place }));
}

/** How columns and bars look: by the style sheet, or in a colour of their own. */
export type Ink = 'luck' | 'skill' | 'plain' | { readonly colour: string };

/** A box in an ink. */
export function inkedBox(ink: Ink, x1: number, y1: number, x2: number, y2: number, rx = 2): Mark {
  if (typeof ink === 'string') return box(`chart-${ink}`, x1, y1, x2, y2, rx);
  const { tag, given, inside } = box('chart-own', x1, y1, x2, y2, rx);
  return { tag, given: { ...given, style: `--c:${ink.colour}` }, inside };
}

/** An outline in an ink. */
export function inkedOutline(ink: Ink, d: string): Mark {
  return mark('path', typeof ink === 'string' ? { class: `chart-${ink}`, d } : { class: 'chart-own', style: `--c:${ink.colour}`, d });
}
