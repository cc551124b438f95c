// O9 The travel writer: one passenger scores both interests.
import { frameOf, only } from '../../../../kernel/index.ts';
import { boxOf } from '../../box.ts';
import { MOVES } from '../../moves.ts';
import type { Rule, Section } from '../../state.ts';
import { agencyAt, firstAboard, isFresh, needsFresh, passengersOf, spend } from '../agency.ts';
import { hasTwoInterests, scoreBy } from '../arrival.ts';

const O9: Rule<'use'> = {
  candidates(s, seat) {
    const aboard = passengersOf(agencyAt(s, seat));
    return boxOf(s.plan.options).uses.O9.filter(({ on }) => aboard.some(({ tourist }) => tourist === on));
  },
  clauses: [
    { clause: 'TO-F.5', holds: (_s, _seat, { employee }) => employee === 'O9', facts: (_s, _seat, { employee }) => ({ employee }) },
    needsFresh('O9', () => true),
    {
      clause: 'TO-F.5',
      holds: (s, seat, { on }) => passengersOf(agencyAt(s, seat)).some(each => each.tourist === on && hasTwoInterests(s, each)),
      facts: (_s, _seat, { on }) => ({ employee: 'O9', on: on ?? '' }),
    },
  ],
  play(s, seat, { employee, on }, table) {
    const passenger = passengersOf(agencyAt(s, seat)).find(({ tourist }) => tourist === on);
    if (!passenger) throw new Error(`${on} is not aboard`);
    frameOf(s, 'writer').decided = true;
    spend(s, seat, employee);
    table.tell({ type: 'used', seat, employee, on });
    for (const interest of boxOf(s.plan.options).tourists[passenger.tourist].interests) scoreBy(s, seat, { passenger, interest }, table);
  },
};

const noWriter: Rule<'noWriter'> = {
  candidates: () => MOVES.noWriter,
  clauses: [],
  play(s) {
    frameOf(s, 'writer').decided = true;
  },
};

export const writer: Section<'writer'> = {
  open(_s, _table, previous) {
    if (previous?.phase !== 'flight') throw new Error('nobody has landed');
    return { phase: 'writer', seat: previous.seat, decided: false };
  },
  awaiting(s, { seat, decided }) {
    const asked = !decided && isFresh(s, seat, 'O9') && firstAboard(agencyAt(s, seat), passenger => hasTwoInterests(s, passenger));
    return only(asked ? seat : undefined);
  },
  moves: { noWriter, use: O9 },
  then: () => 'interest',
};
