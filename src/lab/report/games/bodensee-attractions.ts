import { type Agreement, boxOf } from '../../../games/bodensee/index.ts';
import type { FlatRow } from '../../tables.ts';
import { barChart } from '../charts.ts';
import { type Context, drawnOf, numberIn, rowsOf, type Variant, variantColour } from '../context.ts';
import { figureOf, type Section, tableOf } from '../html.ts';
import { ownSection } from '../own.ts';
import { figure, percent, signed } from '../words.ts';

const CATEGORY: Readonly<Record<string, string>> = { green: 'cat-n', blue: 'cat-w', red: 'cat-c', yellow: 'cat-g', grey: 'cat-u' };

/** The colour of a category, or that of the game. */
function colourOf({ palette }: Context, category = 'grey'): string {
  return palette.pieces[CATEGORY[category] ?? ''] ?? palette.main;
}

/** What was agreed on in a variant. */
export function optionsOf({ series }: Variant): Agreement {
  // The game itself has read these options.
  return series.trial.options as Agreement;
}

/** The row that goes by a name. */
export function rowOf(variant: Variant, table: string, key: string, name: unknown): FlatRow | undefined {
  return rowsOf(variant, table).find(row => row[key] === name);
}

/** Income for each euro that was paid for it, over all games. */
function returned(row: FlatRow): number | null {
  return numberIn(row, 'price') > 0 ? numberIn(row, 'income') / numberIn(row, 'price') : null;
}

/** What an attraction returns for what it costs. */
export function attractions(context: Context): Section[] {
  const tiles = new Map(boxOf(optionsOf(context.base)).tiles.map(tile => [tile.id, tile]));
  const tileOf = (row: FlatRow) => tiles.get(String(row.tile));
  return ownSection(context, {
    table: 'tiles',
    title: 'Return per attraction',
    says: (_rows, best) => `For every euro it costs, ${best()} earns the most; below 1 an attraction does not pay for itself.`,
    caption: 'Income for each euro that an attraction cost, in the colour of its category.',
    rowTitle: 'Attraction',
    name: row => `${tileOf(row)?.english ?? row.tile} ${row.tile}`,
    main: { title: '€ per €', value: returned, written: value => figure(value, 2) },
    others: [
      { title: 'built', value: row => numberIn(row, 'built'), written: value => percent(value, 0) },
      { title: 'visits', value: row => numberIn(row, 'visits'), written: value => figure(value, 2) },
      { title: 'income €', value: row => numberIn(row, 'income'), written: value => figure(value, 2) },
    ],
    sorted: true,
    kept: row => returned(row) !== null,
    colour: row => colourOf(context, tileOf(row)?.category),
  });
}

/** Attractions put together by something printed on them. */
interface Grouping {
  readonly title: string;
  readonly rowTitle: string;
  readonly caption: string;
  readonly groupOf: (tile: { readonly category: string; readonly priority: number }) => string;
  readonly says: (most: string, dearest: string) => string;
}

/** The attractions by colour. */
export function categories(context: Context): Section[] {
  return grouped(context, {
    title: 'Categories',
    rowTitle: 'Category',
    caption: 'Attractions of each category that are built in a game.',
    groupOf: ({ category }) => category,
    says: (most, dearest) => `Most built are the ${most} attractions; a single one earns the most when it is ${dearest}.`,
  });
}

/** The attractions by the order in which tourists prefer them. */
export function priorities(context: Context): Section[] {
  return grouped(context, {
    title: 'Priorities',
    rowTitle: 'Priority',
    caption: 'Attractions of each priority that are built in a game.',
    groupOf: ({ priority }) => String(priority),
    says: (most, dearest) => `Attractions of priority ${most} are built most; a single one earns the most with priority ${dearest}.`,
  });
}

/** What a group adds up to in a game, and what that is for each attraction that is built. */
interface Sum {
  readonly name: string;
  readonly built: number;
  readonly each: (column: string) => number | null;
}

function grouped(context: Context, { title, rowTitle, caption, groupOf, says }: Grouping): Section[] {
  const { base, variants } = context;
  if (rowsOf(base, 'tiles').length === 0) return [];
  // Numbers by size; colours stay in the order of the box.
  const names = [...new Set(boxOf(optionsOf(base)).tiles.map(groupOf))].sort((a, b) => Number(a) - Number(b) || 0);
  const sums = names.map(name => sumOf(base, name, groupOf));
  const best = (value: (sum: Sum) => number) => sums.reduce((a, b) => (value(b) > value(a) ? b : a)).name;
  const curves = drawnOf(context).map((variant, index) => ({
    name: variant.label,
    colour: variantColour(context, index),
    values: names.map(name => sumOf(variant, name, groupOf).built),
  }));
  const colours = variants.length === 1 ? { colours: names.map(name => colourOf(context, name)) } : {};
  return [
    {
      title,
      says: says(
        best(({ built }) => built),
        best(({ each }) => each('income') ?? 0),
      ),
      figures: [figureOf(barChart({ names, curves, xName: 'built per game', written: value => figure(value), ...colours }), caption)],
      tables: [
        tableOf({
          caption: `${title}${variants.length > 1 ? `, in “${base.label}”` : ''}`,
          head: [rowTitle, 'Built per game', 'Visits each', 'Income each €', 'Price each €', 'Profit each €'],
          rows: sums.map(groupRow),
        }),
      ],
    },
  ];
}

function sumOf(variant: Variant, name: string, groupOf: Grouping['groupOf']): Sum {
  const tiles = boxOf(optionsOf(variant)).tiles.filter(tile => groupOf(tile) === name);
  const sum = (column: string) => tiles.reduce((all, { id }) => all + numberIn(rowOf(variant, 'tiles', 'tile', id), column), 0);
  const built = sum('built');
  return { name, built, each: column => (built > 0 ? sum(column) / built : null) };
}

function groupRow({ name, built, each }: Sum): string[] {
  const [visits, income, price] = [each('visits'), each('income'), each('price')];
  const profit = income === null || price === null ? null : income - price;
  return [name, figure(built, 2), figure(visits, 2), figure(income, 2), figure(price, 2), signed(profit, 2)];
}
