// Charts as SVG texts, drawn by ECharts without a browser.
import { BarChart, CustomChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkLineComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { FONT_TEXT, HOUSE } from '../palette.ts';

use([BarChart, CustomChart, LineChart, GridComponent, LegendComponent, MarkLineComponent, SVGRenderer]);

/** Drawn this wide, and scaled to its column by the page; alone in its row, a chart is wider. */
const WIDTH = 560;
const FULL_WIDTH = 1056;

/** Text in a chart. */
export const TEXT = { color: HOUSE.ink2, fontFamily: FONT_TEXT, fontSize: 13 } as const;

/** How figures on an axis are written. */
export type Written = (value: number) => string;

/** One line or one set of bars. */
export interface Curve {
  readonly name: string;
  readonly colour: string;
  readonly values: readonly (number | null)[];
}

/** A level to compare with. */
export interface Level {
  readonly name: string;
  readonly value: number;
}

/** Draws a chart, so high and as wide as its column or its row. */
export function drawn(option: EChartsCoreOption, height: number, isFull = false): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: isFull ? FULL_WIDTH : WIDTH, height });
  chart.setOption({ animation: false, textStyle: { fontFamily: FONT_TEXT }, ...option });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return still(svg);
}

/** Without what only a live chart needs: styles for the mouse, notes for scripts, addresses of name spaces, a fixed size. */
function still(svg: string): string {
  return svg
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/ (?:xmlns(?::xlink)?|version|baseProfile|class|pointer-events|ecmeta_\w+)="[^"]*"/g, '')
    .replace(/<svg width="\d+" height="\d+"/, '<svg aria-hidden="true"');
}

/** Names of the curves above the chart, where there are several. */
export function legendOf(curves: readonly Curve[]): object {
  if (curves.length < 2) return {};
  return { legend: { top: 0, left: 0, itemGap: 26, itemWidth: 22, textStyle: TEXT, data: curves.map(({ name }) => name) } };
}

/** An axis of numbers. */
export function valueAxis(name: string, written: Written, nameGap = 34): object {
  return {
    type: 'value',
    name,
    nameLocation: 'middle',
    nameTextStyle: TEXT,
    nameGap,
    axisLabel: { ...TEXT, formatter: written, hideOverlap: true },
    axisLine: { show: false },
    splitLine: { lineStyle: { color: HOUSE.line } },
  };
}

/** A dashed line at a level. */
export function levelLine({ name, value }: Level, axis: 'xAxis' | 'yAxis'): object {
  return {
    silent: true,
    symbol: 'none',
    lineStyle: { color: HOUSE.ink3, type: 'dashed', width: 1.5 },
    label: { ...TEXT, formatter: name, position: axis === 'xAxis' ? 'start' : 'insideStartTop', distance: 4 },
    data: [{ [axis]: value }],
  };
}

/** About the width of a letter in whatever font there is, and the room that names get at most. */
const LETTER = 7.6;
const WIDEST_NAME = 250;
/** So many names or more are written small. */
export const MANY_NAMES = 31;

/** The room for names at the left. */
export function leftOf(names: readonly string[]): number {
  return Math.min(WIDEST_NAME, 20 + LETTER * Math.max(0, ...names.map(({ length }) => length)));
}

/** An axis of names, from the top down. */
export function nameAxis(names: readonly string[]): object {
  const size = names.length >= MANY_NAMES ? 11.5 : TEXT.fontSize;
  return {
    type: 'category',
    data: names,
    inverse: true,
    axisLabel: { ...TEXT, color: HOUSE.ink, fontSize: size, interval: 0, width: 0.78 * WIDEST_NAME, overflow: 'truncate' },
    axisLine: { lineStyle: { color: HOUSE.line2 } },
    axisTick: { show: false },
  };
}
