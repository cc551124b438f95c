import { ARRONDISSEMENTS, FRAME, OUTLINES, RIVER } from '../../../games/on-tour-paris/index.ts';
import type { FlatRow } from '../../tables.ts';
import { barChart } from '../charts.ts';
import { type Context, drawnOf, type GamePart, numberIn, pieceName, rowsOf, type Variant } from '../context.ts';
import { figureOf, type Section, tableOf } from '../html.ts';
import { areaMap } from '../maps.ts';
import { ownSection } from '../own.ts';
import { figure, percent, seatName } from '../words.ts';

/** What points are made of, the heat map of the arrondissements, and the boats. */
function sections(context: Context): Section[] {
  return [...points(context), ...arrondissements(context), ...docks(context)];
}

export const part: GamePart = { sections };

const PARTS = [
  ['clubs', 'clubs'],
  ['circled', 'circled clubs'],
  ['boats', 'boats'],
] as const;

function points(context: Context): Section[] {
  const { variants, base, palette } = context;
  const lines = variants.flatMap(variant => rowsOf(variant, 'players').map(row => ({ name: nameOf(context, variant, row), row })));
  const [first] = lines;
  if (!first) return [];
  const colours = [palette.main, palette.glow, palette.deep];
  const shown = lines.slice(0, drawnOf(context).length * base.summary.seats);
  const svg = barChart({
    names: shown.map(({ name }) => name),
    curves: PARTS.map(([column, name], at) => ({
      name,
      colour: colours[at] ?? palette.main,
      values: shown.map(({ row }) => numberIn(row, column)),
    })),
    xName: 'points',
    written: value => figure(value, 0),
    stacked: true,
    full: true,
  });
  const [clubs, circled, boats] = PARTS.map(([column]) => figure(numberIn(first.row, column)));
  return [
    {
      title: 'What points are made of',
      says: `${first.name} has ${clubs} clubs on the route, ${circled} of them circled, and ${boats} points by boat, beside ${figure(numberIn(first.row, 'xs'))} X’s on the map.`,
      figures: [figureOf(svg, 'Points of a route: one for a club, one more where it is circled, and the boats.')],
      tables: [
        tableOf({
          caption: 'Routes and maps',
          head: ['Seat', 'Points', 'Clubs', 'Circled', 'Boats', 'X’s', 'Stars', 'Circles'],
          rows: lines.map(({ name, row }) => [
            name,
            ...['points', 'clubs', 'circled', 'boats', 'xs', 'stars', 'circles'].map(column => figure(numberIn(row, column))),
          ]),
        }),
      ],
      wide: true,
    },
  ];
}

function nameOf({ variants }: Context, { label }: Variant, row: FlatRow): string {
  const seat = seatName(numberIn(row, 'seat'));
  return variants.length > 1 ? `${seat}, ${label}` : seat;
}

/** The share of the clubs of an arrondissement, on all maps, that lie on a route. */
function onRoute(row: FlatRow | undefined): number {
  return numberIn(row, 'onRoute') / Math.max(1, numberIn(row, 'clubs'));
}

function arrondissements(context: Context): Section[] {
  const { base, variants } = context;
  const rows = rowsOf(base, 'arrondissements');
  if (rows.length === 0) return [];
  const [best] = rows.toSorted((a, b) => onRoute(b) - onRoute(a));
  const xs = (row: FlatRow | undefined) => numberIn(row, 'xs') / Math.max(1, numberIn(row, 'clubs'));
  return [
    {
      title: 'The arrondissements',
      says: `Routes pass most often through ${longName(numberIn(best, 'arrondissement'))}: ${percent(onRoute(best), 0)} of its clubs lie on a route.`,
      figures: drawnOf(context).map(variant => mapOf(context, variant)),
      tables: [
        tableOf({
          caption: 'Clubs on a route and X’s, by arrondissement',
          head: ['Arrondissement', ...variants.flatMap(({ label }) => (variants.length > 1 ? [label] : ['On a route', 'Circled', 'X’s']))],
          rows: rows.map((row, index) => [
            longName(index + 1),
            ...(variants.length > 1
              ? variants.map(variant => percent(onRoute(rowsOf(variant, 'arrondissements')[index]), 0))
              : [percent(onRoute(row), 0), percent(numberIn(row, 'circles') / Math.max(1, numberIn(row, 'clubs')), 0), percent(xs(row))]),
          ]),
        }),
      ],
    },
  ];
}

function mapOf({ palette, variants }: Context, variant: Variant): string {
  const rows = rowsOf(variant, 'arrondissements');
  const areas = OUTLINES.map((border, index) => ({
    name: ARRONDISSEMENTS[index]?.numeral ?? '',
    value: onRoute(rows[index]),
    border,
    label: middleOf(border),
  }));
  const svg = areaMap({ areas, river: RIVER, ...FRAME, palette, written: value => percent(value, 0) });
  return figureOf(svg, `Share of the clubs that lie on a route${variants.length > 1 ? `, in “${variant.label}”` : ''}.`);
}

/** The middle of an area, weighed by its parts. */
function middleOf(border: readonly (readonly [number, number])[]): readonly [number, number] {
  let [area, x, y] = [0, 0, 0];
  for (const [index, [x1, y1]] of border.entries()) {
    const [x2, y2] = border[(index + 1) % border.length] ?? [x1, y1];
    const part = x1 * y2 - x2 * y1;
    area += part;
    x += (x1 + x2) * part;
    y += (y1 + y2) * part;
  }
  return [x / (3 * area), y / (3 * area)];
}

function longName(number: number): string {
  const found = ARRONDISSEMENTS[number - 1];
  return found ? `${found.numeral} ${found.name}` : String(number);
}

function docks(context: Context): Section[] {
  return ownSection(context, {
    table: 'docks',
    title: 'Bateaux Mouches',
    says: (_rows, best) => `Most boats are boarded at ${best()} in a game, on all routes together.`,
    caption: 'How often a boat is boarded at each dock.',
    rowTitle: 'Dock',
    name: ({ dock }) => pieceName(context, `dock:${dock}`).replace('dock:', 'Dock '),
    main: { title: 'boarded', value: row => numberIn(row, 'boarded'), written: value => figure(value, 2) },
    others: [{ title: 'landed', value: row => numberIn(row, 'landed'), written: value => figure(value, 2) }],
  });
}
