import { draw, type MoveRule, type Phase, type Phased, type Plan, pick, type Seat, type Table } from '../../kernel/index.ts';
import { ROW_IDS } from './activity-rows.ts';
import {
  CITY_IDS,
  type CityId,
  DESKS,
  type Desk,
  type Patience,
  type PlaneSeat,
  type Room,
  SIDE_OF_SEAT,
  type Side,
  TOURIST_IDS,
  type Token,
  type TouristId,
} from './components.ts';
import { EMPLOYEE_IDS, type EmployeeId, type Place } from './employees.ts';
import type { Event } from './events.ts';
import type { Move, MoveOf } from './moves.ts';
import { type Agreement, cellsOf, gridSize } from './options.ts';

/** A tourist waiting in the office. */
export interface Waiting {
  readonly tourist: TouristId;
  patience: Patience;
}

export interface Passenger {
  readonly tourist: TouristId;
  /** Points scored for the city this round, to be taken back where no room is found; null before. */
  scored: number | null;
  /** Where the journey goes on; null before it is known. */
  fate: 'hotel' | 'stay' | null;
}

export interface SeatSpace {
  clean: boolean;
  passenger: Passenger | null;
}

export interface RoomSpace {
  clean: boolean;
  /** Weeks left; 0 while empty. */
  weeks: number;
  readonly guests: TouristId[];
  /** Somebody moved in this round. */
  filled: boolean;
}

export interface Hired {
  readonly id: EmployeeId;
  /** Uses left this round. */
  uses: number;
  /** Called to work this round by a move, and not done with it. */
  engaged: boolean;
}

/** One player's travel agency: office, plane and hotel. */
export interface Agency {
  vp: number;
  /** The resource space. */
  readonly tokens: Record<Token, number>;
  readonly desks: (Waiting | null)[];
  readonly seats: Readonly<Record<PlaneSeat, SeatSpace>>;
  readonly rooms: Readonly<Record<Room, RoomSpace>>;
  /** Beside the grid, on a cell, or not yet set up. */
  plane: Side | number | null;
  readonly employees: Record<Place, Hired | null>;
  /** Covered spaces row by row: one bit a space, the leftmost lowest. */
  readonly marks: number[];
  /** The open city travelled to this round. */
  visited: number | null;
  /** Guests placed in rooms this round, and those of them with the VIP symbol. */
  placed: number;
  vipsPlaced: number;
}

export type Frame =
  | { readonly phase: 'sides'; readonly order: Seat[] }
  | { readonly phase: 'checkOut' }
  | { readonly phase: 'draft'; readonly round: number; readonly order: Seat[]; readonly display: TouristId[]; readonly short: boolean }
  | {
      readonly phase: 'dice';
      readonly seat: Seat;
      /** How many dice show each face, in the order of the faces. */
      readonly dice: number[];
      swaps: number;
      /** Turns the deal broker still has. */
      turns: number;
      accepted: boolean;
    }
  | { readonly phase: 'reward'; readonly seat: Seat; employees: number; wilds: number }
  | { readonly phase: 'hire'; readonly seat: Seat; readonly shown: EmployeeId[]; decided: boolean }
  | { readonly phase: 'visa'; readonly seat: Seat; desk: Desk; drawn: TouristId[]; second: boolean; ended: boolean }
  | { readonly phase: 'prep'; readonly seat: Seat; readonly left: Seat[] }
  | { readonly phase: 'flight'; readonly seat: Seat; departed: boolean }
  | { readonly phase: 'writer'; readonly seat: Seat; decided: boolean }
  | { readonly phase: 'interest'; readonly seat: Seat }
  | { readonly phase: 'fate'; readonly seat: Seat }
  | { readonly phase: 'checkIn'; readonly left: Seat[] }
  | { readonly phase: 'activity'; readonly seat: Seat; decided: boolean }
  | { readonly phase: 'weekend'; readonly seat: Seat; calm: boolean; ended: boolean }
  | { readonly phase: 'mood'; readonly seat: Seat; desk: number }
  | { readonly phase: 'endWeek'; readonly seat: Seat; ended: boolean }
  | { readonly phase: 'endRound' };

export interface State extends Phased<Frame> {
  readonly plan: Plan<Agreement>;
  readonly frames: Frame[];
  round: number;
  start: Seat;
  /** The city of each cell, row by row; null where there is no card. Never changes. */
  readonly grid: readonly (CityId | null)[];
  readonly open: boolean[];
  readonly touristDeck: TouristId[];
  /** Both discard piles are sets, kept in the order of the box. */
  readonly touristDiscard: TouristId[];
  readonly employeeDeck: EmployeeId[];
  readonly employeeDiscard: EmployeeId[];
  /** Who finished each row first. */
  readonly rowOwner: (Seat | null)[];
  readonly agencies: readonly Agency[];
}

/** How a kind of move is ruled, and a section of the rulebook, in this game. */
export type Rule<K extends Move['type']> = MoveRule<State, MoveOf<K>, Event>;
export type Section<P extends Frame['phase']> = Phase<State, Frame, P, Move, Event>;

