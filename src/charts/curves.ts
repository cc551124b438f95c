// Curves over named places: how something is spread, or how it went on the way.
import {
  type AxisNames,
  axisNames,
  type Field,
  legendOf,
  mostAcross,
  placeNames,
  rulesAcross,
  SMALL,
  uprightField,
  widestOf,
} from './axis.ts';
import { areaBetween, type Drawing, type Mark, mark, type Paper, pathThrough, rule, type Written, words } from './mark.ts';
import { type Scale, type Span, scaleOf, spanOf, widthOf } from './scale.ts';

export interface Curve {
  readonly name: string;
  readonly colour: string;
  /** One at each place; null where it is not known. */
  readonly values: readonly (number | null)[];
}

export interface CurvesGiven {
  readonly curves: readonly Curve[];
  readonly names: readonly string[];
  readonly axes: AxisNames;
  readonly height: number;
  readonly written: Written;
  /** A value to compare with. */
  readonly level?: { readonly value: number; readonly says: string } | undefined;
  /** With the ground below a single curve filled. */
  readonly isFilled?: boolean;
  readonly fromZero?: boolean;
}

/** After three curves in three colours the next three are dashed, so that they are told apart without colour too. */
const DASHES = ['', '9 5', '2 5'] as const;

export function curveChart(given: CurvesGiven, paper: Paper): Drawing {
  const { curves, names, axes, height, written, level } = given;
  const legend = legendOf(
    curves.map(({ name, colour }) => ({ name, ink: { colour } })),
    paper,
  );
  const field = uprightField(paper, height, legend.height, axes);
  const span = spanFor(given);
  const y = scaleOf(span, [field.bottom, field.top]);
  // The first and the last name stand below the ends of the curves.
  const inset = Math.min(widestOf(names, paper) / 2, 36 * paper.letters);
  const x = scaleOf([0, Math.max(1, names.length - 1)], [field.left + inset, field.right - inset]);
  const isFilled = given.isFilled && curves.length === 1;
  const figure = (values: Curve['values'], at: number) => (values[at] == null ? '–' : written(values[at]));
  return {
    width: paper.width,
    height,
    marks: [
      ...legend.marks,
      ...axisNames(axes, field, paper),
      ...rulesAcross(span, y, field, paper, written, mostAcross(field, paper)),
      ...placeNames(names, x, x(1) - x(0), field, paper),
      ...(isFilled ? curves.map(curve => ground(curve, x, y)) : []),
      ...(level ? [rule('chart-level', field.left, y(level.value), field.right, y(level.value))] : []),
      ...curves.map((curve, index) => lineOf(curve, index, x, y)),
      ...(level ? [levelWords(level, curves, x, y, field, paper)] : []),
    ],
    spots: names.map((_, at) => ({ x: x(at), y: y(curves[0]?.values[at] ?? 0) })),
    walk: 0,
    says: at => `${names[at]}: ${curves.map(({ name, values }) => `${name} ${figure(values, at)}`).join(', ')}`,
    table: {
      head: [axes.across, ...curves.map(({ name }) => name)],
      rows: names.map((name, at) => [name, ...curves.map(({ values }) => figure(values, at))]),
    },
  };
}

function spanFor({ curves, level, fromZero }: CurvesGiven): Span {
  const values = [...curves.flatMap(curve => curve.values.filter(value => value !== null)), ...(level ? [level.value] : [])];
  if (!fromZero) return spanOf(values, 1e-6);
  return [0, Math.max(1e-9, ...values) * 1.05];
}

function pointsOf({ values }: Curve, x: Scale, y: Scale) {
  return values.map((value, at) => (value === null ? null : ([x(at), y(value)] as const)));
}

function lineOf(curve: Curve, index: number, x: Scale, y: Scale): Mark {
  const dashes = DASHES[Math.floor(index / 3) % DASHES.length];
  const style = `--c:${curve.colour}${dashes ? `;stroke-dasharray:${dashes}` : ''}`;
  return mark('path', { class: 'chart-line', style, d: pathThrough(pointsOf(curve, x, y)) });
}

function ground(curve: Curve, x: Scale, y: Scale): Mark {
  const upper = pointsOf(curve, x, y).filter(point => point !== null);
  const lower = upper.map(([at]) => [at, y(0)] as const);
  return mark('path', { class: 'chart-ground', style: `--c:${curve.colour}`, d: areaBetween(upper, lower) });
}

/** What the level is, above it, at the end where the curves are farther away. */
function levelWords(
  { value, says }: NonNullable<CurvesGiven['level']>,
  curves: readonly Curve[],
  x: Scale,
  y: Scale,
  field: Field,
  paper: Paper,
): Mark {
  const size = SMALL * paper.letters;
  const wide = widthOf(says, size);
  const nearest = (from: number) =>
    Math.min(
      ...curves.flatMap(curve =>
        pointsOf(curve, x, y).map(point =>
          point && point[0] >= from && point[0] <= from + wide ? Math.abs(point[1] - y(value) + size) : Infinity,
        ),
      ),
    );
  const isAtEnd = nearest(field.right - wide) > nearest(field.left);
  return words(isAtEnd ? field.right - wide - 4 : field.left + 4, y(value) - size * 0.5, 'chart-axis chart-level-words', says);
}
