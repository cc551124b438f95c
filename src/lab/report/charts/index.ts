export type { Curve } from './drawing.ts';
export { barChart, type Range, rangeChart } from './lying.ts';
export { columnChart, lineChart } from './upright.ts';
