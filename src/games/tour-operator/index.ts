import type { Game } from '../../kernel/index.ts';
import { estimate } from './estimate.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { read, touches, write } from './notation.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { policy } from './policy/index.ts';
import { POSITION, SEATS, VERSION } from './position.ts';
import { flow } from './rules/flow.ts';
import { outcome } from './score.ts';
import { clone, layOut, type State } from './state.ts';
import { imagine, type View, view, viewEvent } from './view.ts';

export type { Event } from './events.ts';
export type { Move } from './moves.ts';
export type { Agreement } from './options.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

const { begin, ...play } = flow;

/** Tour Operator. */
export const TourOperator: Game<State, Move, Event, View, Agreement> = {
  id: 'tour-operator',
  version: VERSION,
  seats: SEATS,
  options: OPTIONS,
  position: POSITION,
  setup(plan, table) {
    const s = layOut(plan, table);
    begin(s, 'sides', table);
    return s;
  },
  ...play,
  outcome,
  clone,
  estimate,
  policy,
  view,
  viewEvent,
  imagine,
  touches,
  write,
  read,
};
