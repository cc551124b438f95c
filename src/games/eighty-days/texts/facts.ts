// What a turn is told by: its facts, chosen once for all languages by what they mean to the reader.
import type { Seat, Voice } from '../../../kernel/index.ts';
import type { Chip, EventCard, Place, TravelCard } from '../components.ts';
import type { Colour, Event, Replacement } from '../events.ts';

type Told<K extends Event['type']> = Extract<Event, { type: K }>;

/** One thing that happened in a turn. */
export type Fact =
  | { readonly tells: 'takes'; readonly card: TravelCard }
  | { readonly tells: 'drawsBlind' }
  | { readonly tells: 'coins'; readonly coins: number }
  | { readonly tells: 'readies' }
  | { readonly tells: 'drawsEvent' }
  /** Cards that only the reader saw. */
  | { readonly tells: 'drew'; readonly cards: readonly (TravelCard | EventCard)[] }
  | { readonly tells: 'sends'; readonly place: Place; readonly meets: 'next' | 'there' | null }
  | { readonly tells: 'watch' }
  | { readonly tells: 'trades'; readonly cards: number }
  | { readonly tells: 'buys'; readonly cards: number; readonly coins: number }
  | { readonly tells: 'plays'; readonly event: EventCard }
  | { readonly tells: 'fetches'; readonly card: TravelCard }
  | { readonly tells: 'rerolls'; readonly coins: number }
  | {
      readonly tells: 'reaches';
      readonly leg: Told<'travelled'>;
      /** What carried the traveller instead of a card, slot by slot. */
      readonly by: readonly (Replacement | 'elephant' | undefined)[];
      /** Days of the detective at the end of it. */
      readonly questions: number;
      readonly home?: Told<'returned'>;
    }
  | { readonly tells: 'stays' }
  | { readonly tells: 'chip'; readonly colour: Colour; readonly chip: Chip }
  | { readonly tells: 'delays'; readonly colour: Colour; readonly seats: readonly Seat[]; readonly days: number }
  /** `lost` are the reader's own event cards. */
  | {
      readonly tells: 'struck';
      readonly event: EventCard;
      readonly days: number;
      readonly isHome: boolean;
      readonly lost: readonly EventCard[];
    }
  | { readonly tells: 'questioned'; readonly days: number }
  | { readonly tells: 'discards'; readonly cards: readonly (TravelCard | EventCard)[] }
  | { readonly tells: 'resigns' };

/** Of what does not concern the reader so many facts are told. */
const MOST_FACTS = 4;

/** How much each fact matters to others, the least first. */
const LEAST_FIRST: readonly Fact['tells'][] = [
  'readies',
  'rerolls',
  'plays',
  'fetches',
  'coins',
  'buys',
  'trades',
  'watch',
  'drawsEvent',
  'chip',
  'delays',
  'takes',
  'drawsBlind',
  'sends',
  'questioned',
  'struck',
  'stays',
  'reaches',
  'resigns',
];

/** What one turn is told by, in its order: all that befell the reader, and of the rest what matters most. */
export function factsOf(told: readonly Event[], seat: Seat, voice: Voice, isOver: boolean): readonly Fact[] {
  const events = told.filter(event => 'seat' in event && event.seat === seat);
  const isOwn = voice.isYou(seat);
  const facts = events.flatMap((event, at) => factOf(event, { events, at, isOwn, voice }) ?? []);
  const isStill = isOver && !events.some(({ type }) => type === 'travelled' || type === 'resigned');
  const all: readonly Fact[] = isStill ? [...facts, { tells: 'stays' }] : facts;
  if (isOwn) return all;
  const spared = all.filter(fact => !concerns(fact, voice)).sort((a, b) => LEAST_FIRST.indexOf(a.tells) - LEAST_FIRST.indexOf(b.tells));
  const left = new Set(spared.slice(0, Math.max(0, all.length - MOST_FACTS)));
  return all.filter(fact => !left.has(fact));
}

/** Whether somebody else's fact changes something for the reader. */
function concerns(fact: Fact, voice: Voice): boolean {
  switch (fact.tells) {
    case 'delays':
      return fact.seats.some(voice.isYou);
    case 'struck':
      return !fact.isHome;
    case 'sends':
      return fact.meets !== null;
    default:
      return false;
  }
}

interface Within {
  readonly events: readonly Event[];
  readonly at: number;
  readonly isOwn: boolean;
  readonly voice: Voice;
}

