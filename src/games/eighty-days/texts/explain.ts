// What every thing on the table is: the same questions for every language.
import type { Explanation, Seat, Voice } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import {
  BLUE_DAYS,
  CHIPS,
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
import type { ClauseId } from '../rulebook.ts';
import { eventDeck } from '../state.ts';
import type { View } from '../view.ts';
import { type ExplainWords, THINGS, type Thing } from './explain-words.ts';
import { cardInSlot, cardOn, chipOffered, nextLeg } from './reading.ts';
import { named, type Pieces } from './table.ts';

const SPACE_CLAUSES: Readonly<Record<Space, ClauseId>> = {
  coin: 'ED-5.2',
  balloon: 'ED-5.3',
  event: 'ED-5.4',
  detective: 'ED-5.5',
  start: 'ED-5.6',
  trade: 'ED-5.7',
};

/** What a space is about, as it is drawn. */
const SPACE_PIECES: Readonly<Record<Space, string>> = {
  coin: 'coin',
  balloon: 'balloon ready',
  event: 'event card',
  detective: 'detective',
  start: 'watch',
  trade: 'travel card',
};

/** What a thing is made of, as it is drawn. */
const THING_PIECES: Readonly<Partial<Record<Thing, string>>> = {
  detective: 'detective',
  watch: 'watch',
  coins: 'coin',
  hand: 'travel card',
  discard: 'event card',
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
  /** As a heading, and inside a sentence. */
  readonly name: (id: string) => string;
  readonly said: (id: string) => string;
}

/** Explains a touch, or a thing by the name it is drawn under. */
export function explaining(words: ExplainWords, pieces: Pieces) {
  const said = (id: string) => named(pieces, id);
  const name = (id: string) => said(id).replace(/^./u, first => first.toUpperCase());
  return (touch: string, view: View, voice: Voice): Explanation | undefined => {
    const asked = { view, voice, words, name, said };
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

function ofSpace(space: Space, { view, words, name, said }: Asked): Explanation {
  const card = cardOn(view, space);
  const lies = card && words.lies(said(card));
  const example = space === 'detective' ? words.detectiveIn(name(placeAt(view.detective)), view.plan.options.detectiveDays) : lies;
  return {
    kind: words.kinds.space,
    name: name(`space:${space}`),
    piece: SPACE_PIECES[space],
    text: words.spaces[space],
    ...(example ? { example } : {}),
    ...(space === 'detective' ? { figure: `+${view.plan.options.detectiveDays}` } : {}),
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
    piece: place,
    text: place === 'london' ? words.london : words.place,
    example: seats.length > 0 ? words.here(words.people(seats, voice)) : words.nobodyHere,
    clause: place === 'london' ? 'ED-13.1' : 'ED-9.1',
  };
}

function ofRoute({ to, cards }: ReturnType<typeof nextLeg>, { words, name, said }: Asked): Explanation {
  return {
    kind: words.kinds.route,
    name: name(to),
    piece: to,
    text: cards.length === 0 ? words.onFoot : words.route,
    ...(cards.length === 0 ? {} : { example: words.needs(cards.map(said).join(' + ')) }),
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
    piece: card,
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
    piece: event,
    text: words.events[event](options),
    example: words.copies(copiesIn(options.eventDeck)[event], eventDeck(view.plan).length),
    clause: EVENT_CLAUSES[event] ?? 'ED-10.3',
  };
}

function ofSlot(slot: number, { view, words, said }: Asked): Explanation {
  const card = cardInSlot(view, slot);
  return {
    kind: words.kinds.slot,
    name: words.slotName(slot),
    piece: card,
    text: words.slot,
    ...(card ? { example: words.lies(said(card)) } : {}),
    clause: 'ED-7.1',
  };
}

function ofDeck(deck: 'travel' | 'event', { view, words }: Asked): Explanation {
  const [name, text] = words.decks[deck];
  const sizes = deck === 'travel' ? view.travelSupply : view.eventSupply;
  const cards = sizes.reduce((all, size) => all + size, 0);
  return { kind: words.kinds.deck, name, piece: `${deck} card`, text, example: words.left(cards), clause: 'ED-11.2' };
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
    piece: `${shown}:${chip}`,
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
    piece: THING_PIECES[thing],
    text: text(view.plan.options),
    ...(example ? { example } : {}),
    ...(thing === 'detective' ? { figure: `+${view.plan.options.detectiveDays}` } : {}),
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
      return words.detectiveIn(name(placeAt(view.detective)), view.plan.options.detectiveDays);
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
