// Moves that look like slips, and what might be regretted before the first of them.
import type { Odd, Seat } from '../../kernel/index.ts';
import { bedsFor, cleanRooms } from './beds.ts';
import { boxOf } from './box.ts';
import { ANGRY, ROOMS, type TouristId } from './components.ts';
import { EMPLOYEES, type EmployeeId } from './employees.ts';
import type { Move, MoveOf } from './moves.ts';
import { type Agreement, cellsOf, roundsOf } from './options.ts';
import { agencyAt, isEmptyAndDirty, isFresh, officeCount, passengersOf, waitingAt } from './rules/agency.ts';
import { flow } from './rules/flow.ts';
import { cellOf } from './rules/grid.ts';
import type { State } from './state.ts';

/** Employees of the hotel who find one more guest a bed. */
const FIND_BEDS: readonly EmployeeId[] = ['H1', 'H2', 'H4', 'H6', 'H9'];

/** Whether a legal move looks like a slip, and what it would cost. */
export function odd(s: State, seat: Seat, move: Move): Odd | undefined {
  switch (move.type) {
    case 'fly':
      return oddFlight(s, seat, move);
    case 'stay':
      return oddStay(s, seat);
    case 'hire':
      return dismissal(s, seat, move);
    case 'leave':
      return sentAway(s, seat, move);
    case 'turnAway':
      return turnedAway(s, seat, move);
    case 'skip':
      return { kind: 'no marker' };
    case 'lower':
      return angry(s, seat, move);
    default:
      return undefined;
  }
}

/** TO-4.19 Nobody aboard; TO-4.15 a closed city; TO-4.3 more guests than clean rooms. */
function oddFlight(s: State, seat: Seat, { city }: MoveOf<'fly'>): Odd | undefined {
  const aboard = passengersOf(agencyAt(s, seat)).map(({ tourist }) => tourist);
  const waiting = officeCount(agencyAt(s, seat));
  if (aboard.length === 0) return waiting > 0 ? { kind: 'empty flight', facts: { city, waiting } } : undefined;
  if (!s.open[cellOf(s, city)])
    return reachesOpenCity(s, seat) ? { kind: 'closed city', facts: { city, passengers: aboard.length } } : undefined;
  const agency = agencyAt(s, seat);
  if (aboard.length <= bedsInReach(s, seat, aboard)) return undefined;
  return { kind: 'few rooms', facts: { city, passengers: aboard.length, rooms: cleanRooms(agency), price: ANGRY } };
}

/** TO-4.4 A plane that stays though it could have brought somebody to an open city. */
function oddStay(s: State, seat: Seat): Odd | undefined {
  if (!reachesOpenCity(s, seat)) return undefined;
  const passengers = passengersOf(agencyAt(s, seat)).length;
  const waiting = officeCount(agencyAt(s, seat));
  if (passengers > 0) return { kind: 'no flight', facts: { passengers } };
  return waiting > 0 ? { kind: 'idle plane', facts: { waiting } } : undefined;
}

function reachesOpenCity(s: State, seat: Seat): boolean {
  return flow.legal(s, seat).some(move => move.type === 'fly' && s.open[cellOf(s, move.city)]);
}

/** TO-5.10 Beds, and those that tokens and employees could still make. */
function bedsInReach(s: State, seat: Seat, guests: readonly TouristId[]): number {
  const agency = agencyAt(s, seat);
  const dirty = ROOMS.filter(room => isEmptyAndDirty(agency.rooms[room])).length;
  const helped = FIND_BEDS.some(id => isFresh(s, seat, id)) ? 1 : 0;
  return bedsFor(boxOf(s.plan.options), agency, guests) + Math.min(agency.tokens.room, dirty) + helped;
}

/** TO-3.8 Somebody is replaced who works only once and has not yet. */
function dismissal(s: State, seat: Seat, { employee }: MoveOf<'hire'>): Odd | undefined {
  const old = employee && agencyAt(s, seat).employees[EMPLOYEES[employee].place];
  return old && old.uses > 0 && EMPLOYEES[old.id].oneTime ? { kind: 'dismissal', facts: { employee: old.id, hired: employee } } : undefined;
}

/** TO-4.16 Somebody leaves though there is a room. */
function sentAway(s: State, seat: Seat, { tourist, complaint }: MoveOf<'leave'>): Odd | undefined {
  const rooms = cleanRooms(agencyAt(s, seat));
  const guests = passengersOf(agencyAt(s, seat)).filter(({ fate }) => fate === 'hotel').length;
  return !complaint && rooms > guests ? { kind: 'sent away', facts: { tourist, price: ANGRY } } : undefined;
}

/** TO-5.10 Somebody is turned away though a room could be made ready. */
function turnedAway(s: State, seat: Seat, { tourist, complaint }: MoveOf<'turnAway'>): Odd | undefined {
  const canHelp = flow.legal(s, seat).some(move => move.type === 'cleanRoom' || (move.type === 'use' && FIND_BEDS.includes(move.employee)));
  if (complaint || !canHelp) return undefined;
  const scored = passengersOf(agencyAt(s, seat)).find(each => each.tourist === tourist)?.scored ?? 0;
  return { kind: 'turned away', facts: { tourist, price: ANGRY + scored } };
}

/** TO-6.9 Somebody leaves angry though there are coupons enough for all who would. */
function angry(s: State, seat: Seat, { desk, complaint }: MoveOf<'lower'>): Odd | undefined {
  const agency = agencyAt(s, seat);
  const leaving = agency.desks.filter((each, at) => at >= desk && each?.patience === 'impatient').length;
  const waiting = waitingAt(s, seat, desk);
  const coupons = agency.tokens.coupon + (isFresh(s, seat, 'O1') ? 1 : 0);
  if (complaint || waiting?.patience !== 'impatient' || coupons < leaving) return undefined;
  return { kind: 'angry', facts: { tourist: waiting.tourist, coupons: agency.tokens.coupon, price: ANGRY } };
}

/** What to know before the start: fewer cities than flights, or fewer tourists than desks, beds and seats may need. */
export function cautions(options: Agreement, seats: number): readonly Odd[] {
  const [cities, flights] = [cellsOf(options, seats).length, seats * roundsOf(options, seats)];
  const [tourists, places] = [options.touristDeck === 'compact30' ? 30 : 60, seats * PLACES_FOR_TOURISTS + seats + 1];
  return [
    ...(cities < flights ? [{ kind: 'few cities', facts: { cities, flights } }] : []),
    ...(tourists < places ? [{ kind: 'few tourists', facts: { tourists } }] : []),
  ];
}

/** Four desks, three seats, four rooms and a second bed in the dorm. */
const PLACES_FOR_TOURISTS = 12;
