import type { Game } from '../../kernel/index.ts';
import { ID, SEATS } from './cover.ts';
import { estimate, glance } from './estimate.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { read, touches, write } from './notation.ts';
import { odd } from './odd.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { policy, styles } from './policy.ts';
import { POSITION, VERSION } from './position.ts';
import { flow } from './rules/flow.ts';
import { untouchable } from './rules/untouchable.ts';
import { outcome } from './score.ts';
import { settled } from './settled.ts';
import { clone, freshState, type State } from './state.ts';
import { foreseen } from './steps.ts';
import { STRENGTHS } from './strengths.ts';
import { imagine, type View, view, viewEvent } from './view.ts';

export { type Aid, aidFor, ownMarks, sketchMoves } from './aid.ts';
export {
  ARRONDISSEMENTS,
  areaOf,
  CARDS,
  type Card,
  CLUBS,
  CLUBS_IN,
  type Club,
  clubsOf,
  DOCKS,
  type Dock,
  homeOf,
  indexOf,
  isIn,
  REGIONS,
  type Region,
  regionOf,
  regionsOf,
  shownOn,
} from './components.ts';
export type { Entry, Event } from './events.ts';
export { FRAME, LINES, type Point, QUAYS, SITES } from './map.ts';
export { higher, isDoubles, lower, MARKS, type Mark, meaning, numeral, setupNumberOf } from './marks.ts';
export type { Move, RouteMove } from './moves.ts';
export { type Network, networkIn, rideLength } from './network.ts';
export type { Agreement } from './options.ts';
export { OUTLINES, RIVER } from './outlines.ts';
export { matches } from './rules/barrier.ts';
export { isRouteMove } from './rules/route.ts';
export { type Tally, TITLE_POINTS, TITLES, tally } from './score.ts';
export { type Best, bestRoute } from './solver/solver.ts';
export type { Route, State } from './state.ts';
export type { PlayerView, Result, View } from './view.ts';

const { begin, ...play } = flow;

/** On Tour: Paris. */
export const OnTourParis: Game<State, Move, Event, View, Agreement> = {
  id: ID,
  version: VERSION,
  seats: SEATS,
  options: OPTIONS,
  position: POSITION,
  setup(plan, table) {
    const s = freshState(plan);
    begin(s, 'setup', table);
    return s;
  },
  ...play,
  untouchable,
  /** OT-8.9 A route is submitted by its player's own act. */
  deliberate: move => move.type === 'submit',
  odd,
  outcome,
  estimate,
  glance,
  foreseen,
  policy,
  settled,
  styles,
  strengths: STRENGTHS,
  clone,
  view,
  viewEvent,
  imagine,
  touches,
  write,
  read,
};
