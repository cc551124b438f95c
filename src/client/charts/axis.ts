// The edges of charts: where figures and sections are written.
import { type Mark, type Paper, rule, type Written, words } from './mark.ts';
import { type Scale, type Span, ticksOf, widthOf } from './scale.ts';

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
  const size = SMALL * paper.letters;
  return ticksOf(span, most)
    .filter(value => value !== skip)
    .flatMap(value => [
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
