// A section about one of the game's own tables, for one variant or several.
import type { FlatRow } from '../tables.ts';
import { barChart } from './charts.ts';
import { type Context, drawnOf, rowsOf, type Variant, variantColour } from './context.ts';
import { figureOf, type Section, tableOf } from './html.ts';
import { figure, signed } from './words.ts';

/** A figure of a row: its heading, how it is reckoned and how it is written. */
export interface Metric {
  readonly title: string;
  readonly value: (row: FlatRow, variant: Variant) => number | null;
  readonly written?: (value: number | null) => string;
}

/** What a section shows of a table. */
export interface Own {
  readonly table: string;
  readonly title: string;
  /** A sentence about the rows of the first variant, which come as they are drawn. */
  readonly says: (rows: readonly FlatRow[], best: (metric?: Metric) => string) => string;
  readonly caption: string;
  readonly rowTitle: string;
  readonly name: (row: FlatRow) => string;
  /** What is drawn; with several variants also what is listed. */
  readonly main: Metric;
  readonly others?: readonly Metric[];
  readonly sorted?: boolean;
  readonly kept?: (row: FlatRow) => boolean;
  readonly colour?: (row: FlatRow) => string;
}

/** The section, or none where the table is empty. */
export function ownSection(context: Context, own: Own): Section[] {
  const { base, variants } = context;
  const rows = shownRows(base, own);
  if (rows.length === 0) return [];
  const names = rows.map(own.name);
  const curves = drawnOf(context).map((variant, index) => ({
    name: variant.label,
    colour: variantColour(context, index),
    values: rows.map(row => valueIn(variant, own, row)),
  }));
  const { colour, main } = own;
  const best = (metric = main) => bestOf(rows, base, own, metric);
  return [
    {
      title: own.title,
      says: own.says(rows, best),
      figures: [
        figureOf(
          barChart({
            curves,
            names,
            xName: main.title,
            full: variants.length > 3,
            written: value => (main.written ?? figure)(value),
            ...(colour && variants.length === 1 ? { colours: rows.map(colour) } : {}),
          }),
          own.caption,
        ),
      ],
      tables: [variants.length === 1 ? metricTable(base, own, rows) : variantTable(context, own, rows)],
      ...(variants.length > 3 ? { wide: true } : {}),
    },
  ];
}

function shownRows(variant: Variant, { table, kept, sorted, main }: Own): readonly FlatRow[] {
  const rows = rowsOf(variant, table).filter(row => kept?.(row) ?? true);
  return sorted ? rows.toSorted((a, b) => (main.value(b, variant) ?? -1e9) - (main.value(a, variant) ?? -1e9)) : rows;
}

/** The figure of the row of the same name in another variant. */
function valueIn(variant: Variant, { table, main }: Own, row: FlatRow): number | null {
  const [key = ''] = Object.keys(row);
  const found = rowsOf(variant, table).find(other => other[key] === row[key]);
  return found ? main.value(found, variant) : null;
}

function bestOf(rows: readonly FlatRow[], variant: Variant, own: Own, metric: Metric): string {
  const [first] = rows.toSorted((a, b) => (metric.value(b, variant) ?? -1e9) - (metric.value(a, variant) ?? -1e9));
  return first ? `${own.name(first)} (${(metric.written ?? figure)(metric.value(first, variant))})` : 'none';
}

function metricTable(variant: Variant, own: Own, rows: readonly FlatRow[]): string {
  const metrics = [own.main, ...(own.others ?? [])];
  return tableOf({
    caption: own.title,
    head: [own.rowTitle, ...metrics.map(({ title }) => title.charAt(0).toUpperCase() + title.slice(1))],
    rows: rows.map(row => [own.name(row), ...metrics.map(({ value, written = figure }) => written(value(row, variant)))]),
  });
}

function variantTable({ variants }: Context, own: Own, rows: readonly FlatRow[]): string {
  const [, second] = variants;
  const isPair = variants.length === 2;
  const written = own.main.written ?? figure;
  return tableOf({
    caption: `${own.title}: ${own.main.title}`,
    head: [own.rowTitle, ...variants.map(({ label }) => label), ...(isPair ? ['Change'] : [])],
    rows: rows.map(row => {
      const values = variants.map(variant => valueIn(variant, own, row));
      const [before = null, after = null] = values;
      const change = isPair && second && before !== null && after !== null ? after - before : null;
      return [own.name(row), ...values.map(value => written(value)), ...(isPair ? [signed(change, 2)] : [])];
    }),
  });
}
