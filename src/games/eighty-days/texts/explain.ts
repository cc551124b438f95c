// What every thing on the table is: the same questions for every language.
import type { Explanation, Seat, Voice } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import {
  BLUE_DAYS,
  CHIPS,
  type Chip,
  copiesIn,
  EVENT_CARDS,
  type EventCard,
  PLACES,
  type Place,
  placeAt,
  ROUTES,
  type Route,
  SPACES,
  type Space,
  TRAVEL,
  TRAVEL_CARDS,
  type TravelCard,
} from '../components.ts';
import type { Colour } from '../events.ts';
import type { Agreement } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import { eventDeck } from '../state.ts';
import type { View } from '../view.ts';
import { cardInSlot, cardOn, chipOffered, nextLeg } from './reading.ts';
import { named, type Pieces } from './table.ts';

/** Buttons and drawn things that are no card, space, place or chip, with the clause that is about them. */
const THINGS = {
  'button:takeBlind': 'ED-4.4',
  'button:resign': 'ED-14.8',
  'button:decline': 'ED-5.1',
  'button:stop': 'ED-5.7',
  'button:endTurn': 'ED-6.1',
  'button:depart': 'ED-6.9',
  'button:accept': 'ED-8.5',
  'button:reroll': 'ED-8.5',
  'button:leave': 'ED-9.3',
  detective: 'ED-12.1',
  watch: 'ED-5.6',
  coins: 'ED-11.1',
  die: 'ED-8.3',
  days: 'ED-14.5',
  figure: 'ED-6.1',
  hand: 'ED-12.5',
  discard: 'ED-10.9',
  pressure: 'ED-13.4',
} as const satisfies Readonly<Record<string, ClauseId>>;
type Thing = keyof typeof THINGS;

/** What a language says about the things of the table. */
export interface ExplainWords {
  readonly kinds: Readonly<
    Record<'space' | 'place' | 'route' | 'travel' | 'event' | 'blue' | 'deck' | 'chip' | 'slot' | 'thing' | 'button', string>
  >;
  readonly spaces: Readonly<Record<Space, string>>;
  readonly events: Readonly<Record<EventCard, (agreed: Agreement) => string>>;
  readonly chipNames: Readonly<Record<Colour, (place: string) => string>>;
  readonly chips: Readonly<Record<Colour, (gain: string) => string>>;
  readonly gains: Readonly<Record<Chip, string>>;
  readonly things: Readonly<Record<Thing, readonly [name: string, text: (agreed: Agreement) => string]>>;
  readonly travel: (days: number) => string;
  readonly place: string;
  readonly london: string;
  readonly route: string;
  readonly onFoot: string;
  readonly slotName: (slot: number) => string;
  readonly slot: string;
  readonly decks: Readonly<Record<'travel' | 'event', readonly [name: string, text: string]>>;
  readonly lies: (card: string) => string;
  readonly here: (people: string) => string;
  readonly nobodyHere: string;
  readonly needs: (cards: string) => string;
  readonly copies: (count: number, all: number) => string;
  readonly left: (cards: number) => string;
  readonly detectiveIn: (place: string) => string;
  readonly starts: (seat: Seat, voice: Voice) => string;
  readonly owns: (seat: Seat, voice: Voice, coins: number) => string;
  readonly onDay: (seat: Seat, voice: Voice, days: number) => string;
  readonly holds: (seat: Seat, voice: Voice, cards: number) => string;
  readonly onTop: (card: string) => string;
  readonly people: (seats: readonly Seat[], voice: Voice) => string;
}

const SPACE_CLAUSES: Readonly<Record<Space, ClauseId>> = {
  coin: 'ED-5.2',
  balloon: 'ED-5.3',
  event: 'ED-5.4',
  detective: 'ED-5.5',
  start: 'ED-5.6',
  trade: 'ED-5.7',
};

