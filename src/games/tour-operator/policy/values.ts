// What things are worth to a sensible agency, in points; nothing here is a rule.
import type { Seat } from '../../../kernel/index.ts';
import type { RowId } from '../activity-rows.ts';
import { ACTIVITIES, type Activity, type Token, type TouristId } from '../components.ts';
import { EMPLOYEES, type EmployeeId } from '../employees.ts';
import { roundsOf } from '../options.ts';
import { canCover, ROW_AT } from '../rules/activity-rows.ts';
import { agencyAt, isEmptyAndDirty } from '../rules/agency.ts';
import type { Agency, State } from '../state.ts';
import { atlasOf, type Guest, guestOf, type Row } from './atlas.ts';

/** Rounds that follow this one. */
export function roundsLeft(s: State): number {
  return roundsOf(s.plan.options, s.plan.seats) - s.round;
}

const BEST_CITIES = 6;

/** What a tourist will bring some day: the mean of the best open cities, less for long and impatient guests. */
export function promise(s: State, tourist: TouristId): number {
  const guest = guestOf(s, tourist);
  const { weeks, patience } = guest.card;
  return bestOpen(s, guest) - 0.7 * (Math.min(weeks, roundsLeft(s) + 1) - 1) - (patience === 'impatient' ? 0.5 : 0);
}

/** The mean worth of the best open cities. */
function bestOpen({ open }: State, { worths, bestFirst }: Guest): number {
  let [found, sum] = [0, 0];
  for (let at = 0; at < bestFirst.length && found < BEST_CITIES; at++) {
    const cell = bestFirst[at] as number;
    if (!open[cell]) continue;
    found++;
    sum += worths[cell] as number;
  }
  return sum / Math.max(1, found);
}

/** Rooms that are empty and dirty. */
export function dirtyRooms({ rooms: { V, S1, S2, D } }: Agency): number {
  return Number(isEmptyAndDirty(V)) + Number(isEmptyAndDirty(S1)) + Number(isEmptyAndDirty(S2)) + Number(isEmptyAndDirty(D));
}

export function dirtySeats({ seats: { B1, E1, E2 } }: Agency): number {
  return Number(!B1.clean) + Number(!E1.clean) + Number(!E2.clean);
}

/** What each more of a kind is worth. */
export const FUEL = [2.6, 1.5, 1, 0.7, 0.4];
export const COUPON = [0.9, 0.5, 0.3];

/** What one more token is worth to an agency that has so many. */
export function tokenValue(s: State, seat: Seat, token: Token, has: number): number {
  const agency = agencyAt(s, seat);
  const last = roundsLeft(s) === 0;
  switch (token) {
    case 'fuel':
      return (FUEL[has] ?? 0.2) * (last && has > 2 ? 0.5 : 1);
    case 'coupon':
      return (COUPON[has] ?? 0.15) + (has < impatient(agency) - 3 ? 1.5 : 0);
    case 'seat':
      return has < dirtySeats(agency) ? 0.95 : last ? 0 : 0.35;
    case 'room':
      return has < dirtyRooms(agency) ? 2.4 : last ? 0 : 0.6;
  }
}

function impatient({ desks }: Agency): number {
  let count = 0;
  for (const each of desks) if (each?.patience === 'impatient') count++;
  return count;
}

/** What an employee brings in a round, or once. */
export const EMPLOYEE_VALUE: Readonly<Record<EmployeeId, number>> = {
  O1: 1.1,
  O2: 2.2,
  O3: 0.8,
  O4: 1.1,
  O5: 2.4,
  O6: 0.2,
  O7: 2,
  O8: 0.5,
  O9: 3,
  O10: 2.5,
  P1: 0.95,
  P2: 3,
  P3: 0.9,
  P4: 3,
  P5: 0.7,
  P6: 0.7,
  P7: 0.6,
  P8: 3,
  P9: 3.5,
  H1: 1.9,
  H2: 4,
  H3: 0.8,
  H4: 2.8,
  H5: 0.5,
  H6: 0.7,
  H7: 2,
  H8: 0.8,
  H9: 2.8,
};

/** What an employee is worth from now to the end. */
export function employeeValue(s: State, id: EmployeeId): number {
  const value = EMPLOYEE_VALUE[id];
  return EMPLOYEES[id].oneTime ? value : value * (roundsLeft(s) + 0.8);
}

/** What hiring this employee gains over whoever works there now. */
export function hiringGain(s: State, seat: Seat, id: EmployeeId): number {
  const present = agencyAt(s, seat).employees[EMPLOYEES[id].place];
  return employeeValue(s, id) - (present ? employeeValue(s, present.id) + 0.2 : 0);
}

/** What an employee die brings before its cards are seen. */
export function employeeDie(s: State, seat: Seat): number {
  const { office, plane, hotel } = agencyAt(s, seat).employees;
  const free = Number(!office) + Number(!plane) + Number(!hotel);
  return (0.6 + 0.55 * roundsLeft(s)) * (0.25 + 0.25 * free) + 0.4;
}

/** What a marker on this symbol brings. */
export function markValue(s: State, seat: Seat, row: RowId, activity: Activity): number {
  return canCover(s, seat, row, activity) ? nextMark(s, seat, ROW_AT[row]) : 0;
}

/** What the next marker on a row that can be covered brings: the bonus, by how near it comes. */
function nextMark(s: State, seat: Seat, at: number): number {
  const { spaces, bonus } = atlasOf(s).rows[at] as Row;
  const covered = bitsIn(agencyAt(s, seat).marks[at] ?? 0);
  const left = spaces.length - covered - 1;
  if (left > roundsLeft(s)) return 0.01;
  const [before, after] = [covered / spaces.length, (covered + 1) / spaces.length];
  return bonus * (after * after) - bonus * (before * before) + (left === 0 ? bonus * 0.3 : 0);
}

/** The number of bits set. */
export function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left >>= 1) count += left & 1;
  return count;
}

/** By activity: what the best marker brings; kept from call to call. */
const marks: number[] = ACTIVITIES.map(() => 0);

/** What the best marker brings after a visit, by activity. */
export function bestMarks(s: State, seat: Seat): readonly number[] {
  const { rows } = atlasOf(s);
  const agency = agencyAt(s, seat);
  marks.fill(0);
  for (let at = 0; at < rows.length; at++) {
    const { spaces, players } = rows[at] as Row;
    if (s.plan.seats < players || s.rowOwner[at] !== null) continue;
    const covered = agency.marks[at] ?? 0;
    const value = nextMark(s, seat, at);
    for (let space = 0; space < spaces.length; space++) {
      const activity = spaces[space] as number;
      if ((covered & (1 << space)) === 0 && value > (marks[activity] as number)) marks[activity] = value;
    }
  }
  return marks;
}
