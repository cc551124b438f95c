import { boxOf } from '../box.ts';
import { EMPLOYEES, type Employee, type EmployeeId, PLACES, type Window } from '../employees.ts';
import { MOVES, type MoveOf } from '../moves.ts';
import type { Rule, State } from '../state.ts';
import { agencyAt, calm, cleanRoom, cleanSeat, hiredOf, isEmptyAndDirty, isFresh, spend, waitingAt } from './agency.ts';
import { SKILLS } from './employees/index.ts';
import { P7 } from './employees/plane.ts';

/** TO-F.2 A seat token on a seat without one, whether somebody sits there or not. */
const seatToken: Rule<'cleanSeat'> = {
  candidates: (s, seat) => (agencyAt(s, seat).tokens.seat > 0 ? MOVES.cleanSeat : []),
  clauses: [
    {
      clause: 'TO-F.2',
      holds: (s, seat, move) => agencyAt(s, seat).tokens.seat > 0 && !agencyAt(s, seat).seats[move.seat].clean,
      facts: (s, seat, move) => ({ at: move.seat, tokens: agencyAt(s, seat).tokens.seat }),
    },
  ],
  play(s, seat, move, table) {
    agencyAt(s, seat).tokens.seat--;
    cleanSeat(s, seat, move.seat, table);
  },
};

/** TO-F.3 A room token on an empty room without one. */
const roomToken: Rule<'cleanRoom'> = {
  candidates: (s, seat) => (agencyAt(s, seat).tokens.room > 0 ? MOVES.cleanRoom : []),
  clauses: [
    {
      clause: 'TO-F.3',
      holds(s, seat, { room }) {
        const { tokens, rooms } = agencyAt(s, seat);
        return tokens.room > 0 && isEmptyAndDirty(rooms[room]);
      },
      facts: (s, seat, { room }) => ({
        at: room,
        tokens: agencyAt(s, seat).tokens.room,
        guests: agencyAt(s, seat).rooms[room].guests.length,
      }),
    },
  ],
  play(s, seat, { room }, table) {
    agencyAt(s, seat).tokens.room--;
    cleanRoom(s, seat, room, table);
  },
};

/** TO-F.4 A coupon makes an impatient tourist happy. */
const coupon: Rule<'coupon'> = {
  candidates: (s, seat) => (agencyAt(s, seat).tokens.coupon > 0 ? MOVES.coupon : []),
  clauses: [
    {
      clause: 'TO-F.4',
      holds: (s, seat, { desk }) => agencyAt(s, seat).tokens.coupon > 0 && waitingAt(s, seat, desk)?.patience === 'impatient',
      facts: (s, seat, { desk }) => ({ desk, tokens: agencyAt(s, seat).tokens.coupon }),
    },
  ],
  play(s, seat, { desk }, table) {
    agencyAt(s, seat).tokens.coupon--;
    calm(s, seat, desk, table);
  },
};

/** TO-F.5 Employees, each in its own windows. */
function useIn(window: Window): Rule<'use'> {
  return {
    candidates(s, seat) {
      const { employees } = agencyAt(s, seat);
      let moves: readonly MoveOf<'use'>[] = [];
      for (const place of PLACES) {
        const id = employees[place]?.id;
        const uses = id && opensIn(s, id, window) ? boxOf(s.plan.options).uses[id] : undefined;
        if (uses) moves = moves.length === 0 ? uses : [...moves, ...uses];
      }
      return moves;
    },
    clauses: [
      {
        clause: 'TO-F.5',
        holds: (s, seat, { employee }) => hiredOf(s, seat, employee) !== null && opensIn(s, employee, window),
        facts: (_s, _seat, { employee }) => ({ employee }),
      },
      {
        clause: 'TO-3.11',
        holds: (s, seat, { employee }) => isFresh(s, seat, employee),
        facts: (_s, _seat, { employee }) => ({ employee }),
      },
      {
        clause: 'TO-F.5',
        holds: (s, seat, { employee, on }) => SKILLS[employee]?.canUse(s, seat, on) ?? false,
        facts: (_s, _seat, { employee, on }) => ({ employee, on: on ?? '' }),
      },
    ],
    play(s, seat, { employee, on }, table) {
      spend(s, seat, employee);
      table.tell({ type: 'used', seat, employee, on });
      SKILLS[employee]?.use(s, seat, on, table);
    },
  };
}

/** TO-F.1 Whether this is a time to use an employee; those that work by themselves are called only where that was agreed on. */
function opensIn(s: State, id: EmployeeId, window: Window): boolean {
  const { windows, auto }: Employee = EMPLOYEES[id];
  if (auto && s.plan.options.autoEmployees) return false;
  return windows.includes(window) && !SKILLS[id]?.isClosed?.(s, window);
}

const CLEANING = { cleanSeat: seatToken, cleanRoom: roomToken };

/** TO-F.1, TO-F.6 The free actions of a window: employees first, then cleaning, then coupons. */
export function freeActions(window: Window) {
  const use = useIn(window);
  switch (window) {
    case 'roll':
    case 'reward':
    case 'activity':
      return { use };
    case 'hire':
    case 'prep':
    case 'weekend':
      return { use, trade: P7, ...CLEANING, coupon };
    case 'board':
    case 'checkIn':
    case 'endWeek':
      return { use, trade: P7, ...CLEANING };
  }
}
