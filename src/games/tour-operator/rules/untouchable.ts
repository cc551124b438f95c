// Why something on the table cannot be used now, where no move that could be tried would use it.
import type { Refusal, Seat, Touch } from '../../../kernel/index.ts';
import { ROW_IDS } from '../activity-rows.ts';
import { boxOf } from '../box.ts';
import { DESKS, ROOMS, SEATS } from '../components.ts';
import { EMPLOYEE_IDS, EMPLOYEES, type Employee, type EmployeeId, type Window } from '../employees.ts';
import type { Frame, State } from '../state.ts';
import { agencyAt, firstAboard, hiredOf, isEmptyAndDirty, officeCount, waitingAt } from './agency.ts';
import { flow } from './flow.ts';
import { cellOf } from './grid.ts';

type PhaseName = Frame['phase'];

const BEFORE_FLIGHT: readonly PhaseName[] = ['sides', 'checkOut', 'draft', 'dice', 'reward', 'hire', 'visa', 'prep'];
/** TO-F.1 While the dice are still to be settled nothing is cleaned. */
const BEFORE_CLEANING: readonly PhaseName[] = ['sides', 'checkOut', 'draft', 'dice', 'reward'];

/** What lies in the way of a touch, for whoever is asked. */
export function untouchable(s: State, seat: Seat, touch: Touch): Refusal | undefined {
  const phase = s.frames.at(-1)?.phase;
  if (phase === undefined || !flow.awaiting(s).includes(seat)) return undefined;
  const [kind = '', id = ''] = touch.split(':');
  switch (kind) {
    case 'side':
      return { clause: 'TO-4.7', facts: { why: 'side' } };
    case 'city':
      return city(s, phase, id);
    case 'desk':
      return desk(s, seat, phase, id);
    case 'tourist':
      return tourist(s, seat, phase, id);
    case 'seat':
      return planeSeat(s, seat, phase, id);
    case 'room':
      return room(s, seat, phase, id);
    case 'token':
      return token(s, seat, phase, id);
    case 'die':
      return { clause: 'TO-3.6', facts: { die: id } };
    case 'employee':
      return employee(s, seat, phase, id);
    case 'row':
      return row(s, id);
    default:
      return undefined;
  }
}

/** TO-4.1 After the dice of all; TO-4.4 once a week. */
function flying(phase: PhaseName): Refusal {
  return BEFORE_FLIGHT.includes(phase) ? { clause: 'TO-4.1', facts: { why: 'notYet' } } : { clause: 'TO-4.4', facts: { why: 'flown' } };
}

/** TO-F.1 Once the dice are settled, and between two decisions. */
function cleaning(phase: PhaseName): Refusal {
  return { clause: 'TO-F.1', facts: { why: BEFORE_CLEANING.includes(phase) ? 'cleanLater' : 'cleanNext' } };
}

function city(s: State, phase: PhaseName, id: string): Refusal | undefined {
  const known = s.grid.find(each => each === id);
  return known && cellOf(s, known) >= 0 ? flying(phase) : undefined;
}

function desk(s: State, seat: Seat, phase: PhaseName, id: string): Refusal | undefined {
  const at = DESKS.find(each => String(each) === id);
  if (at === undefined) return undefined;
  const waiting = waitingAt(s, seat, at);
  if (!waiting) return { clause: 'TO-4.2', facts: { desk: at } };
  const name = waiting.tourist;
  const frame = s.frames.at(-1);
  if (frame?.phase === 'mood') {
    const first = agencyAt(s, seat).desks[frame.desk];
    return first ? { clause: 'TO-6.8', facts: { why: frame.desk === at ? 'asked' : 'first', tourist: first.tourist } } : undefined;
  }
  if (phase === 'prep' || phase === 'weekend') {
    if (waiting.patience === 'happy') return { clause: 'TO-F.4', facts: { why: 'happy', tourist: name } };
    return { clause: 'TO-F.4', facts: { desk: at, tokens: agencyAt(s, seat).tokens.coupon } };
  }
  return BEFORE_FLIGHT.includes(phase)
    ? { clause: 'TO-4.1', facts: { why: 'boardLater', tourist: name } }
    : { clause: 'TO-4.4', facts: { why: 'leftBehind', tourist: name } };
}

/** TO-5.1 Who needs no room; TO-4.15, TO-4.13 whose turn is yet to come. */
function tourist(s: State, seat: Seat, phase: PhaseName, id: string): Refusal {
  if (phase === 'fate' || phase === 'interest') {
    const clause = phase === 'fate' ? 'TO-4.15' : 'TO-4.13';
    const isAsked = firstAboard(agencyAt(s, seat), ({ fate }) => fate === null)?.tourist === id;
    return { clause, facts: isAsked ? { why: 'asked', tourist: id } : { tourist: id } };
  }
  return phase === 'draft' ? { clause: 'TO-2.4', facts: { tourist: id } } : { clause: 'TO-5.1', facts: { tourist: id } };
}

