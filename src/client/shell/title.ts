import { words } from '../locale/index.ts';
import { coverOf, type GameId, isShelfId } from '../shelf.ts';

/** One line that makes somebody want to play; a prototype's stands only in its own texts. */
export function pitchOf(id: GameId): string {
  return isShelfId(id) ? words.value.pitches[id] : '';
}

/** What a game is called in the language spoken; most have one name everywhere. */
export function titleOf(id: GameId): string {
  return (isShelfId(id) && words.value.titles[id]) || coverOf(id).title;
}
