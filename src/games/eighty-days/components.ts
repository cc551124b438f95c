/** The places of the journey in order. London is both the start (position 0) and the goal (position 10). */
export const PLACES = [
  'london',
  'paris',
  'brindisi',
  'suez',
  'bombay',
  'calcutta',
  'hongkong',
  'yokohama',
  'sanfrancisco',
  'newyork',
] as const;
export type Place = (typeof PLACES)[number];

/** The number of legs, and so the position of the goal. */
export const LONDON = 10;

/** The places with a position of their own, 1 to 9: where the detective may stand and chips lie. */
export const STOPS = PLACES.slice(1);

export const BRINDISI = PLACES.indexOf('brindisi');

/** The place at a position. */
export function placeAt(position: number): Place {
  return PLACES[position % LONDON] ?? 'london';
}

export const KINDS = ['T', 'S'] as const;
/** T a train, S a ship. */
export type Kind = (typeof KINDS)[number];

export const ROUTES = ['A', 'B'] as const;
export type Route = (typeof ROUTES)[number];

/** What the routes of each leg ask for, leg 1 at index 1. Leg 5 asks for no card. */
export const LEGS: readonly Readonly<Partial<Record<Route, readonly Kind[]>>>[] = [
  {},
  { A: ['S', 'T'] },
  { A: ['T', 'T'] },
  { A: ['S'] },
  { A: ['S', 'S'] },
  { A: [] },
  { A: ['S'] },
  { A: ['S', 'S'], B: ['T', 'S'] },
  { A: ['S', 'S'] },
  { A: ['T', 'T'] },
  { A: ['S', 'S', 'T'] },
];

/** The leg from Bombay to Calcutta, where the railway has a gap. */
export const LEG_BY_LAND = 5;
export const DAYS_ON_FOOT = 12;
/** By elephant: these, and the die. */
export const DAYS_BY_ELEPHANT = 6;

/** Ten types of travel card, trains before ships, the quick ones first, with the number of copies in the box. */
export const TRAVEL_COPIES = { T2: 5, T3: 6, T4: 7, T5: 8, T6: 4, S4: 4, S5: 6, S6: 7, S7: 8, S8: 5 } as const;
export type TravelCard = keyof typeof TRAVEL_COPIES;
export const TRAVEL_CARDS = ['T2', 'T3', 'T4', 'T5', 'T6', 'S4', 'S5', 'S6', 'S7', 'S8'] as const satisfies readonly TravelCard[];

/** What is printed on a travel card. */
export const TRAVEL: Readonly<Record<TravelCard, { readonly kind: Kind; readonly value: number }>> = {
  T2: { kind: 'T', value: 2 },
  T3: { kind: 'T', value: 3 },
  T4: { kind: 'T', value: 4 },
  T5: { kind: 'T', value: 5 },
  T6: { kind: 'T', value: 6 },
  S4: { kind: 'S', value: 4 },
  S5: { kind: 'S', value: 5 },
  S6: { kind: 'S', value: 6 },
  S7: { kind: 'S', value: 7 },
  S8: { kind: 'S', value: 8 },
};

export const EVENT_CARDS = [
  'balloon',
  'elephant',
  'connection',
  'offer',
  'express',
  'submarine',
  'princess',
  'passepartout',
  'carpetbag',
  'bradshaw',
  'delay',
  'storm',
] as const;
export type EventCard = (typeof EVENT_CARDS)[number];

/** The blue cards, and the days they cost everybody on the way. */
export const BLUE_DAYS: Readonly<Partial<Record<EventCard, number>>> = { delay: 1, storm: 2 };

export const EVENT_DECKS = ['classic', 'expedition'] as const;
export type EventDeck = (typeof EVENT_DECKS)[number];
export const EVENT_COPIES: Readonly<Record<EventDeck, Readonly<Record<EventCard, number>>>> = {
  classic: {
    balloon: 3,
    elephant: 2,
    connection: 1,
    offer: 2,
    express: 2,
    submarine: 2,
    princess: 1,
    passepartout: 0,
    carpetbag: 0,
    bradshaw: 0,
    delay: 1,
    storm: 1,
  },
  expedition: {
    balloon: 2,
    elephant: 1,
    connection: 1,
    offer: 1,
    express: 2,
    submarine: 2,
    princess: 1,
    passepartout: 1,
    carpetbag: 1,
    bradshaw: 1,
    delay: 1,
    storm: 1,
  },
};

/** How often each event card is in a deck of one's own. */
export type OwnDeck = Readonly<Record<EventCard, number>>;

/** How often each event card is in the deck agreed on. */
export function copiesIn(deck: EventDeck | OwnDeck): OwnDeck {
  return typeof deck === 'string' ? EVENT_COPIES[deck] : deck;
}

/** The cards of a deck of one's own. */
export function deckSize(deck: OwnDeck): number {
  return EVENT_CARDS.reduce((sum, card) => sum + deck[card], 0);
}

/** Coins the Carpet-bag holds. */
export const CARPETBAG_COINS = 2;

export const CHIPS = ['coin', 'travel', 'event', 'day'] as const;
export type Chip = (typeof CHIPS)[number];
/** How often each chip exists in red, and as often in blue. */
export const CHIP_COPIES: Readonly<Record<Chip, number>> = { coin: 3, travel: 2, event: 2, day: 2 };

/** The action track, left to right. */
export const SPACES = ['coin', 'balloon', 'event', 'detective', 'start', 'trade'] as const;
export type Space = (typeof SPACES)[number];
/** Cards laid on the track, by the number of travellers on the way. */
export const CARDS_LAID = [0, 0, 3, 4, 5, 6, 6] as const;

export const COINS_IN_BOX = 24;
export const PRICE_OF_A_CARD = 2;
export const PRICE_OF_A_ROLL = 1;
export const MOST_TRADED = 3;
export const LEGS_WITH_CONNECTION = 2;
/** The bet: home in this many days or fewer. */
export const BET = 80;

/** One card for each copy: a bag, or a deck before it is shuffled. */
export function copies<T extends string>(types: readonly T[], count: Readonly<Record<T, number>>): T[] {
  return types.flatMap(type => Array<T>(count[type]).fill(type));
}

/** All travel cards of the box. */
export const TRAVEL_BOX: readonly TravelCard[] = copies(TRAVEL_CARDS, TRAVEL_COPIES);
