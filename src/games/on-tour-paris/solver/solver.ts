// The best route of a board: OT-8.8 for `auto`, for bots, and beside the route a player has drawn.
import { indexOf } from '../components.ts';
import type { Mark } from '../marks.ts';
import type { Move } from '../moves.ts';
import { type Network, PARIS } from '../network.ts';
import { recent } from '../recent.ts';
import { tally } from '../score.ts';
import type { Route } from '../state.ts';
import { boundedBest } from './bound.ts';
import { type Boats, chartOf, standAfter, waysOf } from './chart.ts';
import { rememberedBest } from './remember.ts';

/** The most a board can score, and the canonical route that does. */
export interface Best {
  readonly points: number;
  readonly route: Route;
  /** False where the search was cut short, and more may be possible. */
  readonly exact: boolean;
}

/** How far the searches go: stands remembered, and clubs tried where they are too many. */
export interface Limits {
  readonly stands: number;
  readonly tries: number;
}

const LIMITS: Limits = { stands: 400_000, tries: 400_000 };

/** Boards by what is written on them: a route is drawn in many steps, and asked for at every one. */
const solved = recent<Best>(64);

/** The best route of a board, or the best way to end one begun. Canonical: the lowest club to start from, then always the first way on that keeps the optimum. */
export function bestRoute(marks: readonly (Mark | null)[], boats: Boats, begun: Route = [], network: Network = PARIS): Best {
  const whole = solved(`${network.number} ${boats} ${marks.join()}`, () => solve(marks, boats, [], LIMITS, network));
  return beginsWith(whole.route, begun) ? whole : solve(marks, boats, begun, LIMITS, network);
}

function beginsWith(route: Route, begun: Route): boolean {
  return begun.every((move, at) => isSameStop(move, route[at]));
}

/** Whether two moves are the same step of a route. */
export function isSameStop(one: Move, other: Move | undefined): boolean {
  if (one === other) return true;
  if (other?.type !== one.type) return false;
  if (one.type === 'ride' && other.type === 'ride' && (one.from !== other.from || one.to !== other.to)) return false;
  return !('club' in one && 'club' in other) || one.club === other.club;
}

/** Solves a board, or a route begun on it, anew. */
export function solve(
  marks: readonly (Mark | null)[],
  boats: Boats,
  begun: Route = [],
  limits: Limits = LIMITS,
  network: Network = PARIS,
): Best {
  const chart = chartOf(marks);
  const from = standAfter(chart, begun, boats);
  const visited = begun.map(({ club }) => indexOf(club));
  const ways = waysOf(network)[boats];
  const ending =
    rememberedBest(chart, ways, from, limits.stands) ?? boundedBest(chart, ways, { from, visited, boats, most: limits.tries, network });
  return { points: tally(marks, begun, network).points + ending.points, route: [...begun, ...ending.route], exact: ending.exact };
}
