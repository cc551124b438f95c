// A guess at the final scores, for searches that cannot look to the end.
import type { Seat } from '../../kernel/index.ts';
import { indexOf } from './components.ts';
import type { Mark } from './marks.ts';
import { prospect } from './prospect.ts';
import { entriesOf } from './rules/barrier.ts';
import { isRouteMove } from './rules/route.ts';
import { tally } from './score.ts';
import { bestRoute } from './solver/solver.ts';
import { boardOf, pendingOf, type State } from './state.ts';

/** The best route of each map, filled as chance might have it. */
export function estimate(s: State): readonly number[] {
  const { dockUse } = s.plan.options;
  const [frame] = s.frames;
  return s.boards.map(({ marks }, seat) => {
    if (!frame) return tally(marks, s.routes[seat] ?? []).points;
    if (frame.phase === 'route') return bestRoute(marks, dockUse, pendingOf(s, seat).filter(isRouteMove)).points;
    return prospect(pencilledIn(s, seat), dockUse);
  });
}

/** The map with what its owner has chosen in the open step. */
function pencilledIn(s: State, seat: Seat): readonly (Mark | null)[] {
  const marks = boardOf(s, seat).marks.slice();
  for (const { club, mark } of entriesOf(s, seat, pendingOf(s, seat))) marks[indexOf(club)] = mark;
  return marks;
}