function planeSeat(s: State, seat: Seat, phase: PhaseName, id: string): Refusal | undefined {
  const at = SEATS.find(each => each === id);
  if (!at) return undefined;
  const agency = agencyAt(s, seat);
  const { passenger, clean } = agency.seats[at];
  if (passenger && (phase === 'fate' || phase === 'interest' || phase === 'checkIn')) return tourist(s, seat, phase, passenger.tourist);
  if (phase === 'flight' && clean) {
    if (passenger) return { clause: 'TO-4.2', facts: { at } };
    if (officeCount(agency) === 0) return { clause: 'TO-4.2', facts: { why: 'noOne' } };
  }
  if (!clean && agency.tokens.seat > 0) return cleaning(phase);
  return { clause: 'TO-F.2', facts: { at, tokens: clean ? 1 : agency.tokens.seat } };
}

function room(s: State, seat: Seat, phase: PhaseName, id: string): Refusal | undefined {
  const at = ROOMS.find(each => each === id);
  if (!at) return undefined;
  const { rooms, tokens } = agencyAt(s, seat);
  const { guests } = rooms[at];
  const isDirty = isEmptyAndDirty(rooms[at]);
  if (isDirty && tokens.room > 0) return cleaning(phase);
  return { clause: 'TO-F.3', facts: { at, tokens: isDirty ? tokens.room : 1, guests: guests.length } };
}

function token(s: State, seat: Seat, phase: PhaseName, id: string): Refusal | undefined {
  const { tokens } = agencyAt(s, seat);
  switch (id) {
    case 'fuel':
      return { clause: 'TO-4.5', facts: { why: 'fuel' } };
    case 'coupon':
      return { clause: 'TO-F.4', facts: tokens.coupon === 0 ? { tokens: 0 } : { why: 'calmLater' } };
    case 'seat':
    case 'room':
      if (tokens[id] > 0) return cleaning(phase);
      return id === 'seat' ? { clause: 'TO-F.2', facts: { tokens: 0 } } : { clause: 'TO-F.3', facts: { tokens: 0 } };
    default:
      return undefined;
  }
}

/** Employees who only work along with another move, and when. */
const ALONG: Readonly<Partial<Record<EmployeeId, string>>> = {
  O2: 'leaving',
  O4: 'roll',
  O5: 'roll',
  O7: 'prepare',
  O9: 'landing',
  P4: 'flight',
  P9: 'flight',
  H6: 'checkIn',
};

const WHEN: Readonly<Partial<Record<Window, string>>> = {
  roll: 'roll',
  reward: 'hire',
  board: 'flight',
  checkIn: 'checkIn',
  activity: 'weekend',
  weekend: 'weekend',
};

/** TO-F.5 When the employee works. */
function employee(s: State, seat: Seat, phase: PhaseName, id: string): Refusal | undefined {
  const known = EMPLOYEE_IDS.find(each => each === id);
  const hired = known && hiredOf(s, seat, known);
  if (!known || !hired) return undefined;
  if (hired.uses === 0) return { clause: 'TO-3.11', facts: { employee: known } };
  const { windows, auto }: Employee = EMPLOYEES[known];
  if (auto && s.plan.options.autoEmployees) return { clause: 'TO-F.5', facts: { why: 'byItself', employee: known } };
  if (phase === 'dice' && (known === 'O4' || known === 'O5')) return { clause: 'TO-3.4', facts: { why: 'turn', employee: known } };
  const [first] = windows;
  const when = ALONG[known] ?? (first && WHEN[first]) ?? (windows.includes('board') ? 'ready' : 'calm');
  return { clause: 'TO-F.5', facts: { why: 'works', employee: known, when } };
}

/** TO-6.5 Not in play; TO-6.4 completed by somebody. */
function row(s: State, id: string): Refusal | undefined {
  const known = ROW_IDS.find(each => each === id);
  if (!known) return undefined;
  if (boxOf(s.plan.options).rows[known].players > s.plan.seats) return { clause: 'TO-6.5', facts: { row: known, players: s.plan.seats } };
  return s.rowOwner[ROW_IDS.indexOf(known)] == null
    ? { clause: 'TO-6.2', facts: { why: 'markLater' } }
    : { clause: 'TO-6.4', facts: { row: known } };
}
