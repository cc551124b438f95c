import { useEffect } from 'preact/hooks';
import type { Scene } from '../boards/kit.ts';
import { settings } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { useTitle } from '../shell/title.ts';
import { knock } from './knock.ts';
import type { TableSession } from './session.ts';

/** Title and sound tell who does not look that it is their turn. */
export function useTurnSigns(scene: Scene | undefined, session: TableSession): void {
  const seat = session.seat.value;
  const isPaused = session.shown.value?.isPaused ?? false;
  const isMine = scene !== undefined && seat !== undefined && scene.awaiting.includes(seat) && !scene.outcome && !isPaused;
  const { table } = words.value;
  const stage = isMine ? [`● ${table.yourTurn}`] : scene?.outcome ? [table.over] : [];
  useTitle(...stage, ...(scene ? [scene.texts.title] : []));
  useEffect(() => {
    if (isMine && settings.value.sound) knock();
  }, [isMine]);
}
