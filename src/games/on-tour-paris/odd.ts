// Final moves that look like a slip: people are asked before they make them.
import type { Facts, Odd, Seat } from '../../kernel/index.ts';
import { indexOf } from './components.ts';
import { meaning } from './marks.ts';
import type { Move, MoveOf, RouteMove } from './moves.ts';
import { networkIn, rideLength } from './network.ts';
import { matches } from './rules/barrier.ts';
import { flow } from './rules/flow.ts';
import { isRouteMove } from './rules/route.ts';
import { tally } from './score.ts';
import { bestRoute } from './solver/solver.ts';
import { boardOf, pendingOf, type Route, type State } from './state.ts';

/** A route that reaches less than this part of the best is asked about. */
const SHORT = 1 / 2;

/** What makes a legal move look like a slip. */
export function odd(s: State, seat: Seat, move: Move): Odd | undefined {
  switch (move.type) {
    case 'submit':
      return oddRoute(s, seat);
    case 'write':
      return missedCircle(s, seat, move);
    case 'x': // OT-6.7 A number that fits is given up.
      return move.number === null ? undefined : { kind: 'chosenX', facts: { number: move.number, club: move.club } };
    default:
      return undefined;
  }
}

/** OT-4.3 The last number of the turn is written with a card that does not circle it, and another card would. */
function missedCircle(s: State, seat: Seat, { number, club, card }: MoveOf<'write'>): Odd | undefined {
  const [first] = pendingOf(s, seat);
  if (!card || !first || matches(card, club)) return undefined;
  const used = first.type === 'write' ? first.card : null;
  const better = s.shown.find(each => each !== used && matches(each, club));
  return better && { kind: 'missedCircle', facts: { number, club, card: better } };
}

function oddRoute(s: State, seat: Seat): Odd | undefined {
  const route = pendingOf(s, seat).filter(isRouteMove);
  const onward = flow.legal(s, seat).filter(isRouteMove);
  if (route.length === 0) return onward.length > 0 ? { kind: 'emptyRoute', facts: { clubs: onward.length } } : undefined;
  const { points } = tally(boardOf(s, seat).marks, route, networkIn(s.plan.options));
  const [far] = onward.map(stop => ({ ...stop, gain: gainOf(s, seat, stop) })).sort((a, b) => b.gain - a.gain);
  if (far) return { kind: 'routeGoesOn', facts: { points, club: far.club, gain: far.gain, ...docksOf(far) } };
  return unusedBoat(s, route, points) ?? shortRoute(s, seat, points);
}

function docksOf(stop: RouteMove): Facts {
  return stop.type === 'ride' ? { from: stop.from, to: stop.to } : {};
}

/** OT-10 What a stop adds to a route. */
function gainOf(s: State, seat: Seat, stop: RouteMove): number {
  const { circled } = meaning(boardOf(s, seat).marks[indexOf(stop.club)] ?? 'X');
  return 1 + (circled ? 1 : 0) + (stop.type === 'ride' ? rideLength(stop.from, stop.to, networkIn(s.plan.options)) : 0);
}

/** OT-9.7 The route follows a line where a boat would bring points. */
function unusedBoat(s: State, route: Route, points: number): Odd | undefined {
  const network = networkIn(s.plan.options);
  const served = route.flatMap(stop => (stop.type === 'ride' ? [stop.from, stop.to] : []));
  const isFree = (dock: (typeof served)[number]) => s.plan.options.dockUse === 'free' || !served.includes(dock);
  for (const [at, stop] of route.entries()) {
    const before = route[at - 1];
    if (stop.type !== 'step' || !before) continue;
    const from = network.docksAt[before.club].find(isFree);
    const to = network.docksAt[stop.club].find(dock => dock !== from && isFree(dock));
    if (from && to) return { kind: 'unusedBoat', facts: { points, from, to, gain: rideLength(from, to, network) } };
  }
  return undefined;
}

/** OT-8.8 Far less than the map allows; how much that is, is told only where it was agreed on (OT-11.2). */
function shortRoute(s: State, seat: Seat, points: number): Odd | undefined {
  const { dockUse, routeAid } = s.plan.options;
  const best = bestRoute(boardOf(s, seat).marks, dockUse, [], networkIn(s.plan.options)).points;
  if (points >= best * SHORT) return undefined;
  return { kind: 'shortRoute', facts: { points, ...(routeAid === 'optimum' ? { best } : {}) } };
}
