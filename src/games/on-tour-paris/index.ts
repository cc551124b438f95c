import type { Game } from '../../kernel/index.ts';
import { estimate } from './estimate.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { read, touches, write } from './notation.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { policy } from './policy.ts';
import { POSITION, SEATS, VERSION } from './position.ts';
import { flow } from './rules/flow.ts';
import { outcome } from './score.ts';
import { clone, freshState, type State } from './state.ts';
import { imagine, type View, view, viewEvent } from './view.ts';

export { type Aid, aidFor } from './aid.ts';
export type { Event } from './events.ts';
export type { Move } from './moves.ts';
export type { Agreement } from './options.ts';
export { type Best, bestRoute } from './solver/solver.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

const { begin, ...play } = flow;

/** On Tour: Paris. */
export const OnTourParis: Game<State, Move, Event, View, Agreement> = {
  id: 'on-tour-paris',
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
  /** OT-8.9 A route is submitted by its player's own act. */
  deliberate: move => move.type === 'submit',
  outcome,
  estimate,
  policy,
  clone,
  view,
  viewEvent,
  imagine,
  touches,
  write,
  read,
};
