// The editors of all games, found by their folders.
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

/** The options that hold content of one's own, in any game. */
const CONTENT_OPTIONS = ['content', 'ownDay'];

/** Whether a table is played with content of somebody's own. */
export function hasContent(options: Readonly<Record<string, unknown>> | undefined): boolean {
  return CONTENT_OPTIONS.some(name => options?.[name] !== undefined && options[name] !== null);
}
