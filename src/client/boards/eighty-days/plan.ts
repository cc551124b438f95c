// What a leg would cost: the sums the board shows before anything is decided. The rules do the counting.
import {
  bestCards,
  type DaysOfLeg,
  daysOf,
  daysOfQuestions,
  type Kind,
  type Leg,
  LONDON,
  needsDie,
  ROUTES,
  type Route,
  slotsOf,
  TRAVEL,
  TRAVEL_CARDS,
  type TravelCard,
  type View,
} from '../../../games/eighty-days/index.ts';
import type { Seat, Touch } from '../../../kernel/index.ts';
import type { Touching } from '../../touch/touching.ts';
import { frameOf, seatInTurn, travellerOf } from './scene.ts';

/** A leg and its days; from the least to the most where a die decides. */
export interface LegPlan {
  readonly seat: Seat;
  readonly leg: Leg;
  /** Slots of the route, in order. */
  readonly slots: readonly Kind[];
  readonly least: DaysOfLeg;
  readonly most: DaysOfLeg;
  /** The die that lies there, if it has been rolled. */
  readonly die: number | null;
  /** The day the traveller starts from. */
  readonly day: number;
  /** What the detective would add if the turn ended there. */
  readonly questions: number;
  /** The card in each slot, also those only chosen so far. */
  readonly laid: readonly (TravelCard | undefined)[];
  /** All slots have a card. */
  readonly whole: boolean;
}

/** The plan for a leg of a seat, with a die or without. */
export function planOf(view: View, seat: Seat, leg: Leg, die: number | null = null): LegPlan {
  const { position, days } = travellerOf(view, seat);
  const { options } = view.plan;
  const slots = slotsOf(view, position, leg.route) ?? [];
  const open = die === null && needsDie(leg);
  const least = daysOf(leg, open ? 1 : (die ?? 0), options);
  return {
    seat,
    leg,
    slots,
    least,
    most: open ? daysOf(leg, 6, options) : least,
    die,
    day: days,
    questions: position + 1 < LONDON ? daysOfQuestions(view, position + 1) : 0,
    laid: slots.map((_, slot) => leg.paid[slot]),
    whole: leg.paid.length === slots.length,
  };
}

/** The leg on the table, whoever composes it, with what is chosen for it so far. */
export function planAtHand(view: View, path: readonly Touch[] = []): LegPlan | undefined {
  const frame = frameOf(view);
  if (frame?.phase === 'travel') {
    const route = ROUTES.find(each => path[0] === `route:${each}`);
    return route && cheapestPlan(view, frame.seat, route);
  }
  if (!frame || !('leg' in frame)) return undefined;
  const plan = planOf(view, frame.seat, frame.leg, frame.phase === 'roll' ? frame.die : null);
  return frame.phase === 'slot' ? withChosen(view, plan, path) : plan;
}

/** Cards touched but not paid yet, each in the first slot of its kind, the lower of two first. */
function withChosen(view: View, plan: LegPlan, path: readonly Touch[]): LegPlan {
  const chosen = TRAVEL_CARDS.flatMap(card => path.filter(touch => touch === `card:${card}`).map(() => card));
  if (chosen.length === 0) return plan;
  const laid = plan.slots.map((kind, slot) => {
    const at = chosen.findIndex(card => TRAVEL[card].kind === kind);
    return plan.leg.paid[slot] ?? (at < 0 ? undefined : chosen.splice(at, 1)[0]);
  });
  const paid = laid.filter(card => card !== undefined);
  return { ...planOf(view, plan.seat, { ...plan.leg, paid }), laid, whole: paid.length === plan.slots.length };
}

/** The cheapest way to pay a route with the cards in hand, or undefined where some are missing. */
export function cheapestPlan(view: View, seat: Seat, route: Route): LegPlan | undefined {
  const { position, hand } = travellerOf(view, seat);
  const slots = slotsOf(view, position, route);
  if (!slots || !hand) return undefined;
  const cards: Partial<Record<Kind, TravelCard[]>> = {};
  for (const kind of ['T', 'S'] as const) {
    const wanted = slots.filter(slot => slot === kind).length;
    const best = wanted > 0 ? bestCards(hand.travel, kind, wanted) : undefined;
    if (wanted > 0 && !best) return undefined;
    cards[kind] = [...(best?.cards ?? [])];
  }
  const paid = slots.flatMap(kind => cards[kind]?.shift() ?? []);
  return planOf(view, seat, { route, paid, replaced: slots.map(() => null), offers: 0, elephant: false });
}

/** The routes of a seat's next leg. */
export function routesOf(view: View, seat: Seat): readonly Route[] {
  const { position } = travellerOf(view, seat);
  return ROUTES.filter(route => slotsOf(view, position, route) !== undefined);
}

/** What the ring shows as ahead: the leg at hand, or the cheapest one where the traveller could set out now. */
export function planAhead(view: View, { lit, path }: Pick<Touching<unknown>, 'lit' | 'path'>): LegPlan | undefined {
  const atHand = planAtHand(view, path);
  if (atHand) return atHand.leg.paid.length > 0 || atHand.whole ? atHand : undefined;
  const seat = seatInTurn(view);
  if (frameOf(view)?.phase !== 'travel' || seat === undefined) return undefined;
  const plans = routesOf(view, seat).flatMap(route => (lit(`route:${route}`) ? (cheapestPlan(view, seat, route) ?? []) : []));
  return plans.sort((a, b) => a.least.total - b.least.total)[0];
}
