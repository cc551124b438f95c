// A view that is being changed, and what changes in it again and again.
import {
  type Agency,
  DESKS,
  type Desk,
  EMPLOYEES,
  type EmployeeId,
  type Event,
  type Frame,
  type Hired,
  SEATS,
  type TouristId,
  type View,
} from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { agencyOf, boxIn } from './scene.ts';

export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** A copy of a view that may be changed. */
export interface Draft extends View {
  frames: Frame[];
  round: number;
  start: Seat;
  readonly open: boolean[];
  touristDeck: number;
  touristDiscard: TouristId[];
  employeeDeck: number;
  employeeDiscard: EmployeeId[];
  readonly rowOwner: (Seat | null)[];
  readonly agencies: readonly Agency[];
}

/** Discard piles are kept in the order of the box. */
export function discardTourist(draft: Draft, tourist: TouristId): void {
  draft.touristDiscard = [...draft.touristDiscard, tourist].sort();
}

export function discardEmployee(draft: Draft, employee: EmployeeId): void {
  draft.employeeDiscard = [...draft.employeeDiscard, employee].sort();
}

/** The desk where somebody waits. */
export function deskOf({ desks }: Agency, tourist: TouristId): Desk {
  return DESKS.find(desk => desks[desk]?.tourist === tourist) ?? 0;
}

/** TO-2.6 At the lowest free desk, with the patience printed on the card. */
export function seatAtDesk(
  draft: Draft,
  { desks }: Agency,
  tourist: TouristId,
  desk: number = DESKS.findIndex(each => desks[each] === null),
): void {
  desks[desk] = { tourist, patience: boxIn({ view: draft }).tourists[tourist].patience };
}

/** The space of the plane where somebody sits. */
export function spaceOf({ seats }: Agency, tourist: string) {
  return SEATS.map(at => seats[at]).find(({ passenger }) => passenger?.tourist === tourist);
}

/** Somebody gets off the plane. */
export function getOff(agency: Agency, tourist: TouristId): void {
  const space = spaceOf(agency, tourist);
  if (space) space.passenger = null;
}

/** The employee, where the agency has hired it. */
export function hiredIn({ employees }: Agency, id: EmployeeId): Hired | null {
  const hired = employees[EMPLOYEES[id].place];
  return hired?.id === id ? hired : null;
}

/** TO-3.11 One with a garbage can goes with its use. */
export function spend(draft: Draft, seat: Seat, id: EmployeeId): void {
  const agency = agencyOf(draft, seat);
  const hired = hiredIn(agency, id);
  if (!hired) return;
  hired.uses--;
  if (!EMPLOYEES[id].oneTime) return;
  agency.employees[EMPLOYEES[id].place] = null;
  discardEmployee(draft, id);
}

/** Whether an employee that works by itself does so now. */
export function isAtWork({ plan }: View, agency: Agency, id: EmployeeId): boolean {
  const hired = hiredIn(agency, id);
  if (!hired) return false;
  return plan.options.autoEmployees ? hired.uses > 0 : hired.engaged;
}

/** An employee that works by itself has done so for this round. */
export function hasWorked(agency: Agency, id: EmployeeId): void {
  const hired = hiredIn(agency, id);
  if (!hired) return;
  hired.uses = 0;
  hired.engaged = false;
}
