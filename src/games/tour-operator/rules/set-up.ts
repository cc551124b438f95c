// The sides of the grid where the planes wait (section 3 of the set-up).
import { frameOf, type MoveRule, only, type Phase } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { MOVES, type Move, type MoveOf } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { agencyAt, turnOrder } from './agency.ts';

const chooseSide: MoveRule<State, MoveOf<'chooseSide'>, Event> = {
  candidates: () => MOVES.chooseSide,
  clauses: [], // TO-4.6 Sides may be shared.
  play(s, seat, { side }, { tell }) {
    agencyAt(s, seat).plane = side;
    frameOf(s, 'sides').order.shift();
    tell({ type: 'sideChosen', seat, side });
  },
};

export const sides: Phase<State, Frame, 'sides', Move, Event> = {
  open: s => ({ phase: 'sides', order: s.plan.options.baseline === 'choose' ? turnOrder(s) : [] }),
  awaiting: (_s, { order }) => only(order[0]),
  moves: { chooseSide },
  then: () => 'checkOut',
};
