// When a sensible agency puts its employees to work.
import type { Seat } from '../../../kernel/index.ts';
import { MARKS } from '../activity-rows.ts';
import { ROOMS, type Room } from '../components.ts';
import type { EmployeeId, Target } from '../employees.ts';
import type { MoveOf } from '../moves.ts';
import { agencyAt, waitingAt } from '../rules/agency.ts';
import type { State } from '../state.ts';
import { dirtyRooms, dirtySeats, markValue, promise, roundsLeft } from './values.ts';

/** How good it looks to use an employee now; below 0 it had better wait. */
export function useValue(s: State, seat: Seat, { employee, on }: MoveOf<'use'>): number {
  return JUDGED[employee]?.(s, seat, on) ?? 1;
}

/** Rooms are cleaned when a token lies ready: the VIP room and the dorm first. */
export function roomWanted(room: Room): number {
  return room === 'V' ? 1.4 : room === 'D' ? 1.3 : 1.2;
}

const LATER = -1;

const JUDGED: Readonly<Partial<Record<EmployeeId, (s: State, seat: Seat, on: Target) => number>>> = {
  O1: () => LATER, // Better kept for the mood step.
  O7(s, seat, on) {
    const waiting = typeof on === 'number' ? waitingAt(s, seat, on) : null;
    if (!waiting) return LATER;
    return 3.6 - promise(s, waiting.tourist) + (waiting.patience === 'impatient' ? 0.5 : 0) - (roundsLeft(s) === 0 ? 1 : 0);
  },
  O8(s, seat) {
    const spare = roundsLeft(s) === 0 || agencyAt(s, seat).tokens.coupon > 3;
    return spare && s.frames[s.frames.length - 1]?.phase === 'endWeek' ? 1 : LATER;
  },
  O9: () => 2,
  O10(s, seat) {
    const { desks, tokens } = agencyAt(s, seat);
    const impatient = desks.filter(each => each?.patience === 'impatient').length;
    return impatient > tokens.coupon + (roundsLeft(s) === 0 ? 0 : 1) ? 2 : LATER;
  },
  P1: () => 2,
  P2: (s, seat) => (dirtySeats(agencyAt(s, seat)) > 1 || roundsLeft(s) === 0 ? 2 : LATER),
  P8: (s, seat) => (agencyAt(s, seat).tokens.fuel < 2 ? 2 : LATER),
  H1: (_s, _seat, on) => 2 + roomWanted(ROOMS.find(room => room === on) ?? 'S1'),
  H2: (s, seat) => (dirtyRooms(agencyAt(s, seat)) > 1 || roundsLeft(s) === 0 ? 3 : LATER),
  H4(s, seat, on) {
    const { rooms, tokens } = agencyAt(s, seat);
    const room = rooms[ROOMS.find(each => each === on) ?? 'V'];
    const ready = ROOMS.filter(each => rooms[each].clean).length + tokens.room;
    return ready < 2 && room.weeks >= 2 && !room.filled ? room.weeks : LATER;
  },
  H7(s, seat, on) {
    const mark = MARKS.find(({ id }) => id === on);
    const value = mark ? markValue(s, seat, mark.row, mark.activity) : LATER;
    return value >= 2 || roundsLeft(s) === 0 ? value : LATER;
  },
  H9: () => 8,
};
