// The end of a day: how the total came about, and what is worth telling.
import { LETTERS, type SiteId } from '../../../games/city-tour/index.ts';
import type { ScorePart } from '../kit.ts';
import { kindOf, type SiteKind } from './kinds.ts';
import type { CityScene } from './scene.ts';
import { groundOf } from './sites.ts';

/** The sprite's sign for each kind of site. */
export const SITE_ICONS: Readonly<Record<SiteKind, string>> = {
  BR: 'g-bridge',
  FO: 'g-fountain',
  LA: 'g-labyrinth',
  GA: 'g-garden',
  CA: 'g-castle',
  CL: 'g-clock',
  PARK: 'g-park-wheel',
  STATION: 'g-station',
  STADIUM: 'g-stadium',
};

/** Site by site, and the Grands Voyageurs who left with the bus. */
export function score({ view, words }: CityScene): readonly ScorePart[] {
  const parts = LETTERS.flatMap((letter, at) => partAt(letter, view.town.sites[at] ?? null, view.onSites[at] ?? '', words));
  const rest = (view.result?.total ?? 0) - parts.reduce((sum, { value }) => sum + value, 0);
  if (!view.result || rest <= 0) return parts;
  return [...parts, { label: words.grandsVoyageurs, value: rest, colour: 'var(--g-glow)', icon: 'g-suitcase' }];
}

function partAt(letter: string, site: SiteId | null, pawns: string, words: CityScene['words']): readonly ScorePart[] {
  if (!site || pawns === '') return [];
  const kind = kindOf(site);
  return [{ label: `${letter} ${words.sites[kind]}`, value: pawns.length, colour: groundOf(site), icon: SITE_ICONS[kind] }];
}
