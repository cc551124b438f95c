import { LESSON_IDS } from '../../games/lessons.ts';
import { boardOf } from '../boards/kit.ts';
import { lessonAddress } from '../coach/doors.tsx';
import { openLook } from '../first-look/open.tsx';
import { LookRow } from '../first-look/row.tsx';
import { words } from '../locale/index.ts';
import { go } from '../shell/route.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { TableDraft } from './table-draft.ts';

interface RowProps {
  readonly opened: LoadedGame;
  readonly draft: TableDraft;
  /** Starts the table; none while something is in the way. */
  readonly start: (() => void) | undefined;
}

/** The four cards on the page of the game, by the options that are chosen there. */
export function FirstLookRow({ opened: { entry, kit, texts, boardWords, language }, draft, start }: RowProps) {
  const tell = boardOf(kit).firstLook;
  if (!tell) return null;
  const asked = { texts, words: boardWords, language, options: draft.options, seats: draft.seats.length };
  const open = async (card: number) => {
    const hasLesson = LESSON_IDS.includes(entry.id);
    const door = await openLook(tell, asked, { game: entry.id, place: 'page', hasLesson, mayPlay: start !== undefined, card });
    if (door === 'lesson') go(lessonAddress(entry.id));
    if (door === 'play') start?.();
  };
  return <LookRow title={words.value.table.howToWin} tell={tell} asked={asked} open={card => void open(card)} />;
}
