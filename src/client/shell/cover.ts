// What stands on the box of a game, in the language spoken.

import { titleIn, typeset } from '../../kernel/index.ts';
import { entryOf } from '../catalogue.ts';
import { settings } from '../device/settings.ts';
import { words } from '../locale/index.ts';

/** What a game is called; one that is not on the shelf by its id. */
export function titleOf(id: string): string {
  const entry = entryOf(id);
  return entry ? titleIn(entry.cover, settings.value.language) : id;
}

/** A few words that make somebody want to play. */
export function pitchOf(id: string): string {
  const { language } = settings.value;
  return typeset(language, entryOf(id)?.cover.pitch?.[language] ?? '');
}

/** How many play: '2–6 players'. */
export function playersOf({ least, most }: { readonly least: number; readonly most: number }): string {
  return words.value.shelf.players(`${least}–${most}`);
}
