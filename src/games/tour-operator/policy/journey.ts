// The best flight: who goes where, by trying every group and every city.
import type { Seat } from '../../../kernel/index.ts';
import { cleanRooms } from '../beds.ts';
import { CABIN, type CityId, DESKS, type Desk } from '../components.ts';
import { agencyAt, isAtWork, isFresh, passengersOf } from '../rules/agency.ts';
import { P3 } from '../rules/employees/plane.ts';
import { isUnderAnotherPlane } from '../rules/flight.ts';
import { distance } from '../rules/grid.ts';
import type { Agency, RoomSpace, State, Waiting } from '../state.ts';
import { atlasOf, type Guest, guestOf, type Stop } from './atlas.ts';
import { bestMarks, dirtyRooms, dirtySeats, promise, roundsLeft } from './values.ts';

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
  readonly agency: Agency;
  readonly left: number;
  readonly coupons: number;
  /** Rooms that are clean or can be made so. */
  readonly rooms: number;
  readonly vipRoom: boolean;
  readonly dorm: boolean;
  /** Seats in the plane, and those that are clean or can be made so. */
  readonly seats: number;
  readonly cleanSeats: number;
  readonly captain: boolean;
  /** Whom the staff helps: business tourists, VIPs, and a full plane. */
  readonly pleases: boolean;
  readonly hosts: boolean;
  readonly fills: boolean;
}

/** Every group that may leave the office, as one bit a desk: who is in it, and the first of them. */
const DESKS_OF: readonly (readonly Desk[])[] = Array.from({ length: 1 << DESKS.length }, (_, group) =>
  DESKS.filter(desk => group & (1 << desk)),
);
const FIRST_OF = DESKS_OF.map(([first = 0]) => first);

// Kept from call to call, as a journey is looked for again and again.
/** Who waits, desk by desk, what it costs to leave them there, and who is aboard. */
const waiting: (Guest | null)[] = DESKS.map(() => null);
const waitingCosts: number[] = DESKS.map(() => 0);
const aboard: Guest[] = [];
/** The groups that fit into the plane and the hotel; by group, what it is worth wherever it goes, and what one city is worth to it. */
const fitting: number[] = DESKS_OF.map(() => 0);
const groupValues: number[] = DESKS_OF.map(() => 0);
const interests: number[] = DESKS_OF.map(() => 0);

/** The best journey from here. */
export function bestJourney(s: State, seat: Seat): Journey {
  const situation = look(s, seat);
  const { agency, left } = situation;
  listPeople(situation);
  const groups = listGroups(situation);
  const { stops } = atlasOf(s);
  const marks = bestMarks(s, seat);
  let [best, bestGroup, captain] = [-1, 0, false];
  let most = 0;
  for (const cost of waitingCosts) most -= cost;
  for (let cell = 0; cell < stops.length; cell++) {
    const stop = stops[cell];
    if (!stop || !s.open[cell] || isUnderAnotherPlane(s, seat, cell)) continue;
    const fuel = P3.fuelFor(s, seat, distance(s, agency.plane, cell));
    const isFree = isFlownByCaptain(situation, fuel);
    if (isFree && !situation.captain) continue;
    const there = (isFree ? CAPTAIN_VALUE : wayValue(situation, fuel)) + stopValue(s, stop, left, marks);
    addUpInterests(cell);
    for (let at = 0; at < groups; at++) {
      const group = fitting[at] as number;
      const value = there + (groupValues[group] as number) + (interests[group] as number);
      if (value <= most) continue;
      most = value;
      best = cell;
      bestGroup = group;
      captain = isFree;
    }
  }
  return { city: s.grid[best] ?? null, captain, desks: DESKS_OF[bestGroup] ?? [], value: most };
}

function look(s: State, seat: Seat): Situation {
  const agency = agencyAt(s, seat);
  const { rooms, tokens } = agency;
  const clean = cleanRooms(agency);
  const dirty = dirtyRooms(agency);
  const help = tokens.room + (isFresh(s, seat, 'H1') ? 1 : 0) + (isFresh(s, seat, 'H2') ? dirty : 0) + (isFresh(s, seat, 'P7') ? 1 : 0);
  const jumpSeat = isFresh(s, seat, 'P9') ? 1 : 0;
  const cleanSeats = CABIN.length - dirtySeats(agency) + tokens.seat + (isFresh(s, seat, 'P1') ? 1 : 0);
  return {
    s,
    agency,
    left: roundsLeft(s),
    coupons: tokens.coupon + (isFresh(s, seat, 'O1') ? 1 : 0),
    rooms: clean + Math.min(dirty, help) + (isFresh(s, seat, 'H4') ? Math.min(1, 4 - clean - dirty) : 0) + (isFresh(s, seat, 'H9') ? 1 : 0),
    vipRoom: canBeClean(rooms.V, help),
    dorm: canBeClean(rooms.D, help),
    seats: CABIN.length + jumpSeat,
    cleanSeats: Math.min(CABIN.length, cleanSeats) + jumpSeat,
    captain: isFresh(s, seat, 'P4'),
    pleases: isAtWork(s, seat, 'P5'),
    hosts: isAtWork(s, seat, 'H3'),
    fills: isAtWork(s, seat, 'P6'),
  };
}

