// Charts that lie: names down the left, bars or intervals to the right.
import type { CustomSeriesRenderItem, CustomSeriesRenderItemReturn } from 'echarts';
import { HOUSE } from '../palette.ts';
import {
  type Curve,
  drawn,
  type Level,
  leftOf,
  legendOf,
  levelLine,
  MANY_NAMES,
  nameAxis,
  TEXT,
  valueAxis,
  type Written,
} from './drawing.ts';

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
  const { curves, names, xName, written, stacked, colours, full } = given;
  const isSingle = curves.length === 1;
  const label = { show: true, position: 'right', ...TEXT, fontSize: 12, formatter: ({ value }: { value: number }) => written(value) };
  const series = curves.map(({ name, colour, values }) => ({
    type: 'bar',
    name,
    color: colour,
    data: values.map((value, at) => ({ value, ...(colours?.[at] ? { itemStyle: { color: colours[at] } } : {}) })),
    barCategoryGap: '28%',
    ...(stacked ? { stack: 'all' } : {}),
    ...(isSingle ? { label } : {}),
  }));
  const grid = { left: leftOf(names), right: isSingle ? 60 : 24, top: isSingle ? 8 : 40, bottom: 52 };
  const yAxis = { ...nameAxis(names), axisLine: { show: false } };
  const height = names.length * rowHeight(names.length, stacked ? 1 : curves.length) + (isSingle ? 70 : 98);
  return drawn({ ...legendOf(curves), grid, xAxis: valueAxis(xName, written), yAxis, series }, height, full);
}

function rowHeight(names: number, bars: number): number {
  return names < MANY_NAMES ? Math.max(26, 14 * bars + 8) : Math.max(17, 6 * bars);
}

/** A figure with its interval. */
export interface Range {
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly colour: string;
}

/** Figures with their intervals, one below the other, and a level to compare with. */
export function rangeChart(given: {
  readonly ranges: readonly Range[];
  readonly xName: string;
  readonly written: Written;
  readonly level?: Level;
}): string {
  const { ranges, xName, written, level } = given;
  const names = ranges.map(({ name }) => name);
  const series = {
    type: 'custom',
    data: ranges.map(({ mean, low, high }, at) => [at, mean, low, high]),
    encode: { x: [1, 2, 3], y: 0 },
    renderItem: rangeDrawing(ranges),
    ...(level ? { markLine: levelLine(level, 'xAxis') } : {}),
  };
  const grid = { left: leftOf(names), right: 30, top: level ? 26 : 8, bottom: 52 };
  return drawn(
    { grid, xAxis: { ...valueAxis(xName, written), scale: true }, yAxis: nameAxis(names), series: [series] },
    ranges.length * 34 + 92,
  );
}

/** A thin line with ends for the interval, a dot for the figure. */
function rangeDrawing(ranges: readonly Range[]): CustomSeriesRenderItem {
  return (_params, api): CustomSeriesRenderItemReturn => {
    const row = api.value(0);
    const stroke = ranges[Number(row)]?.colour ?? HOUSE.ink;
    const xOf = (column: number) => api.coord([api.value(column), row])[0] ?? 0;
    const y = api.coord([api.value(1), row])[1] ?? 0;
    const line = (x1: number, y1: number, x2: number, y2: number) => ({
      type: 'line' as const,
      shape: { x1, y1, x2, y2 },
      style: { stroke, lineWidth: 2.5 },
    });
    const [middle, low, high] = [xOf(1), xOf(2), xOf(3)];
    const dot = {
      type: 'circle' as const,
      shape: { cx: middle, cy: y, r: 6.5 },
      style: { fill: stroke, stroke: HOUSE.surface, lineWidth: 2 },
    };
    return { type: 'group', children: [line(low, y, high, y), line(low, y - 6, low, y + 6), line(high, y - 6, high, y + 6), dot] };
  };
}
