import { quantile, spread } from '../../statistics.ts';
import { type Bins, binNames, binsFor, sharesIn } from '../bins.ts';
import { type Curve, lineChart } from '../charts.ts';
import { type Context, drawnOf, scoresOf, variantColour } from '../context.ts';
import { figureOf, type Section, tableOf } from '../html.ts';
import { colourAt } from '../palette.ts';
import { figure, percent, seatName } from '../words.ts';

interface Group {
  readonly name: string;
  readonly colour: string;
  readonly scores: readonly number[];
}

/** How the final scores are spread: by seat, or by variant where there are several. */
export function scores(context: Context): Section {
  const groups = groupsOf(context);
  const drawn = context.variants.length > 1 ? groups.slice(0, drawnOf(context).length) : groups;
  const bins = binsFor(drawn.flatMap(group => group.scores));
  return {
    title: 'Scores',
    says: says(context, groups),
    figures: [
      figureOf(
        lineChart({
          curves: drawn.map(group => curveOf(group, bins)),
          at: binNames(bins),
          xName: 'final score',
          yName: 'share of the games',
          written: value => percent(value, 0),
          filled: true,
          fromZero: true,
        }),
        `How often each final score was reached${bins.width > 1 ? `, in steps of ${bins.width}` : ''}.`,
      ),
    ],
    tables: [
      tableOf({
        caption: 'Final scores',
        head: [context.variants.length > 1 ? 'Variant' : context.isTeam ? 'Team' : 'Seat', 'Mean', 'SD', 'Min', '¼', 'Median', '¾', 'Max'],
        rows: groups.map(({ name, scores: each }) => {
          const { mean, sd, min, max } = spread(each);
          const parts = each.length > 0 ? [0.25, 0.5, 0.75].map(share => quantile(each, share)) : [0, 0, 0];
          return [name, figure(mean), figure(sd), figure(min, 0), ...parts.map(part => figure(part, 0)), figure(max, 0)];
        }),
      }),
    ],
  };
}

function groupsOf(context: Context): Group[] {
  const { variants, base, isTeam, palette } = context;
  if (variants.length > 1) {
    return variants.map((variant, index) => ({ name: variant.label, colour: variantColour(context, index), scores: scoresOf(variant) }));
  }
  if (isTeam) return [{ name: 'All together', colour: palette.main, scores: scoresOf(base, 0) }];
  return base.summary.bySeat.map((_, seat, all) => ({
    name: seatName(
      seat,
      all.map(({ bot }) => bot),
    ),
    colour: colourAt(seat),
    scores: scoresOf(base, seat),
  }));
}

function curveOf({ name, colour, scores: each }: Group, bins: Bins): Curve {
  return { name, colour, values: sharesIn(bins, each) };
}

function says({ variants }: Context, groups: readonly Group[]): string {
  const means = groups.map(({ name, scores: each }) => ({ name, mean: spread(each).mean }));
  const [first] = means;
  if (!first) return '';
  const best = means.reduce((a, b) => (b.mean > a.mean ? b : a));
  const worst = means.reduce((a, b) => (b.mean < a.mean ? b : a));
  const who = variants.length > 1 ? 'over all seats' : 'on average';
  return groups.length === 1 || best.mean === worst.mean
    ? `The final score is ${figure(first.mean)} ${who}.`
    : `The final scores lie between ${figure(worst.mean)} for ${lower(worst.name)} and ${figure(best.mean)} for ${lower(best.name)} ${who}.`;
}

function lower(name: string): string {
  return name.replace(/^Seat/, 'seat');
}
