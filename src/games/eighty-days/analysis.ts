// What a match tells about its legs, cards, chips and travellers.
import type { ElementKind, Interaction, Plan, Seat } from '../../kernel/index.ts';
import { CHIPS, EVENT_CARDS, LONDON, placeAt, SPACES } from './components.ts';
import type { Colour, Event } from './events.ts';
import type { Agreement } from './options.ts';
import { outcome } from './score.ts';
import type { State } from './state.ts';

/** A leg: how often it was travelled, and the days that took all travellers together. */
export interface LegRow {
  /** 'london-paris' */
  readonly leg: string;
  travels: number;
  days: number;
  saved: number;
  offers: number;
}

/** An event card. */
export interface EventCardRow {
  readonly card: string;
  drawn: number;
  played: number;
  discarded: number;
  /** Blue cards strike when they are drawn. */
  struck: number;
}

/** A kind of chip: 'red coin'. */
export interface ChipRow {
  readonly chip: string;
  used: number;
  left: number;
}

/** A space of the action track. */
export interface SpaceRow {
  readonly space: string;
  taken: number;
  declined: number;
}

/** A traveller; the days lost are part of the days. */
export interface TravellerRow {
  readonly seat: Seat;
  readonly rank: number;
  readonly legs: number;
  readonly days: number;
  readonly coins: number;
  /** 1 for the first one home; null for who never came. */
  readonly home: number | null;
  lostToPressure: number;
  lostToDetective: number;
  lostToEvents: number;
  bought: number;
}

/** Everything a match tells, as rows of plain values. */
export type Analysis = {
  readonly legs: readonly LegRow[];
  readonly eventCards: readonly EventCardRow[];
  readonly chips: readonly ChipRow[];
  readonly spaces: readonly SpaceRow[];
  readonly travellers: readonly TravellerRow[];
};

const COLOURS: readonly Colour[] = ['red', 'blue'];

/** How often event cards are played for each time they are drawn, and the days that a leg takes. */
export const elements: readonly ElementKind[] = [
  { table: 'eventCards', used: 'played', gain: 'played', per: 'drawn' },
  { table: 'legs', used: 'travels', gain: 'days', per: 'travels' },
];

/** The part of all days that others cost: the detective they send, and the pressure of those ahead. */
export const interaction: Interaction = { table: 'travellers', part: ['lostToPressure', 'lostToDetective'], whole: 'days' };

/** The statistics of a match from what happened in it and how it stands at the end. */
export function analyse(_plan: Plan<Agreement>, log: readonly { readonly entry: number; readonly event: Event }[], final: State): Analysis {
  const counts = noCounts(final);
  for (const { event } of log) enter(counts, event);
  return counts;
}

function noCounts(final: State): Analysis {
  const ranks = outcome(final)?.ranks;
  return {
    legs: Array.from({ length: LONDON }, (_, from) => ({
      leg: legOf(placeAt(from), placeAt(from + 1)),
      travels: 0,
      days: 0,
      saved: 0,
      offers: 0,
    })),
    eventCards: EVENT_CARDS.map(card => ({ card, drawn: 0, played: 0, discarded: 0, struck: 0 })),
    chips: COLOURS.flatMap(colour => CHIPS.map(chip => ({ chip: `${colour} ${chip}`, used: 0, left: 0 }))),
    spaces: SPACES.map(space => ({ space, taken: 0, declined: 0 })),
    travellers: final.travellers.map(({ position, days, coins }, seat) => ({
      seat,
      rank: ranks?.[seat] ?? 0,
      legs: position,
      days,
      coins,
      home: final.londonOrder.includes(seat) ? final.londonOrder.indexOf(seat) + 1 : null,
      lostToPressure: 0,
      lostToDetective: 0,
      lostToEvents: 0,
      bought: 0,
    })),
  };
}

function legOf(from: string, to: string): string {
  return `${from}-${to}`;
}

/** Enters one event into the counts. */
function enter(counts: Analysis, event: Event): void {
  switch (event.type) {
    case 'travelled':
      return enterLeg(counts, event);
    case 'eventDrawn':
      return count(
        counts.eventCards.find(({ card }) => card === event.event),
        'drawn',
      );
    case 'played':
      return count(
        counts.eventCards.find(({ card }) => card === event.event),
        'played',
      );
    case 'discarded':
      return count(
        counts.eventCards.find(({ card }) => card === event.card),
        'discarded',
      );
    case 'blueStruck':
      count(
        counts.eventCards.find(({ card }) => card === event.event),
        'struck',
      );
      return lose(counts, event.seats, 'lostToEvents', event.days);
    case 'chipUsed':
    case 'chipLeft':
      return count(
        counts.chips.find(({ chip }) => chip === `${event.colour} ${event.chip}`),
        event.type === 'chipUsed' ? 'used' : 'left',
      );
    case 'taken':
      return count(
        counts.spaces.find(({ space }) => space === event.space),
        'taken',
      );
    case 'declined':
      return count(
        counts.spaces.find(({ space }) => space === event.space),
        'declined',
      );
    case 'pressed':
      return lose(counts, event.seats, 'lostToPressure', event.days);
    case 'questioned':
      return lose(counts, [event.seat], 'lostToDetective', event.days);
    case 'delayed':
      return lose(counts, event.seats, 'lostToEvents', event.days);
    case 'bought':
      return count(counts.travellers[event.seat], 'bought');
    default:
      return;
  }
}

function enterLeg({ legs }: Analysis, { from, to, days, saved, offers }: Extract<Event, { type: 'travelled' }>): void {
  const row = legs.find(({ leg }) => leg === legOf(from, to));
  if (!row) return;
  row.travels++;
  row.days += days;
  row.saved += saved;
  row.offers += offers;
}

function count<K extends string>(row: Record<K, number> | undefined, column: K): void {
  if (row) row[column]++;
}

type Lost = 'lostToPressure' | 'lostToDetective' | 'lostToEvents';

function lose({ travellers }: Analysis, seats: readonly Seat[], to: Lost, days: number): void {
  for (const seat of seats) {
    const row = travellers[seat];
    if (row) row[to] += days;
  }
}
