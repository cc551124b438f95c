// OT-10 Scoring, ranks and titles.
import type { Outcome } from '../../kernel/index.ts';
import { indexOf } from './components.ts';
import { type Mark, meaning } from './marks.ts';
import { type Network, networkIn, PARIS, rideLength } from './network.ts';
import type { Agreement } from './options.ts';
import { boardOf, type Route, type State } from './state.ts';

/** The points of a route, by what brings them. */
export type Takings = { readonly clubs: number; readonly circled: number; readonly boats: number };

/** The same with their sum. */
export type Tally = Takings & { readonly points: number };

/** OT-10.1 to OT-10.4 The points of a route. */
export function tally(marks: readonly (Mark | null)[], route: Route, network: Network = PARIS): Tally {
  let circled = 0;
  let boats = 0;
  for (const stop of route) {
    if (meaning(marks[indexOf(stop.club)] ?? 'X').circled) circled++;
    if (stop.type === 'ride') boats += rideLength(stop.from, stop.to, network);
  }
  return { clubs: route.length, circled, boats, points: route.length + circled + boats };
}

/** The result, once the routes are drawn. */
export function outcome(s: State): Outcome | undefined {
  if (s.frames.length > 0) return undefined;
  return {
    ranks: ranksOf(s),
    scores: s.routes.map((route, seat) => tally(boardOf(s, seat).marks, route, networkIn(s.plan.options)).points),
  };
}

/** The rank of each seat: equal results share it, and the next one is left out (1, 1, 3). */
export function ranksOf(s: State): readonly number[] {
  const results = s.routes.map((_, seat) => resultOf(s, seat));
  return results.map(own => 1 + results.filter(other => compare(own, other) > 0).length);
}

/** What is compared, in this order: the score; with `detailed` what it is made of, and fewer X's. */
function resultOf(s: State, seat: number): readonly number[] {
  const { marks } = boardOf(s, seat);
  const { clubs, circled, boats, points } = tally(marks, s.routes[seat] ?? [], networkIn(s.plan.options));
  if (s.plan.options.tieBreak === 'shared') return [points];
  return [points, clubs, circled, boats, -marks.filter(mark => mark === 'X').length];
}

function compare(own: readonly number[], other: readonly number[]): number {
  const at = own.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (other[at] ?? 0) - (own[at] ?? 0);
}

/** How a career is called, from the least to the greatest. */
export const TITLES = ['busker', 'openingAct', 'houseBand', 'headliner', 'toast', 'legend'] as const;
export type Title = (typeof TITLES)[number];

/** The least points of each title, by the use of the docks. */
export const TITLE_POINTS: Readonly<Record<Agreement['dockUse'], readonly number[]>> = {
  once: [0, 20, 30, 38, 46, 54],
  free: [0, 38, 48, 56, 64, 72],
};

/** The title a score has earned. */
export function titleOf(points: number, dockUse: Agreement['dockUse']): Title {
  const reached = TITLE_POINTS[dockUse].filter(least => points >= least).length;
  return TITLES[reached - 1] ?? 'busker';
}
