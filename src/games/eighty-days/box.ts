// Legs, travel cards and chips that the players agreed on, ready for the rules to look things up in.
import { type Changes, partsWith } from '../../kernel/index.ts';
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
import type { Agreement } from './options.ts';

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
const BOXES = new WeakMap<Changes, Box>();
let latest: { readonly options: Pick<Agreement, 'content'>; readonly box: Box } = { options: {}, box: PRINTED };

/** The box of an agreement; made once for each content, and remembered as long as the content is. */
export function boxOf(options: Pick<Agreement, 'content'>): Box {
  // The same agreement is asked about again and again.
  if (options === latest.options) return latest.box;
  latest = { options, box: found(options) };
  return latest.box;
}

function found({ content }: Pick<Agreement, 'content'>): Box {
  if (content === undefined) return PRINTED;
  const box = BOXES.get(content) ?? boxWith(partsWith(PRESS, content));
  BOXES.set(content, box);
  return box;
}

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
