import { PART_NAMES, PARTS } from '../../elements.ts';
import { rangeChart } from '../charts.ts';
import { type Context, drawnOf, type Variant, variantColour } from '../context.ts';
import { figureOf, type Section, tableOf } from '../html.ts';
import { percent } from '../words.ts';

const NAMES = { luck: 'Luck', decisions: 'Decisions', seat: 'Seat and start', rest: 'Not explained' } as const;

function worthOf({ summary }: Variant, part: keyof typeof NAMES) {
  return summary.elements?.find(({ kind, name }) => kind === PARTS && name === part)?.worth;
}

/** What results are made of, where the games were reviewed. */
export function parts(context: Context): Section[] {
  const { base, variants } = context;
  const luck = worthOf(base, 'luck');
  if (!luck) return [];
  const nameOf = (part: keyof typeof NAMES, { label }: Variant) => (variants.length > 1 ? `${NAMES[part]}, ${label}` : NAMES[part]);
  const ranges = PART_NAMES.flatMap(part =>
    drawnOf(context).flatMap((variant, index) => {
      const worth = worthOf(variant, part);
      if (!worth || worth.low === null || worth.high === null) return [];
      const { mean, low, high } = worth;
      return [{ name: nameOf(part, variant), mean, low, high, colour: variantColour(context, index) }];
    }),
  );
  return [
    {
      title: 'What results are made of',
      says: `Luck makes ${percent(luck.mean, 0)} of how far results are from the fair one. Every game was reviewed: draws are compared with redraws, decisions with what the game’s own quick bot would have done; what is left is not explained.`,
      figures: [
        figureOf(
          rangeChart({ ranges, xName: 'of the result', written: value => percent(value, 0) }),
          'The parts of the result, each with its 95 % interval; they add up to 100 %.',
        ),
      ],
      tables: [
        tableOf({
          caption: 'Parts of the result',
          head: ['Part', 'Share', '95 % interval'],
          rows: ranges.map(({ name, mean, low, high }) => [name, percent(mean), `${percent(low)} to ${percent(high)}`]),
        }),
      ],
    },
  ];
}
