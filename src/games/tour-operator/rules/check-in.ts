// TO-5 Tourists check in.
import { frameOf, only, type Seat } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { ROOMS, type Room, SEATS, type TouristId, WRONG_ROOM } from '../components.ts';
import { ABOUT, MOVES } from '../moves.ts';
import type { Passenger, RoomSpace, Rule, Section, State } from '../state.ts';
import { agencyAt, disembark, firstAboard, passengersOf, points, turnOrder } from './agency.ts';
import { discardTourist, remove } from './cards.ts';
import { H3, H6, sleepsInDorm } from './employees/hotel.ts';
import { O2 } from './employees/office.ts';
import { freeActions } from './free-actions.ts';

/** TO-5.1 Passengers who must be given a room. */
export function waitingForRoom(s: State, seat: Seat): Passenger[] {
  return passengersOf(agencyAt(s, seat)).filter(waitsForRoom);
}

function waitsForRoom({ fate }: Passenger): boolean {
  return fate === 'hotel';
}

function isWaiting(s: State, seat: Seat, tourist: TouristId): boolean {
  const { seats } = agencyAt(s, seat);
  for (const at of SEATS) {
    const { passenger } = seats[at];
    if (passenger !== null && passenger.tourist === tourist) return passenger.fate === 'hotel';
  }
  return false;
}

/** TO-5.5 Two in the dorm: both with the symbol, or as H6 the hostel host lets them. */
function canShare(s: State, seat: Seat, { guests, filled }: RoomSpace, tourist: TouristId): boolean {
  const [first, second] = guests;
  if (!first || second || !filled) return false;
  return (sleepsInDorm(s, first) && sleepsInDorm(s, tourist)) || H6.lets(s, seat, [first, tourist]);
}

/** TO-5.2 A clean and empty room, or the dorm to be shared. */
export function isLegalRoom(s: State, seat: Seat, tourist: TouristId, room: Room): boolean {
  const space = agencyAt(s, seat).rooms[room];
  return space.clean || (room === 'D' && canShare(s, seat, space, tourist));
}

const WAITS = {
  clause: 'TO-5.1',
  holds: (s: State, seat: Seat, { tourist }: { readonly tourist: TouristId }) => isWaiting(s, seat, tourist),
  facts: (_s: State, _seat: Seat, { tourist }: { readonly tourist: TouristId }) => ({ tourist }),
};

const place: Rule<'place'> = {
  candidates: (s, seat) => about(s, seat, ABOUT.place),
  clauses: [
    WAITS,
    {
      clause: 'TO-5.5',
      holds(s, seat, { tourist, room }) {
        const space = agencyAt(s, seat).rooms[room];
        return room !== 'D' || space.guests.length === 0 || canShare(s, seat, space, tourist);
      },
      facts: (_s, _seat, { tourist }) => ({ tourist }),
    },
    {
      clause: 'TO-5.2',
      holds: (s, seat, { tourist, room }) => isLegalRoom(s, seat, tourist, room),
      facts: (s, seat, { room }) => ({ room, guests: agencyAt(s, seat).rooms[room].guests.length }),
    },
  ],
  play(s, seat, { tourist, room }, table) {
    const agency = agencyAt(s, seat);
    const space = agency.rooms[room];
    const { weeks, room: wish } = boxOf(s.plan.options).tourists[tourist];
    const [first] = space.guests;
    if (first) H6.shared(s, seat, [first, tourist], table);
    disembark(agency, tourist);
    // TO-5.3 The token goes; TO-5.7 the longer stay counts for both.
    space.clean = false;
    space.guests.push(tourist);
    space.weeks = Math.max(space.weeks, weeks);
    space.filled = true;
    agency.placed++;
    table.tell({ type: 'placed', seat, tourist, room, weeks: space.weeks });
    if (wish !== 'vip') return;
    // TO-5.4 A VIP elsewhere costs a point; H3 not under the concierge's eyes.
    agency.vipsPlaced++;
    if (room === 'V') return;
    if (H3.sparesPenalties(s, seat)) table.tell({ type: 'helped', seat, employee: 'H3' });
    else points(s, seat, { vp: -WRONG_ROOM, reason: 'vip', who: tourist }, table);
  },
};

/** TO-5.9 Whether anybody who waits could still be placed. */
function somebodyFits(s: State, seat: Seat): boolean {
  for (const { tourist, fate } of passengersOf(agencyAt(s, seat))) {
    if (fate !== 'hotel') continue;
    for (const room of ROOMS) if (isLegalRoom(s, seat, tourist, room)) return true;
  }
  return false;
}

const turnAway: Rule<'turnAway'> = {
  candidates: (s, seat) => about(s, seat, ABOUT.turnAway),
  clauses: [WAITS, O2.asked, { clause: 'TO-5.9', holds: (s, seat) => !somebodyFits(s, seat) }],
  play(s, seat, { tourist, complaint }, table) {
    const agency = agencyAt(s, seat);
    const scored = passengersOf(agency).find(each => each.tourist === tourist)?.scored ?? 0;
    disembark(agency, tourist);
    discardTourist(s, tourist);
    table.tell({ type: 'leftAngry', seat, tourist, from: 'hotel' });
    if (scored !== 0) points(s, seat, { vp: -scored, reason: 'revokeNoRoom', who: tourist }, table);
    O2.settle(s, seat, { complaint, reason: 'noRoom', who: tourist }, table);
  },
};

/** The moves about everybody who waits. */
function about<M>(s: State, seat: Seat, moves: Readonly<Record<TouristId, readonly M[]>>): readonly M[] {
  const found: M[] = [];
  for (const { tourist, fate } of passengersOf(agencyAt(s, seat))) {
    if (fate === 'hotel') for (const move of moves[tourist]) found.push(move);
  }
  return found;
}

const done: Rule<'done'> = {
  candidates: () => MOVES.done,
  clauses: [
    {
      clause: 'TO-5.1',
      holds: (s, seat) => firstAboard(agencyAt(s, seat), waitsForRoom) === undefined,
      facts: (s, seat) => ({ waiting: waitingForRoom(s, seat).length }),
    },
  ],
  play(s, seat, _move, table) {
    remove(frameOf(s, 'checkIn').left, seat);
    H3.checkedIn(s, seat, table);
  },
};

export const checkIn: Section<'checkIn'> = {
  open: s => ({ phase: 'checkIn', left: turnOrder(s) }),
  // TO-G.3 The order does not matter: all at once, or where that was agreed on, one after the other.
  awaiting: (s, { left }) => (s.plan.options.simultaneousCheckIn ? left : only(left[0])),
  moves: { done, place, turnAway, ...freeActions('checkIn') },
  then: () => 'activity',
};
