// A guess at the final scores, for searches that cannot look to the end.
import type { Seat } from '../../kernel/index.ts';
import { prospect } from './prospect.ts';
import { isRouteMove } from './rules/route.ts';
import { tally } from './score.ts';
import { marksWith } from './settled.ts';
import { bestRoute } from './solver/solver.ts';
import { boardOf, pendingOf, type State } from './state.ts';

/** The best route of each map, filled as chance might have it. */
export function estimate(s: State): readonly number[] {
  const { dockUse } = s.plan.options;
  const [frame] = s.frames;
  return s.boards.map(({ marks }, seat) => {
    if (!frame) return tally(marks, s.routes[seat] ?? []).points;
    if (frame.phase === 'route') return routePoints(s, seat);
    return prospect(marksWith(s, seat, pendingOf(s, seat)), dockUse);
  });
}

/** The points of a submitted route; of one still drawn, those of its best end. */
function routePoints(s: State, seat: Seat): number {
  const { marks } = boardOf(s, seat);
  const drawn = pendingOf(s, seat);
  const route = drawn.filter(isRouteMove);
  return drawn.at(-1)?.type === 'submit' ? tally(marks, route).points : bestRoute(marks, s.plan.options.dockUse, route).points;
}
