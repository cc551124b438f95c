// What a state from outside must be like to be played on from: its shape, and that no card of the box is missing.

import { agreeing, byTag, flag, list, oneOf, orNull, planShape, record, type Shape, whole } from '../../kernel/index.ts';
import { ROW_IDS } from './activity-rows.ts';
import { boxOf } from './box.ts';
import { CITY_IDS, DESKS, DICE, FACES, ROOMS, SIDES, TOURIST_IDS } from './components.ts';
import { MOST_WEEKS } from './content-shape.ts';
import { SEATS } from './cover.ts';
import { EMPLOYEE_IDS, EMPLOYEES, PLACES } from './employees.ts';
import { cellsOf, gridSize, OPTIONS, roundsOf } from './options.ts';
import { employeesOut, touristsOut } from './rules/census.ts';
import {
  type Agency,
  type Frame,
  type Hired,
  type Passenger,
  type RoomSpace,
  type SeatSpace,
  type State,
  touristBox,
  type Waiting,
} from './state.ts';

export const VERSION = 2;

const MANY = 100_000;
const MOST_CELLS = 40;
const seat = whole(0, SEATS.most - 1);
const order = list(seat, 0, SEATS.most);
const count = whole(0, MANY);
const cell = whole(0, MOST_CELLS - 1);
const tourist = oneOf(...TOURIST_IDS);
const employee = oneOf(...EMPLOYEE_IDS);

const at = <P extends Frame['phase']>(phase: P) => ({ phase: oneOf(phase), seat });
const frame: Shape<Frame> = byTag<'phase', Frame>('phase', {
  sides: record({ phase: oneOf('sides'), order }),
  checkOut: record({ phase: oneOf('checkOut') }),
  draft: record({ phase: oneOf('draft'), round: whole(1, MANY), order, display: list(tourist, 0, SEATS.most + 1), short: flag }),
  dice: record({
    ...at('dice'),
    dice: list(whole(0, DICE), FACES.length, FACES.length),
    swaps: whole(0, 2),
    turns: whole(0, 4),
    accepted: flag,
  }),
  reward: record({ ...at('reward'), employees: whole(0, DICE), wilds: whole(0, DICE) }),
  hire: record({ ...at('hire'), shown: list(employee, 0, 8), decided: flag }),
  visa: record({ ...at('visa'), desk: oneOf(...DESKS), drawn: list(tourist, 0, 4), second: flag, ended: flag }),
  prep: record({ ...at('prep'), left: order }),
  flight: record({ ...at('flight'), departed: flag }),
  writer: record({ ...at('writer'), decided: flag }),
  interest: record(at('interest')),
  fate: record(at('fate')),
  checkIn: record({ phase: oneOf('checkIn'), left: order }),
  activity: record({ ...at('activity'), decided: flag }),
  weekend: record({ ...at('weekend'), calm: flag, ended: flag }),
  mood: record({ ...at('mood'), desk: whole(0, DESKS.length) }),
  endWeek: record({ ...at('endWeek'), ended: flag }),
  endRound: record({ phase: oneOf('endRound') }),
});

const passenger = record<Passenger>({ tourist, scored: orNull(whole(0, 20)), fate: oneOf('hotel', 'stay', null) });
const seatSpace = record<SeatSpace>({ clean: flag, passenger: orNull(passenger) });
const roomSpace = record<RoomSpace>({ clean: flag, weeks: whole(0, MOST_WEEKS), guests: list(tourist, 0, 2), filled: flag });
const hired = orNull(record<Hired>({ id: employee, uses: whole(0, 4), engaged: flag }));

const agency: Shape<Agency> = record<Agency>({
  vp: whole(-MANY, MANY),
  tokens: record({ fuel: count, coupon: count, seat: count, room: count }),
  desks: list(orNull(record<Waiting>({ tourist, patience: oneOf('happy', 'impatient') })), DESKS.length, DESKS.length),
  seats: record({ B1: seatSpace, E1: seatSpace, E2: seatSpace, J: seatSpace }),
  rooms: record({ V: roomSpace, S1: roomSpace, S2: roomSpace, D: roomSpace }),
  plane: { allowed: 'a side, a cell, or null', problem: planeProblem },
  employees: record({ office: hired, plane: hired, hotel: hired }),
  marks: list(whole(0, 31), ROW_IDS.length, ROW_IDS.length),
  visited: orNull(cell),
  placed: whole(0, 4),
  vipsPlaced: whole(0, 4),
});

