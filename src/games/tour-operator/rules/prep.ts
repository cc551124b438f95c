// TO-3.12 Using resources before the flight.
import { frameOf } from '../../../kernel/index.ts';
import { MOVES } from '../moves.ts';
import type { Rule, Section } from '../state.ts';
import { isLast, turnOrder } from './agency.ts';
import { remove } from './cards.ts';
import { freeActions } from './free-actions.ts';

const done: Rule<'done'> = {
  candidates: () => MOVES.done,
  clauses: [],
  play(s, seat) {
    remove(frameOf(s, 'prep').left, seat);
  },
};

export const prep: Section<'prep'> = {
  open(s, _table, previous) {
    if (previous?.phase !== 'reward') throw new Error('nobody has collected anything');
    const { seat } = previous;
    return { phase: 'prep', seat, left: s.plan.options.overlapPrep ? turnOrder(s) : [seat] };
  },
  awaiting: (_s, { left }) => left,
  moves: { done, ...freeActions('prep') },
  then: (s, { seat }) => (isLast(s, seat) ? 'flight' : 'dice'),
};
