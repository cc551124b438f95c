// A guess at the final scores, for searches that cannot look to the end.
import type { Seat } from '../../kernel/index.ts';
import { futuresWith } from './foresight.ts';
import type { Mark } from './marks.ts';
import { networkIn } from './network.ts';
import { byTour } from './policy.ts';
import { prospectOf } from './prospect.ts';
import { recent } from './recent.ts';
import { flow } from './rules/flow.ts';
import { isRouteMove } from './rules/route.ts';
import { tally } from './score.ts';
import { marksWith } from './settled.ts';
import { bestRoute } from './solver/solver.ts';
import { boardOf, pendingOf, type State } from './state.ts';

/** Second numbers that are looked at where the first is written. */
const SECONDS = 3;

/** Ways to fill a map that are looked at: the same futures for every map. */
const FILLINGS = 48;

/** The best route of each map, filled as chance might have it. */
export function estimate(s: State): readonly number[] {
  const [frame] = s.frames;
  return s.boards.map(({ marks }, seat) => {
    if (!frame) return tally(marks, s.routes[seat] ?? [], networkIn(s.plan.options)).points;
    return frame.phase === 'route' ? routePoints(s, seat) : mapPoints(s, seat);
  });
}

/** Ways to fill a map that are glanced at: so few tell as often who wins as all those of the estimate (500 games, halfway). */
const FEW_FILLINGS = 2;

/** The same with fewer ways to fill a map, and half a step as it stands. */
export function glance(s: State): readonly number[] {
  const [frame] = s.frames;
  if (!frame || frame.phase === 'route') return estimate(s);
  return s.boards.map((_, seat) => filled(s, marksWith(s, seat, pendingOf(s, seat)), FEW_FILLINGS));
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
function mapPoints(s: State, seat: Seat): number {
  const chosen = pendingOf(s, seat);
  if (s.frames[0]?.phase !== 'write' || chosen.length !== 1) return guess(s, marksWith(s, seat, chosen));
  const seconds = byTour(s, seat, flow.legal(s, seat)).slice(0, SECONDS);
  return Math.max(...seconds.map(({ move }) => guess(s, marksWith(s, seat, [...chosen, move]))));
}

/** Maps by what is written on them and the cards that are left: those of the other seats stay the same while one chooses. */
const guessed = recent<number>(256);

function guess(s: State, marks: readonly (Mark | null)[]): number {
  const { content, dockUse } = s.plan.options;
  const map = `${networkIn({ content }).number} ${dockUse} ${marks.join()} ${s.bag.join()} ${s.removed.join()}`;
  return guessed(map, () => filled(s, marks, FILLINGS));
}

/** The mean over so many ways to fill a map. */
function filled(s: State, marks: readonly (Mark | null)[], fillings: number): number {
  const prospect = prospectOf(marks, s.plan.options.dockUse, futuresWith(s), networkIn(s.plan.options));
  let sum = 0;
  for (let future = 0; future < fillings; future++) {
    const { clubs, circled, boats } = prospect(future);
    sum += clubs + circled + boats;
  }
  return sum / fillings;
}
