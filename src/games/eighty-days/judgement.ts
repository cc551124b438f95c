// What a leg costs with the cards at hand: shared by the estimate and the policy.
import type { Legs } from './box.ts';
import { type Kind, LONDON, ROUTES, type Route, TRAVEL, type TravelCard } from './components.ts';

/** Days a leg takes on average, leg 1 at index 1 (measured over many games). */
export const USUAL_DAYS = [0, 10.1, 6.8, 6.1, 11.1, 12, 6.1, 10.1, 11.1, 6.8, 15] as const;

/** What a leg that cannot be paid for yet will cost beyond the usual, in days of waiting and bad luck. */
const DEAR = 4;

const NEVER = Number.POSITIVE_INFINITY;

/** The usual days of all legs from a position on, with the hand for the next two. */
export function daysToCome(legs: Legs, position: number, hand: readonly TravelCard[]): number {
  let days = 0;
  for (let leg = position + 1; leg <= LONDON; leg++) {
    const usual = USUAL_DAYS[leg] ?? 0;
    days += leg === position + 1 ? Math.min(daysOfLeg(legs, hand, leg), usual + DEAR) : usual;
  }
  return days;
}

/** The best route of a leg and its days, without anything added; infinite where no route can be paid. */
export function cheapest(legs: Legs, hand: readonly TravelCard[], leg: number): { readonly route: Route; readonly days: number } {
  let route: Route = 'A';
  let days = NEVER;
  for (const each of ROUTES) {
    const now = daysOfRoute(legs[leg]?.[each], hand, leg, NO_CARDS);
    if (now >= days) continue;
    route = each;
    days = now;
  }
  return { route, days };
}

type Cards = readonly (TravelCard | null)[];
const NO_CARDS: Cards = [];

/** Its days, with the hand and at most one of these cards. Asked for so often that no list is made for it. */
export function daysOfLeg(legs: Legs, hand: readonly TravelCard[], leg: number, more: Cards = NO_CARDS): number {
  let least = NEVER;
  for (const route of ROUTES) least = Math.min(least, daysOfRoute(legs[leg]?.[route], hand, leg, more));
  return least;
}

function daysOfRoute(slots: readonly Kind[] | undefined, hand: readonly TravelCard[], leg: number, more: Cards): number {
  if (!slots) return NEVER;
  if (slots.length === 0) return USUAL_DAYS[leg] ?? 0;
  let trains = 0;
  for (const slot of slots) if (slot === 'T') trains++;
  const ships = slots.length - trains;
  const days = daysOfKind(hand, 'T', trains, more) + daysOfKind(hand, 'S', ships, NO_CARDS);
  return more.length === 0 ? days : Math.min(days, daysOfKind(hand, 'T', trains, NO_CARDS) + daysOfKind(hand, 'S', ships, more));
}

/** The fewest days for one or two slots of a kind, with the hand and at most one more card: two equal ones count once. */
function daysOfKind(hand: readonly TravelCard[], kind: Kind, wanted: number, more: Cards): number {
  if (wanted === 0) return 0;
  let lowest = NEVER;
  let second = NEVER;
  let pair = NEVER;
  for (let at = 0; at < hand.length; at++) {
    const { kind: own, value } = TRAVEL[hand[at] as TravelCard];
    if (own !== kind) continue;
    if (hand[at + 1] === hand[at]) pair = Math.min(pair, value);
    second = Math.min(second, Math.max(lowest, value));
    lowest = Math.min(lowest, value);
  }
  let added = NEVER;
  for (const card of more) {
    if (card === null || TRAVEL[card].kind !== kind) continue;
    added = Math.min(added, TRAVEL[card].value);
    if (hand.includes(card)) pair = Math.min(pair, TRAVEL[card].value);
  }
  return wanted === 1 ? Math.min(lowest, added) : Math.min(pair, lowest + Math.min(second, added));
}

/** The cards of one kind that cost least: the lowest one, or a pair of equals, or the two lowest. */
export function bestCards(
  hand: readonly TravelCard[],
  kind: Kind,
  wanted: number,
): { readonly cards: readonly TravelCard[]; readonly days: number } | undefined {
  const fitting = hand.filter(card => TRAVEL[card].kind === kind);
  const [lowest, second] = fitting;
  if (!lowest || (wanted === 2 && !second)) return undefined;
  if (wanted === 1 || !second) return { cards: [lowest], days: TRAVEL[lowest].value };
  const pair = fitting.find((card, at) => fitting[at + 1] === card);
  const sum = TRAVEL[lowest].value + TRAVEL[second].value;
  return pair && TRAVEL[pair].value <= sum ? { cards: [pair, pair], days: TRAVEL[pair].value } : { cards: [lowest, second], days: sum };
}
