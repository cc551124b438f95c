import { resultsOf } from '../../series.ts';
import { quantile, spread } from '../../statistics.ts';
import { binNames, binsFor, sharesIn } from '../bins.ts';
import { columnChart, lineChart } from '../charts.ts';
import { type Context, drawnOf, seriesHead, type Variant, variantColour } from '../context.ts';
import { figureOf, type Section, tableOf } from '../html.ts';
import { figure, listed, percent } from '../words.ts';

/** How long the games were, and why they ended. */
export function length(context: Context): Section {
  const { variants, base } = context;
  const drawn = drawnOf(context);
  const bins = binsFor(drawn.flatMap(movesIn));
  const curves = drawn.map((variant, index) => ({
    name: variant.label,
    colour: variantColour(context, index),
    values: sharesIn(bins, movesIn(variant)),
  }));
  const axes = {
    curves,
    at: binNames(bins),
    xName: 'moves in a game',
    yName: 'share of the games',
    written: (value: number) => percent(value, 0),
  };
  const reasons = [...new Set(variants.flatMap(({ summary }) => Object.keys(summary.endings ?? {})))].sort();
  return {
    title: 'Length',
    says: says(base, reasons, variants.length > 1),
    figures: [
      figureOf(
        variants.length > 1 ? lineChart({ ...axes, filled: true, fromZero: true }) : columnChart(axes),
        'How many moves the games took.',
      ),
    ],
    tables: [
      tableOf({
        caption: 'Moves in a game',
        head: [seriesHead(context), 'Mean', 'SD', 'Min', 'Median', 'Max'],
        rows: variants.map(variant => {
          const moves = movesIn(variant);
          const { mean, sd, min, max } = spread(moves);
          return [
            variant.label,
            figure(mean),
            figure(sd),
            figure(min, 0),
            figure(moves.length > 0 ? quantile(moves, 0.5) : 0, 0),
            figure(max, 0),
          ];
        }),
      }),
      ...(reasons.length > 0 ? [endings(context, reasons)] : []),
    ],
  };
}

function movesIn({ series }: Variant): number[] {
  return resultsOf(series).map(({ moves }) => moves);
}

function endings(context: Context, reasons: readonly string[]): string {
  return tableOf({
    caption: 'Why the games ended',
    head: [seriesHead(context), ...reasons],
    rows: context.variants.map(({ label, summary }) => [
      label,
      ...reasons.map(reason => percent((summary.endings?.[reason] ?? 0) / Math.max(1, summary.games))),
    ]),
  });
}

function says({ label, summary }: Variant, reasons: readonly string[], isNamed: boolean): string {
  const { moves, games, endings: counts } = summary;
  const why = reasons.filter(reason => counts?.[reason]).map(reason => `${reason} ${percent((counts?.[reason] ?? 0) / games, 0)}`);
  const of = isNamed ? ` in “${label}”` : '';
  return `A game takes ${figure(moves.mean)} moves${of}, from ${figure(moves.min, 0)} to ${figure(moves.max, 0)}${why.length > 1 ? `; ending: ${listed(why)}` : ''}.`;
}