function planeProblem(value: unknown, at: string): string | undefined {
  const sides: readonly unknown[] = SIDES;
  return value === null || sides.includes(value) ? undefined : cell.problem(value, at);
}

export const POSITION: Shape<State> = agreeing(
  record<State>({
    plan: planShape(OPTIONS, SEATS, VERSION),
    frames: list(frame, 0, 3),
    round: whole(0, 12),
    start: seat,
    grid: list(orNull(oneOf(...CITY_IDS)), 1, MOST_CELLS),
    open: list(flag, 1, MOST_CELLS),
    touristDeck: list(tourist, 0, TOURIST_IDS.length),
    touristDiscard: list(tourist, 0, TOURIST_IDS.length),
    employeeDeck: list(employee, 0, EMPLOYEE_IDS.length),
    employeeDiscard: list(employee, 0, EMPLOYEE_IDS.length),
    rowOwner: list(orNull(seat), ROW_IDS.length, ROW_IDS.length),
    agencies: list(agency, SEATS.least, SEATS.most),
  }),
  disagreement,
);

/** What the parts of a state must be to one another. */
function disagreement(s: State): string | undefined {
  const { seats, options } = s.plan;
  if (s.agencies.length !== seats) return `${seats} agencies were agreed on, not ${s.agencies.length}`;
  if (s.round > roundsOf(options, seats)) return `the match has ${roundsOf(options, seats)} rounds, not ${s.round}`;
  return (
    strangeSeat(s) ??
    misplacedCity(s) ??
    differsFromBox('tourist', [...s.touristDeck, ...touristsOut(s)], touristBox(s.plan)) ??
    differsFromBox('employee', [...s.employeeDeck, ...employeesOut(s)], EMPLOYEE_IDS) ??
    unsorted('touristDiscard', s.touristDiscard) ??
    unsorted('employeeDiscard', s.employeeDiscard) ??
    s.agencies.map((each, at) => misplacedPiece(s, each, at)).find(problem => problem !== undefined) ??
    misplacedFrame(s)
  );
}

function strangeSeat(s: State): string | undefined {
  const named = s.frames.flatMap(each => [
    ...('seat' in each ? [each.seat] : []),
    ...('order' in each ? each.order : []),
    ...('left' in each ? each.left : []),
  ]);
  const strange = [...named, s.start, ...s.rowOwner].find(each => each !== null && each >= s.plan.seats);
  return strange == null ? undefined : `there is no seat ${strange} at a table of ${s.plan.seats}`;
}

function misplacedCity(s: State): string | undefined {
  const { cols, rows } = gridSize(s.plan.options, s.plan.seats);
  if (s.grid.length !== cols * rows || s.open.length !== cols * rows) return `grid and open must have ${cols * rows} cells`;
  const cells = cellsOf(s.plan.options, s.plan.seats);
  const wrong = s.grid.findIndex((city, at) => (city !== null) !== cells.includes(at) || (city === null && s.open[at]));
  if (wrong >= 0) return `cell ${wrong} must ${cells.includes(wrong) ? 'hold a city' : 'be empty and closed'}`;
  const twice = s.grid.find((city, at) => city !== null && s.grid.indexOf(city) !== at);
  return twice ? `${twice} lies on the grid twice` : undefined;
}

function differsFromBox(what: string, found: readonly string[], box: readonly string[]): string | undefined {
  const wrong = [...box, ...found].find(card => !box.includes(card) || found.filter(each => each === card).length !== 1);
  return wrong && `every ${what} card of the box must be somewhere, and only once; this is not so of ${wrong}`;
}

function unsorted(name: string, pile: readonly string[]): string | undefined {
  const wrong = pile.find((card, at) => at > 0 && card < (pile[at - 1] ?? ''));
  return wrong && `${name} must be sorted by id; ${wrong} is out of place`;
}

