// The games that these pages offer: those of the shelf, or a prototype alone.
import { entryOf as entryOnShelf, GAME_IDS as SHELF_IDS } from '../games/index.ts';
import type { GameEntry } from '../kernel/index.ts';
import { prototype } from './prototype.ts';

export const GAME_IDS: readonly string[] = prototype ? [prototype.entry.id] : SHELF_IDS;

/** The game of that name; there may be none. */
export function entryOf(id: string | undefined): GameEntry | undefined {
  if (!prototype) return entryOnShelf(id);
  return prototype.entry.id === id ? prototype.entry : undefined;
}
