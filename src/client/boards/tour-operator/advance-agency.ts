// What happens in an agency: its tokens, office, plane and hotel.
import {
  type Agency,
  CABIN,
  DESKS,
  type Desk,
  EMPLOYEE_IDS,
  EMPLOYEES,
  ROOMS,
  ROW_IDS,
  SEATS,
  type TouristId,
} from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { type Draft, deskOf, discardTourist, type EventOf, getOff, hasWorked, hiredIn, isAtWork, spaceOf, spend } from './advance-draft.ts';
import { agencyOf, boxIn } from './scene.ts';

/** What happens to an agency by itself or in its own part of the week. */
export type Doing = EventOf<
  | 'sideChosen'
  | 'checkedOut'
  | 'gained'
  | 'traded'
  | 'used'
  | 'helped'
  | 'seatCleaned'
  | 'roomCleaned'
  | 'calmed'
  | 'boarded'
  | 'flown'
  | 'stayed'
  | 'points'
  | 'sentToHotel'
  | 'remained'
  | 'placed'
  | 'lodged'
  | 'leftAngry'
  | 'marked'
  | 'rowFinished'
  | 'held'
  | 'lowered'
>;

/** The agency with the event in it. */
export function work(draft: Draft, event: Doing): void {
  const agency = agencyOf(draft, event.seat);
  switch (event.type) {
    case 'sideChosen':
      agency.plane = event.side;
      return;
    case 'checkedOut':
      return checkOut(draft, agency, event);
    case 'gained':
      agency.tokens[event.token] += event.count;
      return;
    case 'traded':
      return trade(draft, agency, event);
    case 'used':
      return employ(draft, agency, event);
    case 'helped':
      // What else they did is told by the event that they helped with.
      if (event.employee === 'O2' || event.employee === 'P4') spend(draft, event.seat, event.employee);
      if (event.employee === 'P3') hasWorked(agency, 'P3');
      return;
    case 'seatCleaned':
      return clean(agency, agency.seats[event.at], 'seat');
    case 'roomCleaned':
      return clean(agency, agency.rooms[event.at], 'room');
    case 'calmed':
      return calm(agency, event.desk, true);
    case 'boarded':
      return board(agency, event);
    case 'flown':
      return fly(draft, agency, event);
    case 'stayed':
      return depart(draft, agency, event.seat);
    case 'points':
      return score(agency, event);
    case 'sentToHotel':
      return decide(agency, event.tourist, 'hotel');
    case 'remained':
      return decide(agency, event.tourist, 'stay');
    case 'placed':
      return place(draft, agency, event);
    case 'lodged':
      return disembark(draft, agency, event.tourist);
    case 'leftAngry':
      return event.from === 'office' ? leaveOffice(draft, agency, event) : disembark(draft, agency, event.tourist);
    case 'marked':
      return mark(draft, agency, event);
    case 'rowFinished':
      draft.rowOwner[ROW_IDS.indexOf(event.row)] = event.seat;
      return;
    case 'held':
      return hold(draft, agency, event);
    case 'lowered':
      return lower(draft, agency, event);
  }
}

function checkOut(draft: Draft, { rooms }: Agency, { room, guests }: EventOf<'checkedOut'>): void {
  rooms[room].guests.length = 0;
  rooms[room].weeks = 0;
  rooms[room].filled = false;
  for (const guest of guests) discardTourist(draft, guest);
}

function trade(draft: Draft, { tokens }: Agency, { seat, give, take }: EventOf<'traded'>): void {
  spend(draft, seat, 'P7');
  tokens[give]--;
  tokens[take]++;
}

/** TO-F.2, TO-F.3 By a token, unless an employee has done it already. */
function clean({ tokens }: Agency, space: { clean: boolean }, token: 'seat' | 'room'): void {
  if (!space.clean) tokens[token]--;
  space.clean = true;
}

/** TO-F.4 By a coupon, unless an employee has done it already. */
function calm({ desks, tokens }: Agency, desk: Desk, byCoupon: boolean): void {
  const waiting = desks[desk];
  if (waiting?.patience !== 'impatient') return;
  waiting.patience = 'happy';
  if (byCoupon) tokens.coupon--;
}

/** What an employee does at once; the events that follow tell of it. */
function employ(draft: Draft, agency: Agency, { seat, employee, on }: EventOf<'used'>): void {
  spend(draft, seat, employee);
  const { seats, rooms } = agency;
  const [desk, at, room] = [DESKS.find(each => each === on), CABIN.find(each => each === on), ROOMS.find(each => each === on)];
  switch (employee) {
    case 'O1':
      if (desk !== undefined) calm(agency, desk, false);
      return;
    case 'O8':
      agency.tokens.coupon--;
      return;
    case 'P1':
      if (at) seats[at].clean = true;
      return;
    case 'P2':
      for (const each of CABIN) seats[each].clean = true;
      return;
    case 'H1':
    case 'H4':
      if (room) rooms[room].clean = true;
      return;
    case 'H2':
      for (const each of ROOMS) if (rooms[each].weeks === 0) rooms[each].clean = true;
      return;
    case 'H5':
      if (room) rooms[room].weeks = boxIn({ view: draft }).staff.H5.amount;
      return;
    default: {
      // One that works by itself is called.
      const hired = hiredIn(agency, employee);
      if (hired && EMPLOYEES[employee].auto) hired.engaged = true;
    }
  }
}

