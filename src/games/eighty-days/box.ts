// Legs, travel cards and chips that the players agreed on, ready for the rules to look things up in.
import { madeOfContent, partsWith } from '../../kernel/index.ts';
import {
  CHIP_COPIES,
  CHIPS,
  type Chip,
  copies,
  type Kind,
  LEGS,
  type Route,
  TRAVEL_BOX,
  TRAVEL_CARDS,
  TRAVEL_COPIES,
  type TravelCard,
} from './components.ts';
import { type DaysParts, PRESS } from './content-shape.ts';

/** What the routes of each leg ask for, leg 1 at index 1. */
export type Legs = readonly Readonly<Partial<Record<Route, readonly Kind[]>>>[];

/** The box of one agreement. */
export interface Box {
  readonly legs: Legs;
  readonly travelCopies: Readonly<Record<TravelCard, number>>;
  readonly travel: readonly TravelCard[];
  readonly chips: readonly Chip[];
}

const PRINTED: Box = { legs: LEGS, travelCopies: TRAVEL_COPIES, travel: TRAVEL_BOX, chips: copies(CHIPS, CHIP_COPIES) };

/** The box of an agreement. */
export const boxOf = madeOfContent(PRINTED, content => boxWith(partsWith(PRESS, content)));

function boxWith({ legs, travel, chips }: DaysParts): Box {
  const count = (cards: DaysParts['travel'], card: string) => cards[card]?.copies ?? 0;
  const travelCopies = Object.fromEntries(TRAVEL_CARDS.map(card => [card, count(travel, card)])) as Record<TravelCard, number>;
  const chipCopies = Object.fromEntries(CHIPS.map(chip => [chip, count(chips, chip)])) as Record<Chip, number>;
  return {
    // What is no kind of card was refused before.
    legs: LEGS.map((routes, leg) => (legs[leg] as Legs[number] | undefined) ?? routes),
    travelCopies,
    travel: copies(TRAVEL_CARDS, travelCopies),
    chips: copies(CHIPS, chipCopies),
  };
}
