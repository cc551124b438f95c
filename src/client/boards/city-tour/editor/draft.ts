// A day of one's own while it is being made.
import {
  CARD_OF,
  CARDS,
  type Card,
  DAYS,
  LETTERS,
  type Letter,
  type OwnDay,
  readDay,
  SITE_IDS,
  type SiteId,
  SPECIALS,
} from '../../../../games/city-tour/index.ts';
import { isObject } from '../../../../kernel/index.ts';
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

/** What options or this device hold: a day, or a draft that is no day yet, as far as it makes sense. */
export function draftIn({ ownDay, draft }: Readonly<Record<string, unknown>>): Draft {
  const reading = readDay(ownDay);
  if (reading.ok) return draftFrom(reading.day);
  if (!isObject(draft)) return draftOf(1);
  const known = <T>(all: readonly T[], given: unknown): T[] => all.filter(each => Array.isArray(given) && given.includes(each));
  const card = DAYS[Number(draft.card) - 1] ? Number(draft.card) : 1;
  const given = isObject(draft.sites) ? draft.sites : {};
  const sites = LETTERS.flatMap(letter => {
    const site = SITE_IDS.find(each => each === given[letter]);
    return site ? [[letter, site]] : [];
  });
  return {
    ...draftOf(card),
    mode: 'free',
    sites: Object.fromEntries(sites),
    cards: known(CARDS, draft.cards),
    signs: known(LETTERS, draft.signs),
    fans: known(LETTERS, draft.fans),
  };
}

/** The sites as they stand, letter by letter. */
export function sitesIn({ mode, swapped, sites }: Draft): readonly (SiteId | null)[] {
  return LETTERS.map((letter, at) => (mode === 'swap' ? swapped[at] : sites[letter]) ?? null);
}

/** A draft that is no day yet, as far as it goes. */
export function arrangementOf(draft: Draft): Arrangement {
  const { card, cards, signs, fans } = draft;
  return { sites: sitesIn(draft), cards, signs, fans, objective: DAYS[card - 1]?.objective ?? 0 };
}

/** CT-12.2 A site of the card at another letter: it changes places with the one that stood there. */
function swappedTo(draft: Draft, letter: Letter, site: SiteId): Draft {
  const at = LETTERS.indexOf(letter);
  const [here, from] = [draft.swapped[at], draft.swapped.indexOf(site)];
  if (!here || from < 0) return draft;
  return { ...draft, swapped: draft.swapped.map((each, index) => (index === at ? site : index === from ? here : each)) };
}

/** A site at a letter, or none; CT-12.4 a special site and its card come and go together. */
export function withSite(draft: Draft, letter: Letter, site: SiteId | undefined): Draft {
  if (draft.mode === 'swap') return site ? swappedTo(draft, letter, site) : draft;
  const { [letter]: before, ...others } = draft.sites;
  const from = LETTERS.find(each => each !== letter && draft.sites[each] === site);
  const moved = site && from ? { ...others, [from]: before } : others;
  const kept = Object.fromEntries(Object.entries(moved).filter(([, each]) => each !== undefined));
  const sites: Draft['sites'] = site ? { ...kept, [letter]: site } : kept;
  const placed = Object.values(sites);
  const loose = draft.cards.filter(card => !SPECIALS.some(special => CARD_OF[special] === card));
  const cards = [...loose, ...SPECIALS.filter(special => placed.includes(special)).map(special => CARD_OF[special])];
  return trimmed({ ...draft, sites, cards: CARDS.filter(card => cards.includes(card)) });
}

/** With a card or without it. */
export function withCard(draft: Draft, card: Card): Draft {
  const cards = draft.cards.includes(card) ? draft.cards.filter(each => each !== card) : [...draft.cards, card];
  return trimmed({ ...draft, cards: CARDS.filter(each => cards.includes(each)) });
}

/** Signs and fans go with their cards. */
function trimmed(draft: Draft): Draft {
  return { ...draft, signs: draft.cards.includes('Detour') ? draft.signs : [], fans: draft.cards.includes('Stadium') ? draft.fans : [] };
}
