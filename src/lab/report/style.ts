import { FONT_DISPLAY, FONT_TEXT, HOUSE, type Palette } from './palette.ts';

/** The style of a report: warm paper, ink, the colours of the game; on paper no section is torn apart. */
export function styleOf(palette: Palette): string {
  return `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: ${HOUSE.paper}; color: ${HOUSE.ink}; font: 450 16px/1.5 ${FONT_TEXT}; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
header { background: ${palette.deep}; color: ${HOUSE.cream}; position: relative; overflow: hidden; min-height: 236px; display: grid; align-items: center; }
header .art { position: absolute; inset: 0; height: 100%; width: 100%; }
header .in { position: relative; padding: 44px 0 40px; max-width: 1120px; margin: 0 auto; width: calc(100% - 64px); }
.eyebrow { font-size: 12.5px; font-weight: 650; letter-spacing: .11em; text-transform: uppercase; margin: 0 0 8px; }
h1 { font: 750 46px/1.05 ${FONT_DISPLAY}; letter-spacing: .02em; margin: 0 0 14px; text-transform: uppercase; max-width: 13em; }
header p.facts { margin: 0; max-width: 30em; color: #F3E6CB; }
main { max-width: 1120px; margin: 0 auto; width: calc(100% - 64px); padding: 0 0 64px; }
.verdict { margin: 28px 0 0; font: 600 24px/1.3 ${FONT_DISPLAY}; }
.verdict + .verdict { margin-top: 8px; font-size: 18px; }
.keys { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 24px; margin: 32px 0 8px; padding: 0; list-style: none; }
.keys b { display: block; font: 600 38px/1.05 ${FONT_DISPLAY}; font-variant-numeric: tabular-nums; color: ${palette.ink}; }
p.of { margin: 28px 0 -20px; font-size: 13.5px; color: ${HOUSE.ink2}; }
.keys span { font-size: 13.5px; color: ${HOUSE.ink2}; }
section { background: ${HOUSE.surface}; border-radius: 14px; padding: 28px 32px 30px; margin: 28px 0 0; }
h2 { font: 650 26px/1.18 ${FONT_DISPLAY}; margin: 0 0 4px; }
h2::after { content: ""; display: block; width: 44px; height: 4px; background: ${palette.pop}; margin: 8px 0 10px; }
.says { margin: 0 0 18px; max-width: 66ch; }
.beside { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 6fr); gap: 32px; align-items: start; }
.wide .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(440px, 1fr)); gap: 24px 32px; margin-bottom: 22px; }
.wide .figures figure:only-child { grid-column: 1 / -1; }
.beside .figures figure + figure, .tables table + table { margin-top: 22px; }
figure { margin: 0; }
figure svg { display: block; width: 100%; height: auto; }
.chart text { font-family: ${FONT_TEXT}; font-variant-numeric: tabular-nums; fill: ${HOUSE.ink}; }
.chart .chart-axis { font-size: 13px; font-weight: 500; fill: ${HOUSE.ink2}; }
.chart .chart-part-name { font-size: 13.5px; }
.chart-middle { text-anchor: middle; }
.chart-to-end { text-anchor: end; }
.chart path { fill: none; }
.chart-grid { stroke: ${HOUSE.line}; }
.chart-zero { stroke: ${HOUSE.line2}; stroke-width: 1.2; }
.chart-own { fill: var(--c); }
.chart-whisker { stroke: ${HOUSE.ink}; stroke-width: 1.6; }
.chart-line { stroke: var(--c); stroke-width: 2.6; stroke-linejoin: round; }
.chart path.chart-ground { fill: var(--c); opacity: .22; }
.chart-shape use { color: ${HOUSE.surface}; stroke: ${HOUSE.surface}; stroke-width: 5; }
.chart-shape .chart-face { color: var(--c); stroke: none; }
.chart-level { stroke: ${HOUSE.ink3}; stroke-width: 1.5; stroke-dasharray: 5 4; }
.chart .chart-level-words { stroke: ${HOUSE.surface}; stroke-width: 4; stroke-linejoin: round; paint-order: stroke; }
figcaption { font-size: 13.5px; color: ${HOUSE.ink2}; margin-top: 6px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-size: 12.5px; font-weight: 650; letter-spacing: .04em; color: ${HOUSE.ink2}; padding: 0 0 6px; }
th, td { padding: 5px 8px 5px 0; border-bottom: 1px solid ${HOUSE.line}; text-align: left; vertical-align: baseline; font-weight: 450; }
thead th { font-size: 12.5px; font-weight: 650; color: ${HOUSE.ink2}; border-bottom: 2px solid ${HOUSE.line2}; vertical-align: bottom; }
.n { text-align: right; padding: 5px 0 5px 12px; }
td.n { font-family: ${FONT_DISPLAY}; font-weight: 500; font-size: 15px; white-space: nowrap; }
tbody th { overflow-wrap: break-word; }
table.dense { font-size: 12.5px; }
table.dense th, table.dense td { padding-top: 1.5px; padding-bottom: 1.5px; }
table.dense td.n { font-size: 13px; }
pre { background: ${HOUSE.sunken}; border-radius: 8px; padding: 12px 16px; overflow-wrap: anywhere; white-space: pre-wrap; font-size: 13.5px; margin: 0 0 18px; }
footer { max-width: 1120px; margin: 0 auto; width: calc(100% - 64px); padding: 0 0 40px; font-size: 13.5px; color: ${HOUSE.ink2}; }
@media (max-width: 860px) {
  .beside { grid-template-columns: minmax(0, 1fr); }
  .wide .figures { grid-template-columns: minmax(0, 1fr); }
  header .in, main, footer { width: calc(100% - 32px); }
  section { padding: 20px 16px; }
  h1 { font-size: 34px; }
  .tables { overflow-x: auto; }
}
@media print {
  @page { size: A4; margin: 14mm 12mm; }
  body { background: #fff; font-size: 12.5px; }
  header { border-radius: 10px; min-height: 0; }
  header .in { padding: 24px 28px; width: auto; margin: 0; }
  h1 { font-size: 32px; }
  main, footer { width: auto; max-width: none; padding-bottom: 0; }
  .keys { grid-template-columns: repeat(5, 1fr); margin: 18px 0 4px; gap: 12px; }
  .keys b { font-size: 26px; }
  section { background: none; padding: 0; margin: 22px 0 0; border-radius: 0; }
  h2 { font-size: 20px; break-after: avoid; }
  .says { break-after: avoid; margin-bottom: 10px; }
  .beside { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 18px; }
  .wide .figures { grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 14px; }
  section, figure, h2 { break-inside: avoid; }
  table { font-size: 11px; }
  td.n { font-size: 11.5px; }
  thead th, caption, figcaption { font-size: 10.5px; }
  th, td, .n { padding-top: 2.5px; padding-bottom: 2.5px; }
  tr { break-inside: avoid; }
  table.dense th, table.dense td, table.dense td.n { font-size: 9.5px; padding-top: .5px; padding-bottom: .5px; }
}`;
}
