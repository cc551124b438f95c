// The shelf: every game by its id, opened only when somebody wants to play it.
import type { ShelfEntry } from '../kernel/index.ts';
import { entry as bodensee } from './bodensee/entry.ts';
import { entry as cityTour } from './city-tour/entry.ts';
import { entry as eightyDays } from './eighty-days/entry.ts';
import { entry as onTourParis } from './on-tour-paris/entry.ts';
import { entry as tourOperator } from './tour-operator/entry.ts';

/** The games in the order in which they stand there. */
const ENTRIES: readonly ShelfEntry[] = [eightyDays, tourOperator, bodensee, onTourParis, cityTour];

export const SHELF: Readonly<Record<string, ShelfEntry>> = Object.fromEntries(ENTRIES.map(entry => [entry.id, entry]));
export const GAME_IDS: readonly string[] = ENTRIES.map(({ id }) => id);

/** The game of that name; there may be none. */
export function entryOf(id: string | undefined): ShelfEntry | undefined {
  return ENTRIES.find(entry => entry.id === id);
}