const EVENT_CLAUSES: Readonly<Partial<Record<EventCard, ClauseId>>> = {
  balloon: 'ED-8.3',
  elephant: 'ED-8.7',
  connection: 'ED-6.2',
  offer: 'ED-7.7',
  express: 'ED-10.8',
  submarine: 'ED-10.8',
  princess: 'ED-10.9',
  delay: 'ED-10.6',
  storm: 'ED-10.6',
};

/** Everything an explanation may speak of. */
interface Asked {
  readonly view: View;
  readonly voice: Voice;
  readonly words: ExplainWords;
  readonly name: (id: string) => string;
}

/** Explains a touch, or a thing by the name it is drawn under. */
export function explaining(words: ExplainWords, pieces: Pieces) {
  const name = (id: string) => {
    const said = named(pieces, id);
    return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  };
  return (touch: string, view: View, voice: Voice): Explanation | undefined => {
    const asked = { view, voice, words, name };
    const [group = '', id = '', more = ''] = touch.split(':');
    if (isThing(touch)) return ofThing(touch, asked);
    // 'days:2': of the third seat.
    if (isThing(group) && view.travellers[Number(id)]) return ofThing(group, asked, Number(id));
    switch (group) {
      case 'space':
      case 'action':
        return isOneOf(SPACES, id) ? ofSpace(id, asked) : undefined;
      case 'place':
        return isOneOf(PLACES, id) ? ofPlace(id, asked) : undefined;
      case 'route':
        return isOneOf(ROUTES, id) ? ofRoute(nextLeg(view, id), asked) : undefined;
      case 'leg':
        return isOneOf(ROUTES, more) ? ofLeg(Number(id), more, asked) : undefined;
      case 'card':
      case 'event':
      case 'coin':
      case 'discard':
        return ofCard(id, asked);
      case 'slot':
        return ofSlot(Number(id), asked);
      case 'supply':
        return isOneOf(['travel', 'event'] as const, id) ? ofDeck(id, asked) : undefined;
      case 'chip':
        return ofChip(id, more, asked);
      default:
        return undefined;
    }
  };
}

function isThing(id: string): id is Thing {
  return Object.hasOwn(THINGS, id);
}

function isOneOf<T extends string>(all: readonly T[], id: string): id is T {
  return all.some(each => each === id);
}

function ofSpace(space: Space, { view, words, name }: Asked): Explanation {
  const card = cardOn(view, space);
  return {
    kind: words.kinds.space,
    name: name(`space:${space}`),
    text: words.spaces[space],
    ...(card ? { example: words.lies(name(card)) } : {}),
    clause: SPACE_CLAUSES[space],
  };
}

function ofPlace(place: Place, { view, voice, words, name }: Asked): Explanation {
  const seats = view.travellers.flatMap(({ position }, seat) =>
    placeAt(position) === place && !view.resigned.includes(seat) ? [seat] : [],
  );
  return {
    kind: words.kinds.place,
    name: name(place),
    text: place === 'london' ? words.london : words.place,
    example: seats.length > 0 ? words.here(words.people(seats, voice)) : words.nobodyHere,
    clause: place === 'london' ? 'ED-13.1' : 'ED-9.1',
  };
}

function ofRoute({ to, cards }: ReturnType<typeof nextLeg>, { words, name }: Asked): Explanation {
  return {
    kind: words.kinds.route,
    name: name(to),
    text: cards.length === 0 ? words.onFoot : words.route,
    ...(cards.length === 0 ? {} : { example: words.needs(cards.map(name).join(' + ')) }),
    clause: cards.length === 0 ? 'ED-8.7' : 'ED-6.3',
  };
}

/** A leg of the map, whoever is to travel it. */
function ofLeg(leg: number, route: Route, asked: Asked): Explanation | undefined {
  const cards = boxOf(asked.view.plan.options).legs[leg]?.[route];
  return cards && ofRoute({ to: placeAt(leg), cards }, asked);
}

function ofCard(id: string, asked: Asked): Explanation | undefined {
  if (isOneOf(TRAVEL_CARDS, id)) return ofTravel(id, asked);
  return isOneOf(EVENT_CARDS, id) ? ofEvent(id, asked) : undefined;
}

