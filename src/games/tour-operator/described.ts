// A table as somebody describes it: what is said is so, and everything else is as at the beginning. For tests, lessons and tasks.
import type { Seat } from '../../kernel/index.ts';
import { boxOf } from './box.ts';
import type { CityId, Patience, PlaneSeat, Room, Side, Token, TouristId } from './components.ts';
import { EMPLOYEE_IDS, EMPLOYEES, type EmployeeId } from './employees.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { VERSION } from './position.ts';
import { agencyAt, seatAtDesk } from './rules/agency.ts';
import { employeesOut, touristsOut } from './rules/census.ts';
import { type Frame, layOut, type Passenger, type RoomSpace, type State, touristBox } from './state.ts';

export interface AgencyGiven {
  readonly vp?: number;
  readonly tokens?: Partial<Record<Token, number>>;
  /** Desk by desk; a patience of its own in brackets, else as printed. */
  readonly office?: readonly (TouristId | readonly [TouristId, Patience] | null)[];
  readonly aboard?: Partial<Record<PlaneSeat, TouristId>>;
  /** What is known of those aboard. */
  readonly passengers?: Partial<Omit<Passenger, 'tourist'>>;
  readonly dirtySeats?: readonly PlaneSeat[];
  readonly rooms?: Partial<Record<Room, Partial<RoomSpace>>>;
  readonly dirtyRooms?: readonly Room[];
  readonly at?: Side | CityId;
  readonly employees?: readonly EmployeeId[];
  readonly marks?: readonly number[];
  readonly visited?: CityId;
  readonly placed?: number;
}

export interface Given {
  readonly seats?: number;
  readonly options?: Partial<Agreement>;
  readonly round?: number;
  readonly start?: Seat;
  /** Cities on cells of their own. */
  readonly cities?: Readonly<Record<number, CityId>>;
  readonly closed?: readonly CityId[];
  readonly rowOwner?: readonly (Seat | null)[];
  readonly touristDeck?: readonly TouristId[];
  readonly touristDiscard?: readonly TouristId[];
  readonly frames?: readonly Frame[];
  readonly agencies?: readonly AgencyGiven[];
}

/** The table described; seat 0 is boarding where nothing else is said. */
export function tour(given: Given = {}): State {
  const seats = given.seats ?? 2;
  const reading = OPTIONS.read({ firstStart: 0, baseline: 'bySeat', ...given.options }, seats);
  if (!reading.ok) throw new Error(reading.problem);
  const laid = layOut({ options: reading.options, seats, version: VERSION }, { chance: { below: () => 0 }, tell: () => {} });
  const grid = [...laid.grid];
  for (const [cell, city] of Object.entries(given.cities ?? {})) put(grid, Number(cell), city);
  const s: State = {
    ...laid,
    frames: [...(given.frames ?? [{ phase: 'flight', seat: given.start ?? 0, departed: false }])],
    round: given.round ?? 1,
    start: given.start ?? 0,
    grid,
    open: grid.map(city => city !== null && !given.closed?.includes(city)),
    touristDiscard: [...(given.touristDiscard ?? [])],
    rowOwner: [...(given.rowOwner ?? laid.rowOwner)],
  };
  for (const [seat, each] of (given.agencies ?? []).entries()) furnish(s, seat, each);
  return {
    ...s,
    touristDeck: given.touristDeck ? [...given.touristDeck] : touristBox(s.plan).filter(card => !touristsOut(s).includes(card)),
    employeeDeck: EMPLOYEE_IDS.filter(card => !employeesOut(s).includes(card)),
  };
}

function put(grid: (CityId | null)[], cell: number, city: CityId): void {
  const elsewhere = grid.indexOf(city);
  if (elsewhere >= 0) grid[elsewhere] = grid[cell] ?? null;
  grid[cell] = city;
}

function furnish(s: State, seat: Seat, given: AgencyGiven): void {
  const agency = agencyAt(s, seat);
  agency.vp = given.vp ?? 0;
  Object.assign(agency.tokens, given.tokens);
  for (const [desk, each] of (given.office ?? []).entries()) {
    if (typeof each === 'string') seatAtDesk(s, seat, each, desk);
    else if (each) agency.desks[desk] = { tourist: each[0], patience: each[1] };
  }
  for (const [at, tourist] of Object.entries(given.aboard ?? {})) {
    agency.seats[at as PlaneSeat].passenger = { tourist, scored: null, fate: null, ...given.passengers };
  }
  for (const at of given.dirtySeats ?? []) agency.seats[at].clean = false;
  for (const room of given.dirtyRooms ?? []) agency.rooms[room].clean = false;
  for (const [room, space] of Object.entries(given.rooms ?? {})) Object.assign(agency.rooms[room as Room], { clean: false, ...space });
  if (given.at) agency.plane = given.at.length === 1 ? (given.at as Side) : s.grid.indexOf(given.at as CityId);
  for (const id of given.employees ?? [])
    agency.employees[EMPLOYEES[id].place] = { id, uses: boxOf(s.plan.options).staff[id].uses, engaged: false };
  for (const [row, mark] of (given.marks ?? []).entries()) agency.marks[row] = mark;
  agency.visited = given.visited ? s.grid.indexOf(given.visited) : null;
  agency.placed = given.placed ?? 0;
}
