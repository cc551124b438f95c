// The figures on the cards, from the rules as they are agreed.
import { BET, EightyDays, type Kind, LEGS, LONDON, TRAVEL } from '../../../../games/eighty-days/index.ts';
import type { LookAsked } from '../../../first-look/look.ts';
import { capital, placeName } from '../scene.ts';
import type { Words } from '../words/en.ts';

/** What the words of the cards are given. */
export interface Numbers {
  readonly bet: number;
  readonly legs: number;
  readonly train: readonly [least: number, most: number];
  readonly ship: readonly [least: number, most: number];
  /** The number on each of two equal ships. */
  readonly equal: number;
  readonly detective: number;
  readonly pressure: number;
  readonly hand: number;
  /** The journey by its places, London to London. */
  readonly places: readonly string[];
  /** From where to where two ships are asked for, whichever way one takes. */
  readonly longLegs: readonly (readonly [from: string, to: string])[];
  readonly cards: { readonly train: string; readonly ship: string };
}

function rangeOf(kind: Kind): readonly [number, number] {
  const values = Object.values(TRAVEL).flatMap(card => (card.kind === kind ? [card.value] : []));
  return [Math.min(...values), Math.max(...values)];
}

function takesTwoShips(leg: number): boolean {
  const routes = Object.values(LEGS[leg] ?? {});
  return routes.length > 0 && routes.every(slots => slots.filter(slot => slot === 'S').length > 1);
}

export function numbersOf(asked: LookAsked<Words>): Numbers {
  const reading = EightyDays.options.read(asked.options, asked.seats);
  const { detectiveDays, pressureDays, handLimit } = reading.ok ? reading.options : EightyDays.options.standard;
  const legs = Array.from({ length: LONDON }, (_, index) => index + 1);
  return {
    bet: BET,
    legs: LONDON,
    train: rangeOf('T'),
    ship: rangeOf('S'),
    equal: TRAVEL.S7.value,
    detective: detectiveDays,
    pressure: pressureDays,
    hand: handLimit,
    places: [0, ...legs].map(place => placeName(asked, place)),
    longLegs: legs.filter(takesTwoShips).map(leg => [placeName(asked, leg - 1), placeName(asked, leg)]),
    cards: { train: capital(asked, 'T'), ship: capital(asked, 'S') },
  };
}
