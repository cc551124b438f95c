// Before the first match of a game on this device: its four cards, once.
import type { TablePlan } from '../../protocol/index.ts';
import { boardOf } from '../boards/kit.ts';
import { settings } from '../device/settings.ts';
import { isFirstLook, openLook } from '../first-look/open.tsx';
import { allNotes } from '../local/device-store.ts';
import { loadGame } from './loaded-game.ts';

type Plan = Pick<TablePlan, 'game' | 'options' | 'seats'>;

/** Shows the cards where nobody has looked or played here yet; tells whether the match is still wanted. */
export async function lookFirst({ game, options, seats }: Plan, lesson?: () => void): Promise<boolean> {
  if (!isFirstLook(game) || (await allNotes()).some(note => note.game === game)) return true;
  const { kit, texts, boardWords: words, language } = await loadGame(game, settings.value.language);
  const tell = boardOf(kit).firstLook;
  if (!tell) return true;
  const asked = { texts, words, language, options, seats: seats.length };
  const door = await openLook(tell, asked, { game, place: 'before', hasLesson: lesson !== undefined, mayPlay: true });
  if (door === 'lesson') lesson?.();
  return door === 'play' || door === 'back';
}
