// TO-4.13 to TO-4.17 Arrival: points in an open city, fates elsewhere.
import { only, type Seat, type Table } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { type CityId, type Interest, STAY_IN_PLANE, type TouristId } from '../components.ts';
import type { Event } from '../events.ts';
import { ABOUT } from '../moves.ts';
import type { Agency, Passenger, Rule, Section, State } from '../state.ts';
import { bestInterest, worth } from '../worth.ts';
import { agencyAt, disembark, firstAboard, isLast, passengersOf, points } from './agency.ts';
import { discardTourist } from './cards.ts';
import { O2 } from './employees/office.ts';
import { P5, P6 } from './employees/plane.ts';
import { cityAt } from './grid.ts';

function visitedCity(s: State, seat: Seat): CityId {
  return cityAt(s, agencyAt(s, seat).visited ?? -1);
}

/** TO-4.14 Points count at once, and are remembered until the check-in. */
export function scoreBy(
  s: State,
  seat: Seat,
  { passenger, interest }: { readonly passenger: Passenger; readonly interest: Interest },
  table: Table<Event>,
): void {
  const vp = worth(boxOf(s.plan.options), visitedCity(s, seat), passenger.tourist, interest);
  passenger.scored = (passenger.scored ?? 0) + vp;
  passenger.fate = 'hotel';
  points(s, seat, { vp, reason: 'interest', who: passenger.tourist }, table);
}

export function hasTwoInterests(s: State, { tourist }: Passenger): boolean {
  return boxOf(s.plan.options).tourists[tourist].interests.length > 1;
}

/** The first passenger, in the order of the seats, of whom something is still to be decided. */
function nextAsked(agency: Agency): Passenger | undefined {
  return firstAboard(agency, isUndecided);
}

function isUndecided({ fate }: Passenger): boolean {
  return fate === null;
}

const score: Rule<'score'> = {
  candidates(s, seat) {
    const asked = nextAsked(agencyAt(s, seat));
    if (!asked) return [];
    const city = visitedCity(s, seat);
    const box = boxOf(s.plan.options);
    return box.scores[asked.tourist].toSorted((a, b) => worth(box, city, b.tourist, b.interest) - worth(box, city, a.tourist, a.interest));
  },
  clauses: [
    {
      clause: 'TO-4.13',
      holds: (s, seat, { tourist, interest: by }) =>
        nextAsked(agencyAt(s, seat))?.tourist === tourist && boxOf(s.plan.options).tourists[tourist].interests.includes(by),
      facts: (_s, _seat, { tourist }) => ({ tourist }),
    },
  ],
  play(s, seat, { interest }, table) {
    const passenger = nextAsked(agencyAt(s, seat));
    if (passenger) scoreBy(s, seat, { passenger, interest }, table);
  },
};

export const interest: Section<'interest'> = {
  // TO-4.13 One interest each; the better one by itself, where that was agreed on.
  open(s, table, previous) {
    if (previous?.phase !== 'writer') throw new Error('nobody has landed');
    const { seat } = previous;
    const city = visitedCity(s, seat);
    for (const passenger of passengersOf(agencyAt(s, seat))) {
      const asks = !s.plan.options.autoScoreBest && hasTwoInterests(s, passenger);
      if (passenger.fate === null && !asks)
        scoreBy(s, seat, { passenger, interest: bestInterest(boxOf(s.plan.options), city, passenger.tourist) }, table);
    }
    return { phase: 'interest', seat };
  },
  awaiting: (s, { seat }) => only(nextAsked(agencyAt(s, seat)) ? seat : undefined),
  moves: { score },
  then(s, { seat }, table) {
    P5.landedOpen(s, seat, table);
    P6.landedOpen(s, seat, table);
    return isLast(s, seat) ? 'checkIn' : 'flight';
  },
};

/** TO-4.15 Each passenger is asked about in the order of the seats. */
function isAsked(s: State, seat: Seat, tourist: TouristId): boolean {
  return nextAsked(agencyAt(s, seat))?.tourist === tourist;
}

const ASKED_NOW = {
  clause: 'TO-4.15',
  holds: (s: State, seat: Seat, { tourist }: { readonly tourist: TouristId }) => isAsked(s, seat, tourist),
  facts: (_s: State, _seat: Seat, { tourist }: { readonly tourist: TouristId }) => ({ tourist }),
};

const hotel: Rule<'hotel'> = {
  candidates: (s, seat) => about(s, seat, ABOUT.hotel),
  clauses: [ASKED_NOW],
  play(s, seat, { tourist }, { tell }) {
    const passenger = nextAsked(agencyAt(s, seat));
    if (passenger) passenger.fate = 'hotel';
    tell({ type: 'sentToHotel', seat, tourist });
  },
};

const leave: Rule<'leave'> = {
  candidates: (s, seat) => about(s, seat, ABOUT.leave),
  clauses: [ASKED_NOW, O2.asked],
  play(s, seat, { tourist, complaint }, table) {
    disembark(agencyAt(s, seat), tourist);
    discardTourist(s, tourist);
    table.tell({ type: 'leftAngry', seat, tourist, from: 'plane' });
    O2.settle(s, seat, { complaint, reason: 'closedLeave', who: tourist }, table);
  },
};

const remain: Rule<'remain'> = {
  candidates: (s, seat) => about(s, seat, ABOUT.remain),
  clauses: [
    ASKED_NOW,
    // R-30 The jump seat goes with the steward.
    {
      clause: 'TO-4.17',
      holds: (s, seat, { tourist }) => agencyAt(s, seat).seats.J.passenger?.tourist !== tourist,
      facts: () => ({ at: 'J' }),
    },
  ],
  play(s, seat, { tourist }, table) {
    const passenger = nextAsked(agencyAt(s, seat));
    if (passenger) passenger.fate = 'stay';
    table.tell({ type: 'remained', seat, tourist });
    points(s, seat, { vp: -STAY_IN_PLANE, reason: 'stayInPlane', who: tourist }, table);
  },
};

/** The moves about the passenger whose fate is asked for. */
function about<M>(s: State, seat: Seat, moves: Readonly<Record<TouristId, readonly M[]>>): readonly M[] {
  const asked = nextAsked(agencyAt(s, seat));
  return asked ? moves[asked.tourist] : [];
}

export const fate: Section<'fate'> = {
  open(s, _table, previous) {
    if (previous?.phase !== 'flight') throw new Error('nobody has landed');
    const { seat } = previous;
    P5.landedElsewhere(s, seat);
    return { phase: 'fate', seat };
  },
  awaiting: (s, { seat }) => only(nextAsked(agencyAt(s, seat)) ? seat : undefined),
  moves: { hotel, leave, remain },
  then: (s, { seat }) => (isLast(s, seat) ? 'checkIn' : 'flight'),
};
