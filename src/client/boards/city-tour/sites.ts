// How the sites stand: whom they ask for, who is there, and whether the bus may still come.
import {
  type Colour,
  type Event,
  imagine,
  isCutOff,
  isSiteOpen,
  isSpecial,
  LETTERS,
  type Letter,
  SERVED,
  SITES,
  type SiteId,
  type View,
} from '../../../games/city-tour/index.ts';
import type { Words } from './words/en.ts';
import type { SiteState } from './words/shape.ts';

/** A letter with all that is shown of it. */
export interface Stop {
  readonly letter: Letter;
  readonly at: number;
  readonly site: SiteId | null;
  readonly need: readonly (Colour | 'any')[];
  readonly on: readonly Colour[];
  readonly state: SiteState;
  /** 0 none, 1 not met, 2 met first, 3 met second. */
  readonly sign: 0 | 1 | 2 | 3;
  readonly hasFan: boolean;
}

/** Whom a site asks for, pawn by pawn. */
export function needOf(site: SiteId): readonly (Colour | 'any')[] {
  if (site === 'PARK') return ['G', 'O', 'B'];
  if (site === 'STATION') return Array<'any'>(SERVED.STATION).fill('any');
  if (site === 'STADIUM') return ['W', 'W'];
  return Array<Colour>(SITES[site].required).fill(SITES[site].colour);
}

/** The colour of a site's ground. */
export function groundOf(site: SiteId): string {
  if (isSpecial(site)) return 'var(--ct-special)';
  return { G: 'var(--cat-green)', O: 'var(--cat-orange)', B: 'var(--cat-blue)' }[SITES[site].colour];
}

/** The colour of a mark on that ground. */
export function markOn(site: SiteId): string {
  if (isSpecial(site)) return 'var(--poster-cream)';
  return { G: 'var(--on-cat-green)', O: 'var(--on-cat-orange)', B: 'var(--on-cat-blue)' }[SITES[site].colour];
}

/** What a site asks for, in words. */
export function needInWords(site: SiteId, words: Words): string {
  if (site === 'PARK') return words.oneOfEach;
  if (site === 'STATION') return words.anySix;
  if (site === 'STADIUM') return words.bothFans;
  return words.pawns(SITES[site].colour, SITES[site].required);
}

/** The six letters as they stand. */
export function stopsOf(view: View, past: readonly Event[]): readonly Stop[] {
  const met = past.flatMap(event => (event.type === 'signMet' ? [event.letter] : []));
  return LETTERS.map((letter, at) => {
    const site = view.town.sites[at] ?? null;
    return {
      letter,
      at,
      site,
      need: site ? needOf(site) : [],
      on: [...(view.onSites[at] ?? '')].filter(isColour),
      state: stateOf(view, past, letter, at),
      sign: signOf(view, met, letter),
      hasFan: view.waiting.includes(letter),
    };
  });
}

/** Whether a letter stands for a pawn. */
export function isColour(pawn: string): pawn is Colour {
  return pawn === 'G' || pawn === 'O' || pawn === 'B' || pawn === 'W';
}

function signOf({ town, passed }: View, met: readonly Letter[], letter: Letter): Stop['sign'] {
  if (!town.signs.includes(letter)) return 0;
  if (!passed[LETTERS.indexOf(letter)]) return 1;
  return met.indexOf(letter) === 1 ? 3 : 2;
}

/** While the bus is still rolling past, nothing is decided yet. */
function passedState(past: readonly Event[], letter: Letter): SiteState {
  const here = past.filter(event => 'letter' in event && event.letter === letter).map(({ type }) => type);
  if (here.includes('turnedAway')) return 'refused';
  return here.includes('passed') && !here.includes('sentHome') && !here.includes('unserved') ? 'open' : 'missed';
}

function stateOf(view: View, past: readonly Event[], letter: Letter, at: number): SiteState {
  if (view.onSites[at]) return 'served';
  if (view.passed[at]) return passedState(past, letter);
  if (isCutOff(view.board, at)) return 'cut';
  return isSiteOpen(imagine(view), letter) ? 'open' : 'closed';
}
