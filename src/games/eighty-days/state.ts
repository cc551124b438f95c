import { draw, type MoveRule, type Phase, type Phased, type Plan, pick, type Seat, type Table } from '../../kernel/index.ts';
import { boxOf } from './box.ts';
import {
  BRINDISI,
  type Chip,
  COINS_IN_BOX,
  copies,
  EVENT_CARDS,
  EVENT_COPIES,
  type EventCard,
  type EventDeck,
  type Route,
  SPACES,
  type Space,
  STOPS,
  TRAVEL_CARDS,
  type TravelCard,
} from './components.ts';
import type { Colour, Event, Replacement } from './events.ts';
import type { Move, MoveOf } from './moves.ts';
import type { Agreement } from './options.ts';

/** One member of the club, on the way round the world. */
export interface Traveller {
  /** Legs completed: 0 London, 1 Paris … 10 London again. */
  position: number;
  /** Days spent; never taken modulo 80. */
  days: number;
  coins: number;
  /** Both hands in the order of the box. */
  readonly travelHand: TravelCard[];
  readonly eventHand: EventCard[];
  /** Travel cards in the hand that everybody saw going there. */
  readonly known: TravelCard[];
}

/** A supply is a list of bags, the uppermost first; no bag in it is empty (ED-1.8). */
export type Supply<C> = C[][];

/** What only lasts for the turn. */
export interface Turn {
  balloonRight: boolean;
  balloonUsed: boolean;
  legsAllowed: number;
  legsDone: number;
  shielded: boolean;
}

/** A leg as it is declared, from `go` to arrival. */
export interface Leg {
  readonly route: Route;
  readonly paid: TravelCard[];
  /** Slot by slot, what stands in for the card's value. */
  readonly replaced: (Replacement | null)[];
  offers: number;
  elephant: boolean;
}

export type Frame =
  | { readonly phase: 'round' }
  | { readonly phase: 'choose'; readonly seat: Seat; taken: Space | 'blind' | null; resigned: boolean }
  | { readonly phase: 'act'; readonly seat: Seat; readonly space: Space; done: boolean }
  | { readonly phase: 'trade'; readonly seat: Seat; swapped: number; stopped: boolean }
  | { readonly phase: 'travel'; readonly seat: Seat; ended: boolean }
  | { readonly phase: 'slot'; readonly seat: Seat; readonly leg: Leg }
  | { readonly phase: 'modify'; readonly seat: Seat; readonly leg: Leg; departed: boolean }
  | { readonly phase: 'roll'; readonly seat: Seat; readonly leg: Leg; die: number; accepted: boolean }
  | { readonly phase: 'arrive'; readonly seat: Seat; colour: Colour | null }
  | { readonly phase: 'endTurn'; readonly seat: Seat }
  | { readonly phase: 'endRound' };

export interface State extends Phased<Frame> {
  readonly plan: Plan<Agreement>;
  readonly frames: Frame[];
  round: number;
  /** The starting player of round 1. */
  firstStart: Seat;
  start: Seat;
  /** Who took the pocket watch this round. */
  nextStart: Seat | null;
  /** Travellers on the way when the round began. */
  begunWith: number;
  /** Who still has a turn in this round; the first one is in it. */
  readonly queue: Seat[];
  /** The cards on the action track, space by space. */
  readonly display: (TravelCard | null)[];
  travelSupply: Supply<TravelCard>;
  readonly travelDiscard: TravelCard[];
  eventSupply: Supply<EventCard>;
  /** A stack: the last one lies on top. */
  readonly eventDiscard: EventCard[];
  /** Coins in the supply. */
  coins: number;
  /** The position of the detective, 1 to 9. */
  detective: number;
  /** The chips of positions 1 to 9, null once turned over. */
  readonly chips: Readonly<Record<Colour, (Chip | null)[]>>;
  /** The slips in London, in order of arrival. */
  readonly londonOrder: Seat[];
  /** Who gave up, in that order. */
  readonly resigned: Seat[];
  turn: Turn;
  readonly travellers: readonly Traveller[];
}

/** How a kind of move is ruled, and a section of the rulebook, in this game. */
export type Rule<K extends Move['type']> = MoveRule<State, MoveOf<K>, Event>;
export type Section<P extends Frame['phase']> = Phase<State, Frame, P, Move, Event>;

/** A turn at its beginning. */
export function freshTurn(): Turn {
  return { balloonRight: false, balloonUsed: false, legsAllowed: 1, legsDone: 0, shielded: false };
}

