import { boxOf } from '../../../games/bodensee/index.ts';
import type { FlatRow } from '../../tables.ts';
import { barChart } from '../charts.ts';
import { type Context, drawnOf, type GamePart, numberIn, pieceName, rowsOf, type Variant, variantColour } from '../context.ts';
import { figureOf, type Section, tableOf } from '../html.ts';
import { townMap } from '../maps.ts';
import { figure, seatName } from '../words.ts';
import { attractions, categories, optionsOf, priorities, rowOf } from './bodensee-attractions.ts';

/** Money and where it comes from, the towns on the map, what attractions return, priorities and actions. */
function sections(context: Context): Section[] {
  return [
    ...money(context),
    ...towns(context),
    ...attractions(context),
    ...categories(context),
    ...priorities(context),
    ...actions(context),
  ];
}

export const part: GamePart = { sections };

const INCOME = [
  ['fromOwnTurns', 'visits in own turns'],
  ['fromOthersTurns', 'visits in turns of others'],
  ['ruinMoney', 'ruined tourists'],
] as const;

function money(context: Context): Section[] {
  const { variants, base, palette } = context;
  const lines = variants.flatMap(variant => rowsOf(variant, 'players').map(row => ({ name: companyName(context, variant, row), row })));
  const own = rowsOf(base, 'players');
  if (own.length === 0) return [];
  const colours = [palette.main, palette.glow, palette.pop];
  const shown = lines.slice(0, drawnOf(context).length * base.summary.seats);
  const svg = barChart({
    names: shown.map(({ name }) => name),
    curves: INCOME.map(([column, name], at) => ({
      name,
      colour: colours[at] ?? palette.main,
      values: shown.map(({ row }) => numberIn(row, column)),
    })),
    xName: 'euros per game',
    written: value => figure(value, 0),
    stacked: true,
    full: true,
  });
  const mean = (column: string) => own.reduce((sum, row) => sum + numberIn(row, column), 0) / own.length;
  const columns = [
    'turns',
    'earned',
    'spentOnBuilding',
    'spentOnFerry',
    'netProfit',
    'built',
    'ruined',
    'visits',
    'visitsByOthers',
    'earnedPerTurn',
  ];
  return [
    {
      title: 'Money',
      says: `A company earns €${figure(mean('earned'))} in a game, €${figure(mean('fromOthersTurns'))} of it in turns of others, and spends €${figure(mean('spent'))}.`,
      figures: [figureOf(svg, 'What the companies earn, and with what.')],
      tables: [
        tableOf({
          caption: 'Companies',
          head: ['Seat', 'Turns', 'Earned', 'Building', 'Ferry', 'Profit', 'Built', 'Ruined', 'Visits', 'by others', '€ a turn'],
          rows: lines.map(({ name, row }) => [name, ...columns.map(column => figure(numberIn(row, column)))]),
        }),
      ],
      wide: true,
    },
  ];
}

function companyName({ variants }: Context, { label }: Variant, row: FlatRow): string {
  const seat = seatName(numberIn(row, 'seat'));
  return variants.length > 1 ? `${seat}, ${label}` : seat;
}

function towns(context: Context): Section[] {
  const { base, variants } = context;
  const rows = rowsOf(base, 'towns');
  const [first] = rows.toSorted((a, b) => numberIn(b, 'visits') - numberIn(a, 'visits'));
  if (!first) return [];
  const columns = ['arrivals', 'passed', 'built', 'visits', 'paid', 'ruined'];
  const several = variants.length > 1;
  return [
    {
      title: 'Towns',
      says: `Most visits take place in ${townName(base, first)}: ${figure(numberIn(first, 'visits'))} a game, which pay €${figure(numberIn(first, 'paid'))}.`,
      figures: drawnOf(context).map(variant => mapOf(context, variant)),
      tables: [
        tableOf({
          caption: several ? 'Visits a game, by town' : 'Towns, figures of one game',
          head: ['Town', ...(several ? variants.map(({ label }) => label) : ['Arrivals', 'Passed', 'Built', 'Visits', 'Paid €', 'Ruined'])],
          rows: rows.map(row => [
            townName(base, row),
            ...(several
              ? variants.map(variant => figure(numberIn(rowOf(variant, 'towns', 'town', row.town), 'visits')))
              : columns.map(column => figure(numberIn(row, column)))),
          ]),
        }),
      ],
    },
  ];
}

function townName(variant: Variant, row: FlatRow): string {
  return boxOf(optionsOf(variant)).towns.find(({ id }) => id === row.town)?.name ?? String(row.town);
}

function mapOf({ palette, variants }: Context, variant: Variant): string {
  const options = optionsOf(variant);
  const spots = boxOf(options).towns.map(({ id, name, x, y, neighbours }) => ({
    name,
    x,
    y,
    neighbours,
    value: numberIn(rowOf(variant, 'towns', 'town', id), 'visits'),
  }));
  const svg = townMap(spots, palette, options.content === null, value => figure(value));
  return figureOf(svg, `Visits to attractions in each town in a game${variants.length > 1 ? `, in “${variant.label}”` : ''}.`);
}

/** How often each action is taken in a game, by all companies together. */
function actions(context: Context): Section[] {
  const { base, variants } = context;
  const own = rowsOf(base, 'players');
  const names = Object.keys(own[0] ?? {}).filter(column => column.startsWith('actions.'));
  if (names.length === 0) return [];
  const total = (variant: Variant, column: string) => rowsOf(variant, 'players').reduce((sum, row) => sum + numberIn(row, column), 0);
  const ordered = names.toSorted((a, b) => total(base, b) - total(base, a));
  const nameOf = (column: string) => {
    const id = column.replace('actions.', 'action:');
    const name = pieceName(context, id);
    return name === id ? id.replace('action:', '') : name;
  };
  const [first = ''] = ordered;
  return [
    {
      title: 'Actions',
      says: `The action taken most often is “${nameOf(first)}”: ${figure(total(base, first))} times a game.`,
      figures: [
        figureOf(
          barChart({
            names: ordered.map(nameOf),
            curves: drawnOf(context).map((variant, index) => ({
              name: variant.label,
              colour: variantColour(context, index),
              values: ordered.map(column => total(variant, column)),
            })),
            xName: 'times per game',
            written: value => figure(value),
          }),
          'How often each action is taken in a game, by all companies together.',
        ),
      ],
      tables: [
        tableOf({
          caption: 'Actions per game',
          head: ['Action', ...variants.map(({ label }) => (variants.length > 1 ? label : 'Times'))],
          rows: ordered.map(column => [nameOf(column), ...variants.map(variant => figure(total(variant, column), 2))]),
        }),
      ],
    },
  ];
}
