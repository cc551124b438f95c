// The edges of charts: where figures and sections are written.
import { type Mark, type Paper, rule, type Written, words } from './mark.ts';
import { type Scale, type Span, ticksOf, widthOf } from './scale.ts';
import { type Ink, inkedBox } from './seat.ts';

/** The size of letters on axes, in pixels; nothing in a chart is smaller. */
export const SMALL = 12;

/** The part of the paper that figures are drawn in. */
export interface Field {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A stretch of a horizontal axis with a name: a round, a week. */
export interface Section {
  readonly name: string;
  /** The first place that belongs to it. */
  readonly from: number;
}

/** Lines across at round figures, written at the left. */
export function rulesAcross(span: Span, scale: Scale, field: Field, paper: Paper, written: Written, most = 5, skip?: number): Mark[] {
  return rulesAt(
    ticksOf(span, most).filter(value => value !== skip),
    scale,
    field,
    paper,
    written,
  );
}

export function rulesAt(values: readonly number[], scale: Scale, field: Field, paper: Paper, written: Written): Mark[] {
  const size = SMALL * paper.letters;
  return values.flatMap(value => [
    rule('chart-grid', field.left, scale(value), field.right, scale(value)),
    words(field.left - 7, scale(value) + size / 3, 'chart-axis chart-to-end', written(value)),
  ]);
}

/** Lines upwards at round figures, written below. */
export function rulesUp(span: Span, scale: Scale, field: Field, paper: Paper, written: Written, most = 6): Mark[] {
  const size = SMALL * paper.letters;
  return ticksOf(span, most).flatMap(value => [
    rule('chart-grid', scale(value), field.top, scale(value), field.bottom),
    words(scale(value), field.bottom + size + 6, 'chart-axis chart-middle', written(value)),
  ]);
}

/** Names of sections under a field, as many as there is room for: the first in full, the others by their number. */
export function sectionNames(sections: readonly Section[], count: number, scale: Scale, field: Field, paper: Paper): Mark[] {
  const size = SMALL * paper.letters;
  const marks: Mark[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const [at, { name, from }] of sections.entries()) {
    const to = sections[at + 1]?.from ?? count - 1;
    marks.push(rule('chart-grid', scale(from), field.bottom, scale(from), field.bottom + 5));
    const short = at === 0 ? name : (/\d+/.exec(name)?.[0] ?? name);
    const middle = (scale(from) + scale(to)) / 2;
    const half = widthOf(short, size) / 2;
    const centre = Math.min(Math.max(middle, field.left + half - 4), field.right - half + 4);
    if (centre - half < free) continue;
    free = centre + half + size * 0.6;
    marks.push(words(centre, field.bottom + size + 8, 'chart-axis chart-middle', short));
  }
  return marks;
}

/** What the two axes of an upright chart are called, where its page does not say so. */
export interface AxisNames {
  readonly across: string;
  readonly up: string;
}

/** The field of a chart over names, below its legend. */
export function uprightField(paper: Paper, height: number, legend: number, names: AxisNames | undefined): Field {
  const size = SMALL * paper.letters;
  const line = size * 1.6;
  return {
    left: 40 * paper.letters,
    right: paper.width - 4,
    top: 8 + legend + (names ? line : 0),
    bottom: height - size - 12 - (names?.across ? line : 0),
  };
}

/** Pixels that a line across has for itself, at the least. */
const APART = 38;

/** How many lines across a field has room for. */
export function mostAcross({ top, bottom }: Field, paper: Paper): number {
  return Math.max(3, Math.floor((bottom - top) / (APART * paper.letters)));
}

/** The name of the upper axis above it, of the lower one below its middle. */
export function axisNames(names: AxisNames | undefined, field: Field, paper: Paper): Mark[] {
  if (!names) return [];
  const size = SMALL * paper.letters;
  return [
    words(0, field.top - size * 0.8, 'chart-axis', names.up),
    words((field.left + field.right) / 2, field.bottom + size * 2.7 + 6, 'chart-axis chart-middle', names.across),
  ];
}

/** About how wide the widest of some names is on an axis, in whatever letters there are. */
export function widestOf(names: readonly string[], paper: Paper): number {
  return 1.15 * Math.max(0, ...names.map(name => widthOf(name, SMALL * paper.letters)));
}

/** Names of places under a field, as many as there is room for. */
export function placeNames(names: readonly string[], x: Scale, room: number, field: Field, paper: Paper): Mark[] {
  const size = SMALL * paper.letters;
  const every = Math.max(1, Math.ceil((widestOf(names, paper) + size) / room));
  return names.flatMap((name, at) => (at % every === 0 ? [words(x(at), field.bottom + size + 6, 'chart-axis chart-middle', name)] : []));
}

/** Which ink is what; nothing where there is but one. */
export function legendOf(
  kinds: readonly { readonly name: string; readonly ink: Ink }[],
  paper: Paper,
): { readonly marks: readonly Mark[]; readonly height: number } {
  if (kinds.length < 2) return { marks: [], height: 0 };
  const size = SMALL * paper.letters;
  const line = size * 1.7;
  let [left, top] = [0, 0];
  const marks = kinds.flatMap(({ name, ink }) => {
    const wide = size * 3 + widthOf(name, size);
    if (left > 0 && left + wide > paper.width) [left, top] = [0, top + line];
    const [x, y] = [left, top];
    left += wide;
    return [inkedBox(ink, x, y + size * 0.3, x + size, y + size * 1.1), words(x + size * 1.5, y + size * 1.1, 'chart-axis', name)];
  });
  return { marks, height: top + line };
}
