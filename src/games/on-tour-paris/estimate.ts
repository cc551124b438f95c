// A guess at the final scores, for searches that cannot look to the end.
import type { Seat } from '../../kernel/index.ts';
import { SEATS } from './cover.ts';
import type { Mark } from './marks.ts';
import { networkIn } from './network.ts';
import type { Agreement } from './options.ts';
import { byCost } from './policy.ts';
import { prospect } from './prospect.ts';
import { recent } from './recent.ts';
import { flow } from './rules/flow.ts';
import { isRouteMove } from './rules/route.ts';
import { tally } from './score.ts';
import { marksWith } from './settled.ts';
import { bestRoute } from './solver/solver.ts';
import { boardOf, pendingOf, type State } from './state.ts';

/** Second numbers that are looked at where the first is written. */
const SECONDS = 3;

/** The best route of each map, filled as chance might have it; with more care, in so many times as many ways. */
export function estimate(s: State, care = 1): readonly number[] {
  const [frame] = s.frames;
  return s.boards.map(({ marks }, seat) => {
    if (!frame) return tally(marks, s.routes[seat] ?? [], networkIn(s.plan.options)).points;
    return frame.phase === 'route' ? routePoints(s, seat) : mapPoints(s, seat, care);
  });
}

/** Ways to fill a map that are glanced at. */
const FEW_FILLINGS = 2;
/** All maps are filled by the same futures: so few of them then tell as often who wins as all those of the estimate (500 games, halfway). */
const SAME_FUTURES = 0;

/** The same with fewer ways to fill a map, and half a step as it stands. */
export function glance(s: State): readonly number[] {
  const [frame] = s.frames;
  if (!frame || frame.phase === 'route') return estimate(s);
  const { dockUse } = s.plan.options;
  return s.boards.map((_, seat) =>
    prospect(marksWith(s, seat, pendingOf(s, seat)), dockUse, SAME_FUTURES, FEW_FILLINGS, networkIn(s.plan.options)),
  );
}

/** The points of a submitted route; of one still drawn, those of its best end. */
function routePoints(s: State, seat: Seat): number {
  const { marks } = boardOf(s, seat);
  const drawn = pendingOf(s, seat);
  const route = drawn.filter(isRouteMove);
  return drawn.at(-1)?.type === 'submit'
    ? tally(marks, route, networkIn(s.plan.options)).points
    : bestRoute(marks, s.plan.options.dockUse, route, networkIn(s.plan.options)).points;
}

/** What is expected of a map with what its owner has chosen in the open step; half a step is ended as well as it can be. */
function mapPoints(s: State, seat: Seat, care: number): number {
  const chosen = pendingOf(s, seat);
  if (s.frames[0]?.phase !== 'write' || chosen.length !== 1) return guess(marksWith(s, seat, chosen), s.plan.options, seat, care);
  const seconds = byCost(s, seat, flow.legal(s, seat)).slice(0, SECONDS);
  return Math.max(...seconds.map(move => guess(marksWith(s, seat, [...chosen, move]), s.plan.options, seat, care)));
}

/** Maps by what is written on them: those of the other seats stay the same while one chooses. */
const guessed = recent<number>(256);

function guess(marks: readonly (Mark | null)[], { dockUse, content }: Agreement, seat: Seat, care: number): number {
  const network = networkIn({ content });
  const map = `${network.number} ${dockUse} ${marks.join()}`;
  let sum = 0;
  for (let look = 0; look < care; look++) {
    // Another look has the futures of a seat that nobody sits on.
    const mind = seat + look * SEATS.most;
    sum += guessed(`${mind} ${map}`, () => prospect(marks, dockUse, mind, undefined, network));
  }
  return sum / care;
}
