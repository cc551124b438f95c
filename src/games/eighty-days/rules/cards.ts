// ED-1.8, ED-3.8 Supplies, hands and discards: how cards change places.
import { type Chance, draw, type Seat, type Table } from '../../../kernel/index.ts';
import { BLUE_DAYS, EVENT_CARDS, type EventCard, TRAVEL_CARDS, type TravelCard } from '../components.ts';
import type { Event } from '../events.ts';
import { eventDeck, type State, type Supply, type Traveller } from '../state.ts';
import { isTravelling, travellingSeats } from './travellers.ts';

/** The traveller at a seat. */
export function travellerAt(s: State, seat: Seat): Traveller {
  const traveller = s.travellers[seat];
  if (!traveller) throw new Error(`no seat ${seat} at this table`);
  return traveller;
}

/** The top-most card of the event discard. */
export function topEvent(s: { readonly eventDiscard: readonly EventCard[] }): EventCard | undefined {
  return s.eventDiscard[s.eventDiscard.length - 1];
}

/** ED-1.8 The top card is one at random out of the first bag. */
function drawTop<C>(supply: Supply<C>, chance: Chance, stream: string): C | undefined {
  const bag = supply[0];
  if (!bag) return undefined;
  const card = draw(bag, chance, stream);
  if (bag.length === 0) supply.shift();
  return card;
}

/** ED-3.8 An empty supply is made of the discard first; where that is empty too, nothing is drawn. */
export function drawTravelCard(s: State, { chance, tell }: Table<Event>): TravelCard | undefined {
  if (s.travelSupply.length === 0 && s.travelDiscard.length > 0) {
    s.travelSupply.push(inOrder(s.travelDiscard.splice(0), TRAVEL_CARDS));
    tell({ type: 'travelShuffled', cards: s.travelSupply[0]?.length ?? 0 });
  }
  return drawTop(s.travelSupply, chance, 'travel');
}

export function canDrawTravelCard(s: State): boolean {
  return s.travelSupply.length > 0 || s.travelDiscard.length > 0;
}

/** Draws a travel card that only the drawer sees. */
export function drawTravelUnseen(s: State, seat: Seat, table: Table<Event>): void {
  const card = drawTravelCard(s, table);
  if (!card) return;
  insert(travellerAt(s, seat).travelHand, card, TRAVEL_CARDS);
  table.tell({ type: 'travelDrawn', seat, card });
}

/** Takes a travel card that everybody sees. */
export function takeTravelOpenly(s: State, seat: Seat, card: TravelCard): void {
  const { travelHand, known } = travellerAt(s, seat);
  insert(travelHand, card, TRAVEL_CARDS);
  insert(known, card, TRAVEL_CARDS);
}

/** Puts a travel card from the hand onto its discard; nobody knows of it in the hand any more. */
export function putDownTravel(s: State, seat: Seat, card: TravelCard): void {
  const { travelHand, known } = travellerAt(s, seat);
  remove(travelHand, card);
  if (known.includes(card)) remove(known, card);
  s.travelDiscard.push(card);
}

/** ED-10.4 A played event card goes on top of its discard at once. */
export function putDownEvent(s: State, seat: Seat, event: EventCard): void {
  remove(travellerAt(s, seat).eventHand, event);
  s.eventDiscard.push(event);
}

/** ED-10 Draws the top event card: into the hand, or, if it is blue, into effect. */
export function drawEventCard(s: State, seat: Seat, table: Table<Event>): void {
  const event = drawTop(s.eventSupply, table.chance, 'events');
  if (!event) throw new Error('the event supply is never empty (ED-1.7)');
  const blue = BLUE_DAYS[event];
  if (blue !== undefined) return strike(s, seat, { event, days: blue }, table);
  // ED-10.2 Seen by its owner only.
  insert(travellerAt(s, seat).eventHand, event, EVENT_CARDS);
  table.tell({ type: 'eventDrawn', seat, event });
}

/** ED-10.6 A blue card is resolved at once, and ED-10.7 not replaced. */
function strike(s: State, seat: Seat, { event, days }: { readonly event: EventCard; readonly days: number }, { tell }: Table<Event>): void {
  const seats = travellingSeats(s);
  const lost = s.travellers.map(({ eventHand }) => eventHand.splice(0));
  for (const each of seats) loseDays(s, each, days);
  s.eventSupply = [eventDeck(s.plan)];
  s.eventDiscard.length = 0;
  tell({ type: 'blueStruck', reveals: true, seat, event, days, seats, lost });
}

/** ED-13.5 The days of a player in London never change again. */
export function loseDays(s: State, seat: Seat, days: number): void {
  if (isTravelling(s, seat)) travellerAt(s, seat).days += days;
}

/** ED-5.2 Coins from the supply, as many as are there. */
export function receiveCoins(s: State, seat: Seat, wanted: number, { tell }: Table<Event>): void {
  const coins = Math.min(wanted, s.coins);
  s.coins -= coins;
  travellerAt(s, seat).coins += coins;
  tell({ type: 'coinsReceived', seat, coins });
}

/** ED-1.3 Coins paid go back to the supply. */
export function payCoins(s: State, seat: Seat, coins: number): void {
  travellerAt(s, seat).coins -= coins;
  s.coins += coins;
}

/** ED-13.2 Both hands go under their supplies, each as a bag of its own. */
export function putHandsUnder(s: State, seat: Seat): { travel: number; events: number } {
  const { travelHand, eventHand, known } = travellerAt(s, seat);
  const counts = { travel: travelHand.length, events: eventHand.length };
  if (travelHand.length > 0) s.travelSupply.push(travelHand.splice(0));
  if (eventHand.length > 0) s.eventSupply.push(eventHand.splice(0));
  known.length = 0;
  return counts;
}

function inOrder<C>(cards: C[], order: readonly C[]): C[] {
  return cards.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

function insert<C>(hand: C[], card: C, order: readonly C[]): void {
  const rank = order.indexOf(card);
  let at = hand.length;
  while (at > 0 && order.indexOf(hand[at - 1] as C) > rank) at--;
  hand.splice(at, 0, card);
}

/** Takes one copy of a card out of a hand or stack. */
export function remove<C>(cards: C[], card: C): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`no ${card} to put down`);
  cards.splice(at, 1);
}
