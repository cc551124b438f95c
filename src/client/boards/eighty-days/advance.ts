// The journey once something has happened on it.
import {
  type Event,
  eventDeck,
  freshTurn,
  LEGS_WITH_CONNECTION,
  PRICE_OF_A_ROLL,
  SPACES,
  type TravellerView,
  type View,
} from '../../../games/eighty-days/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { drawFrom, giveCoins, putDown, putHandsUnder, takeEvent, takeTravel, withTraveller } from './advance-cards.ts';
import { legAfter } from './advance-leg.ts';
import { daysIn, positionOf, seatInTurn } from './scene.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The view with one more event in it. That a turn ends is told by no event: it comes with the next view. */
export function advance(view: View, event: Event): View {
  return legAfter(withDays(change(view, event), event), event);
}

function withDays(view: View, event: Event): View {
  return { ...view, travellers: view.travellers.map((each, seat) => ({ ...each, days: each.days + daysIn(event, seat) })) };
}

function change(view: View, event: Event): View {
  switch (event.type) {
    case 'roundBegun':
      return beginRound(view, event);
    case 'taken':
      return take(view, event);
    case 'coinsReceived':
      return giveCoins(view, event.seat, event.coins);
    case 'bought':
      return giveCoins(view, event.seat, -event.price);
    case 'balloonReadied':
      return { ...view, turn: { ...view.turn, balloonRight: true } };
    case 'detectiveSent':
      return { ...view, detective: positionOf(event.place) };
    case 'watchTaken':
      return { ...view, nextStart: event.seat };
    case 'travelDrawn':
      return takeTravel({ ...view, travelSupply: drawFrom(view.travelSupply, 1) }, event.seat, event.card);
    case 'eventDrawn':
      return takeEvent({ ...view, eventSupply: drawFrom(view.eventSupply, 1) }, event.seat, event.event);
    case 'travelShuffled':
      return shuffle(view, event);
    case 'blueStruck':
      return strike(view);
    case 'played':
      return play(view, event);
    case 'fetched':
      return fetch(view, event);
    case 'swapped':
    case 'paid':
    case 'discarded':
      return putDown(view, event.seat, event.card);
    case 'replaced':
      return event.by === 'balloon' ? { ...view, turn: { ...view.turn, balloonUsed: true } } : view;
    case 'rolled':
      return event.again ? giveCoins(view, event.seat, -PRICE_OF_A_ROLL) : view;
    case 'travelled':
      return travel(view, event.seat);
    case 'chipLeft':
    case 'chipUsed':
      return turnOver(view, event);
    case 'returned':
      return comeHome(view, event.seat);
    case 'resigned':
      return resign(view, event.seat);
    case 'ended':
      return { ...clearTrack(view), frames: [] };
    case 'pressed':
    case 'declined':
    case 'setOut':
    case 'delayed':
    case 'questioned':
      return view;
  }
}

function isTravelling({ travellers, resigned, londonOrder }: View, seat: Seat): boolean {
  return travellers[seat] !== undefined && !resigned.includes(seat) && !londonOrder.includes(seat);
}

function cardsOn(display: View['display']) {
  return display.flatMap(card => card ?? []);
}

/** ED-3.4 What is left on the track is discarded. */
function clearTrack(view: View): View {
  return { ...view, display: SPACES.map(() => null), travelDiscard: [...view.travelDiscard, ...cardsOn(view.display)] };
}

function beginRound(view: View, { round, start, display }: EventOf<'roundBegun'>): View {
  const cleared = clearTrack(view);
  const seats = view.travellers.map((_, at) => (start + at) % view.travellers.length).filter(seat => isTravelling(view, seat));
  return {
    ...cleared,
    round,
    start,
    nextStart: null,
    begunWith: seats.length,
    queue: seats,
    display,
    travelSupply: drawFrom(view.travelSupply, cardsOn(display).length),
    turn: freshTurn(),
    frames: [{ phase: 'choose', seat: start, taken: null, resigned: false }],
  };
}

/** The cards laid before the supply ran out are told of later: until then they still count as supply. */
function shuffle(view: View, { cards }: EventOf<'travelShuffled'>): View {
  const isNewRound = cards > view.travelDiscard.length;
  const left = view.travelSupply.reduce((sum, bag) => sum + bag, 0);
  return { ...(isNewRound ? clearTrack(view) : view), travelSupply: [left + cards], travelDiscard: [] };
}

function take(view: View, { seat, space, card }: EventOf<'taken'>): View {
  const isSameTurn = seatInTurn(view) === seat;
  return {
    ...takeTravel(view, seat, card, true),
    display: view.display.map((laid, at) => (SPACES[at] === space ? null : laid)),
    turn: isSameTurn ? view.turn : freshTurn(),
    frames: [{ phase: 'act', seat, space, done: false }],
  };
}

/** ED-10.6 All event cards become the supply again. */
function strike(view: View): View {
  const empty = ({ hand, ...rest }: TravellerView) => ({ ...rest, eventCount: 0, hand: hand && { ...hand, events: [] } });
  return { ...view, travellers: view.travellers.map(empty), eventSupply: [eventDeck(view.plan).length], eventDiscard: [] };
}

function play(view: View, { seat, event, as }: EventOf<'played'>): View {
  const played = putDown(view, seat, event);
  switch (as) {
    case 'connection':
      return { ...played, turn: { ...view.turn, legsAllowed: LEGS_WITH_CONNECTION } };
    case 'passepartout':
      return { ...played, turn: { ...view.turn, shielded: true } };
    default:
      return played;
  }
}

function fetch(view: View, { seat, card }: EventOf<'fetched'>): View {
  const at = view.travelDiscard.indexOf(card);
  return takeTravel({ ...view, travelDiscard: view.travelDiscard.filter((_, index) => index !== at) }, seat, card, true);
}

function travel(view: View, seat: Seat): View {
  const arrived = withTraveller(view, seat, ({ position }) => ({ position: position + 1 }));
  return { ...arrived, turn: { ...view.turn, legsDone: view.turn.legsDone + 1 } };
}

function turnOver(view: View, { place, colour }: EventOf<'chipLeft' | 'chipUsed'>): View {
  const left = view.chips[colour].map((chip, at) => (at === positionOf(place) - 1 ? null : chip));
  return { ...view, chips: { ...view.chips, [colour]: left }, frames: view.frames.filter(({ phase }) => phase !== 'arrive') };
}

function comeHome(view: View, seat: Seat): View {
  const home = { ...putHandsUnder(view, seat), londonOrder: [...view.londonOrder, seat] };
  const { arrivalCoins } = view.plan.options;
  // ED-15.7 Two players keep their coins for a tie.
  return arrivalCoins === 'return' && view.plan.seats > 2 ? returnCoins(home, seat) : home;
}

function returnCoins(view: View, seat: Seat): View {
  return giveCoins(view, seat, -(view.travellers[seat]?.coins ?? 0));
}

/** Where all others have been, nobody can come last any more. */
function resign(view: View, seat: Seat): View {
  const resigned = [...view.resigned, seat];
  const left = view.travellers.filter((_, each) => !resigned.includes(each));
  const blue = view.chips.blue.map((chip, at) => (left.every(({ position }) => position > at) ? null : chip));
  return { ...returnCoins(putHandsUnder(view, seat), seat), resigned, chips: { ...view.chips, blue } };
}
