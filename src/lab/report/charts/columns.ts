// Charts that stand upright: lines and columns over a common scale.
import { HOUSE } from '../palette.ts';
import { type Curve, drawn, type Level, legendOf, levelLine, TEXT, valueAxis, type Written } from './drawing.ts';

const HEIGHT = 330;
const DASHES = ['solid', 'dashed', 'dotted'] as const;

/** What both kinds have: what is drawn, and the names of both scales. */
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
  const { curves, level, filled, fromZero } = given;
  const series = curves.map(({ name, colour, values }, index) => ({
    type: 'line',
    name,
    data: values,
    symbol: 'none',
    color: colour,
    lineStyle: { width: 2.5, type: DASHES[Math.floor(index / 3) % DASHES.length] },
    ...(filled && curves.length === 1 ? { areaStyle: { color: colour, opacity: 0.22 } } : {}),
    ...(index === 0 && level ? { markLine: levelLine(level, 'yAxis') } : {}),
  }));
  return drawn({ ...frameOf(given, { boundaryGap: false }, { scale: !fromZero }), series }, HEIGHT);
}

/** Columns, side by side or on top of one another. */
export function columnChart(given: Upright & { readonly stacked?: boolean }): string {
  const series = given.curves.map(({ name, colour, values }) => ({
    type: 'bar',
    name,
    data: values,
    color: colour,
    barCategoryGap: '22%',
    ...(given.stacked ? { stack: 'all' } : {}),
  }));
  return drawn({ ...frameOf(given, {}, {}), series }, HEIGHT);
}

function frameOf({ curves, at, xName, yName, written }: Upright, moreX: object, moreY: object): object {
  return {
    ...legendOf(curves),
    grid: { left: 64, right: 20, top: curves.length > 1 ? 40 : 14, bottom: 54 },
    xAxis: {
      type: 'category',
      data: at,
      name: xName,
      nameLocation: 'middle',
      nameGap: 32,
      nameTextStyle: TEXT,
      axisLabel: { ...TEXT, hideOverlap: true },
      axisLine: { lineStyle: { color: HOUSE.line2 } },
      axisTick: { show: false },
      ...moreX,
    },
    yAxis: { ...valueAxis(yName, written, 46), ...moreY },
  };
}
