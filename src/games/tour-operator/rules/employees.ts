// Employees with a move of their own (TO-F.5): one entry each.
// O2, P4, P9 and H6 work along with the move they help; O3, O4, O5 are in dice-employees.ts, P7 in free-actions.ts, O9 in arrival.ts.
import { frameOf, type Seat, type Table } from '../../../kernel/index.ts';
import { MARKS } from '../activity-rows.ts';
import { CABIN, type Desk, type PlaneSeat, ROOMS, type Room } from '../components.ts';
import { CREW_FUEL, EMPLOYEE_BONUS, type EmployeeId, SUPPLIER_FUEL } from '../employees.ts';
import type { Event } from '../events.ts';
import type { Target } from '../moves.ts';
import type { RoomSpace, State } from '../state.ts';
import { canCover, cover } from './activity-rows.ts';
import { agencyAt, disembark, gain, hiredOf, passengersOf, points, waitingAt } from './agency.ts';
import { discardTourist } from './cards.ts';
import { emptyRoom } from './check-out.ts';
import { sendElsewhere } from './visa.ts';

interface Skill {
  readonly canUse: (s: State, seat: Seat, on: Target) => boolean;
  /** What follows once the employee is spent. */
  readonly use: (s: State, seat: Seat, on: Target, table: Table<Event>) => void;
}

function onDesk(
  can: (s: State, seat: Seat, desk: Desk) => boolean,
  use: (s: State, seat: Seat, desk: Desk, table: Table<Event>) => void,
): Skill {
  return {
    canUse: (s, seat, on) => typeof on === 'number' && can(s, seat, on),
    use: (s, seat, on, table) => typeof on === 'number' && use(s, seat, on, table),
  };
}

function onRoom(can: (room: RoomSpace) => boolean, use: (s: State, seat: Seat, room: Room, table: Table<Event>) => void): Skill {
  return {
    canUse: (s, seat, on) => isRoom(on) && can(agencyAt(s, seat).rooms[on]),
    use: (s, seat, on, table) => isRoom(on) && use(s, seat, on, table),
  };
}

function isRoom(on: Target): on is Room {
  return ROOMS.some(room => room === on);
}

function isCabinSeat(on: Target): on is PlaneSeat {
  return CABIN.some(seat => seat === on);
}

function isEmptyAndDirty({ clean, weeks }: RoomSpace): boolean {
  return !clean && weeks === 0;
}

function alone(use: (s: State, seat: Seat, table: Table<Event>) => void, can: (s: State, seat: Seat) => boolean = () => true): Skill {
  return { canUse: (s, seat, on) => on === null && can(s, seat), use: (s, seat, _on, table) => use(s, seat, table) };
}

/** An employee that works by itself, called beforehand. */
function called(id: EmployeeId, can: (s: State, seat: Seat) => boolean = () => true): Skill {
  return alone((s, seat) => {
    const hired = hiredOf(s, seat, id);
    if (hired) hired.engaged = true;
  }, can);
}

function cleanSeat(s: State, seat: Seat, at: PlaneSeat, { tell }: Table<Event>): void {
  agencyAt(s, seat).seats[at].clean = true;
  tell({ type: 'seatCleaned', seat, at });
}

function cleanRoom(s: State, seat: Seat, at: Room, { tell }: Table<Event>): void {
  agencyAt(s, seat).rooms[at].clean = true;
  tell({ type: 'roomCleaned', seat, at });
}