/** The tourist cards agreed on, as a new bag. */
export function touristBox({ options }: Plan<Agreement>): TouristId[] {
  return options.touristDeck === 'full60' ? TOURIST_IDS.slice() : TOURIST_IDS.filter((_, at) => at % 2 === 0);
}

/** The table before the first round. */
export function layOut(plan: Plan<Agreement>, { chance }: Table<Event>): State {
  const { options, seats } = plan;
  const { cols, rows } = gridSize(options, seats);
  const cards = CITY_IDS.slice();
  const grid: (CityId | null)[] = Array.from({ length: cols * rows }, () => null);
  for (const cell of cellsOf(options, seats)) grid[cell] = draw(cards, chance, 'cities');
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  return {
    plan,
    frames: [],
    round: 0,
    start: options.firstStart === 'random' ? pick(everybody, chance, 'start') : options.firstStart,
    grid: Object.freeze(grid),
    open: grid.map(city => city !== null),
    touristDeck: touristBox(plan),
    touristDiscard: [],
    employeeDeck: EMPLOYEE_IDS.slice(),
    employeeDiscard: [],
    rowOwner: ROW_IDS.map(() => null),
    agencies: everybody.map(seat => newAgency(options, seat)),
  };
}

function newAgency({ startFuel, startCoupons, baseline }: Agreement, seat: Seat): Agency {
  const cleanSeat = () => ({ clean: true, passenger: null });
  const cleanRoom = () => ({ clean: true, weeks: 0, guests: [], filled: false });
  return {
    vp: 0,
    tokens: { fuel: startFuel, coupon: startCoupons, seat: 0, room: 0 },
    desks: DESKS.map(() => null),
    seats: { B1: cleanSeat(), E1: cleanSeat(), E2: cleanSeat(), J: cleanSeat() },
    rooms: { V: cleanRoom(), S1: cleanRoom(), S2: cleanRoom(), D: cleanRoom() },
    plane: baseline === 'bySeat' ? (SIDE_OF_SEAT[seat] ?? null) : null,
    employees: { office: null, plane: null, hotel: null },
    marks: ROW_IDS.map(() => 0),
    visited: null,
    placed: 0,
    vipsPlaced: 0,
  };
}

export function clone(s: State): State {
  return {
    plan: s.plan,
    frames: s.frames.map(cloneFrame),
    round: s.round,
    start: s.start,
    grid: s.grid,
    open: s.open.slice(),
    touristDeck: s.touristDeck.slice(),
    touristDiscard: s.touristDiscard.slice(),
    employeeDeck: s.employeeDeck.slice(),
    employeeDiscard: s.employeeDiscard.slice(),
    rowOwner: s.rowOwner.slice(),
    agencies: s.agencies.map(cloneAgency),
  };
}

export function cloneAgency(a: Agency): Agency {
  const { tokens, seats, rooms, employees } = a;
  return {
    vp: a.vp,
    tokens: { fuel: tokens.fuel, coupon: tokens.coupon, seat: tokens.seat, room: tokens.room },
    desks: a.desks.map(cloneWaiting),
    seats: { B1: cloneSeat(seats.B1), E1: cloneSeat(seats.E1), E2: cloneSeat(seats.E2), J: cloneSeat(seats.J) },
    rooms: { V: cloneRoom(rooms.V), S1: cloneRoom(rooms.S1), S2: cloneRoom(rooms.S2), D: cloneRoom(rooms.D) },
    plane: a.plane,
    employees: { office: cloneHired(employees.office), plane: cloneHired(employees.plane), hotel: cloneHired(employees.hotel) },
    marks: a.marks.slice(),
    visited: a.visited,
    placed: a.placed,
    vipsPlaced: a.vipsPlaced,
  };
}

function cloneWaiting(waiting: Waiting | null): Waiting | null {
  return waiting && { tourist: waiting.tourist, patience: waiting.patience };
}

function cloneSeat({ clean, passenger }: SeatSpace): SeatSpace {
  return { clean, passenger: passenger && { tourist: passenger.tourist, scored: passenger.scored, fate: passenger.fate } };
}

function cloneRoom({ clean, weeks, guests, filled }: RoomSpace): RoomSpace {
  return { clean, weeks, guests: guests.slice(), filled };
}

function cloneHired(hired: Hired | null): Hired | null {
  return hired && { id: hired.id, uses: hired.uses, engaged: hired.engaged };
}

export function cloneFrame(frame: Frame): Frame {
  switch (frame.phase) {
    case 'sides':
      return { ...frame, order: frame.order.slice() };
    case 'draft':
      return { ...frame, order: frame.order.slice(), display: frame.display.slice() };
    case 'dice':
      return { ...frame, dice: frame.dice.slice() };
    case 'hire':
      return { ...frame, shown: frame.shown.slice() };
    case 'visa':
      return { ...frame, drawn: frame.drawn.slice() };
    case 'prep':
    case 'checkIn':
      return { ...frame, left: frame.left.slice() };
    default:
      return { ...frame };
  }
}
