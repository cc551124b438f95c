// Where a film is: the line shown, whether it runs, and the keys for both.
import { useEffect, useState } from 'preact/hooks';
import { type KeyMeaning, meaningOf } from '../device/key-map.ts';
import { isWriting } from '../device/settings.ts';

/** A film as it lies in the projector. */
export interface Reel {
  readonly line: number;
  readonly last: number;
  readonly isRunning: boolean;
  readonly isEndShown: boolean;
  readonly pace: ReelPace;
  readonly choosePace: (pace: ReelPace) => void;
  /** Shows this line, or the nearest there is. */
  readonly go: (line: number) => void;
  /** Runs the film, from the start where it is at its end, or stops it. */
  readonly run: (isRunning: boolean) => void;
  readonly showEnd: (isShown: boolean) => void;
}

/** How long a move stays on the screen while the film runs, in ms. */
const PACES = { slow: 1800, normal: 900, fast: 350 } as const;
export type ReelPace = keyof typeof PACES;
export const REEL_PACES = ['slow', 'normal', 'fast'] as const;

export function useReel(last: number, first = 0): Reel {
  const [line, setLine] = useState(first);
  const [isRunning, setRunning] = useState(false);
  const [isEndShown, showEnd] = useState(false);
  const [pace, choosePace] = useState<ReelPace>('normal');
  useEffect(() => {
    if (!isRunning) return undefined;
    const clock = setInterval(() => setLine(now => Math.min(last, now + 1)), PACES[pace]);
    return () => clearInterval(clock);
  }, [isRunning, last, pace]);
  useEffect(() => {
    if (line === last) setRunning(false);
  }, [line, last]);
  const go = (to: number) => {
    showEnd(false);
    setLine(Math.min(last, Math.max(0, to)));
  };
  const run = (isWanted: boolean) => {
    if (isWanted && line === last) setLine(0);
    setRunning(isWanted);
  };
  return { line, last, isRunning, isEndShown, pace, choosePace, go, run, showEnd };
}

/** What the space bar presses or writes in. */
const PRESSED_BY_SPACE = 'button, a, summary, select, textarea, input:not([type="range"])';

/** Moves the reel by the keys of the map. */
export function useReelKeys(reel: Reel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (!(target instanceof Element) || target.closest('dialog') || ctrlKey || metaKey || altKey) return;
      const meaning = meaningOf(key, 'replay');
      const isItsOwn = meaning === 'run' ? target.closest(PRESSED_BY_SPACE) : isWriting(target);
      if (isItsOwn) return;
      if (answer(reel, meaning, key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Whether the key meant something. */
function answer(reel: Reel, meaning: KeyMeaning | undefined, key: string): boolean {
  if (meaning === 'close') {
    reel.run(false);
    reel.showEnd(false);
    return false;
  }
  if (reel.isEndShown) return false;
  if (meaning === 'first') reel.go(0);
  else if (meaning === 'last') reel.go(reel.last);
  else if (meaning === 'step') reel.go(reel.line + (key === 'ArrowRight' ? 1 : -1));
  else if (meaning === 'run') reel.run(!reel.isRunning);
  else return false;
  return true;
}
