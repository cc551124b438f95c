// H1 to H9: employees of the hotel.
import type { Seat, Table } from '../../../../kernel/index.ts';
import { MARKS } from '../../activity-rows.ts';
import { boxOf } from '../../box.ts';
import { ROOMS, type TouristId } from '../../components.ts';
import type { Event } from '../../events.ts';
import type { State } from '../../state.ts';
import { canCover, cover } from '../activity-rows.ts';
import { agencyAt, cleanRoom, disembark, help, isAtWork, isEmptyAndDirty, isFresh, passengersOf } from '../agency.ts';
import { discardTourist } from '../cards.ts';
import { emptyRoom } from '../check-out.ts';
import { alone, called, earn, onRoom, type Skill } from './skill.ts';

/** The clerk changes the longest stay only. */
const CLERK_WEEKS = 3;

/** Housekeeper: one empty dirty room. */
export const H1 = onRoom(isEmptyAndDirty, cleanRoom);

/** Deep-clean team: all empty dirty rooms, of which there must be one. */
export const H2 = alone(
  (s, seat, table) => {
    for (const room of ROOMS) if (isEmptyAndDirty(agencyAt(s, seat).rooms[room])) cleanRoom(s, seat, room, table);
  },
  (s, seat) => ROOMS.some(room => isEmptyAndDirty(agencyAt(s, seat).rooms[room])),
);

/** Concierge, called before the first guest is placed: no VIP penalties, and a point for a VIP in a room. */
export const H3 = {
  ...called('H3', (s, seat) => agencyAt(s, seat).placed === 0),
  sparesPenalties: (s: State, seat: Seat) => isAtWork(s, seat, 'H3'),
  checkedIn(s: State, seat: Seat, table: Table<Event>): void {
    if (agencyAt(s, seat).vipsPlaced > 0) earn(s, seat, 'H3', table);
  },
};

/** Duty manager: guests leave early, and their room is clean at once. */
export const H4 = onRoom(
  ({ weeks }) => weeks > 0,
  (s, seat, room, table) => {
    emptyRoom(s, seat, room, table);
    cleanRoom(s, seat, room, table);
  },
);

/** Reservations clerk: three weeks that began this round become two. */
export const H5 = onRoom(
  ({ filled, weeks }) => filled && weeks === CLERK_WEEKS,
  (s, seat, room) => {
    agencyAt(s, seat).rooms[room].weeks = boxOf(s.plan.options).staff.H5.amount;
  },
);

/** The symbol for a shared dorm. */
export function sleepsInDorm(s: State, tourist: TouristId): boolean {
  return boxOf(s.plan.options).tourists[tourist].room === 'dorm';
}

/** Hostel host: one dorm symbol is enough for two; used by the placing of the second, and not by a pair that both have it. */
export const H6 = {
  lets: (s: State, seat: Seat, pair: readonly TouristId[]) => pair.some(guest => sleepsInDorm(s, guest)) && isFresh(s, seat, 'H6'),
  shared(s: State, seat: Seat, pair: readonly TouristId[], table: Table<Event>): void {
    if (!pair.every(guest => sleepsInDorm(s, guest))) help(s, seat, 'H6', table);
  },
};

/** Excursion guide: a marker on any free space. */
export const H7: Skill = {
  canUse(s, seat, on) {
    const mark = MARKS.find(({ id }) => id === on);
    return mark !== undefined && canCover(s, seat, mark.row, mark.activity);
  },
  use(s, seat, on, table) {
    const mark = MARKS.find(({ id }) => id === on);
    if (mark) cover(s, seat, mark, table);
  },
};

/** Activities host: a point with the regular marker. */
export const H8 = {
  ...called('H8'),
  marked: (s: State, seat: Seat, table: Table<Event>) => earn(s, seat, 'H8', table),
};

/** Partner-hotel agent: somebody is lodged elsewhere, and the points stay. R-34 It is no placing. */
export const H9: Skill = {
  canUse: (s, seat, on) => passengersOf(agencyAt(s, seat)).some(({ tourist, fate }) => tourist === on && fate === 'hotel'),
  use(s, seat, on, { tell }) {
    const agency = agencyAt(s, seat);
    const passenger = passengersOf(agency).find(({ tourist }) => tourist === on);
    if (!passenger) return;
    disembark(agency, passenger.tourist);
    discardTourist(s, passenger.tourist);
    tell({ type: 'lodged', seat, tourist: passenger.tourist });
  },
};