function factOf(event: Event, within: Within): Fact | undefined {
  const { events, at, isOwn, voice } = within;
  switch (event.type) {
    case 'taken':
      return { tells: 'takes', card: event.card };
    case 'coinsReceived':
      return event.coins === 0 || events[at - 1]?.type === 'chipUsed' ? undefined : { tells: 'coins', coins: event.coins };
    case 'balloonReadied':
      // One that flies is told of with its leg.
      return events.some(each => each.type === 'replaced' && each.by === 'balloon') ? undefined : { tells: 'readies' };
    case 'eventDrawn':
      if (isOwn) return drew(within);
      return events[at - 1]?.type === 'taken' ? { tells: 'drawsEvent' } : undefined;
    case 'travelDrawn':
      if (isOwn) return drew(within);
      return at === 0 ? { tells: 'drawsBlind' } : undefined;
    case 'blueStruck': {
      const lost = event.lost.flatMap((cards, each) => (voice.isYou(each) ? cards : []));
      return { tells: 'struck', event: event.event, days: event.days, isHome: !event.seats.some(voice.isYou), lost };
    }
    case 'detectiveSent':
      return {
        tells: 'sends',
        place: event.place,
        meets: event.next.some(voice.isYou) ? 'next' : event.there.some(voice.isYou) ? 'there' : null,
      };
    case 'watchTaken':
      return { tells: 'watch' };
    case 'swapped':
      return isFirst(within) ? { tells: 'trades', cards: allOf(within).length } : undefined;
    case 'bought':
      return isFirst(within) ? { tells: 'buys', cards: allOf(within).length, coins: allOf(within).length * event.price } : undefined;
    case 'played':
      return isFirst(within) && SILENT.includes(event.as) ? { tells: 'plays', event: event.as } : undefined;
    case 'fetched':
      return { tells: 'fetches', card: event.card };
    case 'rolled':
      return event.again && isFirstReroll(within) ? { tells: 'rerolls', coins: rerolls(events) } : undefined;
    case 'travelled':
      return reaches(event, within);
    case 'chipUsed':
      return chip(event, events[at + 1]);
    case 'questioned':
      return legBefore(within) ? undefined : { tells: 'questioned', days: event.days };
    case 'discarded':
      return isOwn && isFirst(within)
        ? { tells: 'discards', cards: allOf(within).flatMap(each => (each.type === 'discarded' ? [each.card] : [])) }
        : undefined;
    case 'resigned':
      return { tells: 'resigns' };
    default:
      return undefined;
  }
}

/** Event cards of which nothing else in the line speaks. */
const SILENT: readonly EventCard[] = ['connection', 'passepartout'];

/** Whether this is the first of its kind in the turn: several are told together. */
function isFirst({ events, at }: Within): boolean {
  return events.findIndex(({ type }) => type === events[at]?.type) === at;
}

function allOf({ events, at }: Within): readonly Event[] {
  return events.filter(({ type }) => type === events[at]?.type);
}

function isFirstReroll({ events, at }: Within): boolean {
  return events.findIndex(event => event.type === 'rolled' && event.again) === at;
}

function rerolls(events: readonly Event[]): number {
  return events.filter(event => event.type === 'rolled' && event.again).length;
}

/** Cards that the reader drew one right after the other. */
function drew({ events, at }: Within): Fact | undefined {
  const cards = (from: number): readonly (TravelCard | EventCard)[] => {
    const event = events[from];
    const card = event?.type === 'travelDrawn' ? event.card : event?.type === 'eventDrawn' ? event.event : null;
    return card ? [card, ...cards(from + 1)] : [];
  };
  return cards(at - 1).length > 0 ? undefined : { tells: 'drew', cards: cards(at) };
}

/** A chip that costs others a day is told by whom it hits. */
function chip({ colour, chip: kind }: Told<'chipUsed'>, next: Event | undefined): Fact | undefined {
  if (next?.type !== 'delayed') return { tells: 'chip', colour, chip: kind };
  return next.seats.length === 0 ? undefined : { tells: 'delays', colour, seats: next.seats, days: next.days };
}

/** The leg at whose end the detective asks: his days are told with it. */
function legBefore({ events, at }: Within): boolean {
  return events.slice(0, at).some(({ type }) => type === 'travelled');
}

function reaches(leg: Told<'travelled'>, { events, at }: Within): Fact {
  const later = events.slice(at + 1);
  const isLast = !later.some(({ type }) => type === 'travelled');
  const asked = isLast ? later.find(event => event.type === 'questioned') : undefined;
  const home = later[0]?.type === 'returned' ? later[0] : undefined;
  return { tells: 'reaches', leg, by: carriers(events.slice(0, at), leg), questions: asked?.days ?? 0, ...(home ? { home } : {}) };
}

/** On the leg by land an Elephant may have been ridden. */
function carriers(before: readonly Event[], { to, parts }: Told<'travelled'>): readonly (Replacement | 'elephant' | undefined)[] {
  const leg = before.slice(before.findLastIndex(({ type }) => type === 'setOut'));
  if (to === 'calcutta') return leg.some(event => event.type === 'played' && event.as === 'elephant' && !event.cashed) ? ['elephant'] : [];
  const by: (Replacement | undefined)[] = parts.map(() => undefined);
  for (const event of leg) if (event.type === 'replaced') by[event.slot - 1] = event.by;
  return by;
}
