// A quick sensible choice, and a guess at the end, for bots.
import type { Seat } from '../../kernel/index.ts';
import type { Move } from './moves.ts';
import { pointsOf, worth } from './score.ts';
import { type State, travellerAt } from './state.ts';

/** Gets up for what is worth more than a bell and than most of what may still come; looks only at its own dream. */
export function policy(s: State, seat: Seat, legal: readonly Move[]): Move {
  const { bells, dream } = travellerAt(s, seat);
  const [quiet] = legal;
  if (!quiet) throw new Error('no legal move');
  const left = s.plan.options.stops - s.stop;
  const better = s.station ? s.bag.filter(other => worth(other, dream) > worth(s.station ?? other, dream)).length : 0;
  const isWanted = s.station !== null && worth(s.station, dream) > 1 && (better * left) / (s.bag.length + 1) < bells;
  return (isWanted && legal.find(({ type }) => type === 'rise')) || quiet;
}

/** What everyone has so far; bells are still worth more than a point while there are stops to come. */
export function estimate(s: State): readonly number[] {
  const left = s.plan.options.stops - s.stop;
  return s.travellers.map(traveller => pointsOf(traveller) + 2 * Math.min(left, traveller.bells));
}
