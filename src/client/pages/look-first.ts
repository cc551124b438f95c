// Before the first match of a game on this device: its four cards, once.
import type { ReadonlySignal } from '@preact/signals';
import { LESSON_IDS } from '../../games/lessons.ts';
import type { TablePlan } from '../../protocol/index.ts';
import { boardOf } from '../boards/kit.ts';
import { lessonAddress } from '../coach/doors.tsx';
import { isFirstOffer, progressOf } from '../coach/progress.ts';
import { settings } from '../device/settings.ts';
import type { LookNews } from '../first-look/dialog.tsx';
import { isFirstLook, openLook } from '../first-look/open.tsx';
import { allNotes } from '../local/device-store.ts';
import { go } from '../shell/route.ts';
import { loadGame } from './loaded-game.ts';

interface Plan extends Pick<TablePlan, 'game' | 'options'> {
  readonly seats: readonly unknown[];
  readonly isDaily?: boolean;
}

/** Shows the cards where nobody has looked or played here yet; tells whether the match is still wanted. */
export async function lookFirst(plan: Plan): Promise<boolean> {
  const { game } = plan;
  const open = await cardsOf(plan);
  if (!open) return true;
  // The first table offers no lesson again.
  const hasLesson = LESSON_IDS.includes(game) && isFirstOffer(game);
  const door = await open({ game, place: 'before', hasLesson, mayPlay: true });
  if (door === 'lesson') go(lessonAddress(game));
  return door === 'play' || door === 'back';
}

/** Shows them to whoever sits at a table of others, which waits behind them and calls. */
export async function lookAtTable(plan: Plan, news: ReadonlySignal<LookNews | null>): Promise<void> {
  const open = await cardsOf(plan);
  await open?.({ game: plan.game, place: 'table', news });
}

/** The cards of a game that is new on this device; undefined where they were seen, or there are none. */
async function cardsOf({ game, options, seats, isDaily = false }: Plan) {
  if (!isFirstLook(game) || progressOf(game) || (await allNotes()).some(note => note.game === game)) return undefined;
  const { kit, texts, boardWords: words, language } = await loadGame(game, settings.value.language);
  const tell = boardOf(kit).firstLook;
  const asked = { texts, words, language, options, seats: seats.length, isDaily };
  return tell && ((opening: Parameters<typeof openLook>[2]) => openLook(tell, asked, opening));
}
