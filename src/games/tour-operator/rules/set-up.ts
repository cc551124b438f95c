// The sides of the grid where the planes wait (section 3 of the set-up).
import { frameOf, only } from '../../../kernel/index.ts';
import { MOVES } from '../moves.ts';
import type { Rule, Section } from '../state.ts';
import { agencyAt, turnOrder } from './agency.ts';

const chooseSide: Rule<'chooseSide'> = {
  candidates: () => MOVES.chooseSide,
  clauses: [], // TO-4.6 Sides may be shared.
  play(s, seat, { side }, { tell }) {
    agencyAt(s, seat).plane = side;
    frameOf(s, 'sides').order.shift();
    tell({ type: 'sideChosen', seat, side });
  },
};

export const sides: Section<'sides'> = {
  open: s => ({ phase: 'sides', order: s.plan.options.baseline === 'choose' ? turnOrder(s) : [] }),
  awaiting: (_s, { order }) => only(order[0]),
  moves: { chooseSide },
  then: () => 'checkOut',
};
