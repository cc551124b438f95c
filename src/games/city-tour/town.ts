// The day as it is laid out around the city: which sites stand where, and which cards lie beside the Day card.
import type { Agreement } from './agreement.ts';
import {
  CARD_OF,
  type Card,
  type DayCard,
  dayCard,
  GRANDS_VOYAGEURS,
  isSpecial,
  LETTERS,
  type Letter,
  type SiteId,
  type Traveller,
} from './components.ts';
import type { FreeDay, SwappedDay } from './content.ts';

/** What the set-up fixes for the whole day. */
export interface Town {
  readonly objective: number;
  /** CT-2.5 The sites behind A to F. */
  readonly sites: readonly (SiteId | null)[];
  /** CT-2.6 The cards in line beside the Day card. */
  readonly cards: readonly Card[];
  readonly signs: readonly Letter[];
  /** Where fans wait at first. */
  readonly fans: readonly Letter[];
  /** CT-11.5, CT-12.6 Who must be aboard when the bus leaves. */
  readonly leaving: Readonly<Record<Traveller, number>>;
  /** CT-12.5 Whether every special site must be served. */
  readonly mandatory: boolean;
}

type Arrangement = Pick<Town, 'sites' | 'cards' | 'signs' | 'fans' | 'objective'>;

/** The day that was agreed on, laid out. */
export function townOf(agreement: Agreement): Town {
  const { day, ownDay, specials, objective } = agreement;
  const arranged = ownDay === null ? dayCard(day) : ownDay.mode === 'swap' ? swapped(ownDay, agreement) : arrangedFreely(ownDay);
  const sum = (colour: Traveller) => arranged.cards.reduce((all, card) => all + (GRANDS_VOYAGEURS[card]?.[colour] ?? 0), 0);
  return {
    objective: objective ?? arranged.objective,
    sites: [...arranged.sites],
    cards: [...arranged.cards],
    signs: [...arranged.signs],
    fans: [...arranged.fans],
    leaving: { G: sum('G'), O: sum('O'), B: sum('B') },
    // CT-Q1 In the campaign a special site may be left aside; on a day of one's own it may not.
    mandatory: specials === 'byDay' ? ownDay !== null : specials === 'mandatory',
  };
}

/** CT-12.2 Signs and fans go along with their sites, or stay at their letters. */
function swapped({ card, sites }: SwappedDay, { swapCarries }: Agreement): Arrangement {
  const printed: DayCard = dayCard(card);
  const placed = LETTERS.map(letter => sites[letter]);
  const carried = (letter: Letter): Letter => {
    if (swapCarries === 'letters') return letter;
    const site = printed.sites[LETTERS.indexOf(letter)];
    return site ? (LETTERS[placed.indexOf(site)] ?? letter) : letter;
  };
  return { ...printed, sites: placed, signs: printed.signs.map(carried), fans: printed.fans.map(carried) };
}

function arrangedFreely(day: FreeDay): Arrangement {
  const { cards, signs, fans } = day;
  return { sites: LETTERS.map(letter => day.sites[letter] ?? null), cards, signs, fans, objective: dayCard(day.card).objective };
}

/** CT-12.4 What only the options and the day together can get wrong. */
export function wrongTown(agreement: Agreement): string | undefined {
  const town = townOf(agreement);
  const siteAt = (letter: Letter) => town.sites[LETTERS.indexOf(letter)];
  if (town.fans.some(letter => siteAt(letter) === 'STADIUM')) {
    return 'option ownDay must not leave a fan at the letter of the Stadium; choose swapCarries sites or another order of the sites';
  }
  const unservable = town.signs.map(siteAt).find(site => site && isSpecial(site));
  const { signSites, closedSpecial } = agreement;
  if (unservable && isSpecial(unservable) && town.mandatory && signSites === 'closed' && closedSpecial !== 'open') {
    return `option ownDay must not put a sign at ${unservable} while signSites is closed and the card ${CARD_OF[unservable]} is mandatory`;
  }
  return undefined;
}

/** How many the Grands Voyageurs cards add to the total. */
export function grandsVoyageurs({ leaving }: Town): number {
  return leaving.G + leaving.O + leaving.B;
}
