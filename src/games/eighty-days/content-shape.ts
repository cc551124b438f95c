// Legs, cards and chips of one's own, checked before anybody plays with them.
import {
  changesShape,
  type Fault,
  type Field,
  isObject,
  number,
  oneOf,
  type Path,
  type Press,
  type Shape,
  shown,
  type Value,
  whole,
} from '../../kernel/index.ts';
import {
  BLUE_DAYS,
  CHIP_COPIES,
  CHIPS,
  EVENT_CARDS,
  EVENT_COPIES,
  EVENT_DECKS,
  type EventDeck,
  KINDS,
  LEGS,
  type OwnDeck,
  placeAt,
  STOPS,
  TRAVEL_CARDS,
  TRAVEL_COPIES,
} from './components.ts';

export const MOST_COPIES = 9;
export const LEAST_EVENTS = 10;
const LEAST_TRAVEL = 40;
const MOST_OF_A_KIND = 2;
const printed = oneOf(...EVENT_DECKS);
const copies = whole(0, MOST_COPIES);

/** The shape of the option `eventDeck`: a printed deck, or the number of copies of each card. */
export const deckShape: Shape<EventDeck | OwnDeck> = {
  allowed: `${printed.allowed}, or an object of event cards, each with ${copies.allowed}`,
  problem(value, at) {
    if (!isObject(value)) return printed.problem(value, at) && `${at} must be ${this.allowed}, not ${shown(value)}`;
    const strange = Object.keys(value).find(name => !EVENT_CARDS.some(card => card === name));
    if (strange) return `${at}.${strange} must not be there; allowed: ${EVENT_CARDS.join(', ')}`;
    const wrong = EVENT_CARDS.find(card => (BLUE_DAYS[card] ? whole(1, 1) : copies).problem(value[card], '') !== undefined);
    if (wrong) return (BLUE_DAYS[wrong] ? whole(1, 1) : copies).problem(value[wrong], `${at}.${wrong}`);
    const sum = EVENT_CARDS.reduce((all, card) => all + Number(value[card]), 0);
    return sum < LEAST_EVENTS ? `${at} must have at least ${LEAST_EVENTS} cards, not ${sum}` : undefined;
  },
};

type Copies = Readonly<Record<string, { readonly copies: number }>>;

/** The box as tables of fields; the event cards stand in an option of their own. */
export interface DaysParts {
  readonly [part: string]: Readonly<Record<string, Readonly<Record<string, Value>>>>;
  readonly legs: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly travel: Copies;
  readonly chips: Copies;
  readonly events: Copies;
}

function copiesOf<K extends string>(ids: readonly K[], count: Readonly<Record<K, number>>): Copies {
  return Object.fromEntries(ids.map(id => [id, { copies: count[id] }]));
}

/** The legs that ask for cards. */
const ASKING = LEGS.flatMap((routes, leg) => (routes.A?.length ? [[String(leg), { ...routes }]] : []));
const PRINTED: DaysParts = {
  legs: Object.fromEntries(ASKING),
  travel: copiesOf(TRAVEL_CARDS, TRAVEL_COPIES),
  chips: copiesOf(CHIPS, CHIP_COPIES),
  events: copiesOf(EVENT_CARDS, EVENT_COPIES.classic),
};

const FIELDS: Readonly<Record<string, Field>> = {
  legs: { kind: 'list', values: KINDS, least: 1, most: 3, again: true },
  travel: number(0, 20),
  chips: number(0, STOPS.length),
  events: number(0, MOST_COPIES),
};

/** The printed box of 80 Days, and what may stand in its place. ED-1.7 There is one blue card of each kind. */
export const PRESS: Press<DaysParts> = {
  printed: PRINTED,
  field: (part, id) => (part === 'events' && EVENT_CARDS.some(card => card === id && BLUE_DAYS[card]) ? number(1, 1) : FIELDS[part]),
  named: (part, id) => (part === 'legs' ? [placeAt(Number(id) - 1), placeAt(Number(id))] : part === 'chips' ? [`chip:${id}`] : undefined),
  disagreements: ({ legs, travel, chips, events }) => [
    ...Object.entries(legs).flatMap(([leg, routes]) =>
      Object.entries(routes).flatMap(([route, slots]) => (isLong(slots) ? [crowded(['legs', leg, route])] : [])),
    ),
    ...sumFaults('travel', travel, LEAST_TRAVEL, Number.POSITIVE_INFINITY),
    ...sumFaults('chips', chips, STOPS.length, STOPS.length),
    ...sumFaults('events', events, LEAST_EVENTS, Number.POSITIVE_INFINITY),
  ],
};

/** ED-7.2 Two of a kind may count once; a third is not provided for. */
function isLong(slots: readonly string[]): boolean {
  return KINDS.some(kind => slots.filter(slot => slot === kind).length > MOST_OF_A_KIND);
}

function crowded(path: Path): Fault {
  return { path, check: 'crowded', facts: {}, says: `must ask for at most ${MOST_OF_A_KIND} cards of a kind` };
}

function sumFaults(part: string, cards: Copies, least: number, most: number): Fault[] {
  const sum = Object.values(cards).reduce((all, { copies: each }) => all + each, 0);
  if (sum >= least && sum <= most) return [];
  const says = `must be ${most === least ? '' : 'at least '}${least} cards together, not ${sum}`;
  return [{ path: [part], check: `${part}-sum`, facts: { sum, least }, says }];
}

/** The shape of the option `content`: legs, travel cards and chips. */
export const contentShape = changesShape(PRESS);
