// TO-G Agencies, turn order, points and tokens.
import type { Clause, Of, Seat, Table } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { type Desk, type PlaneSeat, type Room, SEATS, type Token, type TouristId } from '../components.ts';
import { EMPLOYEES, type EmployeeId } from '../employees.ts';
import type { Event } from '../events.ts';
import type { Agency, Hired, Passenger, RoomSpace, State, Waiting } from '../state.ts';
import { discardEmployee } from './cards.ts';

/** The agency at a seat. */
export function agencyAt(s: State, seat: Seat): Agency {
  const agency = s.agencies[seat];
  if (!agency) throw new Error(`no seat ${seat} at this table`);
  return agency;
}

/** TO-G.2 Clockwise. */
export function nextSeat(s: State, seat: Seat): Seat {
  return (seat + 1) % s.agencies.length;
}

/** TO-G.2 All seats, from the start player clockwise. */
export function turnOrder(s: State): Seat[] {
  return s.agencies.map((_, offset) => (s.start + offset) % s.agencies.length);
}

/** TO-G.2 Whether everybody has had a turn once this seat has. */
export function isLast(s: State, seat: Seat): boolean {
  return nextSeat(s, seat) === s.start;
}

/** TO-G.5 Tokens in the resource space. */
export function resourcesOf({ tokens }: Agency): number {
  return tokens.fuel + tokens.coupon + tokens.seat + tokens.room;
}

type Points = Pick<Of<Event, 'points'>, 'vp' | 'reason' | 'who'>;

/** TO-G.8, TO-G.9 Points change by any amount, and always for a reason. */
export function points(s: State, seat: Seat, { vp, reason, who }: Points, { tell }: Table<Event>): void {
  agencyAt(s, seat).vp += vp;
  tell({ type: 'points', seat, vp, reason, who });
}

/** TO-G.7 Tokens never run out. */
export function gain(
  s: State,
  seat: Seat,
  { token, count }: { readonly token: Token; readonly count: number },
  { tell }: Table<Event>,
): void {
  agencyAt(s, seat).tokens[token] += count;
  tell({ type: 'gained', seat, token, count });
}

/** The tourist waiting at a desk. */
export function waitingAt(s: State, seat: Seat, desk: Desk): Waiting | null {
  return agencyAt(s, seat).desks[desk] ?? null;
}

/** TO-2.6 The lowest free desk, and the patience printed on the card. */
export function seatAtDesk(s: State, seat: Seat, tourist: TouristId, desk = agencyAt(s, seat).desks.indexOf(null)): void {
  agencyAt(s, seat).desks[desk] = { tourist, patience: boxOf(s.plan.options).tourists[tourist].patience };
}

export function officeCount({ desks }: Agency): number {
  let count = 0;
  for (let desk = 0; desk < desks.length; desk++) if (desks[desk]) count++;
  return count;
}

/** An impatient tourist is happy again. */
export function calm(s: State, seat: Seat, desk: Desk, { tell }: Table<Event>): void {
  const waiting = waitingAt(s, seat, desk);
  if (!waiting) throw new Error(`nobody waits at desk ${desk}`);
  waiting.patience = 'happy';
  tell({ type: 'calmed', seat, desk, tourist: waiting.tourist });
}

export function cleanSeat(s: State, seat: Seat, at: PlaneSeat, { tell }: Table<Event>): void {
  agencyAt(s, seat).seats[at].clean = true;
  tell({ type: 'seatCleaned', seat, at });
}

/** TO-F.3 Only an empty room can be cleaned. */
export function isEmptyAndDirty({ clean, weeks }: RoomSpace): boolean {
  return !clean && weeks === 0;
}

export function cleanRoom(s: State, seat: Seat, at: Room, { tell }: Table<Event>): void {
  agencyAt(s, seat).rooms[at].clean = true;
  tell({ type: 'roomCleaned', seat, at });
}

/** Everybody aboard, in the order of the seats. */
export function passengersOf({ seats }: Agency): Passenger[] {
  const { B1, E1, E2, J } = seats;
  const found: Passenger[] = [];
  if (B1.passenger) found.push(B1.passenger);
  if (E1.passenger) found.push(E1.passenger);
  if (E2.passenger) found.push(E2.passenger);
  if (J.passenger) found.push(J.passenger);
  return found;
}

/** The first passenger, in the order of the seats, of whom something holds. */
export function firstAboard({ seats }: Agency, holds: (passenger: Passenger) => boolean): Passenger | undefined {
  for (let at = 0; at < SEATS.length; at++) {
    const { passenger } = seats[SEATS[at] as PlaneSeat];
    if (passenger !== null && holds(passenger)) return passenger;
  }
  return undefined;
}

/** Takes somebody off the plane. */
export function disembark({ seats }: Agency, tourist: TouristId): void {
  for (const seat of SEATS) if (seats[seat].passenger?.tourist === tourist) seats[seat].passenger = null;
}

/** The employee, where the agency has hired it. */
export function hiredOf(s: State, seat: Seat, id: EmployeeId): Hired | null {
  // Asked again and again: looking at all three is quicker than looking up where it works.
  const { office, plane, hotel } = agencyAt(s, seat).employees;
  if (office !== null && office.id === id) return office;
  if (plane !== null && plane.id === id) return plane;
  return hotel !== null && hotel.id === id ? hotel : null;
}

/** TO-3.11 Whether the agency has this employee with a use left. */
export function isFresh(s: State, seat: Seat, id: EmployeeId): boolean {
  const hired = hiredOf(s, seat, id);
  return hired !== null && hired.uses > 0;
}

/** A clause for moves that an employee helps with. */
export function needsFresh<M>(id: EmployeeId, asked: (move: M) => boolean): Clause<State, M> {
  return { clause: 'TO-F.5', holds: (s, seat, move) => !asked(move) || isFresh(s, seat, id), facts: () => ({ employee: id }) };
}

/** TO-3.11 Uses an employee once; one with a garbage can is discarded. */
export function spend(s: State, seat: Seat, id: EmployeeId): void {
  const hired = hiredOf(s, seat, id);
  if (!hired) throw new Error(`seat ${seat} has not hired ${id}`);
  hired.uses--;
  if (!EMPLOYEES[id].oneTime) return;
  agencyAt(s, seat).employees[EMPLOYEES[id].place] = null;
  discardEmployee(s, id);
}

/** Uses an employee that works along with a move, and tells of it. */
export function help(s: State, seat: Seat, id: EmployeeId, { tell }: Table<Event>): void {
  spend(s, seat, id);
  tell({ type: 'helped', seat, employee: id });
}

/** Whether an employee that works by itself does so now: when fresh, or where that was agreed on, when called. */
export function isAtWork(s: State, seat: Seat, id: EmployeeId): boolean {
  const hired = hiredOf(s, seat, id);
  if (hired === null) return false;
  return s.plan.options.autoEmployees ? hired.uses > 0 : hired.engaged;
}

/** An employee that works by itself has done so for this round. */
export function hasWorked(s: State, seat: Seat, id: EmployeeId): void {
  const hired = hiredOf(s, seat, id);
  if (!hired) return;
  hired.uses = 0;
  hired.engaged = false;
}
