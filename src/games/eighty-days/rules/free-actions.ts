// ED-10.3, ED-11 What may be done at any time in one's own turn.
import type { Clause, Seat, Table } from '../../../kernel/index.ts';
import { CARPETBAG_COINS, LEGS_WITH_CONNECTION, PRICE_OF_A_CARD } from '../components.ts';
import type { Event } from '../events.ts';
import { MOVES, type Move, type MoveOf } from '../moves.ts';
import type { Rule, State } from '../state.ts';
import {
  canDrawTravelCard,
  drawEventCard,
  drawTravelUnseen,
  payCoins,
  putDownEvent,
  receiveCoins,
  remove,
  takeTravelOpenly,
  topEvent,
  travellerAt,
} from './cards.ts';

type EventMove = MoveOf<'playEvent'> | MoveOf<'playPrincess'>;

const HAS_PRICE: Clause<State, unknown> = {
  clause: 'ED-11.2',
  holds: (s, seat) => travellerAt(s, seat).coins >= PRICE_OF_A_CARD,
  facts: (s, seat) => ({ coins: travellerAt(s, seat).coins, price: PRICE_OF_A_CARD }),
};

const buyTravel: Rule<'buyTravel'> = {
  candidates: () => MOVES.buyTravel,
  clauses: [HAS_PRICE, { clause: 'ED-11.4', holds: canDrawTravelCard }],
  play(s, seat, _move, table) {
    payCoins(s, seat, PRICE_OF_A_CARD);
    table.tell({ type: 'bought', seat, what: 'travel', price: PRICE_OF_A_CARD });
    drawTravelUnseen(s, seat, table);
  },
};

const buyEvent: Rule<'buyEvent'> = {
  candidates: () => MOVES.buyEvent,
  clauses: [HAS_PRICE],
  play(s, seat, _move, table) {
    payCoins(s, seat, PRICE_OF_A_CARD);
    table.tell({ type: 'bought', seat, what: 'event', price: PRICE_OF_A_CARD });
    drawEventCard(s, seat, table);
  },
};

/** What each card asks for beyond being at hand. */
const CARD_CLAUSES: readonly Clause<State, EventMove>[] = [
  {
    clause: 'ED-6.2',
    holds: (s, _seat, { event }) => event !== 'connection' || s.turn.legsAllowed < LEGS_WITH_CONNECTION,
    facts: s => ({ legs: s.turn.legsAllowed }),
  },
  {
    clause: 'ED-10.3',
    holds: (s, _seat, { card }) => card === null || s.travelDiscard.includes(card),
    facts: (_s, _seat, { event, card }) => ({ event, card: card ?? '' }),
  },
];

function takeEffect(s: State, seat: Seat, { event, card }: EventMove, table: Table<Event>): void {
  switch (event) {
    case 'elephant': // ED-11.5
      return receiveCoins(s, seat, 1, table);
    case 'connection': // ED-6.2
      s.turn.legsAllowed = LEGS_WITH_CONNECTION;
      return;
    case 'passepartout':
      s.turn.shielded = true;
      return;
    case 'carpetbag':
      return receiveCoins(s, seat, CARPETBAG_COINS, table);
    case 'bradshaw':
      if (card === null) throw new Error('no card was named');
      remove(s.travelDiscard, card);
      takeTravelOpenly(s, seat, card);
      return table.tell({ type: 'fetched', seat, card });
  }
}

/** Nobody rides an Elephant that is put down for a coin. */
function cashing({ event }: EventMove): { readonly cashed?: true } {
  return event === 'elephant' ? { cashed: true } : {};
}

const playEvent: Rule<'playEvent'> = {
  candidates(s, seat) {
    const { eventHand } = travellerAt(s, seat);
    return eventHand.length === 0 ? [] : MOVES.playEvent.filter(({ event }) => eventHand.includes(event));
  },
  clauses: [
    {
      clause: 'ED-10.3',
      holds: (s, seat, { event }) => travellerAt(s, seat).eventHand.includes(event),
      facts: (_s, _seat, { event }) => ({ event }),
    },
    ...CARD_CLAUSES,
  ],
  play(s, seat, move, table) {
    putDownEvent(s, seat, move.event);
    table.tell({ type: 'played', seat, event: move.event, as: move.event, ...cashing(move) });
    takeEffect(s, seat, move, table);
  },
};

// ED-10.9 The Princess acts as the top-most card of the event discard; ED-10.10 and counts as it for every limit.
const playPrincess: Rule<'playPrincess'> = {
  candidates(s, seat) {
    if (!travellerAt(s, seat).eventHand.includes('princess')) return [];
    const top = topEvent(s);
    return MOVES.playPrincess.filter(({ event }) => event === top);
  },
  clauses: [
    { clause: 'ED-10.9', holds: (s, seat) => travellerAt(s, seat).eventHand.includes('princess') },
    {
      clause: 'ED-10.9',
      holds: (s, _seat, { event }) => topEvent(s) === event,
      facts: s => ({ top: topEvent(s) ?? '' }),
    },
    ...CARD_CLAUSES,
  ],
  play(s, seat, move, table) {
    putDownEvent(s, seat, 'princess');
    table.tell({ type: 'played', seat, event: 'princess', as: move.event, ...cashing(move) });
    takeEffect(s, seat, move, table);
  },
};

/** The decision `free`, offered beside `choose`, `act` and `travel`. */
export const FREE = { buyTravel, buyEvent, playEvent, playPrincess };

/** The version of the rules since which coins are spent and made while a leg is under way. */
const OPEN_LEGS = 2;

/** ED-6.9 Whether event cards may be played until the days of a leg are spent. */
export function isOpenUntilSpent({ plan }: State): boolean {
  return plan.options.eventsUntil === 'spent';
}

/** ED-11.3 Whether coins count within a leg in this match. */
export function isOpenWithinLeg(s: State): boolean {
  return s.plan.version >= OPEN_LEGS || isOpenUntilSpent(s);
}

const OPENED: Clause<State, unknown> = { clause: 'ED-11.3', holds: isOpenWithinLeg };

/** ED-11.5 Of the event cards only the Elephant for a coin, or what may be played until the days are spent. Bradshaw’s Guide always waits: it would fetch a card that pays this very leg. */
const WITHIN_LEG: Clause<State, EventMove> = {
  clause: 'ED-11.3',
  holds: (s, _seat, { event }) => event === 'elephant' || (isOpenUntilSpent(s) && event !== 'bradshaw'),
  facts: (_s, _seat, { event }) => ({ event }),
};

/** ED-11.3 The same moves from the declaring of a leg to its chip. */
export const FREE_WITHIN_LEG = {
  buyTravel: after([OPENED], buyTravel),
  buyEvent: after([OPENED], buyEvent),
  playEvent: after([OPENED, WITHIN_LEG], playEvent),
  playPrincess: after([OPENED, WITHIN_LEG], playPrincess),
};

const NEVER: Clause<State, unknown> = { clause: 'ED-11.3', holds: () => false };

/** ED-11.3 The same moves within a trade, which is one act. */
export const CLOSED = {
  buyTravel: after([NEVER], buyTravel),
  buyEvent: after([NEVER], buyEvent),
  playEvent: after([NEVER], playEvent),
  playPrincess: after([NEVER], playPrincess),
};

function after<K extends Move['type']>(clauses: Rule<K>['clauses'], rule: Rule<K>): Rule<K> {
  return { ...rule, clauses: [...clauses, ...rule.clauses] };
}
