// What pages draw with; other kinds of charts lie beside this file.
export { Chart } from './chart.tsx';
export { swingChart } from './columns.ts';
export { courseField, type Line, lineChart } from './lines.ts';
export { below, type Drawing, type Paper, svgOf } from './mark.ts';
export { shareChart } from './shares.ts';
export { type Part, waterfall } from './waterfall.ts';
