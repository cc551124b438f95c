// What the future of an agency depends on, as numbers: how much each counts is learned.
import type { Seat } from '../../kernel/index.ts';
import { ROW_IDS, type RowId } from './activity-rows.ts';
import { cleanRooms } from './beds.ts';
import { boxOf } from './box.ts';
import { ROOMS } from './components.ts';
import { EMPLOYEE_IDS } from './employees.ts';
import { estimate } from './estimate.ts';
import { roundsOf } from './options.ts';
import { bestJourney } from './policy/journey.ts';
import { bitsIn, dirtyRooms, dirtySeats, promise, roundsLeft } from './policy/values.ts';
import { isInPlay, ownerOf, ROW_AT } from './rules/activity-rows.ts';
import { passengersOf } from './rules/agency.ts';
import { distance } from './rules/grid.ts';
import type { Agency, State } from './state.ts';

/** The first few of a kind count apart: how many of the first so many there are, one by one, and how many beyond. */
function bent(count: number, most: number): number[] {
  return [...Array.from({ length: most }, (_, at) => (count > at ? 1 : 0)), Math.max(0, count - most)];
}

function bentNames(name: string, most: number): string[] {
  return [...Array.from({ length: most }, (_, at) => `${name} ${at + 1}`), `more ${name}`];
}

const OFFICE = ['waiting', 'impatient', 'angry soon', 'promise', 'promise above 3', 'business', 'vips', 'sharers', 'weeks wanted'];
const MOODS = ['impatient', 'angry soon'];
const HOTEL = ['clean rooms', 'rooms to clean', 'dirty rooms', 'taken 1', 'taken 2', 'taken 3', 'vip taken', 'dorm taken', 'vip clean'];
const PLANE = ['clean seats', 'seats to clean', 'aboard', 'near 1', 'near 2', 'near 3', 'journey'];
const SELF = ['points', 'starts', 'guess', 'rows near'];

const NOW = [
  ...SELF,
  ...bentNames('fuel', 5),
  ...bentNames('coupon', 3),
  'seat tokens',
  'room tokens',
  ...OFFICE,
  ...HOTEL,
  ...PLANE,
  ...EMPLOYEE_IDS,
  ...ROW_IDS.map(row => `row ${row}`),
  ...ROW_IDS.map(row => `row ${row} of others`),
];

/** All of them as they are, and times what is left of the game. */
export const FEATURE_NAMES: readonly string[] = ['left', ...NOW, ...NOW.map(name => `${name} × left`)];

/** What the numbers of now are about; the guess, at everything. */
const THEMES: readonly string[] = [
  'points',
  'starts',
  '',
  'rows',
  ...bentNames('fuel', 5).map(() => 'fuel'),
  ...bentNames('coupon', 3).map(() => 'coupons'),
  'seats',
  'rooms',
  ...OFFICE.map(name => (MOODS.includes(name) ? 'patience' : 'office')),
  ...HOTEL.map(() => 'rooms'),
  'seats',
  'seats',
  ...PLANE.slice(2).map(() => 'flight'),
  ...EMPLOYEE_IDS.map(() => 'staff'),
  ...ROW_IDS.map(() => 'rows'),
  ...ROW_IDS.map(() => 'others'),
];

/** What each feature is about. */
export const FEATURE_THEMES: readonly string[] = ['', ...THEMES, ...THEMES];

/** How much of what it is about a theme has: points, tokens, shares of rows, what the office and the next flight promise. */
const AMOUNTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['points', 'starts', 'promise', 'clean rooms', 'clean seats', 'journey', ...bentNames('fuel', 5), ...bentNames('coupon', 3)].map(
      name => [name, 1],
    ),
  ),
  ...Object.fromEntries(ROW_IDS.map(row => [`row ${row}`, 1])),
  ...Object.fromEntries(MOODS.map(name => [name, -1])),
};

/** How much one more of each feature adds to the amount of its theme. */
export const FEATURE_AMOUNTS: readonly number[] = FEATURE_NAMES.map(name => AMOUNTS[name] ?? 0);

