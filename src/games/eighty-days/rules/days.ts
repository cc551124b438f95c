// ED-7 The days of a leg.
import { DAYS_BY_ELEPHANT, DAYS_ON_FOOT, TRAVEL, type TravelCard } from '../components.ts';
import type { Replacement } from '../events.ts';
import type { Agreement } from '../options.ts';
import type { Leg } from '../state.ts';

export interface DaysOfLeg {
  /** Slot by slot; one number for the leg by land. */
  readonly parts: readonly number[];
  readonly saved: number;
  readonly total: number;
}

/** ED-7.7 The parts, less what is saved, less the Offers. */
export function daysOf(leg: Leg, die: number, options: Agreement): DaysOfLeg {
  const parts = leg.replaced.length === 0 ? [byLand(leg, die)] : leg.paid.map((card, at) => slotDays(card, leg.replaced[at], die, options));
  const saved = saving(leg);
  let sum = -saved;
  for (const part of parts) sum += part;
  return { parts, saved, total: leg.offers > 0 ? Math.max(1, sum - leg.offers * options.offerDays) : sum };
}

/** ED-8.7 Twelve days, or six and the die. */
function byLand({ elephant }: Leg, die: number): number {
  return elephant ? DAYS_BY_ELEPHANT + die : DAYS_ON_FOOT;
}

/** ED-7.1 The card's value, or what replaces it. */
function slotDays(card: TravelCard, by: Replacement | null | undefined, die: number, options: Agreement): number {
  switch (by) {
    case 'balloon':
      return die;
    case 'express':
      return options.expressDays;
    case 'submarine':
      return options.submarineDays;
    default:
      return TRAVEL[card].value;
  }
}

/** ED-7.2 Two cards of one kind and value count once; ED-7.5 a replaced one has no part in it. No leg can save twice. */
function saving({ paid, replaced }: Leg): number {
  for (let a = 0; a < paid.length; a++) {
    const card = paid[a] as TravelCard;
    if (replaced[a] === null && paid.some((other, b) => b > a && other === card && replaced[b] === null)) return TRAVEL[card].value;
  }
  return 0;
}

/** Whether a die decides this leg. */
export function needsDie({ elephant, replaced }: Leg): boolean {
  return elephant || replaced.includes('balloon');
}
