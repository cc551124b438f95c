// The best flight: who goes where, by trying every group and every city.
import type { Seat } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { CABIN, type CityId, DESKS, type Desk, ROOMS, type TouristId } from '../components.ts';
import type { EmployeeId } from '../employees.ts';
import { agencyAt, isAtWork, isFresh, passengersOf } from '../rules/agency.ts';
import { P3 } from '../rules/employees/plane.ts';
import { isUnderAnotherPlane } from '../rules/flight.ts';
import { distance, flightMap } from '../rules/grid.ts';
import type { Agency, State } from '../state.ts';
import { bestMarks, dirtyRooms, promise, roundsLeft } from './values.ts';
import { worthsTo } from './worths.ts';

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

/** Who flies together with those aboard, and what that is worth before any city. */
interface Group {
  readonly desks: readonly Desk[];
  readonly value: number;
}

/** The best journey from here. */
export function bestJourney(s: State, seat: Seat): Journey {
  const situation = look(s, seat);
  const groups = groupsOf(situation);
  const stopAt = stopValues(situation);
  const aboard = situation.aboard.map(tourist => worthsTo(s, tourist));
  const waiting = situation.agency.desks.map(each => (each ? worthsTo(s, each.tourist) : undefined));
  let best: { city: CityId; captain: boolean } | undefined;
  let bestGroup: readonly Desk[] = [];
  let most = 0;
  for (const cost of situation.waitingCost) most -= cost;
  for (let cell = 0; cell < s.grid.length; cell++) {
    const city = s.grid[cell];
    if (!city || !s.open[cell] || isUnderAnotherPlane(s, seat, cell)) continue;
    const way = wayTo(situation, cell);
    if (!way) continue;
    const there = way.value + stopAt(cell, city);
    let always = 0;
    for (const worths of aboard) always += worths[cell] as number;
    for (const group of groups) {
      let interests = always;
      for (const desk of group.desks) interests += waiting[desk]?.[cell] ?? 0;
      const value = there + group.value + interests;
      if (value <= most) continue;
      most = value;
      best = { city, captain: way.captain };
      bestGroup = group.desks;
    }
  }
  return { city: best?.city ?? null, captain: best?.captain ?? false, desks: bestGroup, value: most };
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

/** All ways to choose desks. */
const GROUPS: readonly (readonly Desk[])[] = Array.from({ length: 1 << DESKS.length }, (_, mask) =>
  DESKS.filter(desk => mask & (1 << desk)),
);

/** All groups of waiting tourists that fit into the plane and the hotel. */
function groupsOf(situation: Situation): Group[] {
  const { s, seat, agency, aboard, rooms, dorm } = situation;
  const stayers = CABIN.some(at => agency.seats[at].passenger?.fate === 'stay');
  const known = { ...situation, ...staffOf(situation) };
  if (stayers && s.plan.options.stayRule === 'grounded') return [weigh(known, [], crowdOf(s, aboard))];
  const seats = CABIN.length + (isFresh(s, seat, 'P9') ? 1 : 0) - aboard.length;
  const groups: Group[] = [];
  for (const desks of GROUPS) {
    if (desks.length > seats || desks.some(desk => !agency.desks[desk])) continue;
    const all = [...aboard];
    for (const desk of desks) all.push(touristAt(agency, desk));
    const crowd = crowdOf(s, all);
    const pair = dorm && crowd.sharers > 1 ? 1 : 0;
    if (desks.length === 0 || all.length <= rooms + pair) groups.push(weigh(known, desks, crowd));
  }
  return groups;
}

/** What matters of those who fly together. */
interface Crowd {
  readonly all: readonly TouristId[];
  readonly business: number;
  readonly vips: number;
  readonly sharers: number;
}

function crowdOf(s: State, all: readonly TouristId[]): Crowd {
  const { tourists } = boxOf(s.plan.options);
  let [business, vips, sharers] = [0, 0, 0];
  for (const each of all) {
    const { business: isBusiness, room } = tourists[each];
    if (isBusiness) business++;
    if (room === 'vip') vips++;
    if (room === 'dorm') sharers++;
  }
  return { all, business, vips, sharers };
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

/** A cell within two steps of another, and what it counts there while it is open. */
interface Near {
  readonly cell: number;
  readonly counts: number;
}

/** By the distances of a grid: what is near each of its cells. */
const NEAR = new WeakMap<object, readonly (readonly Near[])[]>();

function nearIn(s: State): readonly (readonly Near[])[] {
  const { fromCell } = flightMap(s);
  const known =
    NEAR.get(fromCell) ??
    fromCell.map(costs => costs.flatMap((away, cell) => (away === 1 || away === 2 ? [{ cell, counts: away === 1 ? 1 : 0.4 }] : [])));
  NEAR.set(fromCell, known);
  return known;
}

/** A marker for the stop, and open cities near it for the next one. */
function stopValues({ s, seat, left }: Situation): (cell: number, city: CityId) => number {
  const markIn = bestMarks(s, seat);
  if (left === 0) return (_, city) => markIn(city);
  const near = nearIn(s);
  const { cities } = boxOf(s.plan.options);
  return (cell, city) => {
    let open = 0;
    for (const each of near[cell] ?? []) if (s.open[each.cell]) open += each.counts;
    const rich = cities[city].worth;
    const wasted = 0.08 * (rich.nature + rich.party + rich.shopping + rich.culture - 13);
    return markIn(city) + 0.35 * Math.min(open, 3) - wasted;
  };
}

/** Whom the staff helps, the same for every group. */
interface Staff {
  readonly cleanSeats: number;
  /** Of business tourists, of VIPs, and of a full plane. */
  readonly pleases: boolean;
  readonly hosts: boolean;
  readonly fills: boolean;
}

function staffOf(situation: Situation): Staff {
  const { s, seat } = situation;
  const has = (id: EmployeeId) => isAtWork(s, seat, id);
  return { cleanSeats: cleanSeats(situation), pleases: has('P5'), hosts: has('H3'), fills: has('P6') };
}

/** What a group costs or brings wherever it goes: seats, rooms, and who is left waiting. */
function weigh(
  { s, waitingCost, vipRoom, dorm, left, cleanSeats, pleases, hosts, fills }: Situation & Staff,
  desks: readonly Desk[],
  { all, business, vips, sharers }: Crowd,
): Group {
  let value = pleases ? Math.min(1, business) : -Math.max(0, business - 1);
  value += hosts ? Math.min(1, vips) : -Math.max(0, vips - (vipRoom ? 1 : 0));
  if (fills && all.length >= 3) value += 1;
  value -= Math.max(0, all.length - cleanSeats);
  if (dorm && sharers > 1) value += 0.5;
  if (all.length > CABIN.length && left > 0) value -= 2;
  const { tourists } = boxOf(s.plan.options);
  for (const each of all) value -= 0.75 * (Math.min(tourists[each].weeks, left + 1) - 1);
  for (const desk of DESKS) if (!desks.includes(desk)) value -= waitingCost[desk] ?? 0;
  return { desks, value };
}

function cleanSeats({ agency, s, seat }: Situation): number {
  const clean = CABIN.filter(at => agency.seats[at].clean).length;
  return Math.min(CABIN.length, clean + agency.tokens.seat + (isFresh(s, seat, 'P1') ? 1 : 0)) + (isFresh(s, seat, 'P9') ? 1 : 0);
}
