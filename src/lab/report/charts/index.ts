export { barChart, type Range, rangeChart } from './bars.ts';
export { columnChart, lineChart } from './columns.ts';
export type { Curve } from './drawing.ts';
