// The charts of a report, as parts of its page.
import {
  barChart as bars,
  type Curve,
  columnChart as columns,
  curveChart,
  dotChart,
  inlineSvgOf,
  type Written,
} from '../../charts/index.ts';

export type { Curve };

/** Drawn this wide, and scaled to its column by the page; alone in its row, a chart is wider. */
const LETTERS = 13 / 12;
const HALF = { width: 560, letters: LETTERS };
const FULL = { width: 1056, letters: LETTERS };
const HEIGHT = 330;

/** A level to compare with. */
interface Level {
  readonly name: string;
  readonly value: number;
}

function levelOf(level: Level | undefined) {
  return level ? { level: { value: level.value, says: level.name } } : {};
}

function inkedOf(curves: readonly Curve[]) {
  return curves.map(({ name, colour, values }) => ({ name, ink: { colour }, values: values.map(value => value ?? 0) }));
}

/** So many names or more are written small. */
const MANY_NAMES = 31;

function rowOf(names: number, bars: number): number {
  return names < MANY_NAMES ? Math.max(26, 14 * bars + 8) : Math.max(17, 6 * bars);
}

/** Bars, one for each name; several curves lie side by side or, stacked, in a row. */
export function barChart(given: {
  readonly curves: readonly Curve[];
  readonly names: readonly string[];
  readonly xName: string;
  readonly written: Written;
  readonly stacked?: boolean;
  /** A colour for each bar, where there is but one curve. */
  readonly colours?: readonly string[];
  /** As wide as the page. */
  readonly full?: boolean;
}): string {
  const { curves, names, xName, written, stacked = false, colours, full } = given;
  const inks = colours ? { inks: colours.map(colour => ({ colour })) } : {};
  const row = rowOf(names.length, stacked ? 1 : curves.length);
  const chart = { names, kinds: inkedOf(curves), written, places: '', isStacked: stacked, axis: xName, row, ...inks };
  return inlineSvgOf(bars(chart, full ? FULL : HALF));
}

/** A figure with its interval. */
export interface Range {
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly colour: string;
}

/** The shape of every figure; the page has it. */
const DOT = 'shape-circle';
export const DOT_SYMBOL = `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><symbol id="${DOT}" viewBox="0 0 24 24" fill="currentColor" overflow="visible"><circle cx="12" cy="12" r="9"/></symbol></svg>`;

/** Figures with their intervals, one below the other, and a level to compare with. */
export function rangeChart(given: {
  readonly ranges: readonly Range[];
  readonly xName: string;
  readonly written: Written;
  readonly level?: Level;
}): string {
  const { ranges, xName, written, level } = given;
  const dots = ranges.map(({ name, mean, low, high, colour }) => ({ name, value: mean, low, high, look: { shape: DOT, colour } }));
  const between = (low: number, high: number) => `${written(low)} to ${written(high)}`;
  return inlineSvgOf(dotChart({ dots, written, between, head: ['', '', ''], axis: xName, ...levelOf(level) }, HALF));
}

/** What upright charts have: what is drawn, and the names of both scales. */
interface Upright {
  readonly curves: readonly Curve[];
  readonly at: readonly string[];
  readonly xName: string;
  readonly yName: string;
  readonly written: Written;
}

/** Lines, such as the course of a game. */
export function lineChart(
  given: Upright & {
    readonly level?: Level;
    /** With the ground below a single line filled. */
    readonly filled?: boolean;
    readonly fromZero?: boolean;
  },
): string {
  const { curves, at, xName, yName, written, level, filled = false, fromZero = false } = given;
  const axes = { across: xName, up: yName };
  return inlineSvgOf(curveChart({ curves, names: at, axes, height: HEIGHT, written, isFilled: filled, fromZero, ...levelOf(level) }, HALF));
}

/** Columns, side by side or on top of one another. */
export function columnChart({ curves, at, xName, yName, written, stacked = false }: Upright & { readonly stacked?: boolean }): string {
  const axes = { across: xName, up: yName };
  return inlineSvgOf(
    columns({ names: at, kinds: inkedOf(curves), height: HEIGHT, written, places: xName, axes, isStacked: stacked }, HALF),
  );
}
