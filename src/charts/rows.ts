// Charts that lie: names down the left, a bar or a dot with its interval to the right.
import { type Field, legendOf, rulesUp, SMALL } from './axis.ts';
import type { Columns } from './columns.ts';
import { type Drawing, type Mark, type Paper, rule, type Written, whisker, words } from './mark.ts';
import { fitted, type Scale, scaleOf, spanOf, widthOf } from './scale.ts';
import { type Ink, inkedBox, type Look, shapeAt } from './seat.ts';

/** A figure with its interval. */
export interface Dot {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly look: Look;
}

export interface DotsGiven {
  readonly dots: readonly Dot[];
  /** What is fair, or no change. */
  readonly level?: { readonly value: number; readonly says: string } | undefined;
  readonly written: Written;
  readonly between: (low: number, high: number) => string;
  readonly head: readonly [name: string, figure: string, interval: string];
  /** What the axis is called, where the page does not say so. */
  readonly axis?: string;
}

/** How high a row is; lower ones have small letters. */
const ROW = 32;
const LOW_ROW = 22;

/** Rows with their names at the left. */
interface Rows {
  readonly field: Field;
  readonly row: number;
  readonly y: (at: number) => number;
  readonly marks: readonly Mark[];
}

function rowsOf(names: readonly string[], paper: Paper, top: number, high = ROW): Rows {
  const row = high * paper.letters;
  const isLow = high < LOW_ROW;
  const size = (isLow ? SMALL : 13.5) * paper.letters;
  const wide = Math.max(0, ...names.map(name => widthOf(name, size)));
  const left = Math.min(wide + 14, paper.width * 0.4);
  const field = { left, right: paper.width - 16, top, bottom: top + names.length * row };
  const y = (at: number) => top + (at + 0.5) * row;
  const look = isLow ? 'chart-axis chart-to-end' : 'chart-part-name chart-to-end';
  const marks = names.map((name, at) => words(left - 10, y(at) + size / 3, look, fitted(name, size, left - 10)));
  return { field, row, y, marks };
}

/** The room below rows: for the figures of the axis, and for its name. */
function footOf(axis: string | undefined, paper: Paper): number {
  return (SMALL * (axis ? 2.7 : 1) + 12) * paper.letters;
}

function axisName(axis: string | undefined, { left, right, bottom }: Field, paper: Paper): Mark[] {
  const down = (SMALL * 2.7 + 6) * paper.letters;
  return axis ? [words((left + right) / 2, bottom + down, 'chart-axis chart-middle', axis)] : [];
}

/** Figures with their intervals, one below the other, and a level to compare with. */
export function dotChart({ dots, level, written, between, head, axis }: DotsGiven, paper: Paper): Drawing {
  const names = dots.map(({ name }) => name);
  const { field, y, marks } = rowsOf(names, paper, level ? 22 * paper.letters : 4);
  const span = spanOf([...dots.flatMap(({ low, high }) => [low, high]), ...(level ? [level.value] : [])], 1e-6);
  const x = scaleOf(span, [field.left, field.right]);
  return {
    width: paper.width,
    height: field.bottom + footOf(axis, paper),
    marks: [
      ...rulesUp(span, x, field, paper, written),
      ...axisName(axis, field, paper),
      ...(level ? levelMarks(level, x, field, paper) : []),
      ...marks,
      ...dots.flatMap(({ value, low, high, look }, at) => [
        whisker(y(at), x(low), x(high), false, 5),
        shapeAt(look, x(value), y(at), 15 * paper.letters),
      ]),
    ],
    spots: dots.map(({ value }, at) => ({ x: x(value), y: y(at) })),
    walk: 1,
    says: at => {
      const dot = dots[at];
      return dot ? `${dot.name}: ${written(dot.value)}, ${between(dot.low, dot.high)}` : '';
    },
    table: { head, rows: dots.map(({ name, value, low, high }) => [name, written(value), between(low, high)]) },
  };
}

function levelMarks({ value, says }: { value: number; says: string }, x: Scale, field: Field, paper: Paper): Mark[] {
  return [
    rule('chart-level', x(value), field.top - 4, x(value), field.bottom),
    words(x(value), field.top - 9 * paper.letters, 'chart-axis chart-middle chart-level-words', says),
  ];
}

export interface BarsGiven {
  readonly names: readonly string[];
  /** Side by side in their row or, stacked, one behind the other; a single kind has its figures at the ends of its bars. */
  readonly kinds: readonly Columns[];
  readonly written: Written;
  /** Above the names in the table. */
  readonly places: string;
  readonly isStacked?: boolean;
  /** An ink for each bar, where there is but one kind. */
  readonly inks?: readonly Ink[];
  /** What the axis is called; without one there is no axis. */
  readonly axis?: string;
  /** How high a row is. */
  readonly row?: number;
}

/** Bars for each name. */
export function barChart(given: BarsGiven, paper: Paper): Drawing {
  const { names, kinds, written, places, isStacked = false, axis } = given;
  const legend = legendOf(kinds, paper);
  const rows = rowsOf(names, paper, 4 + legend.height, given.row);
  const isSingle = kinds.length === 1;
  const values = kinds.flatMap(kind => kind.values);
  const figures = isSingle ? Math.max(0, ...values.map(value => widthOf(written(value), SMALL * paper.letters))) : 0;
  const field: Field = { ...rows.field, right: rows.field.right - figures };
  const ends = isStacked ? names.map((_, at) => kinds.reduce((sum, { values: all }) => sum + (all[at] ?? 0), 0)) : values;
  const span = [Math.min(0, ...ends), Math.max(1e-9, ...ends)] as const;
  const x = scaleOf(span, [field.left, field.right]);
  return {
    width: paper.width,
    height: field.bottom + (axis ? footOf(axis, paper) : 4),
    marks: [
      ...legend.marks,
      ...(axis ? rulesUp(span, x, field, paper, written) : []),
      ...axisName(axis, field, paper),
      rule('chart-zero', x(0), field.top, x(0), field.bottom),
      ...rows.marks,
      ...names.flatMap((_, at) => barsAt(given, at, x, { ...rows, field })),
    ],
    spots: names.map((_, at) => ({ x: x(kinds[0]?.values[at] ?? 0), y: rows.y(at) })),
    walk: 1,
    says: at => `${names[at]}: ${kinds.map(({ name, values: all }) => `${isSingle ? '' : `${name} `}${written(all[at] ?? 0)}`).join(', ')}`,
    table: {
      head: [places, ...kinds.map(({ name }) => name)],
      rows: names.map((name, at) => [name, ...kinds.map(({ values: all }) => written(all[at] ?? 0))]),
    },
  };
}

function barsAt({ kinds, inks, isStacked, written }: BarsGiven, at: number, x: Scale, { y, row }: Rows): Mark[] {
  const high = row * (kinds.length > 1 && !isStacked ? 0.8 : 0.6);
  const each = isStacked ? high : high / kinds.length;
  let reached = 0;
  return kinds.flatMap(({ values, ink }, kind) => {
    const value = values[at] ?? 0;
    const top = y(at) - high / 2 + (isStacked ? 0 : kind * each);
    const from = isStacked ? reached : 0;
    reached += value;
    const bar = inkedBox(inks?.[at] ?? ink, x(from), top, x(from + value), top + each);
    return kinds.length > 1 ? [bar] : [bar, words(Math.max(x(value), x(0)) + 6, y(at) + 4, 'chart-axis', written(value))];
  });
}
