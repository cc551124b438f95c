// What every thing on the table is: the same for every language but for its words.
import { type Explanation, ruleText, type Seat, type Voice } from '../../../kernel/index.ts';
import { ROW_IDS, type RowId } from '../activity-rows.ts';
import {
  type Activity,
  CITY_IDS,
  type City,
  type CityId,
  INTERESTS,
  type Interest,
  SEATS,
  TOKENS,
  TOURIST_IDS,
  type TouristId,
} from '../components.ts';
import { EMPLOYEE_IDS, EMPLOYEES, type Employee, type EmployeeId, PLACES } from '../employees.ts';
import { roundsOf } from '../options.ts';
import type { View } from '../view.ts';
import { bestInterest, worth } from '../worth.ts';
import { agency, boxIn, called, headed, looker, nameOf, type Table } from './explain-table.ts';
import { tourist } from './explain-tourist.ts';
import { CLAUSE_OF, type ExplainWords, type Kind, type ThingId } from './explain-words.ts';

/** Explains what is touched with a touch, or drawn under a name of its own. */
export function explaining(words: ExplainWords, names: Table['names'], rules: Table['rules']) {
  return (touch: string, view: View, voice: Voice): Explanation | undefined => {
    const table = { words, names, rules, view, voice };
    const [kind = '', id = '', whose = looker(table)] = touch.split(':');
    switch (kind) {
      case 'side':
        return thing(table, { kind: 'side', id: 'side', name: nameOf(table, id), piece: id, example: planesAt(table, id) });
      case 'tourist':
        return tourist(table, id as TouristId, boxIn(table).tourists[id as TouristId]?.patience);
      case 'desk':
        return desk(table, Number(id));
      case 'city':
        return city(table, id as CityId);
      case 'seat':
        return thing(table, { kind: 'seat', id, example: seatNow(table, id) });
      case 'room':
        return thing(table, { kind: 'room', id, example: roomNow(table, id) });
      case 'token':
        return thing(table, { kind: 'token', id, example: tokensNow(table, id, Number(whose)) });
      case 'die':
      case 'face':
        return thing(table, { kind: 'face', id });
      case 'employee':
      case 'shown':
        return employee(table, id as EmployeeId, kind === 'shown');
      case 'row':
        return row(table, id as RowId);
      case 'activity':
        return activity(table, id as Activity);
      case 'interest':
        return interest(table, id as Interest);
      case 'patience':
        return thing(table, { kind: 'mood', id });
      case 'button':
        return button(table, id);
      default:
        return counter(table, kind, id);
    }
  };
}

function isThing(id: string): id is ThingId {
  return id in CLAUSE_OF;
}

interface Said {
  readonly kind: Kind;
  readonly id: string;
  readonly name?: string;
  readonly piece?: string;
  readonly example?: string | undefined;
}

function thing(table: Table, { kind, id, name = nameOf(table, id), piece = id, example }: Said): Explanation | undefined {
  if (!isThing(id)) return undefined;
  const text = table.words.things[id] ?? ruleText(table.rules[CLAUSE_OF[id]], table.view.plan.options);
  return { kind: table.words.kinds[kind], name: headed(name), piece, text, clause: CLAUSE_OF[id], ...(example ? { example } : {}) };
}

/** TO-4.15, TO-5.9 The same touch lets somebody stay aboard or lets the whole plane stay, lets somebody leave or turns somebody away. */
function button(table: Table, id: string): Explanation | undefined {
  const phase = table.view.frames.at(-1)?.phase;
  if (id === 'stay' && phase === 'fate') return thing(table, { kind: 'button', id: 'button:remain' });
  if (id === 'leave' && phase === 'checkIn') return thing(table, { kind: 'button', id: 'button:away' });
  return thing(table, { kind: 'button', id: `button:${id}` });
}

function desk(table: Table, at: number): Explanation | undefined {
  const waiting = agency(table)?.desks[at];
  return waiting ? tourist(table, waiting.tourist, waiting.patience) : thing(table, { kind: 'desk', id: 'desk' });
}

function city(table: Table, id: CityId): Explanation | undefined {
  const { words, view, names } = table;
  const box = boxIn(table);
  const card: City | undefined = box.cities[id];
  if (!card) return undefined;
  const cell = view.grid.indexOf(id);
  const isOpen = view.open[cell] ?? false;
  const values = INTERESTS.map(each => `${names[each]} ${card.worth[each]}`).join(', ');
  const [fan] = (agency(table)?.desks ?? [])
    .flatMap(each => (each ? [{ tourist: each.tourist, points: worth(box, id, each.tourist, bestInterest(box, id, each.tourist)) }] : []))
    .toSorted((a, b) => b.points - a.points);
  return {
    kind: words.kinds.city,
    name: nameOf(table, id),
    piece: id,
    text: words.city(values, words.list(card.activities.map(each => names[each] ?? each))),
    clause: cell >= 0 && !isOpen ? 'TO-4.15' : 'TO-4.13',
    ...(cell < 0 ? { example: words.examples.absent } : isOpen ? {} : { example: words.examples.closed }),
    ...(isOpen && fan
      ? { example: words.examples.best(nameOf(table, fan.tourist), nameOf(table, id), fan.points), figure: String(fan.points) }
      : {}),
  };
}

function planesAt(table: Table, side: string): string | undefined {
  const here = table.view.agencies.flatMap(({ plane }, seat) => (plane === side ? [table.voice.name(seat)] : []));
  return here.length > 0 ? table.words.examples.planes(table.words.list(here)) : undefined;
}