export const SKILLS: Readonly<Partial<Record<EmployeeId, Skill>>> = {
  // Travel agent: a coupon that costs nothing.
  O1: onDesk(
    (s, seat, desk) => waitingAt(s, seat, desk)?.patience === 'impatient',
    (s, seat, desk, { tell }) => {
      const waiting = waitingAt(s, seat, desk);
      if (!waiting) return;
      waiting.patience = 'happy';
      tell({ type: 'calmed', seat, desk, tourist: waiting.tourist });
    },
  ),
  // Recruiter: five cards instead of three at the next employee reward.
  O6: called('O6'),
  // Visa consultant: sends a tourist elsewhere, and keeps one of two others.
  O7: onDesk(
    (s, seat, desk) => waitingAt(s, seat, desk) !== null,
    (s, seat, desk, table) => {
      const drawn = sendElsewhere(s, seat, desk, table);
      s.frames.push({ phase: 'visa', seat, desk, drawn, second: false, ended: false });
    },
  ),
  // Loyalty manager, up to twice: a coupon for a point.
  O8: alone(
    (s, seat, table) => {
      agencyAt(s, seat).tokens.coupon--;
      points(s, seat, { vp: EMPLOYEE_BONUS, reason: 'employee', who: 'O8' }, table);
    },
    (s, seat) => agencyAt(s, seat).tokens.coupon > 0,
  ),
  // Crisis manager: nobody loses patience this round.
  O10: alone(s => {
    frameOf(s, 'weekend').calm = true;
  }),
  // Cabin cleaner: one dirty seat.
  P1: {
    canUse: (s, seat, on) => isCabinSeat(on) && !agencyAt(s, seat).seats[on].clean,
    use: (s, seat, on, table) => isCabinSeat(on) && cleanSeat(s, seat, on, table),
  },
  // Turnaround crew: all dirty seats, of which there may be none, and a fuel.
  P2: alone((s, seat, table) => {
    for (const at of CABIN) if (!agencyAt(s, seat).seats[at].clean) cleanSeat(s, seat, at, table);
    gain(s, seat, { token: 'fuel', count: CREW_FUEL }, table);
  }),
  // Flight engineer: a longer flight costs one fuel less.
  P3: called('P3'),
  // Purser: no penalties for business tourists, and a point for serving one.
  P5: called('P5'),
  // In-flight chef: a point for a full plane.
  P6: called('P6'),
  // Fuel supplier: three fuel.
  P8: alone((s, seat, table) => gain(s, seat, { token: 'fuel', count: SUPPLIER_FUEL }, table)),
  // Housekeeper: one empty dirty room.
  H1: onRoom(isEmptyAndDirty, cleanRoom),
  // Deep-clean team: all empty dirty rooms, of which there must be one.
  H2: alone(
    (s, seat, table) => {
      for (const room of ROOMS) if (isEmptyAndDirty(agencyAt(s, seat).rooms[room])) cleanRoom(s, seat, room, table);
    },
    (s, seat) => ROOMS.some(room => isEmptyAndDirty(agencyAt(s, seat).rooms[room])),
  ),
  // Concierge: no VIP penalties, called before the first guest is placed.
  H3: called('H3', (s, seat) => agencyAt(s, seat).placed === 0),
  // Duty manager: guests leave early, and their room is clean at once.
  H4: onRoom(
    ({ weeks }) => weeks > 0,
    (s, seat, room, table) => {
      emptyRoom(s, seat, room, table);
      cleanRoom(s, seat, room, table);
    },
  ),
  // Reservations clerk: three weeks that began this round become two.
  H5: onRoom(
    ({ filled, weeks }) => filled && weeks === 3,
    (s, seat, room) => {
      agencyAt(s, seat).rooms[room].weeks = 2;
    },
  ),
  // Excursion guide: a marker on any free space.
  H7: {
    canUse(s, seat, on) {
      const mark = MARKS.find(({ id }) => id === on);
      return mark !== undefined && canCover(s, seat, mark.row, mark.activity);
    },
    use(s, seat, on, table) {
      const mark = MARKS.find(({ id }) => id === on);
      if (mark) cover(s, seat, mark, table);
    },
  },
  // Activities host: a point with the regular marker.
  H8: called('H8'),
  // Partner-hotel agent: somebody is lodged elsewhere, and the points stay. R-34 It is no placing.
  H9: {
    canUse: (s, seat, on) => passengersOf(agencyAt(s, seat)).some(({ tourist, fate }) => tourist === on && fate === 'hotel'),
    use(s, seat, on, { tell }) {
      const agency = agencyAt(s, seat);
      const passenger = passengersOf(agency).find(({ tourist }) => tourist === on);
      if (!passenger) return;
      disembark(agency, passenger.tourist);
      discardTourist(s, passenger.tourist);
      tell({ type: 'lodged', seat, tourist: passenger.tourist });
    },
  },
};
