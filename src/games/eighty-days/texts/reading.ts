// What sentences about moves need to know of the table.
import { boxOf } from '../box.ts';
import { type Chip, type Kind, type Place, placeAt, type Route, SPACES, type Space, type TravelCard } from '../components.ts';
import type { Colour } from '../events.ts';
import type { Modifier } from '../moves.ts';
import { daysOf, needsDie } from '../rules/days.ts';
import { effectOf } from '../rules/modify.ts';
import type { Frame, Leg } from '../state.ts';
import type { View } from '../view.ts';

/** The card that lies on a space of the track. */
export function cardOn(view: View, space: Space): TravelCard | null | undefined {
  return view.display[SPACES.indexOf(space)];
}

/** Where the next leg of the traveller in turn leads by a route, and the cards it asks for. */
export function nextLeg(view: View, route: Route = 'A'): { readonly to: Place; readonly cards: readonly Kind[] } {
  const position = view.travellers[view.queue[0] ?? 0]?.position ?? 0;
  return { to: placeAt(position + 1), cards: boxOf(view.plan.options).legs[position + 1]?.[route] ?? [] };
}

function legIn(frame: Frame | undefined): Leg | undefined {
  return frame && 'leg' in frame ? frame.leg : undefined;
}

/** What a departure leads to: the days of the leg; null where the die decides, undefined where the cards are not down yet. */
export function departure(view: View): { readonly to: Place; readonly days: number | null | undefined } {
  const leg = legIn(view.frames.at(-1));
  const { to } = nextLeg(view);
  if (!leg || leg.paid.length < leg.replaced.length) return { to, days: undefined };
  return { to, days: needsDie(leg) ? null : daysOf(leg, 0, view.plan.options).total };
}

/** The card that lies in a slot of the leg at hand. */
export function cardInSlot(view: View, slot: number): TravelCard | undefined {
  return legIn(view.frames.at(-1))?.paid[slot - 1];
}

/** The die as it lies. */
export function dieOf(view: View): number {
  const frame = view.frames.at(-1);
  return frame?.phase === 'roll' ? frame.die : 0;
}

/** The chip that is offered now. */
export function chipOffered(view: View): { readonly colour: Colour; readonly chip: Chip } | undefined {
  const frame = view.frames.at(-1);
  if (frame?.phase !== 'arrive' || !frame.colour) return undefined;
  const chip = view.chips[frame.colour][(view.travellers[frame.seat]?.position ?? 0) - 1];
  return chip ? { colour: frame.colour, chip } : undefined;
}

/** How many cards have been put down in a trade. */
export function tradedIn(view: View): number {
  const frame = view.frames.at(-1);
  return frame?.phase === 'trade' ? frame.swapped : 0;
}

/** Cards above the hand limit of whoever is in turn. */
export function surplus(view: View): number {
  const traveller = view.travellers[view.queue[0] ?? 0];
  return traveller ? traveller.travelCount + traveller.eventCount - view.plan.options.handLimit : 0;
}

/** Days that the detective would ask for if the turn ended now. */
export function questionsNow({ travellers, queue, detective, turn, plan }: View): number {
  return travellers[queue[0] ?? 0]?.position === detective && !turn.shielded ? plan.options.detectiveDays : 0;
}

/** What the Princess is played as on the leg at hand. */
export function copiedBy(view: View, modifier: Modifier): string | undefined {
  return modifier === 'princess' ? effectOf(view, modifier) : undefined;
}

/** Whether what is added brings the die into the leg. */
export function rolls(view: View, modifier: Modifier): boolean {
  const effect = effectOf(view, modifier);
  return effect === 'balloon' || effect === 'elephant';
}
