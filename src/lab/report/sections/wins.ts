import type { SeatSummary, Summary } from '../../summary.ts';
import { type Range, rangeChart } from '../charts.ts';
import { type Context, drawnOf, seriesHead, type Variant, variantColour } from '../context.ts';
import { figureOf, type Section, tableOf } from '../html.ts';
import { colourAt } from '../palette.ts';
import { counted, percent, seatName } from '../words.ts';

/** How often each seat won, or the team. */
export function wins(context: Context): Section {
  const { variants, base, isTeam } = context;
  const seats = seatsOf(context);
  const ranges = drawnOf(context).flatMap((variant, index) => seats.map(seat => rangeOf(context, variant, index, seat)));
  const ordered = seats.flatMap((_, seat) => ranges.filter((_, at) => at % seats.length === seat));
  const isSolo = base.summary.seats === 1;
  const fair = isTeam || isSolo ? undefined : { name: 'even share', value: 1 / base.summary.seats };
  return {
    title: isTeam ? 'Wins of the team' : 'Wins by seat',
    says: says(context),
    figures: [
      figureOf(
        rangeChart({ ranges: ordered, xName: 'games won', written: value => percent(value, 0), ...(fair ? { level: fair } : {}) }),
        'Share of the games won, each with its 95 % interval.',
      ),
    ],
    tables: [
      tableOf({
        caption: `Games won${variants.length > 1 ? ', by variant' : ''}`,
        head: [isTeam ? seriesHead(context) : variants.length > 1 ? 'Seat, variant' : 'Seat', 'Won', 'Share', '95 % interval'],
        rows: variants.flatMap(variant => seats.map(seat => rowOf(context, variant, seat))),
      }),
    ],
  };
}

/** A team is one line, other seats are one each. */
function seatsOf({ base, isTeam }: Context): readonly number[] {
  return isTeam ? [0] : base.summary.bySeat.map((_, seat) => seat);
}

function botsOf({ bySeat }: Summary): string[] {
  return bySeat.map(({ bot }) => bot);
}

function nameOf({ variants, isTeam }: Context, { label, summary }: Variant, seat: number): string {
  const who = isTeam ? '' : seatName(seat, botsOf(summary));
  if (variants.length === 1) return who || 'All together';
  return who ? `${who}, ${label}` : label;
}

function seatIn({ summary }: Variant, seat: number): SeatSummary {
  const found = summary.bySeat[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

function rangeOf(context: Context, variant: Variant, index: number, seat: number): Range {
  const { winRate, low, high } = seatIn(variant, seat);
  const colour = context.variants.length > 1 ? variantColour(context, index) : context.isTeam ? context.palette.main : colourAt(seat);
  return { name: nameOf(context, variant, seat), mean: winRate, low, high, colour };
}

function rowOf(context: Context, variant: Variant, seat: number): string[] {
  const { wins: won, winRate, low, high } = seatIn(variant, seat);
  return [nameOf(context, variant, seat), String(won), percent(winRate), `${percent(low)} to ${percent(high)}`];
}

function says({ base, isTeam, variants }: Context): string {
  const of = variants.length > 1 ? `In the variant “${base.label}” ` : '';
  const { bySeat, finished, seats } = base.summary;
  if (finished === 0) return 'No game was finished.';
  if (isTeam) {
    const { winRate, low, high } = seatIn(base, 0);
    const who = seats === 1 ? 'the one player' : 'the table as a whole';
    return sentence(
      `${of}${who} won ${percent(winRate)} of ${counted(finished, 'game')} (95 % interval ${percent(low)} to ${percent(high)}).`,
    );
  }
  const best = bySeat.reduce((first, each, seat) => (each.winRate > (bySeat[first]?.winRate ?? 0) ? seat : first), 0);
  const { winRate, low, high } = seatIn(base, best);
  const even = 1 / seats;
  const verdict = low > even ? 'clearly more than' : high < even ? 'less than' : 'within chance of';
  return sentence(
    `${of}${seatName(best, botsOf(base.summary)).replace('Seat', 'seat')} won most often: ${percent(winRate)} of ${counted(finished, 'game')}, ${verdict} an even share of ${percent(even)}.`,
  );
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