function board(agency: Agency, { tourist, at }: EventOf<'boarded'>): void {
  agency.desks[deskOf(agency, tourist)] = null;
  agency.seats[at].passenger = { tourist, scored: null, fate: null };
}

/** TO-4.11 The seats of those who flew are dirty. P9 The steward leaves with whoever sat on the jump seat. */
function depart(draft: Draft, agency: Agency, seat: Seat, isOpen = false): void {
  for (const at of SEATS) {
    const space = agency.seats[at];
    if (!space.passenger) continue;
    space.clean = at === 'J';
    space.passenger.fate = null;
  }
  if (agency.seats.J.passenger) spend(draft, seat, 'P9');
  const hasBusiness = SEATS.some(at => isBusiness(draft, agency.seats[at].passenger?.tourist));
  if (!isOpen && hasBusiness && isAtWork(draft, agency, 'P5')) hasWorked(agency, 'P5');
  draft.frames = [isOpen ? { phase: 'writer', seat, decided: false } : { phase: 'fate', seat }];
}

function isBusiness(draft: Draft, tourist: TouristId | undefined): boolean {
  return tourist !== undefined && boxIn({ view: draft }).tourists[tourist].business;
}

function fly(draft: Draft, agency: Agency, { seat, city, fuel, open }: EventOf<'flown'>): void {
  const cell = draft.grid.indexOf(city);
  depart(draft, agency, seat, open);
  agency.tokens.fuel -= fuel;
  agency.plane = cell;
  if (open) agency.visited = cell;
}

/** TO-4.14 What a passenger scored is remembered. */
function score(agency: Agency, { vp, reason, who }: EventOf<'points'>): void {
  agency.vp += vp;
  const passenger = reason === 'interest' ? spaceOf(agency, who)?.passenger : null;
  if (passenger) {
    passenger.scored = (passenger.scored ?? 0) + vp;
    passenger.fate = 'hotel';
  }
  const employee = EMPLOYEE_IDS.find(id => id === who);
  if (reason === 'employee' && employee && EMPLOYEES[employee].auto) hasWorked(agency, employee);
}

function decide(agency: Agency, tourist: TouristId, fate: 'hotel' | 'stay'): void {
  const passenger = spaceOf(agency, tourist)?.passenger;
  if (passenger) passenger.fate = fate;
}

/** TO-5.3 The room is taken; H6 the hostel host brings together those who would not share. */
function place(draft: Draft, agency: Agency, { seat, tourist, room, weeks }: EventOf<'placed'>): void {
  const space = agency.rooms[room];
  const [first] = space.guests;
  const { tourists } = boxIn({ view: draft });
  const sharesGladly = (guest: TouristId) => tourists[guest].room === 'dorm';
  if (first && !(sharesGladly(first) && sharesGladly(tourist))) spend(draft, seat, 'H6');
  getOff(agency, tourist);
  space.clean = false;
  space.guests.push(tourist);
  space.weeks = weeks;
  space.filled = true;
  agency.placed++;
  if (tourists[tourist].room === 'vip') agency.vipsPlaced++;
}

function disembark(draft: Draft, agency: Agency, tourist: TouristId): void {
  getOff(agency, tourist);
  discardTourist(draft, tourist);
}

function mark(draft: Draft, { marks }: Agency, { row, activity }: EventOf<'marked'>): void {
  const at = ROW_IDS.indexOf(row);
  const { spaces } = boxIn({ view: draft }).rows[row];
  const covered = marks[at] ?? 0;
  const space = spaces.findIndex((each, bit) => each === activity && (covered & (1 << bit)) === 0);
  marks[at] = covered | (1 << space);
}

/** TO-6.8 Desk by desk: the frame names the one it is about. */
function askAbout(draft: Draft, agency: Agency, { seat, tourist }: EventOf<'held' | 'lowered' | 'leftAngry'>): Desk {
  const desk = deskOf(agency, tourist);
  draft.frames = [{ phase: 'mood', seat, desk }];
  return desk;
}

function hold(draft: Draft, agency: Agency, event: EventOf<'held'>): void {
  askAbout(draft, agency, event);
  if (event.by === 'coupon') agency.tokens.coupon--;
  else spend(draft, event.seat, 'O1');
}

function lower(draft: Draft, agency: Agency, event: EventOf<'lowered'>): void {
  const waiting = agency.desks[askAbout(draft, agency, event)];
  if (waiting) waiting.patience = 'impatient';
}

function leaveOffice(draft: Draft, agency: Agency, event: EventOf<'leftAngry'>): void {
  agency.desks[askAbout(draft, agency, event)] = null;
  discardTourist(draft, event.tourist);
}
