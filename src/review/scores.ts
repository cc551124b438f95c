// What may be said of the scores of a match.
import type { Seat } from '../kernel/index.ts';
import type { Film } from './film.ts';
import { shownScores } from './measure.ts';
import type { Review } from './review.ts';

/** The other seat with the best score. */
export function bestOther({ accounts, measure }: Review, seat: Seat): Seat {
  const sign = measure.isLessBetter ? -1 : 1;
  const worth = (each: Seat) => sign * (accounts[each]?.score ?? 0);
  const others = [...accounts.keys()].filter(each => each !== seat);
  return others.reduce((best, each) => (worth(each) > worth(best) ? each : best), others[0] ?? seat);
}

/** Tells whether somebody's score was reached, not only to be expected: a traveller who never got home has no day of arrival. */
export function reachedIn({ game, states }: Pick<Film, 'game' | 'states'>, { accounts, measure }: Review): (seat: Seat) => boolean {
  const scores = shownScores(measure, game.outcome(states.at(-1))?.scores ?? []);
  return seat => measure.unit === 'win' || scores[seat] === accounts[seat]?.score;
}
