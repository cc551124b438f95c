// Why something cannot be touched or used now, where the case has a sentence of its own.
import type { Facts } from '../../../kernel/index.ts';
import type { Speech } from './table.ts';

/** What a sentence may name. */
interface Named {
  readonly town: string;
  readonly tile: string;
  readonly action: string;
}

export type Why =
  | 'chosen'
  | 'oneBus'
  | 'driveLater'
  | 'arrived'
  | 'tourHere'
  | 'townLater'
  | 'oneRoad'
  | 'busOnly'
  | 'stands'
  | 'building'
  | 'needsBuild'
  | 'noVisit'
  | 'morningOver'
  | 'allDayLater'
  | 'actionLater'
  | 'inFull'
  | 'space'
  | 'noDispatch'
  | 'empty'
  | 'noPips'
  | 'nobodyVisits'
  | 'noCare'
  | 'strands';

export type WhyWords = { readonly [K in Why]: (named: Named) => string };

/** The sentence that the facts ask for; undefined where they ask for none. */
export function whyNot(words: WhyWords, { piece, town, tile }: Speech, facts: Facts): string | undefined {
  const sayings: Readonly<Record<string, ((named: Named) => string) | undefined>> = words;
  return sayings[String(facts.why)]?.({
    town: town(facts.town, facts),
    tile: tile(facts.tile, facts),
    action: piece(`action:${facts.action}`),
  });
}