/** The event cards in the game, as a new bag. ED-15.1 Two players do without Connection. */
export function eventDeck({ options, seats }: Plan<Agreement>): EventCard[] {
  const deck = typeof options.eventDeck === 'string' ? DECKS[options.eventDeck] : copies(EVENT_CARDS, options.eventDeck);
  return seats === 2 ? deck.filter(event => event !== 'connection') : deck.slice();
}

const DECKS: Readonly<Record<EventDeck, readonly EventCard[]>> = {
  classic: copies(EVENT_CARDS, EVENT_COPIES.classic),
  expedition: copies(EVENT_CARDS, EVENT_COPIES.expedition),
};

/** The table before round 1. */
export function layOut(plan: Plan<Agreement>, { chance }: Table<Event>): State {
  const { options, seats } = plan;
  // ED-2.1 One chip of each colour at every place, all red ones first.
  const lay = () => {
    const bag = boxOf(options).chips.slice();
    return STOPS.map((): Chip | null => draw(bag, chance, 'chips'));
  };
  const red = lay();
  const blue = lay();
  const travelBag = boxOf(options).travel.slice();
  // ED-2.2 Every figure in London, no day spent, one coin.
  const travellers = Array.from({ length: seats }, () => ({
    position: 0,
    days: 0,
    coins: options.startCoins,
    travelHand: [] as TravelCard[],
    eventHand: [],
    known: [],
  }));
  // ED-2.4 Three travel cards each, dealt one at a time.
  for (let lap = 0; lap < options.startCards; lap++) {
    for (const { travelHand } of travellers) travelHand.push(draw(travelBag, chance, 'travel'));
  }
  for (const { travelHand } of travellers) travelHand.sort((a, b) => TRAVEL_CARDS.indexOf(a) - TRAVEL_CARDS.indexOf(b));
  // ED-2.6 One player starts.
  const everybody = travellers.map((_, seat) => seat);
  const start = options.firstPlayer === 'random' ? pick(everybody, chance, 'start') : options.firstPlayer;
  return {
    plan,
    frames: [],
    round: 0,
    firstStart: start,
    start,
    nextStart: null,
    begunWith: seats,
    queue: [],
    display: SPACES.map(() => null),
    travelSupply: [travelBag],
    travelDiscard: [],
    eventSupply: [eventDeck(plan)],
    eventDiscard: [],
    coins: COINS_IN_BOX - seats * options.startCoins,
    detective: BRINDISI, // ED-2.3
    chips: { red, blue },
    londonOrder: [],
    resigned: [],
    turn: freshTurn(),
    travellers,
  };
}

export function clone(s: State): State {
  return {
    plan: s.plan,
    frames: s.frames.map(cloneFrame),
    round: s.round,
    firstStart: s.firstStart,
    start: s.start,
    nextStart: s.nextStart,
    begunWith: s.begunWith,
    queue: s.queue.slice(),
    display: s.display.slice(),
    travelSupply: s.travelSupply.map(bag => bag.slice()),
    travelDiscard: s.travelDiscard.slice(),
    eventSupply: s.eventSupply.map(bag => bag.slice()),
    eventDiscard: s.eventDiscard.slice(),
    coins: s.coins,
    detective: s.detective,
    chips: { red: s.chips.red.slice(), blue: s.chips.blue.slice() },
    londonOrder: s.londonOrder.slice(),
    resigned: s.resigned.slice(),
    turn: {
      balloonRight: s.turn.balloonRight,
      balloonUsed: s.turn.balloonUsed,
      legsAllowed: s.turn.legsAllowed,
      legsDone: s.turn.legsDone,
      shielded: s.turn.shielded,
    },
    travellers: s.travellers.map(cloneTraveller),
  };
}

function cloneTraveller(t: Traveller): Traveller {
  return {
    position: t.position,
    days: t.days,
    coins: t.coins,
    travelHand: t.travelHand.slice(),
    eventHand: t.eventHand.slice(),
    known: t.known.slice(),
  };
}

export function cloneFrame(frame: Frame): Frame {
  return 'leg' in frame ? { ...frame, leg: cloneLeg(frame.leg) } : { ...frame };
}

export function cloneLeg({ route, paid, replaced, offers, elephant }: Leg): Leg {
  return { route, paid: paid.slice(), replaced: replaced.slice(), offers, elephant };
}
