// TO-3.5 to TO-3.10 What the dice bring, and hiring.
import { frameOf, only, type Seat, type Table } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { TOKENS } from '../components.ts';
import { EMPLOYEES } from '../employees.ts';
import type { Event } from '../events.ts';
import { HIRING_OF, MOVES, type MoveOf } from '../moves.ts';
import type { Rule, Section, State } from '../state.ts';
import { agencyAt, gain, isLast } from './agency.ts';
import { discardEmployee, drawEmployees } from './cards.ts';
import { O6 } from './employees/office.ts';
import { countOf } from './faces.ts';
import { freeActions } from './free-actions.ts';

const EMPLOYEE_DIE = MOVES.reward.filter(({ die }) => die === 'employee');
const WILD_DIE = MOVES.reward.filter(({ die }) => die === 'wild');

const reward: Rule<'reward'> = {
  candidates(s) {
    const { employees, wilds } = frameOf(s, 'reward');
    if (employees === 0) return WILD_DIE;
    return wilds === 0 ? EMPLOYEE_DIE : MOVES.reward;
  },
  clauses: [
    {
      clause: 'TO-3.6',
      holds(s, _seat, { die }) {
        const { employees, wilds } = frameOf(s, 'reward');
        return (die === 'wild' ? wilds : employees) > 0;
      },
      facts: (_s, _seat, { die }) => ({ die }),
    },
  ],
  play(s, seat, { die, as }, table) {
    const frame = frameOf(s, 'reward');
    if (die === 'wild') frame.wilds--;
    else frame.employees--;
    if (as === 'employee') showEmployees(s, seat, table);
    else gain(s, seat, { token: as, count: 1 }, table);
  },
};

/** TO-3.7 Three cards are turned up, O6 with the recruiter more. */
function showEmployees(s: State, seat: Seat, table: Table<Event>): void {
  const shown = drawEmployees(s, O6.cardsShown(s, seat, table), table);
  table.tell({ type: 'shown', seat, employees: [...shown] });
  s.frames.push({ phase: 'hire', seat, shown, decided: false });
}

export const rewards: Section<'reward'> = {
  // TO-3.6 Plain tokens first.
  open(s, table, previous) {
    if (previous?.phase !== 'dice') throw new Error('no dice to reward');
    const { seat, dice } = previous;
    for (const token of TOKENS) {
      const count = countOf(dice, token);
      if (count > 0) gain(s, seat, { token, count }, table);
    }
    return { phase: 'reward', seat, employees: countOf(dice, 'employee'), wilds: countOf(dice, 'wild') };
  },
  awaiting: (_s, { seat, employees, wilds }) => only(employees + wilds > 0 ? seat : undefined),
  moves: { reward, ...freeActions('reward') },
  // TO-3.12 Preparing follows at once, or where that was agreed on, once everybody has rolled.
  then: (s, { seat }) => (s.plan.options.overlapPrep && !isLast(s, seat) ? 'dice' : 'prep'),
};

const hire: Rule<'hire'> = {
  candidates(s) {
    const moves: MoveOf<'hire'>[] = [...HIRING_OF.none];
    for (const employee of frameOf(s, 'hire').shown) for (const move of HIRING_OF[employee]) moves.push(move);
    return moves;
  },
  clauses: [
    {
      clause: 'TO-3.7',
      holds: (s, _seat, { employee }) => employee === null || frameOf(s, 'hire').shown.includes(employee),
      facts: (_s, _seat, { employee }) => ({ employee: employee ?? '' }),
    },
  ],
  play(s, seat, { employee }, { tell }) {
    const frame = frameOf(s, 'hire');
    frame.decided = true;
    for (const shown of frame.shown) if (shown !== employee) discardEmployee(s, shown);
    frame.shown.length = 0;
    if (employee === null) return tell({ type: 'hiredNobody', seat });
    // TO-3.8 One for each place: the old one goes. TO-3.10 The new one is fresh.
    const { place } = EMPLOYEES[employee];
    const { uses } = boxOf(s.plan.options).staff[employee];
    const { employees } = agencyAt(s, seat);
    const replaced = employees[place]?.id ?? null;
    if (replaced) discardEmployee(s, replaced);
    employees[place] = { id: employee, uses, engaged: false };
    tell({ type: 'hired', seat, employee, replaced });
  },
};

export const hiring: Section<'hire'> = {
  awaiting: (_s, { seat, decided }) => only(decided ? undefined : seat),
  // TO-3.9 Whoever works here already may still be used.
  moves: { hire, ...freeActions('hire') },
  then: () => 'back',
};
