import type { SiteId } from '../../../games/city-tour/index.ts';

/** The kinds of sites: two letters for the ordinary ones, the whole id for the special ones. */
export type SiteKind = 'BR' | 'FO' | 'LA' | 'GA' | 'CA' | 'CL' | 'PARK' | 'STATION' | 'STADIUM';

const KINDS: readonly SiteKind[] = ['BR', 'FO', 'LA', 'GA', 'CA', 'CL', 'PARK', 'STATION', 'STADIUM'];

/** What kind of site this is. */
export function kindOf(site: SiteId): SiteKind {
  return KINDS.find(kind => site.startsWith(kind)) ?? 'PARK';
}
