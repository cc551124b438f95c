// A day of one's own while it is being made.
import {
  type Card,
  DAYS,
  GRANDS_VOYAGEURS,
  LETTERS,
  type Letter,
  type OwnDay,
  SEATS_IN_BUS,
  type SiteId,
  TRAVELLERS,
} from '../../../games/city-tour/index.ts';
import type { Arrangement } from './day-preview.tsx';

/** A day while it is being made: more than its mode needs, so that nothing is lost by changing one's mind. */
export interface Draft {
  readonly card: number;
  readonly mode: 'swap' | 'free';
  readonly swapped: readonly SiteId[];
  readonly sites: Readonly<Partial<Record<Letter, SiteId>>>;
  readonly cards: readonly Card[];
  readonly signs: readonly Letter[];
  readonly fans: readonly Letter[];
}

/** A draft that begins as a Day card is printed. */
export function draftOf(card: number): Draft {
  const printed = DAYS[card - 1];
  const sites = printed?.sites ?? [];
  return {
    card,
    mode: 'swap',
    swapped: sites,
    sites: Object.fromEntries(LETTERS.map((letter, at) => [letter, sites[at]])),
    cards: printed?.cards ?? [],
    signs: printed?.signs ?? [],
    fans: printed?.fans ?? [],
  };
}

/** The draft as the day it would be. */
export function dayOf({ card, mode, swapped, sites, cards, signs, fans }: Draft): unknown {
  if (mode === 'swap') return { card, mode, sites: Object.fromEntries(LETTERS.map((letter, at) => [letter, swapped[at]])) };
  return { card, mode, sites, cards, signs, fans };
}

/** A draft to go on with from a day. */
export function draftFrom(day: OwnDay): Draft {
  const base = draftOf(day.card);
  if (day.mode === 'swap') return { ...base, mode: 'swap', swapped: LETTERS.map(letter => day.sites[letter]) };
  return { ...base, mode: 'free', sites: day.sites, cards: day.cards, signs: day.signs, fans: day.fans };
}

/** A draft that is no day yet, as far as it goes. */
export function arrangementOf({ card, sites, cards, signs, fans }: Draft): Arrangement {
  return { sites: LETTERS.map(letter => sites[letter] ?? null), cards, signs, fans, objective: DAYS[card - 1]?.objective ?? 0 };
}

/** What keeps a draft from being a day. */
export type Flaw = 'none' | 'twice' | 'signs' | 'fans' | 'voyageurs';

/** CT-12.3 to CT-12.6 The first thing to put right in a draft, in the words of the editor. */
export function flawIn({ sites, cards, signs, fans }: Draft): Flaw | undefined {
  const placed = Object.values(sites);
  if (placed.length === 0) return 'none';
  if (new Set(placed).size < placed.length) return 'twice';
  const isPair = (letters: readonly Letter[]) => new Set(letters).size === 2 && letters.every(letter => sites[letter] !== undefined);
  if (cards.includes('Detour') && !isPair(signs)) return 'signs';
  if (cards.includes('Stadium') && !(isPair(fans) && fans.every(letter => sites[letter] !== 'STADIUM'))) return 'fans';
  const leaving = cards.flatMap(card => TRAVELLERS.map(colour => GRANDS_VOYAGEURS[card]?.[colour] ?? 0));
  return leaving.reduce((sum, each) => sum + each, 0) > SEATS_IN_BUS ? 'voyageurs' : undefined;
}
