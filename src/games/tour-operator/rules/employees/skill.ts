// What employees can do by a move of their own (TO-F.5), and how those that work by themselves are called and paid.
import type { Seat, Table } from '../../../../kernel/index.ts';
import { boxOf } from '../../box.ts';
import { type Desk, ROOMS, type Room } from '../../components.ts';
import type { EmployeeId, Target, Window } from '../../employees.ts';
import type { Event } from '../../events.ts';
import type { RoomSpace, State } from '../../state.ts';
import { agencyAt, hasWorked, hiredOf, isAtWork, points } from '../agency.ts';

export interface Skill {
  readonly canUse: (s: State, seat: Seat, on: Target) => boolean;
  /** What follows once the employee is spent. */
  readonly use: (s: State, seat: Seat, on: Target, table: Table<Event>) => void;
  /** Where what was agreed on closes one of the windows on the card. */
  readonly isClosed?: (s: State, window: Window) => boolean;
}

export function onDesk(
  can: (s: State, seat: Seat, desk: Desk) => boolean,
  use: (s: State, seat: Seat, desk: Desk, table: Table<Event>) => void,
): Skill {
  return {
    canUse: (s, seat, on) => typeof on === 'number' && can(s, seat, on),
    use: (s, seat, on, table) => typeof on === 'number' && use(s, seat, on, table),
  };
}

export function onRoom(can: (room: RoomSpace) => boolean, use: (s: State, seat: Seat, room: Room, table: Table<Event>) => void): Skill {
  return {
    canUse: (s, seat, on) => isRoom(on) && can(agencyAt(s, seat).rooms[on]),
    use: (s, seat, on, table) => isRoom(on) && use(s, seat, on, table),
  };
}

function isRoom(on: Target): on is Room {
  return ROOMS.some(room => room === on);
}

export function alone(
  use: (s: State, seat: Seat, table: Table<Event>) => void,
  can: (s: State, seat: Seat) => boolean = () => true,
): Skill {
  return { canUse: (s, seat, on) => on === null && can(s, seat), use: (s, seat, _on, table) => use(s, seat, table) };
}

/** An employee that works by itself, called beforehand. */
export function called(id: EmployeeId, can?: (s: State, seat: Seat) => boolean): Skill {
  return alone((s, seat) => {
    const hired = hiredOf(s, seat, id);
    if (hired) hired.engaged = true;
  }, can);
}

/** The points for an employee that has worked by itself, if it has. */
export function earn(s: State, seat: Seat, id: EmployeeId, table: Table<Event>): void {
  if (!isAtWork(s, seat, id)) return;
  hasWorked(s, seat, id);
  points(s, seat, { vp: boxOf(s.plan.options).staff[id].amount, reason: 'employee', who: id }, table);
}