function canBeClean({ clean, weeks }: RoomSpace, help: number): boolean {
  return clean || (weeks === 0 && help > 0);
}

function listPeople({ s, agency, left, coupons }: Situation): void {
  for (const desk of DESKS) {
    const each = agency.desks[desk];
    waiting[desk] = each ? guestOf(s, each.tourist) : null;
    waitingCosts[desk] = each ? waitingCost(s, each, left, coupons) : 0;
  }
  aboard.length = 0;
  for (const { tourist } of passengersOf(agency)) aboard.push(guestOf(s, tourist));
}

/** What it costs to leave a tourist waiting. */
function waitingCost(s: State, { tourist, patience }: Waiting, left: number, coupons: number): number {
  const angry = patience === 'impatient' ? (coupons >= 2 ? 0.9 : coupons === 1 ? 1.6 : 3) : left === 0 ? 0 : 0.4;
  return angry - (left === 0 ? 0 : 0.45 * promise(s, tourist) - 0.6);
}

/** Finds all groups of waiting tourists that fit into the plane and the hotel; how many there are. */
function listGroups(situation: Situation): number {
  const { s, agency, seats } = situation;
  const { B1, E1, E2 } = agency.seats;
  const isGrounded = s.plan.options.stayRule === 'grounded' && [B1, E1, E2].some(({ passenger }) => passenger?.fate === 'stay');
  let found = 0;
  for (let group = 0; group < (isGrounded ? 1 : DESKS_OF.length); group++) {
    const desks = DESKS_OF[group] as readonly Desk[];
    const value = isGrounded || aboard.length + desks.length <= seats ? weigh(situation, desks) : undefined;
    if (value === undefined) continue;
    groupValues[group] = value;
    fitting[found++] = group;
  }
  return found;
}

/** What a group costs or brings wherever it goes, with those aboard: seats, rooms, and who is left waiting; undefined where it finds no rooms. */
function weigh({ rooms, vipRoom, dorm, left, cleanSeats, pleases, hosts, fills }: Situation, desks: readonly Desk[]): number | undefined {
  let [business, vips, sharers, weeks] = [0, 0, 0, 0];
  const all = aboard.length + desks.length;
  for (let at = 0; at < all; at++) {
    const guest = at < aboard.length ? aboard[at] : waiting[desks[at - aboard.length] as Desk];
    if (!guest) return undefined;
    const { card } = guest;
    if (card.business) business++;
    if (card.room === 'vip') vips++;
    if (card.room === 'dorm') sharers++;
    weeks += Math.min(card.weeks, left + 1) - 1;
  }
  const isPair = dorm && sharers > 1;
  if (desks.length > 0 && all > rooms + (isPair ? 1 : 0)) return undefined;
  let value = pleases ? Math.min(1, business) : -Math.max(0, business - 1);
  value += hosts ? Math.min(1, vips) : -Math.max(0, vips - (vipRoom ? 1 : 0));
  if (fills && all >= 3) value += 1;
  value -= Math.max(0, all - cleanSeats);
  if (isPair) value += 0.5;
  if (all > CABIN.length && left > 0) value -= 2;
  value -= 0.75 * weeks;
  for (const desk of DESKS) if (!desks.includes(desk)) value -= waitingCosts[desk] as number;
  return value;
}

const FUEL_PRICE = 0.75;
const CAPTAIN_VALUE = -2;

/** Where the fuel is not enough, or much would be spent, the captain flies. */
function isFlownByCaptain({ agency, captain }: Situation, fuel: number): boolean {
  return fuel > agency.tokens.fuel || (fuel >= 4 && captain);
}

/** What the fuel costs. */
function wayValue({ agency, left }: Situation, fuel: number): number {
  const price = left === 0 ? 0 : FUEL_PRICE;
  const stranded = left > 0 && fuel === agency.tokens.fuel ? 0.4 : 0;
  return -price * fuel - stranded;
}

/** A marker for the stop, and open cities near it for the next one. */
function stopValue({ open }: State, { activities, near, wasted }: Stop, left: number, marks: readonly number[]): number {
  let mark = 0;
  for (const activity of activities) mark = Math.max(mark, marks[activity] as number);
  if (left === 0) return mark;
  let count = 0;
  for (const each of near) if (open[each.cell]) count += each.counts;
  return mark + 0.35 * Math.min(count, 3) - wasted;
}

/** What a city is worth to every group, with those aboard: to those without the first of them, and to the first. */
function addUpInterests(cell: number): void {
  let always = 0;
  for (const { worths } of aboard) always += worths[cell] as number;
  interests[0] = always;
  for (let group = 1; group < interests.length; group++) {
    const others = interests[group & (group - 1)] as number;
    interests[group] = others + (waiting[FIRST_OF[group] as Desk]?.worths[cell] ?? 0);
  }
}
