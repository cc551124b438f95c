// The best flight: who goes where, by trying every group and every city.
import type { Seat } from '../../../kernel/index.ts';
import { CABIN, CITIES, type CityId, DESKS, type Desk, ROOMS, TOURISTS, type TouristId } from '../components.ts';
import { agencyAt, isAtWork, isFresh, passengersOf } from '../rules/agency.ts';
import { P3 } from '../rules/employees/plane.ts';
import { isUnderAnotherPlane } from '../rules/flight.ts';
import { distance } from '../rules/grid.ts';
import type { Agency, State } from '../state.ts';
import { bestMark, dirtyRooms, promise, roundsLeft, worthTo } from './values.ts';

/** A flight as planned; no city means to stay. */
export interface Journey {
  readonly city: CityId | null;
  readonly captain: boolean;
  readonly desks: readonly Desk[];
  readonly value: number;
}

/** What is known of the agency before any journey is weighed. */
interface Situation {
  readonly s: State;
  readonly seat: Seat;
  readonly agency: Agency;
  readonly aboard: readonly TouristId[];
  /** Rooms that are clean or can be made so. */
  readonly rooms: number;
  readonly vipRoom: boolean;
  readonly dorm: boolean;
  readonly left: number;
  /** By desk: what it costs to leave the tourist waiting. */
  readonly waitingCost: readonly number[];
}

/** Who flies together, those aboard included, and what that is worth before any city. */
interface Group {
  readonly desks: readonly Desk[];
  readonly all: readonly TouristId[];
  readonly value: number;
}

/** The best journey from here. */
export function bestJourney(s: State, seat: Seat): Journey {
  const situation = look(s, seat);
  const groups = groupsOf(situation);
  let best: Journey = { city: null, captain: false, desks: [], value: -situation.waitingCost.reduce((sum, each) => sum + each, 0) };
  for (let cell = 0; cell < s.grid.length; cell++) {
    const city = s.grid[cell];
    if (!city || !s.open[cell] || isUnderAnotherPlane(s, seat, cell)) continue;
    const way = wayTo(situation, cell);
    if (!way) continue;
    const there = way.value + stopValue(situation, cell, city);
    for (const group of groups) {
      const value = there + group.value + interests(city, group);
      if (value > best.value) best = { city, captain: way.captain, desks: group.desks, value };
    }
  }
  return best;
}

function look(s: State, seat: Seat): Situation {
  const agency = agencyAt(s, seat);
  const { rooms, tokens } = agency;
  const clean = ROOMS.filter(room => rooms[room].clean).length;
  const dirty = dirtyRooms(agency);
  const help = tokens.room + (isFresh(s, seat, 'H1') ? 1 : 0) + (isFresh(s, seat, 'H2') ? dirty : 0) + (isFresh(s, seat, 'P7') ? 1 : 0);
  const left = roundsLeft(s);
  const canBeClean = (room: 'V' | 'D') => rooms[room].clean || (rooms[room].weeks === 0 && help > 0);
  const coupons = tokens.coupon + (isFresh(s, seat, 'O1') ? 1 : 0);
  return {
    s,
    seat,
    agency,
    aboard: passengersOf(agency).map(({ tourist }) => tourist),
    rooms: clean + Math.min(dirty, help) + (isFresh(s, seat, 'H4') ? Math.min(1, 4 - clean - dirty) : 0) + (isFresh(s, seat, 'H9') ? 1 : 0),
    vipRoom: canBeClean('V'),
    dorm: canBeClean('D'),
    left,
    waitingCost: DESKS.map(desk => {
      const waiting = agency.desks[desk];
      if (!waiting) return 0;
      const angry = waiting.patience === 'impatient' ? (coupons >= 2 ? 0.9 : coupons === 1 ? 1.6 : 3) : left === 0 ? 0 : 0.4;
      return angry - (left === 0 ? 0 : 0.45 * promise(s, waiting.tourist) - 0.6);
    }),
  };
}

