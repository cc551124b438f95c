// What attractions and towns of an edition are called in the language spoken.
import type { Edition } from '../../../../games/bodensee/content.ts';
import { ATTRACTIONS, type Attraction, TOWNS, type Town, type TownId } from '../../../../games/bodensee/table.ts';
import type { Language } from '../../../../kernel/index.ts';
import type { Speaking } from '../../../editor/kit.ts';

const FIELD = { en: 'english', da: 'danish', fr: 'french', de: 'german' } as const satisfies Record<Language, string>;
const PRINTED = new Map(ATTRACTIONS.map(tile => [tile.id, tile]));

/** The printed attraction of the same short name. */
export function printedTile(id: string): Attraction | undefined {
  return PRINTED.get(id);
}

/** A printed name stands in every language; one of your own as far as it was written. */
export function nameOfTile(tile: Attraction, { texts, language }: Pick<Speaking, 'texts' | 'language'>): string {
  const isPrinted = PRINTED.get(tile.id)?.english === tile.english;
  const own = tile[FIELD[language]] || '';
  const printed = isPrinted && language === 'fr' && own === '' ? texts.pieces[tile.id] : undefined;
  return printed ?? (own || tile.english || tile.id);
}

export function nameOfTown({ towns }: Pick<Edition, 'towns'>, id: TownId): string {
  return towns.find(town => town.id === id)?.name || id;
}

export function printedTown(id: TownId): Town | undefined {
  return TOWNS.find(town => town.id === id);
}
