// Cards and coins that change hands while something happens.
import {
  EVENT_CARDS,
  type EventCard,
  TRAVEL_CARDS,
  type TravelCard,
  type TravellerView,
  type View,
} from '../../../games/eighty-days/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { isTravel } from './scene.ts';

/** The view with a change in one traveller. */
export function withTraveller(view: View, seat: Seat, change: (traveller: TravellerView) => Partial<TravellerView>): View {
  return { ...view, travellers: view.travellers.map((each, at) => (at === seat ? { ...each, ...change(each) } : each)) };
}

/** Coins from the supply, or back to it. */
export function giveCoins(view: View, seat: Seat, coins: number): View {
  return { ...withTraveller(view, seat, each => ({ coins: each.coins + coins })), coins: view.coins - coins };
}

/** ED-1.8 The uppermost bag first; no bag is empty. */
export function drawFrom(supply: readonly number[], cards: number): readonly number[] {
  const [top = 0, ...rest] = supply;
  if (cards < top) return [top - cards, ...rest];
  return rest.length > 0 ? drawFrom(rest, cards - top) : [];
}

function inserted<C>(cards: readonly C[], card: C, box: readonly C[]): readonly C[] {
  return [...cards, card].sort((a, b) => box.indexOf(a) - box.indexOf(b));
}

function without<C>(cards: readonly C[], card: C): readonly C[] {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}

/** A travel card into a hand; null is one that the viewer has not seen. */
export function takeTravel(view: View, seat: Seat, card: TravelCard | null, isSeenByAll = false): View {
  return withTraveller(view, seat, ({ travelCount, hand, known }) => ({
    travelCount: travelCount + 1,
    hand: hand && card ? { ...hand, travel: inserted(hand.travel, card, TRAVEL_CARDS) } : hand,
    known: card && isSeenByAll ? inserted(known, card, TRAVEL_CARDS) : known,
  }));
}

/** An event card into a hand. */
export function takeEvent(view: View, seat: Seat, card: EventCard | null): View {
  return withTraveller(view, seat, ({ eventCount, hand }) => ({
    eventCount: eventCount + 1,
    hand: hand && card ? { ...hand, events: inserted(hand.events, card, EVENT_CARDS) } : hand,
  }));
}

/** A card from a hand onto its discard. */
export function putDown(view: View, seat: Seat, card: TravelCard | EventCard): View {
  if (!isTravel(card)) {
    const change = ({ eventCount, hand }: TravellerView) => ({
      eventCount: eventCount - 1,
      hand: hand && { ...hand, events: without(hand.events, card) },
    });
    return { ...withTraveller(view, seat, change), eventDiscard: [...view.eventDiscard, card] };
  }
  const change = ({ travelCount, hand, known }: TravellerView) => ({
    travelCount: travelCount - 1,
    hand: hand && { ...hand, travel: without(hand.travel, card) },
    known: without(known, card),
  });
  return { ...withTraveller(view, seat, change), travelDiscard: [...view.travelDiscard, card] };
}

/** ED-13.2 Both hands go under their supplies, each as a bag of its own. */
export function putHandsUnder(view: View, seat: Seat): View {
  const traveller = view.travellers[seat];
  const under = (supply: readonly number[], cards = 0) => (cards > 0 ? [...supply, cards] : supply);
  const emptied = withTraveller(view, seat, ({ hand }) => ({
    travelCount: 0,
    eventCount: 0,
    known: [],
    hand: hand && { travel: [], events: [] },
  }));
  return {
    ...emptied,
    travelSupply: under(view.travelSupply, traveller?.travelCount),
    eventSupply: under(view.eventSupply, traveller?.eventCount),
  };
}
