import type { Difference } from '../../statistics.ts';
import { type Range, rangeChart } from '../charts.ts';
import type { Context, Variant } from '../context.ts';
import { figureOf, type Section, tableOf } from '../html.ts';
import { colourAt } from '../palette.ts';
import { figure, percent, seatName, signed } from '../words.ts';

/** What changes from the first variant to each of the others, game by game on the same luck. */
export function changes(context: Context): Section[] {
  const { variants, base } = context;
  if (variants.length < 2) return [];
  const others = variants.slice(1);
  const pairs = others.map(({ against }) => against?.pairs ?? 0).reduce((a, b) => Math.min(a, b));
  return [
    {
      title: 'What changes',
      says: `Every variant played the same ${figure(pairs, 0)} games with the same luck as “${base.label}”; ${verdict(others)}.`,
      figures: [
        chartOf(others, 'score', 'Change of the mean score of all seats.'),
        chartOf(others, 'moves', 'Change of the length, in moves.'),
      ],
      tables: [overview(context), differences(context)],
      wide: true,
    },
  ];
}

function chartOf(others: readonly Variant[], what: 'score' | 'moves', caption: string): string {
  const ranges = others.flatMap(({ label, against }, index): Range[] => {
    if (!against) return [];
    const { mean, low, high } = against[what];
    return [{ name: label, mean, low: low ?? mean, high: high ?? mean, colour: colourAt(index + 1) }];
  });
  const svg = rangeChart({
    ranges,
    xName: `change of ${what}`,
    written: value => signed(value, 1),
    level: { name: 'no change', value: 0 },
  });
  return figureOf(svg, caption);
}

/** All variants side by side. */
function overview(context: Context): string {
  const { variants } = context;
  return tableOf({
    caption: 'The variants side by side',
    head: ['Variant', 'Games', 'Moves', 'Score', ...winHeads(context)],
    rows: variants.map(({ label, summary: { finished, moves, bySeat } }) => [
      label,
      figure(finished, 0),
      figure(moves.mean),
      figure(bySeat.reduce((sum, { score }) => sum + score.mean, 0) / Math.max(1, bySeat.length)),
      ...winHeads(context).map((_, seat) => percent(bySeat[seat]?.winRate ?? null)),
    ]),
  });
}

/** A team wins together. */
function winHeads({ base, isTeam }: Context): readonly string[] {
  return isTeam ? ['Wins'] : base.summary.bySeat.map((_, seat) => `${seatName(seat)} wins`);
}

function differences(context: Context): string {
  const { variants, base } = context;
  const heads = winHeads(context);
  return tableOf({
    caption: `Against “${base.label}”, in pairs of games, with 95 % intervals; wins in percentage points`,
    head: ['Variant', 'Score', 'Moves', ...heads],
    rows: variants.flatMap(({ label, against }) =>
      against
        ? [
            [
              label,
              written(against.score),
              written(against.moves),
              ...against.bySeat.slice(0, heads.length).map(({ winRate }) => written(winRate, 100)),
            ],
          ]
        : [],
    ),
  });
}

function written({ mean, low, high }: Difference, scale = 1): string {
  const times = (value: number | null) => signed(value === null ? null : value * scale);
  return low === null ? times(mean) : `${times(mean)} (${times(low)} to ${times(high)})`;
}

function verdict(others: readonly Variant[]): string {
  const clear = others.filter(({ against }) => against && isClear(against.score)).length;
  if (others.length === 1) return clear ? 'the score changes clearly' : 'no clear change of the score was found';
  return `in ${clear} of ${others.length} the score changes clearly`;
}

/** Whether the interval leaves out zero. */
function isClear({ low, high }: Difference): boolean {
  return low !== null && high !== null && (low > 0 || high < 0);
}
