// TO-G.4, TO-X.1 The end of a round.
import { only, type Seat } from '../../../kernel/index.ts';
import { roundsOf } from '../options.ts';
import { winners } from '../score.ts';
import type { Section, State } from '../state.ts';
import { agencyAt, resourcesOf } from './agency.ts';

export const endRound: Section<'endRound'> = {
  open: () => ({ phase: 'endRound' }),
  awaiting: () => only(undefined),
  moves: {},
  then(s, _frame, { tell }) {
    if (s.round >= roundsOf(s.plan.options, s.plan.seats)) {
      tell({ type: 'ended', winners: winners(s) });
      return 'over';
    }
    s.start = nextStart(s);
    tell({ type: 'startPassed', seat: s.start });
    return 'checkOut';
  },
};

/** TO-G.4 Fewest points, then fewest resources, then nearest clockwise; R-20 whether the start player is nearest to himself is agreed on. */
export function nextStart(s: State): Seat {
  const seats = s.agencies.length;
  const first = s.plan.options.startTieIncludesCurrent ? 0 : 1;
  let best = (s.start + first) % seats;
  for (let offset = first + 1; offset < seats + first; offset++) {
    const seat = (s.start + offset) % seats;
    if (startsBefore(s, seat, best)) best = seat;
  }
  return best;
}

function startsBefore(s: State, a: Seat, b: Seat): boolean {
  const [one, other] = [agencyAt(s, a), agencyAt(s, b)];
  return one.vp < other.vp || (one.vp === other.vp && resourcesOf(one) < resourcesOf(other));
}
