import { interval } from '../../statistics.ts';
import { barChart, columnChart, rangeChart } from '../charts.ts';
import { type Context, drawnOf, type GamePart, numberIn, rowsOf, variantColour } from '../context.ts';
import { figureOf, type Section, tableOf } from '../html.ts';
import { ownSection } from '../own.ts';
import { figure, percent } from '../words.ts';

const REASONS: Readonly<Record<string, string>> = {
  objective: 'Objective reached',
  short: 'Too few travellers delivered',
  park: 'Park',
  station: 'Station',
  stadium: 'Stadium',
  grandsVoyageurs: 'Grands Voyageurs not aboard',
  specialUnserved: 'Special site not served',
  conceded: 'Conceded',
  outOfReach: 'Objective out of reach',
};

/** Wins by day and by turn, the reasons of loss, and the sites. */
function sections(context: Context): Section[] {
  return [...days(context), ...turns(context), ...reasons(context), ...sites(context)];
}

export const part: GamePart = { sections };

/** Every variant has one day, so that a matrix of days tells the campaign. */
function days(context: Context): Section[] {
  const { variants } = context;
  const rows = variants.flatMap((variant, index) =>
    rowsOf(variant, 'days').map(row => ({ row, label: variant.label, colour: variantColour(context, index) })),
  );
  if (rows.length === 0) return [];
  const nameOf = (day: unknown, label: string) =>
    `${day === 'own' ? 'Own day' : `Day ${day}`}${variants.length > 1 && !label.startsWith('day=') ? `, ${label}` : ''}`;
  const ranges = rows.map(({ row, label, colour }) => {
    const games = numberIn(row, 'games');
    const mean = numberIn(row, 'won');
    return { name: nameOf(row.day, label), mean, ...interval(Math.round(mean * games), games), colour, row };
  });
  const best = ranges.reduce((a, b) => (b.mean > a.mean ? b : a));
  const worst = ranges.reduce((a, b) => (b.mean < a.mean ? b : a));
  return [
    {
      title: 'Wins by day',
      says:
        ranges.length === 1
          ? `${best.name} was won in ${percent(best.mean)} of the games, with ${figure(numberIn(best.row, 'total'))} travellers delivered where ${figure(numberIn(best.row, 'objective'), 0)} were asked for.`
          : `The easiest is ${best.name}, won in ${percent(best.mean)} of the games; the hardest is ${worst.name} with ${percent(worst.mean)}.`,
      figures: [
        figureOf(
          rangeChart({ ranges, xName: 'games won', written: value => percent(value, 0) }),
          'Share of the games won, with 95 % intervals.',
        ),
      ],
      tables: [
        tableOf({
          caption: 'Days',
          head: ['Day', 'Games', 'Won', 'Delivered', 'Objective', 'Turns'],
          rows: ranges.map(({ name, mean, row }) => [
            name,
            figure(numberIn(row, 'games'), 0),
            percent(mean),
            figure(numberIn(row, 'total')),
            figure(numberIn(row, 'objective'), 0),
            figure(numberIn(row, 'turns')),
          ]),
        }),
      ],
    },
  ];
}

