// What each viewer sees, and the way back from a view to a state.
import { type Chance, draw, type Plan, type Seat, type Viewer } from '../../kernel/index.ts';
import { boxOf } from './box.ts';
import { BLUE_DAYS, type Chip, EVENT_CARDS, type EventCard, TRAVEL_CARDS, type TravelCard } from './components.ts';
import type { Colour, Event } from './events.ts';
import type { Agreement } from './options.ts';
import { remove } from './rules/cards.ts';
import { cloneFrame, eventDeck, type Frame, type State, type Supply, type Turn } from './state.ts';

/** A traveller as somebody sees him: hands of others are counts, and what everybody saw going there. */
export interface TravellerView {
  readonly position: number;
  readonly days: number;
  readonly coins: number;
  readonly travelCount: number;
  readonly eventCount: number;
  readonly known: readonly TravelCard[];
  /** Null for whoever may not look into the hands. */
  readonly hand: { readonly travel: readonly TravelCard[]; readonly events: readonly EventCard[] } | null;
}

export interface View {
  readonly plan: Plan<Agreement>;
  readonly viewer: Viewer;
  readonly frames: readonly Frame[];
  readonly round: number;
  readonly firstStart: Seat;
  readonly start: Seat;
  readonly nextStart: Seat | null;
  readonly begunWith: number;
  readonly queue: readonly Seat[];
  readonly display: readonly (TravelCard | null)[];
  /** The size of each bag, the uppermost first. */
  readonly travelSupply: readonly number[];
  readonly travelDiscard: readonly TravelCard[];
  readonly eventSupply: readonly number[];
  readonly eventDiscard: readonly EventCard[];
  readonly coins: number;
  readonly detective: number;
  readonly chips: Readonly<Record<Colour, readonly (Chip | null)[]>>;
  readonly londonOrder: readonly Seat[];
  readonly resigned: readonly Seat[];
  readonly turn: Readonly<Turn>;
  readonly travellers: readonly TravellerView[];
}

export function view(s: State, viewer: Viewer): View {
  const isOver = s.frames.length === 0;
  return {
    plan: s.plan,
    viewer,
    frames: s.frames.map(cloneFrame),
    round: s.round,
    firstStart: s.firstStart,
    start: s.start,
    nextStart: s.nextStart,
    begunWith: s.begunWith,
    queue: [...s.queue],
    display: [...s.display],
    travelSupply: s.travelSupply.map(bag => bag.length),
    travelDiscard: [...s.travelDiscard],
    eventSupply: s.eventSupply.map(bag => bag.length),
    eventDiscard: [...s.eventDiscard],
    coins: s.coins,
    detective: s.detective,
    chips: { red: [...s.chips.red], blue: [...s.chips.blue] },
    londonOrder: [...s.londonOrder],
    resigned: [...s.resigned],
    turn: { ...s.turn },
    travellers: s.travellers.map(({ position, days, coins, travelHand, eventHand, known }, seat) => ({
      position,
      days,
      coins,
      travelCount: travelHand.length,
      eventCount: eventHand.length,
      known: [...known],
      hand: isOver || viewer === seat ? { travel: [...travelHand], events: [...eventHand] } : null,
    })),
  };
}

/** Cards drawn unseen are named to their owner only. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.type === 'travelDrawn' && event.seat !== viewer) return { ...event, card: null };
  if (event.type === 'eventDrawn' && event.seat !== viewer) return { ...event, event: null };
  return event;
}

/** Deals the unseen cards anew: into the hands of others beside what is known there, and into the bags. */
export function imagine(v: View, chance: Chance): State {
  const travel = boxOf(v.plan.options).travel.slice();
  const events = eventDeck(v.plan);
  for (const card of [...v.display, ...v.travelDiscard]) if (card) remove(travel, card);
  for (const event of v.eventDiscard) remove(events, event);
  for (const { hand, known } of v.travellers) {
    for (const card of hand?.travel ?? known) remove(travel, card);
    for (const event of hand?.events ?? []) remove(events, event);
  }
  // ED-1.7 Both blue cards are in the first bag of the event supply.
  const blue = EVENT_CARDS.filter(event => BLUE_DAYS[event] !== undefined);
  for (const event of blue) remove(events, event);
  const travellers = v.travellers.map(t => ({
    position: t.position,
    days: t.days,
    coins: t.coins,
    travelHand: inBoxOrder(
      t.hand ? [...t.hand.travel] : [...t.known, ...dealt(travel, t.travelCount - t.known.length, chance)],
      TRAVEL_CARDS,
    ),
    eventHand: inBoxOrder(t.hand ? [...t.hand.events] : dealt(events, t.eventCount, chance), EVENT_CARDS),
    known: [...t.known],
  }));
  const travelSupply = v.travelSupply.map(size => dealt(travel, size, chance));
  const eventSupply: Supply<EventCard> = v.eventSupply.map((size, at) =>
    at === 0 ? [...blue, ...dealt(events, size - blue.length, chance)] : dealt(events, size, chance),
  );
  return {
    plan: v.plan,
    frames: v.frames.map(cloneFrame),
    round: v.round,
    firstStart: v.firstStart,
    start: v.start,
    nextStart: v.nextStart,
    begunWith: v.begunWith,
    queue: [...v.queue],
    display: [...v.display],
    travelSupply,
    travelDiscard: [...v.travelDiscard],
    eventSupply,
    eventDiscard: [...v.eventDiscard],
    coins: v.coins,
    detective: v.detective,
    chips: { red: [...v.chips.red], blue: [...v.chips.blue] },
    londonOrder: [...v.londonOrder],
    resigned: [...v.resigned],
    turn: { ...v.turn },
    travellers,
  };
}

function dealt<C>(bag: C[], count: number, chance: Chance): C[] {
  return Array.from({ length: count }, () => draw(bag, chance));
}

function inBoxOrder<C>(cards: C[], box: readonly C[]): C[] {
  return cards.sort((a, b) => box.indexOf(a) - box.indexOf(b));
}
