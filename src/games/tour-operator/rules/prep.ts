// TO-3.12 Using resources before the flight.
import { frameOf, type MoveRule, type Phase } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { MOVES, type Move, type MoveOf } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { isLast, turnOrder } from './agency.ts';
import { remove } from './cards.ts';
import { freeActions } from './free-actions.ts';

const done: MoveRule<State, MoveOf<'done'>, Event> = {
  candidates: () => MOVES.done,
  clauses: [],
  play(s, seat) {
    remove(frameOf(s, 'prep').left, seat);
  },
};

export const prep: Phase<State, Frame, 'prep', Move, Event> = {
  open(s, _table, previous) {
    if (previous?.phase !== 'reward') throw new Error('nobody has collected anything');
    const { seat } = previous;
    return { phase: 'prep', seat, left: s.plan.options.overlapPrep ? turnOrder(s) : [seat] };
  },
  awaiting: (_s, { left }) => left,
  moves: { done, ...freeActions('prep') },
  then: (s, { seat }) => (isLast(s, seat) ? 'flight' : 'dice'),
};