/** In which turn the games ended, won or lost, over all variants. */
function turns(context: Context): Section[] {
  const { variants, palette } = context;
  const rows = variants.flatMap(variant => rowsOf(variant, 'turns'));
  if (rows.length === 0) return [];
  const numbers = [...new Set(rows.map(row => numberIn(row, 'turn')))].sort((a, b) => a - b);
  const count = (turn: number, column: string) =>
    rows.reduce((sum, row) => sum + (numberIn(row, 'turn') === turn ? Math.round(numberIn(row, column) * numberIn(row, 'games')) : 0), 0);
  const total = rows.reduce((sum, row) => sum + numberIn(row, 'games'), 0);
  const [most = 0] = numbers.toSorted((a, b) => count(b, 'won') + count(b, 'lost') - count(a, 'won') - count(a, 'lost'));
  const curve = (name: string, column: string, colour: string) => ({
    name,
    colour,
    values: numbers.map(turn => count(turn, column) / total),
  });
  return [
    {
      title: 'Wins by turn',
      says: `Most games end in turn ${most}: ${percent((count(most, 'won') + count(most, 'lost')) / total)} of them.`,
      figures: [
        figureOf(
          columnChart({
            curves: [curve('won', 'won', palette.glow), curve('lost', 'lost', palette.deep)],
            at: numbers.map(String),
            xName: 'last turn',
            yName: 'share of the games',
            written: value => percent(value, 0),
            stacked: true,
          }),
          `In which turn the games ended${variants.length > 1 ? ', all variants together' : ''}.`,
        ),
      ],
      tables: [
        tableOf({
          caption: 'Games by their last turn',
          head: ['Turn', 'Won', 'Lost', 'Won of these'],
          rows: numbers.map(turn => {
            const [won, lost] = [count(turn, 'won'), count(turn, 'lost')];
            return [String(turn), figure(won, 0), figure(lost, 0), percent(won / Math.max(1, won + lost), 0)];
          }),
        }),
      ],
    },
  ];
}

function reasons(context: Context): Section[] {
  const { variants, base } = context;
  const found = [...new Set(variants.flatMap(variant => rowsOf(variant, 'endings').map(({ reason }) => String(reason))))].filter(
    reason => reason !== 'objective',
  );
  if (found.length === 0) return [];
  const rowIn = (variant: (typeof variants)[number], reason: string) => rowsOf(variant, 'endings').find(row => row.reason === reason);
  const share = (variant: (typeof variants)[number], reason: string) =>
    numberIn(rowIn(variant, reason), 'games') / Math.max(1, variant.summary.games);
  const ordered = found.toSorted((a, b) => share(base, b) - share(base, a));
  const [main = ''] = ordered;
  return [
    {
      title: 'Why games are lost',
      says: `The commonest reason is “${REASONS[main] ?? main}”: ${percent(share(base, main))} of all games${variants.length > 1 ? ` in “${base.label}”` : ''}.`,
      figures: [
        figureOf(
          barChart({
            names: ordered.map(reason => REASONS[reason] ?? reason),
            curves: drawnOf(context).map((variant, index) => ({
              name: variant.label,
              colour: variantColour(context, index),
              values: ordered.map(reason => share(variant, reason)),
            })),
            xName: 'share of all games',
            full: variants.length > 3,
            written: value => percent(value, 0),
          }),
          'Reasons for losing.',
        ),
      ],
      tables: [
        tableOf({
          caption: 'Reasons for losing, share of all games',
          head: ['Reason', ...(variants.length > 1 ? variants.map(({ label }) => label) : ['Games', 'Share', 'Turns', 'Missing'])],
          rows: ordered.map(reason => {
            const row = rowIn(base, reason);
            const alone = [
              figure(numberIn(row, 'games'), 0),
              percent(share(base, reason)),
              figure(numberIn(row, 'turns')),
              figure(numberIn(row, 'missing')),
            ];
            return [REASONS[reason] ?? reason, ...(variants.length > 1 ? variants.map(variant => percent(share(variant, reason))) : alone)];
          }),
        }),
      ],
      ...(variants.length > 3 ? { wide: true } : {}),
    },
  ];
}

function sites(context: Context): Section[] {
  return ownSection(context, {
    table: 'sites',
    title: 'Sites',
    says: (_rows, best) => `Most travellers get off at ${best()}.`,
    caption: 'Travellers who get off at each letter in a game.',
    rowTitle: 'Letter',
    name: ({ letter }) => `Site ${letter}`,
    main: { title: 'travellers', value: row => numberIn(row, 'travellers') },
    others: [
      { title: 'passed', value: row => numberIn(row, 'passed'), written: value => percent(value, 0) },
      { title: 'served', value: row => numberIn(row, 'served'), written: value => percent(value, 0) },
      { title: 'sent home', value: row => numberIn(row, 'sentHome'), written: value => figure(value, 2) },
    ],
  });
}
