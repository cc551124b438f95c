// The editors of all games, found by their folders.
import { isObject } from '../../kernel/index.ts';
import type { AnyEditorKit } from './kit.ts';

const KITS = import.meta.glob<AnyEditorKit>('../boards/*/editor/index.ts', { import: 'editor' });

/** Whether the content of a game can be edited. */
export function hasEditor(game: string): boolean {
  return `../boards/${game}/editor/index.ts` in KITS;
}

/** The editor of a game; undefined where there is none. */
export async function editorKitOf(game: string): Promise<AnyEditorKit | undefined> {
  return KITS[`../boards/${game}/editor/index.ts`]?.();
}

/** Whether a table is played with content of somebody's own: a whole box, a day, or a deck where usually one is named. */
export function hasContent({ content, ownDay, eventDeck }: Readonly<Record<string, unknown>>): boolean {
  return [content, ownDay, eventDeck].some(isObject);
}
