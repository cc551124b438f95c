// What a leg costs with the cards at hand: shared by the estimate and the policy.
import type { Legs } from './box.ts';
import { type Kind, LONDON, ROUTES, type Route, TRAVEL, type TravelCard } from './components.ts';

/** Days a leg takes on average, leg 1 at index 1 (measured over many games). */
export const USUAL_DAYS = [0, 10.1, 6.8, 6.1, 11.1, 12, 6.1, 10.1, 11.1, 6.8, 15] as const;

/** What a leg that cannot be paid for yet will cost beyond the usual, in days of waiting and bad luck. */
const DEAR = 4;

/** The usual days of all legs from a position on, with the hand for the next two. */
export function daysToCome(legs: Legs, position: number, hand: readonly TravelCard[]): number {
  let days = 0;
  for (let leg = position + 1; leg <= LONDON; leg++) {
    const usual = USUAL_DAYS[leg] ?? 0;
    const now = leg === position + 1 ? cheapest(legs, hand, leg) : undefined;
    days += now === undefined ? usual : Math.min(now.days, usual + DEAR);
  }
  return days;
}

/** The best route of a leg and its days, without anything added; infinite where no route can be paid. */
export function cheapest(legs: Legs, hand: readonly TravelCard[], leg: number): { readonly route: Route; readonly days: number } {
  let best: { route: Route; days: number } = { route: 'A', days: Number.POSITIVE_INFINITY };
  for (const route of ROUTES) {
    const slots = legs[leg]?.[route];
    if (!slots) continue;
    const days = slots.length === 0 ? (USUAL_DAYS[leg] ?? 0) : bestOfKind(hand, 'T', slots) + bestOfKind(hand, 'S', slots);
    if (days < best.days) best = { route, days };
  }
  return best;
}

/** The fewest days for all slots of one kind. */
function bestOfKind(hand: readonly TravelCard[], kind: Kind, slots: readonly Kind[]): number {
  let wanted = 0;
  for (const slot of slots) if (slot === kind) wanted++;
  if (wanted === 0) return 0;
  const best = bestCards(hand, kind, wanted);
  return best ? best.days : Number.POSITIVE_INFINITY;
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
