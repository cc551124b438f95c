// P1 to P9: employees of the plane.
import type { Seat, Table } from '../../../../kernel/index.ts';
import { boxOf } from '../../box.ts';
import { CABIN, type PlaneSeat } from '../../components.ts';
import type { Target } from '../../employees.ts';
import type { Event } from '../../events.ts';
import { MOVES } from '../../moves.ts';
import type { Rule, State } from '../../state.ts';
import { agencyAt, cleanSeat, firstAboard, gain, hasWorked, help, isAtWork, isFresh, needsFresh, passengersOf, spend } from '../agency.ts';
import { alone, called, earn, type Skill } from './skill.ts';

/** The chef cooks for a plane this full. */
const CHEF_PASSENGERS = 3;
/** The engineer saves fuel from this many cards on. */
const ENGINEER_CARDS = 2;

function isCabinSeat(on: Target): on is PlaneSeat {
  return CABIN.some(seat => seat === on);
}

/** Cabin cleaner: one dirty seat. */
export const P1: Skill = {
  canUse: (s, seat, on) => isCabinSeat(on) && !agencyAt(s, seat).seats[on].clean,
  use: (s, seat, on, table) => isCabinSeat(on) && cleanSeat(s, seat, on, table),
};

/** Turnaround crew: all dirty seats, of which there may be none, and a fuel. */
export const P2 = alone((s, seat, table) => {
  for (const at of CABIN) if (!agencyAt(s, seat).seats[at].clean) cleanSeat(s, seat, at, table);
  gain(s, seat, { token: 'fuel', count: boxOf(s.plan.options).staff.P2.amount }, table);
});

/** Flight engineer: a flight of two cards or more costs one fuel less. */
export const P3 = {
  ...called('P3'),
  fuelFor(s: State, seat: Seat, cards: number): number {
    return cards >= ENGINEER_CARDS && isAtWork(s, seat, 'P3') ? cards - boxOf(s.plan.options).staff.P3.amount : cards;
  },
  flown(s: State, seat: Seat, hasSaved: boolean, { tell }: Table<Event>): void {
    if (!hasSaved) return;
    hasWorked(s, seat, 'P3');
    tell({ type: 'helped', seat, employee: 'P3' });
  },
};

/** Veteran captain: the flight costs nothing. */
export const P4 = {
  asked: needsFresh<{ readonly captain: boolean }>('P4', ({ captain }) => captain),
  canFly: (s: State, seat: Seat) => isFresh(s, seat, 'P4'),
  fly: (s: State, seat: Seat, table: Table<Event>) => help(s, seat, 'P4', table),
};

function carriesBusiness(s: State, seat: Seat): boolean {
  const { tourists } = boxOf(s.plan.options);
  return firstAboard(agencyAt(s, seat), ({ tourist }) => tourists[tourist].business) !== undefined;
}

/** Purser: no penalties for business tourists, and a point for bringing one to an open city. R-29 It stays, whatever the check-in brings. */
export const P5 = {
  ...called('P5'),
  sparesPenalties: (s: State, seat: Seat) => isAtWork(s, seat, 'P5'),
  landedOpen(s: State, seat: Seat, table: Table<Event>): void {
    if (carriesBusiness(s, seat)) earn(s, seat, 'P5', table);
  },
  landedElsewhere(s: State, seat: Seat): void {
    if (isAtWork(s, seat, 'P5') && carriesBusiness(s, seat)) hasWorked(s, seat, 'P5');
  },
};

/** In-flight chef: a point for bringing a full plane to an open city. R-29 It stays, whatever the check-in brings. */
export const P6 = {
  ...called('P6'),
  landedOpen(s: State, seat: Seat, table: Table<Event>): void {
    if (passengersOf(agencyAt(s, seat)).length >= CHEF_PASSENGERS) earn(s, seat, 'P6', table);
  },
};

/** Supply officer, up to twice: a token for one of another kind. */
export const P7: Rule<'trade'> = {
  candidates: (s, seat) => (isFresh(s, seat, 'P7') ? MOVES.trade : []),
  clauses: [
    needsFresh('P7', () => true),
    {
      clause: 'TO-F.5',
      holds: (s, seat, { give }) => agencyAt(s, seat).tokens[give] > 0,
      facts: (_s, _seat, { give }) => ({ employee: 'P7', token: give }),
    },
  ],
  play(s, seat, { give, take }, { tell }) {
    const { tokens } = agencyAt(s, seat);
    spend(s, seat, 'P7');
    tokens[give]--;
    tokens[take]++;
    tell({ type: 'traded', seat, give, take });
  },
};

/** Fuel supplier: three fuel. */
export const P8 = alone((s, seat, table) => gain(s, seat, { token: 'fuel', count: boxOf(s.plan.options).staff.P8.amount }, table));

/** Jump-seat steward: a fourth passenger on J; leaves with whoever sat there. */
export const P9 = {
  asked: needsFresh<{ readonly seat: PlaneSeat }>('P9', ({ seat }) => seat === 'J'),
  offersSeat: (s: State, seat: Seat) => isFresh(s, seat, 'P9'),
  departed(s: State, seat: Seat, table: Table<Event>): void {
    if (agencyAt(s, seat).seats.J.passenger) help(s, seat, 'P9', table);
  },
};