function ofTravel(card: TravelCard, { view, words, name }: Asked): Explanation {
  const { travelCopies, travel } = boxOf(view.plan.options);
  return {
    kind: words.kinds.travel,
    name: name(card),
    text: words.travel(TRAVEL[card].value),
    example: words.copies(travelCopies[card], travel.length),
    clause: 'ED-7.1',
  };
}

function ofEvent(event: EventCard, { view, words, name }: Asked): Explanation {
  const { options } = view.plan;
  return {
    kind: BLUE_DAYS[event] === undefined ? words.kinds.event : words.kinds.blue,
    name: name(event),
    text: words.events[event](options),
    example: words.copies(copiesIn(options.eventDeck)[event], eventDeck(view.plan).length),
    clause: EVENT_CLAUSES[event] ?? 'ED-10.3',
  };
}

function ofSlot(slot: number, { view, words, name }: Asked): Explanation {
  const card = cardInSlot(view, slot);
  return {
    kind: words.kinds.slot,
    name: words.slotName(slot),
    text: words.slot,
    ...(card ? { example: words.lies(name(card)) } : {}),
    clause: 'ED-7.1',
  };
}

function ofDeck(deck: 'travel' | 'event', { view, words }: Asked): Explanation {
  const [name, text] = words.decks[deck];
  const sizes = deck === 'travel' ? view.travelSupply : view.eventSupply;
  return { kind: words.kinds.deck, name, text, example: words.left(sizes.reduce((all, size) => all + size, 0)), clause: 'ED-11.2' };
}

/** 'chip' is the one offered now, 'chip:red:paris' one that lies on the map, 'chip:red' any of that colour. */
function ofChip(colour: string, place: string, { view, words, name }: Asked): Explanation | undefined {
  const offered = colour === '' ? chipOffered(view) : undefined;
  const shown = offered?.colour ?? colour;
  if (!isOneOf(['red', 'blue'] as const, shown)) return undefined;
  const position = offered ? (view.travellers[view.queue[0] ?? 0]?.position ?? 0) : view.chips[shown].findIndex(chip => chip !== null) + 1;
  const at = place === '' ? placeAt(position) : place;
  if (!isOneOf(PLACES, at)) return undefined;
  const chip = view.chips[shown][PLACES.indexOf(at) - 1];
  if (!chip || !CHIPS.includes(chip)) return undefined;
  return {
    kind: words.kinds.chip,
    name: words.chipNames[shown](name(at)),
    text: words.chips[shown](words.gains[chip]),
    clause: shown === 'red' ? 'ED-9.1' : 'ED-9.2',
  };
}

function ofThing(thing: Thing, asked: Asked, seat?: Seat): Explanation {
  const { words, view } = asked;
  const [name, text] = words.things[thing];
  const example = exampleOf(thing, asked, seat);
  return {
    kind: thing.startsWith('button:') ? words.kinds.button : words.kinds.thing,
    name,
    text: text(view.plan.options),
    ...(example ? { example } : {}),
    clause: THINGS[thing],
  };
}

function exampleOf(thing: Thing, { view, voice, words, name }: Asked, of?: Seat): string | undefined {
  const seat = of ?? (typeof view.viewer === 'number' ? view.viewer : (view.queue[0] ?? 0));
  const traveller = view.travellers[seat];
  const top = view.eventDiscard.at(-1);
  if (!traveller) return undefined;
  switch (thing) {
    case 'detective':
      return words.detectiveIn(name(placeAt(view.detective)));
    case 'watch':
      return words.starts(view.start, voice);
    case 'coins':
      return words.owns(seat, voice, traveller.coins);
    case 'days':
    case 'figure':
      return words.onDay(seat, voice, traveller.days);
    case 'hand':
      return words.holds(seat, voice, traveller.travelCount + traveller.eventCount);
    case 'discard':
      return top && words.onTop(name(top));
    default:
      return undefined;
  }
}
