// BT-3.4, BT-6 Step 2: the morning action, or an all-day action of the start town.
import { frameOf, only } from '../../../kernel/index.ts';
import { MORNING_ALONE, MOVES, type MoveOf } from '../moves.ts';
import type { Rule, Section, State } from '../state.ts';
import { act } from './actions.ts';
import { canPayFare } from './bus.ts';
import { canDrive, ferryStops, secondStops } from './movement.ts';
import { selectedBus, townOfBus } from './sight.ts';

function selected(s: State): number {
  return s.turn.bus ?? 0;
}

const none: Rule<'none'> = {
  candidates: () => MOVES.none,
  // BT-3.4 Step 2 is optional, BT-3.6 but the bus must move.
  clauses: [{ clause: 'BT-3.6', holds: s => frameOf(s, 'morning').road }],
  play(s) {
    frameOf(s, 'morning').done = true;
  },
};

const morningAction: Rule<'morning'> = {
  candidates: s => MORNING_ALONE[townOfBus(s).morning],
  clauses: [
    { clause: 'BT-3.4', holds: (s, _seat, { action }) => townOfBus(s).morning === action, facts: s => ({ town: selectedBus(s).town }) },
    {
      clause: 'BT-6.3',
      holds: (s, _seat, { action }) => action !== 'ferry' || canPayFare(s),
      facts: (s, seat) => ({ fare: s.plan.options.ferryFare, money: s.companies[seat]?.money ?? 0 }),
    },
    { clause: 'BT-3.5', holds: (s, _seat, { action }) => leavesAWay(s, action), facts: (_s, _seat, { action }) => ({ action }) },
  ],
  play(s, seat, { action }, { tell }) {
    const company = s.companies[seat];
    const fare = action === 'ferry' ? s.plan.options.ferryFare : 0;
    if (company) {
      company.money -= fare;
      company.spentOnFerry += fare;
    }
    s.turn.morning = action;
    frameOf(s, 'morning').done = true;
    tell({ type: 'morningTaken', seat, town: selectedBus(s).town, action, fare });
  },
};

/** BT-3.5 An action after which the bus could not move is not offered. */
function leavesAWay(s: State, action: MoveOf<'morning'>['action']): boolean {
  switch (action) {
    case 'increase':
      return frameOf(s, 'morning').road;
    case 'ignore':
      return secondStops(s, selected(s), true).length > 0;
    case 'ferry':
      return ferryStops(s, selected(s), true).length > 0;
    case 'appeal':
      return canDrive(s, selected(s), { appeal: true });
  }
}

/** Step 2. */
export const morning: Section<'morning'> = {
  open: s => ({ phase: 'morning', road: canDrive(s, selected(s)), done: false, toured: false }),
  awaiting: (s, { done }) => only(done ? undefined : s.turn.seat),
  moves: { none, morning: morningAction, act },
  // BT-7.10 A bus that a tour of all its tourists left without a way stays where it is.
  then: (s, { toured }) => (toured && !canDrive(s, selected(s)) ? 'refill' : 'drive'),
};