/** All groups of waiting tourists that fit into the plane and the hotel. */
function groupsOf(situation: Situation): Group[] {
  const { s, seat, agency, aboard, rooms, dorm } = situation;
  const stayers = CABIN.some(at => agency.seats[at].passenger?.fate === 'stay');
  if (stayers && s.plan.options.stayRule === 'grounded') return [weigh(situation, [])];
  const seats = CABIN.length + (isFresh(s, seat, 'P9') ? 1 : 0) - aboard.length;
  const groups: Group[] = [];
  for (let mask = 0; mask < 1 << DESKS.length; mask++) {
    const group = DESKS.filter(desk => mask & (1 << desk));
    if (group.length > seats || group.some(desk => !agency.desks[desk])) continue;
    const all = [...aboard, ...group.map(desk => touristAt(agency, desk))];
    const pair = dorm && sharers(all) > 1 ? 1 : 0;
    if (group.length === 0 || all.length <= rooms + pair) groups.push(weigh(situation, group));
  }
  return groups;
}

function touristAt({ desks }: Agency, desk: Desk): TouristId {
  const waiting = desks[desk];
  if (!waiting) throw new Error(`nobody waits at desk ${desk}`);
  return waiting.tourist;
}

const FUEL_PRICE = 0.75;

/** What the way costs, where it can be flown. */
function wayTo({ s, seat, agency, left }: Situation, cell: number): { value: number; captain: boolean } | undefined {
  const cost = P3.fuelFor(s, seat, distance(s, agency.plane, cell));
  const price = left === 0 ? 0 : FUEL_PRICE;
  if (cost <= agency.tokens.fuel && (cost < 4 || !isFresh(s, seat, 'P4'))) {
    const stranded = left > 0 && cost === agency.tokens.fuel ? 0.4 : 0;
    return { value: -price * cost - stranded, captain: false };
  }
  return isFresh(s, seat, 'P4') ? { value: -2, captain: true } : undefined;
}

/** A marker for the stop, and open cities near it for the next one. */
function stopValue({ s, seat, left }: Situation, cell: number, city: CityId): number {
  if (left === 0) return bestMark(s, seat, city);
  let near = 0;
  for (let other = 0; other < s.grid.length; other++) {
    if (other === cell || !s.open[other]) continue;
    const away = distance(s, cell, other);
    if (away === 1) near += 1;
    else if (away === 2) near += 0.4;
  }
  const rich = CITIES[city].worth;
  const wasted = 0.08 * (rich.nature + rich.party + rich.shopping + rich.culture - 13);
  return bestMark(s, seat, city) + 0.35 * Math.min(near, 3) - wasted;
}

/** What a group costs or brings wherever it goes: seats, rooms, and who is left waiting. */
function weigh(situation: Situation, desks: readonly Desk[]): Group {
  const { s, seat, agency, aboard, waitingCost, vipRoom, dorm, left } = situation;
  const all = [...aboard, ...desks.map(desk => touristAt(agency, desk))];
  const business = all.filter(each => TOURISTS[each].business).length;
  const vips = all.filter(each => TOURISTS[each].room === 'vip').length;
  const parts = [
    isAtWork(s, seat, 'P5') ? Math.min(1, business) : -Math.max(0, business - 1),
    isAtWork(s, seat, 'H3') ? Math.min(1, vips) : -Math.max(0, vips - (vipRoom ? 1 : 0)),
    isAtWork(s, seat, 'P6') && all.length >= 3 ? 1 : 0,
    -Math.max(0, all.length - cleanSeats(situation)),
    dorm && sharers(all) > 1 ? 0.5 : 0,
    all.length > CABIN.length && left > 0 ? -2 : 0,
    ...all.map(each => -0.75 * (Math.min(TOURISTS[each].weeks, left + 1) - 1)),
    ...DESKS.map(desk => (desks.includes(desk) ? 0 : -(waitingCost[desk] ?? 0))),
  ];
  return { desks, all, value: parts.reduce((sum, each) => sum + each, 0) };
}

function sharers(all: readonly TouristId[]): number {
  return all.filter(each => TOURISTS[each].room === 'dorm').length;
}

/** The interests of a group in a city. */
function interests(city: CityId, { all }: Group): number {
  let value = 0;
  for (const tourist of all) value += worthTo(city, tourist);
  return value;
}

function cleanSeats({ agency, s, seat }: Situation): number {
  const clean = CABIN.filter(at => agency.seats[at].clean).length;
  return Math.min(CABIN.length, clean + agency.tokens.seat + (isFresh(s, seat, 'P1') ? 1 : 0)) + (isFresh(s, seat, 'P9') ? 1 : 0);
}
