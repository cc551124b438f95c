// TO-4.1 to TO-4.12 Boarding and departure.
import { frameOf, only, type Seat, type Table } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { DIRTY_SEAT, type PlaneSeat, SEATS, WRONG_CLASS } from '../components.ts';
import type { Event } from '../events.ts';
import { MOVES, type MoveOf } from '../moves.ts';
import type { Agency, Rule, Section, State } from '../state.ts';
import { agencyAt, nextSeat, officeCount, points, waitingAt } from './agency.ts';
import { P3, P4, P5, P9 } from './employees/plane.ts';
import { freeActions } from './free-actions.ts';
import { cellOf, cityAt, distance, flightMap } from './grid.ts';

const WITHOUT_JUMP_SEAT = MOVES.board.filter(({ seat }) => seat !== 'J');
const NOBODY: readonly MoveOf<'board'>[] = [];

/** TO-4.18 Somebody who stayed aboard keeps the seat. */
function isTakenByStayer({ seats }: Agency, at: PlaneSeat): boolean {
  return seats[at].passenger?.fate === 'stay';
}

const board: Rule<'board'> = {
  candidates(s, seat) {
    if (officeCount(agencyAt(s, seat)) === 0) return NOBODY;
    return P9.offersSeat(s, seat) ? MOVES.board : WITHOUT_JUMP_SEAT;
  },
  clauses: [
    { clause: 'TO-4.2', holds: (s, seat, { desk }) => waitingAt(s, seat, desk) !== null, facts: (_s, _seat, { desk }) => ({ desk }) },
    P9.asked,
    {
      clause: 'TO-4.18',
      holds: (s, seat, move) => !isTakenByStayer(agencyAt(s, seat), move.seat),
      facts: (_s, _seat, move) => ({ at: move.seat }),
    },
    {
      clause: 'TO-4.2',
      holds: (s, seat, move) => agencyAt(s, seat).seats[move.seat].passenger === null,
      facts: (_s, _seat, move) => ({ at: move.seat }),
    },
    // R-9 A passenger who stayed keeps everybody else on the ground, unless it was agreed that free seats may be boarded.
    {
      clause: 'TO-4.18',
      holds: (s, seat) => s.plan.options.stayRule === 'seats' || !SEATS.some(at => isTakenByStayer(agencyAt(s, seat), at)),
      facts: () => ({ grounded: 1 }),
    },
  ],
  play(s, seat, move, { tell }) {
    const agency = agencyAt(s, seat);
    const waiting = waitingAt(s, seat, move.desk);
    if (!waiting) throw new Error(`nobody waits at desk ${move.desk}`);
    agency.desks[move.desk] = null;
    agency.seats[move.seat].passenger = { tourist: waiting.tourist, scored: null, fate: null };
    tell({ type: 'boarded', seat, tourist: waiting.tourist, at: move.seat });
  },
};

const stay: Rule<'stay'> = {
  candidates: () => MOVES.stay,
  clauses: [], // TO-4.4 Staying costs nothing.
  play(s, seat, _move, table) {
    const { plane } = agencyAt(s, seat);
    frameOf(s, 'flight').departed = true;
    depart(s, seat, table);
    table.tell({ type: 'stayed', seat, city: typeof plane === 'number' ? cityAt(s, plane) : null });
  },
};

/** TO-4.9 Another plane stands there, whether it has moved this round or not. */
export function isUnderAnotherPlane(s: State, seat: Seat, cell: number): boolean {
  for (let other = 0; other < s.agencies.length; other++) {
    if (other !== seat && s.agencies[other]?.plane === cell) return true;
  }
  return false;
}

const fly: Rule<'fly'> = {
  candidates: (s, seat) => (P4.canFly(s, seat) ? flightMap(s).flightsWithCaptain : flightMap(s).flights),
  clauses: [
    {
      clause: 'TO-4.8',
      holds(s, seat, { city, captain }) {
        const { plane, tokens } = agencyAt(s, seat);
        const cell = cellOf(s, city);
        if (captain || cell < 0) return true;
        const cards = distance(s, plane, cell);
        return cards <= tokens.fuel + boxOf(s.plan.options).staff.P3.amount && P3.fuelFor(s, seat, cards) <= tokens.fuel;
      },
      facts(s, seat, { city }) {
        const { plane, tokens } = agencyAt(s, seat);
        return { city, cost: P3.fuelFor(s, seat, distance(s, plane, cellOf(s, city))), fuel: tokens.fuel };
      },
    },
    {
      clause: 'TO-4.4',
      holds: (s, seat, { city }) => agencyAt(s, seat).plane !== cellOf(s, city) && cellOf(s, city) >= 0,
      facts: (s, _seat, { city }) => ({ city, here: cellOf(s, city) >= 0 ? 1 : 0 }),
    },
    {
      clause: 'TO-4.9',
      holds: (s, seat, { city }) => !isUnderAnotherPlane(s, seat, cellOf(s, city)),
      facts: (_s, _seat, { city }) => ({ city }),
    },
    P4.asked,
  ],
  play(s, seat, { city, captain }, table) {
    const agency = agencyAt(s, seat);
    const cell = cellOf(s, city);
    const cards = distance(s, agency.plane, cell);
    const fuel = captain ? 0 : P3.fuelFor(s, seat, cards);
    if (captain) P4.fly(s, seat, table);
    else P3.flown(s, seat, fuel < cards, table);
    frameOf(s, 'flight').departed = true;
    depart(s, seat, table);
    agency.tokens.fuel -= fuel;
    agency.plane = cell;
    const open = s.open[cell] ?? false;
    if (open) agency.visited = cell;
    table.tell({ type: 'flown', seat, city, fuel, open });
  },
};

/** TO-4.11 What the seats cost; TO-4.12 an upgrade costs nothing. */
function depart(s: State, seat: Seat, table: Table<Event>): void {
  const { seats } = agencyAt(s, seat);
  const isSpared = P5.sparesPenalties(s, seat);
  for (const at of SEATS) {
    const space = seats[at];
    const { passenger } = space;
    if (!passenger) continue;
    const { tourist } = passenger;
    if (at !== 'B1' && boxOf(s.plan.options).tourists[tourist].business) {
      if (isSpared) table.tell({ type: 'helped', seat, employee: 'P5' });
      else points(s, seat, { vp: -WRONG_CLASS, reason: 'business', who: tourist }, table);
    }
    if (!space.clean) points(s, seat, { vp: -DIRTY_SEAT, reason: 'dirtySeat', who: tourist }, table);
    space.clean = at === 'J';
    passenger.fate = null;
  }
  P9.departed(s, seat, table);
}

export const flight: Section<'flight'> = {
  open(s, _table, previous) {
    const goesOn = previous?.phase === 'interest' || previous?.phase === 'fate';
    return { phase: 'flight', seat: goesOn ? nextSeat(s, previous.seat) : s.start, departed: false };
  },
  awaiting: (_s, { seat, departed }) => only(departed ? undefined : seat),
  moves: { stay, fly, board, ...freeActions('board') },
  // TO-4.13 An open city is scored; TO-4.15 anywhere else each passenger's fate is decided.
  then: (s, { seat }) => (agencyAt(s, seat).visited === null ? 'fate' : 'writer'),
};