/** The features of every agency; none with cards of one's own, about which nothing was learned. */
export function features(s: State): number[][] {
  if (s.plan.options.content) return [];
  const rounds = roundsOf(s.plan.options, s.plan.seats);
  const left = s.frames.length === 0 ? 0 : Math.min(1, (roundsLeft(s) + 1) / rounds);
  const guesses = estimate(s);
  const rows = s.agencies.map(agency => ROW_IDS.map(row => begun(s, agency, row)));
  return s.agencies.map((agency, seat) => {
    const own = rows[seat] ?? [];
    const now = [
      agency.vp,
      s.start === seat ? 1 : 0,
      guesses[seat] ?? 0,
      rowsNear(s, agency, own),
      ...bent(agency.tokens.fuel, 5),
      ...bent(agency.tokens.coupon, 3),
      agency.tokens.seat,
      agency.tokens.room,
      ...ofOffice(s, agency),
      ...ofHotel(agency),
      ...ofPlane(s, seat, agency),
      ...ofStaff(agency),
      ...own,
      ...own.map((_, row) => begunByOthers(rows, seat, row)),
    ];
    const all = [left, ...now];
    for (const each of now) all.push(each * left);
    return all;
  });
}

/** Rows that ask for one marker more. */
function rowsNear(s: State, agency: Agency, own: readonly number[]): number {
  let near = 0;
  for (let at = 0; at < own.length; at++) if ((own[at] as number) > 0 && missing(s, agency, ROW_IDS[at] as RowId) === 1) near++;
  return near;
}

function ofOffice(s: State, { desks, tokens }: Agency): number[] {
  const found = OFFICE.map(() => 0);
  let at = 0;
  const add = (index: number, amount: number) => {
    found[index] = (found[index] ?? 0) + amount;
  };
  for (const waiting of desks) {
    if (!waiting) continue;
    const { business, room, weeks } = boxOf(s.plan.options).tourists[waiting.tourist];
    const promised = promise(s, waiting.tourist);
    const isImpatient = waiting.patience === 'impatient';
    add(0, 1);
    add(1, isImpatient ? 1 : 0);
    add(2, isImpatient && ++at > tokens.coupon ? 1 : 0);
    add(3, promised);
    add(4, Math.max(0, promised - 3));
    add(5, business ? 1 : 0);
    add(6, room === 'vip' ? 1 : 0);
    add(7, room === 'dorm' ? 1 : 0);
    add(8, weeks - 1);
  }
  return found;
}

function ofHotel(agency: Agency): number[] {
  const { rooms, tokens } = agency;
  const dirty = dirtyRooms(agency);
  const taken = [0, 0, 0];
  for (const room of ROOMS) {
    for (let week = 0; week < taken.length; week++) if (rooms[room].weeks > week) taken[week] = (taken[week] as number) + 1;
  }
  return [
    cleanRooms(agency),
    Math.min(dirty, tokens.room),
    dirty,
    ...taken,
    rooms.V.weeks > 0 ? 1 : 0,
    rooms.D.weeks > 0 ? 1 : 0,
    rooms.V.clean ? 1 : 0,
  ];
}

function ofPlane(s: State, seat: Seat, agency: Agency): number[] {
  const dirty = dirtySeats(agency);
  const near = [0, 0, 0];
  for (let cell = 0; cell < s.grid.length; cell++) {
    const away = s.open[cell] && agency.plane !== null ? distance(s, agency.plane, cell) : 0;
    if (away >= 1 && away <= 3) near[away - 1] = (near[away - 1] ?? 0) + 1;
  }
  const journey = s.frames.length === 0 || agency.plane === null ? 0 : bestJourney(s, seat).value;
  return [3 - dirty, Math.min(dirty, agency.tokens.seat), passengersOf(agency).length, ...near, journey];
}

function ofStaff({ employees: { office, plane, hotel } }: Agency): number[] {
  return EMPLOYEE_IDS.map(id => (office?.id === id || plane?.id === id || hotel?.id === id ? 1 : 0));
}

/** How far an agency has come with a row that it may still finish, from 0 to 1. */
function begun(s: State, agency: Agency, row: RowId): number {
  if (!isInPlay(s, row) || ownerOf(s, row) !== null) return 0;
  const left = missing(s, agency, row);
  return left > roundsLeft(s) + 1 ? 0 : 1 - left / boxOf(s.plan.options).rows[row].spaces.length;
}

function missing(s: State, { marks }: Agency, row: RowId): number {
  return boxOf(s.plan.options).rows[row].spaces.length - bitsIn(marks[ROW_AT[row]] ?? 0);
}

/** How far any other agency has come with a row. */
function begunByOthers(rows: readonly (readonly number[])[], seat: Seat, row: number): number {
  let most = 0;
  for (let other = 0; other < rows.length; other++) if (other !== seat) most = Math.max(most, rows[other]?.[row] as number);
  return most;
}
