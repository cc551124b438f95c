// Before the first match of a game on this device: its four cards, once.
import { LESSON_IDS } from '../../games/lessons.ts';
import type { TablePlan } from '../../protocol/index.ts';
import { boardOf } from '../boards/kit.ts';
import { lessonAddress } from '../coach/doors.tsx';
import { isFirstOffer } from '../coach/progress.ts';
import { settings } from '../device/settings.ts';
import { isFirstLook, openLook } from '../first-look/open.tsx';
import { allNotes } from '../local/device-store.ts';
import { go } from '../shell/route.ts';
import { loadGame } from './loaded-game.ts';

type Plan = Pick<TablePlan, 'game' | 'options' | 'seats'>;

/** Shows the cards where nobody has looked or played here yet; tells whether the match is still wanted. */
export async function lookFirst({ game, options, seats }: Plan): Promise<boolean> {
  if (!isFirstLook(game) || (await allNotes()).some(note => note.game === game)) return true;
  const { kit, texts, boardWords: words, language } = await loadGame(game, settings.value.language);
  const tell = boardOf(kit).firstLook;
  if (!tell) return true;
  const asked = { texts, words, language, options, seats: seats.length };
  // The first table offers no lesson again.
  const hasLesson = LESSON_IDS.includes(game) && isFirstOffer(game);
  const door = await openLook(tell, asked, { game, place: 'before', hasLesson, mayPlay: true });
  if (door === 'lesson') go(lessonAddress(game));
  return door === 'play' || door === 'back';
}
