// A seat in a chart: its colour, and its shape for whoever sees no colours.
import { type Mark, mark, round } from './mark.ts';

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
