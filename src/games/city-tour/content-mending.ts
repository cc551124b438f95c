// One way to mend each fault of a day, as another value for one field.
import type { Fault, Mending } from '../../kernel/index.ts';
import { CARDS, type Card, dayCard, LETTERS, type Letter, SITE_IDS, type SiteId } from './components.ts';

/** A day while it is made, as far as mending needs it. */
export interface SketchedDay {
  readonly card: number;
  readonly sites: Readonly<Partial<Record<Letter, SiteId>>>;
  readonly cards: readonly Card[];
  readonly signs: readonly Letter[];
  readonly fans: readonly Letter[];
}

/** One way to mend a fault of a day; undefined where there is none. */
export function mendingOf(day: SketchedDay, { check, path, facts }: Fault): Mending | undefined {
  switch (check) {
    case 'none':
    case 'swap':
      return { act: 'printed', facts: {}, path: ['sites'], value: printedSites(day.card) };
    case 'twice':
      return otherSite(day, path);
    case 'double':
      return { act: 'dropCard', facts, path: ['cards'], value: CARDS.filter(card => day.cards.includes(card)) };
    case 'needsCard':
      return { act: 'addCard', facts, path: ['cards'], value: CARDS.filter(card => card === facts.card || day.cards.includes(card)) };
    case 'needsSite':
      return { act: 'dropCard', facts, path: ['cards'], value: day.cards.filter(card => card !== facts.card) };
    case 'signs':
    case 'fans':
      return pairFor(day, check);
    case 'voyageurs':
      return fewerTravellers(day);
    default:
      return undefined;
  }
}

function printedSites(card: number): Readonly<Partial<Record<Letter, SiteId>>> {
  return Object.fromEntries(LETTERS.map((letter, at) => [letter, dayCard(card).sites[at]]));
}

/** A site of the same kind that stands nowhere yet, or else any. */
function otherSite({ sites }: SketchedDay, path: Mending['path']): Mending | undefined {
  const letter = LETTERS.find(each => each === path[1]);
  const now = letter && sites[letter];
  const free = SITE_IDS.filter(site => !Object.values(sites).includes(site));
  const site = free.find(each => now && each.slice(0, 2) === now.slice(0, 2)) ?? free[0];
  return site && { act: 'site', facts: { site }, path, value: site };
}

/** Two letters with a site, fans not at the Stadium; none where the card does not lie there. */
function pairFor({ cards, sites, ...day }: SketchedDay, what: 'signs' | 'fans'): Mending {
  if (!cards.includes(what === 'signs' ? 'Detour' : 'Stadium')) return { act: 'none', facts: {}, path: [what], value: [] };
  const open = LETTERS.filter(letter => sites[letter] !== undefined && (what === 'signs' || sites[letter] !== 'STADIUM'));
  const kept = day[what].filter((letter, at) => open.includes(letter) && day[what].indexOf(letter) === at);
  const value = [...kept, ...open.filter(letter => !kept.includes(letter))].slice(0, 2).sort();
  return { act: 'letters', facts: { letters: value.join(', ') }, path: [what], value };
}

function fewerTravellers({ cards }: SketchedDay): Mending | undefined {
  const last = cards.findLast(card => card.startsWith('GV'));
  return last && { act: 'dropCard', facts: { card: last }, path: ['cards'], value: cards.filter(card => card !== last) };
}