function misplacedPiece(s: State, agency: Agency, at: number): string | undefined {
  const { plane, rooms, employees, seats, marks, visited } = agency;
  if (typeof plane === 'number' && !s.grid[plane]) return `the plane of seat ${at} stands on no city`;
  if (typeof plane === 'number' && s.agencies.some((other, seat) => seat !== at && other.plane === plane))
    return `two planes stand on cell ${plane}`;
  if (typeof plane === 'number' && s.open[plane] && visited !== plane)
    return `the plane of seat ${at} stands on an open city it has not travelled to`;
  if (plane === null && s.round > 0) return `the plane of seat ${at} must stand somewhere`;
  if (visited !== null && visited !== plane) return `seat ${at} visits a city its plane is not at`;
  const room = ROOMS.find(id => rooms[id].weeks > 0 !== rooms[id].guests.length > 0 || (rooms[id].clean && rooms[id].weeks > 0));
  if (room) return `room ${room} of seat ${at} is neither properly empty nor occupied`;
  if (ROOMS.some(id => id !== 'D' && rooms[id].guests.length > 1)) return `only the dorm takes two guests (seat ${at})`;
  if (!seats.J.clean) return `seat J of seat ${at} is always clean`;
  const misled = PLACES.find(place => {
    const id = employees[place]?.id;
    return id !== undefined && EMPLOYEES[id].place !== place;
  });
  if (misled) return `the employee in the ${misled} of seat ${at} works elsewhere`;
  const { rows } = boxOf(s.plan.options);
  const full = ROW_IDS.find((row, index) => (marks[index] ?? 0) >= 2 ** rows[row].spaces.length);
  return full && `row ${full} of seat ${at} has fewer spaces than that`;
}

/** The phases in which somebody decides, and what may lie upon them. */
const STACKS: Readonly<Record<string, readonly string[]>> = {
  sides: [],
  draft: [],
  dice: ['visa'],
  reward: ['hire'],
  prep: ['visa'],
  flight: [],
  writer: [],
  interest: [],
  fate: [],
  checkIn: [],
  activity: [],
  weekend: [],
  mood: [],
  endWeek: [],
  hire: ['visa'],
};

function misplacedFrame(s: State): string | undefined {
  const [bottom] = s.frames;
  if (!bottom) return undefined;
  if (bottom.phase === 'hire' || !STACKS[bottom.phase]) return `nobody can be awaited in the phase ${bottom.phase}`;
  if ((s.round === 0) !== (bottom.phase === 'sides')) return `the phase ${bottom.phase} does not belong to round ${s.round}`;
  const wrong = s.frames.find((each, at) => at > 0 && !STACKS[s.frames[at - 1]?.phase ?? '']?.includes(each.phase));
  if (wrong) return `${wrong.phase} cannot interrupt ${bottom.phase}`;
  return idleFrame(s);
}

/** A frame must be of use: somebody is awaited in it who can move. */
function idleFrame(s: State): string | undefined {
  const top = s.frames[s.frames.length - 1];
  if (!top) return undefined;
  if ('accepted' in top && top.accepted) return 'these dice are accepted already';
  if ('departed' in top && top.departed) return 'this plane has departed already';
  if ('ended' in top && top.ended) return `the phase ${top.phase} has ended already`;
  if ('decided' in top && top.decided) return `the phase ${top.phase} is decided already`;
  if ('left' in top && top.left.length === 0) return `nobody is left in the phase ${top.phase}`;
  if (top.phase === 'mood' && !s.agencies[top.seat]?.desks[top.desk]) return `nobody waits at desk ${top.desk}`;
  const visited = 'seat' in top ? s.agencies[top.seat]?.visited : null;
  if ((top.phase === 'writer' || top.phase === 'interest') && visited == null) return 'an open city must have been travelled to';
  const stray = s.agencies.findIndex(
    each => each.seats.J.passenger && !['flight', 'writer', 'interest', 'fate', 'checkIn'].includes(top.phase),
  );
  return stray < 0 ? undefined : `nobody can sit on J of seat ${stray} now`;
}

/** Counts of everything in the box, for the law that nothing is lost or made. */
export function census(s: State): Record<string, number> {
  const counts: Record<string, number> = { agencies: s.agencies.length };
  for (const card of [...s.touristDeck, ...touristsOut(s), ...s.employeeDeck, ...employeesOut(s)]) counts[card] = (counts[card] ?? 0) + 1;
  for (const city of s.grid) if (city) counts[city] = (counts[city] ?? 0) + 1;
  return counts;
}