function seatNow(table: Table, id: string): string | undefined {
  const at = SEATS.find(each => each === id);
  const space = at && agency(table)?.seats[at];
  if (!space) return undefined;
  return space.passenger ? table.words.examples.taken(nameOf(table, space.passenger.tourist)) : table.words.examples.clean(space.clean);
}

function roomNow(table: Table, id: string): string | undefined {
  const room = Object.entries(agency(table)?.rooms ?? {}).find(([key]) => key === id)?.[1];
  if (!room) return undefined;
  const guests = room.guests.length > 0 ? table.words.list(room.guests.map(guest => nameOf(table, guest))) : '';
  return guests ? table.words.examples.stays(guests, room.weeks) : table.words.examples.clean(room.clean);
}

function tokensNow(table: Table, id: string, seat: Seat): string | undefined {
  const token = TOKENS.find(each => each === id);
  const own = table.view.agencies[seat];
  return token && own ? table.words.examples.tokens(called(table, seat), nameOf(table, token), own.tokens[token]) : undefined;
}

function employee(table: Table, id: EmployeeId, isShown: boolean): Explanation | undefined {
  const { words, view } = table;
  const card: Employee | undefined = EMPLOYEES[id];
  if (!card) return undefined;
  const hired = agency(table)?.employees[card.place];
  const replaced = isShown && hired ? words.examples.replaces(nameOf(table, hired.id)) : undefined;
  const isUsed = PLACES.some(place => view.agencies.some(each => each.employees[place]?.id === id && each.employees[place]?.uses === 0));
  const example = replaced ?? (isUsed ? words.examples.used : undefined);
  return {
    kind: words.kinds.employee,
    name: nameOf(table, id),
    piece: id,
    text: `${nameOf(table, `effect:${id}`)} ${words.works(card, card.auto && view.plan.options.autoEmployees)}`.trim(),
    clause: 'TO-3.11',
    ...(example ? { example } : {}),
  };
}

function row(table: Table, id: RowId): Explanation | undefined {
  const { words, view, names } = table;
  const at = ROW_IDS.indexOf(id);
  if (at < 0) return undefined;
  const { spaces, vp, tokens } = boxIn(table).rows[id];
  const extras = TOKENS.flatMap(token => (tokens[token] ? [`${tokens[token]} × ${names[token]}`] : []));
  const owner = view.rowOwner[at] ?? null;
  const seat = looker(table);
  const marks = spaces.filter((_, space) => (view.agencies[seat]?.marks[at] ?? 0) & (1 << space)).length;
  const { claimed, covered } = words.examples;
  return {
    kind: words.kinds.row,
    name: nameOf(table, id),
    piece: id,
    text: words.row(words.list(spaces.map(each => names[each] ?? each)), words.bonus(vp, extras.length > 0 ? words.list(extras) : '')),
    clause: 'TO-6.4',
    example: owner === null ? covered(called(table, seat), marks, spaces.length) : claimed(called(table, owner)),
  };
}

function activity(table: Table, id: Activity): Explanation | undefined {
  const { words, view } = table;
  const offering = CITY_IDS.filter(each => view.open[view.grid.indexOf(each)] && boxIn(table).cities[each].activities.includes(id)).slice(
    0,
    3,
  );
  return {
    kind: words.kinds.activity,
    name: headed(nameOf(table, id)),
    piece: id,
    text: words.activity(view.plan.options.activityNeedsGuest),
    clause: 'TO-6.2',
    ...(offering.length > 0 ? { example: words.examples.offers(words.list(offering.map(each => nameOf(table, each)))) } : {}),
  };
}

function interest(table: Table, id: Interest): Explanation {
  const { kinds, interest: text } = table.words;
  return { kind: kinds.interest, name: headed(nameOf(table, id)), piece: id, text, clause: 'TO-4.13' };
}

/** Figures and marks that are drawn but never touched. */
function counter(table: Table, kind: string, id: string): Explanation | undefined {
  const { words, view } = table;
  const { examples } = words;
  const seat = Number(id || looker(table));
  const own = view.agencies[seat];
  switch (kind) {
    case 'week':
      return thing(table, {
        kind: 'counter',
        id: 'week',
        example: examples.week(view.round, roundsOf(view.plan.options, view.plan.seats)),
      });
    case 'start':
      return thing(table, { kind: 'counter', id: 'start', example: examples.starts(called(table, view.start)) });
    case 'points':
      return own && thing(table, { kind: 'counter', id: 'points', example: examples.points(called(table, seat), own.vp) });
    case 'plane':
      return own && thing(table, { kind: 'counter', id: 'plane' });
    case 'deck': {
      const [left, all] =
        id === 'tourists'
          ? [view.touristDeck, view.plan.options.touristDeck === 'compact30' ? 30 : TOURIST_IDS.length]
          : [view.employeeDeck, EMPLOYEE_IDS.length];
      return thing(table, { kind: 'counter', id: `deck:${id}`, example: examples.left(left, all) });
    }
    case 'cities':
      return thing(table, { kind: 'counter', id: 'cities', example: examples.open(view.open.filter(Boolean).length) });
    case 'passengers':
    case 'rooms':
    case 'office':
    case 'vacancy':
    case 'swaps':
      return thing(table, { kind: 'counter', id: kind });
    default:
      return undefined;
  }
}
