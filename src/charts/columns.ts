// Columns: how often, how much; those of a course stand on both sides of nothing.
import { type AxisNames, axisNames, type Field, legendOf, mostAcross, placeNames, rulesAcross, SMALL, uprightField } from './axis.ts';
import { type Course, courseTable, unknownMarks } from './lines.ts';
import { type Drawing, type Mark, type Paper, round, rule, type Written, words } from './mark.ts';
import { fitted, type Scale, scaleOf, spanOf } from './scale.ts';
import { type Ink, inkedBox, inkedOutline } from './seat.ts';

/** Columns of one kind. */
export interface Columns {
  readonly name: string;
  readonly ink: Ink;
  readonly values: readonly number[];
}

export interface SwingsGiven extends Course {
  readonly kinds: readonly Columns[];
  readonly height: number;
  readonly written: Written;
  readonly places: string;
  readonly good: string;
  readonly bad: string;
  /** Where the chart above has its field. */
  readonly field: Pick<Field, 'left' | 'right'>;
}

/** What moved a result: upwards what was good for it. */
export function swingChart(given: SwingsGiven, paper: Paper): Drawing {
  const { kinds, count, height, written } = given;
  const size = SMALL * paper.letters;
  const field: Field = { ...given.field, top: 4, bottom: height - 4 };
  const sums = [...Array(count).keys()].flatMap(at => {
    const values = kinds.map(({ values: all }) => all[at] ?? 0);
    return [sumOf(values, 1), sumOf(values, -1)];
  });
  const span = spanOf([...sums, 0], 2, 0.04);
  const x = scaleOf([0, Math.max(1, count - 1)], [field.left, field.right]);
  const y = scaleOf(span, [field.bottom, field.top]);
  const wide = Math.min(10, Math.max(1.5, ((field.right - field.left) / count) * 0.8));
  const aside = field.right + 10;
  return {
    width: paper.width,
    height,
    marks: [
      ...rulesAcross(span, y, field, paper, written, 3),
      rule('chart-zero', field.left, y(0), field.right, y(0)),
      ...stacked(kinds, count, x, wide, y),
      words(aside, y(0) - size * 0.7, 'chart-axis', fitted(given.good, size, paper.width - aside)),
      words(aside, y(0) + size * 1.4, 'chart-axis', fitted(given.bad, size, paper.width - aside)),
      ...unknownMarks(given.unknown && { ...given.unknown, says: [] }, x, field, paper),
    ],
    spots: [],
    walk: 0,
    says: () => '',
    table: courseTable(
      given,
      kinds.map(({ name, values }) => ({
        name,
        figure: (last, first) => written(values.slice(first, last + 1).reduce((sum, value) => sum + value, 0)),
      })),
    ),
  };
}

function sumOf(values: readonly number[], sign: 1 | -1): number {
  return values.filter(value => value * sign > 0).reduce((sum, value) => sum + value, 0);
}

/** What is too small to be seen is left out, not drawn as a hair. */
const LEAST = 0.7;

/** Columns that stand on one another, those of each kind as one outline: a course has hundreds, and is drawn anew whenever more is known. */
function stacked(kinds: readonly Columns[], count: number, x: Scale, wide: number, y: Scale): Mark[] {
  const reached = Array.from({ length: count }, () => ({ up: 0, down: 0 }));
  return kinds.map(({ values, ink }) => {
    const outline = reached.map((before, at) => {
      const value = values[at] ?? 0;
      const side = value > 0 ? 'up' : 'down';
      const [from, to] = [y(before[side]), y(before[side] + value)];
      before[side] += value;
      return Math.abs(to - from) < LEAST ? '' : `M${round(x(at) - wide / 2)} ${round(from)}h${round(wide)}V${round(to)}h${round(-wide)}Z`;
    });
    return inkedOutline(ink, outline.join(''));
  });
}

export interface HistogramGiven {
  readonly names: readonly string[];
  readonly kinds: readonly Columns[];
  readonly height: number;
  readonly written: Written;
  /** Above the names in the table. */
  readonly places: string;
  readonly axes?: AxisNames;
  /** On top of one another instead of side by side. */
  readonly isStacked?: boolean;
}

/** Columns over names or bins. */
export function columnChart({ names, kinds, height, written, places, axes, isStacked = false }: HistogramGiven, paper: Paper): Drawing {
  const legend = legendOf(kinds, paper);
  const field = uprightField(paper, height, legend.height, axes);
  const heights = names.map((_, at) => {
    const values = kinds.map(({ values: all }) => all[at] ?? 0);
    return isStacked ? sumOf(values, 1) : Math.max(0, ...values);
  });
  const span: readonly [number, number] = [0, Math.max(1e-9, ...heights) * 1.05];
  const y = scaleOf(span, [field.bottom, field.top]);
  const room = (field.right - field.left) / Math.max(1, names.length);
  const middle = (at: number) => field.left + room * (at + 0.5);
  return {
    width: paper.width,
    height,
    marks: [
      ...legend.marks,
      ...axisNames(axes, field, paper),
      ...rulesAcross(span, y, field, paper, written, mostAcross(field, paper)),
      ...(isStacked
        ? stacked(kinds, names.length, middle, room * 0.78, y)
        : names.flatMap((_, at) => columnsBeside(kinds, at, middle(at), room * 0.78, y))),
      ...placeNames(names, middle, room, field, paper),
    ],
    spots: heights.map((top, at) => ({ x: middle(at), y: y(top) })),
    walk: 0,
    says: at => `${names[at]}: ${kinds.map(({ name, values }) => `${name} ${written(values[at] ?? 0)}`).join(', ')}`,
    table: {
      head: [places, ...kinds.map(({ name }) => name)],
      rows: names.map((name, at) => [name, ...kinds.map(({ values }) => written(values[at] ?? 0))]),
    },
  };
}

function columnsBeside(kinds: readonly Columns[], at: number, middle: number, all: number, y: Scale): Mark[] {
  const wide = all / Math.max(1, kinds.length);
  return kinds.map(({ values, ink }, kind) => {
    const left = middle - all / 2 + kind * wide;
    return inkedBox(ink, left, y(0), left + wide, y(values[at] ?? 0), 1);
  });
}
