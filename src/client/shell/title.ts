import { words } from '../locale/index.ts';
import { COVERS, type GameId } from '../shelf.ts';

/** What a game is called in the language spoken; most have one name everywhere. */
export function titleOf(id: GameId): string {
  return words.value.titles[id] ?? COVERS[id].title;
}
