import { useEffect } from 'preact/hooks';
import { isWriting } from '../device/settings.ts';
import type { Coach } from './coach.ts';

/** What each key of the lesson does; the others are the table's. */
export interface LessonKeys {
  readonly next: () => void;
  readonly back: () => void;
  readonly showMe: () => void;
  readonly why: () => void;
  readonly keep: () => void;
  readonly takeBack: () => void;
  readonly playOn: () => void;
  readonly fold: () => void;
}

/** What a key asks for in this state of a step; undefined where it is not the coach's. */
function wishOf(key: string, coach: Coach, isAtRest: boolean): keyof LessonKeys | undefined {
  const status = coach.status.value;
  const isTold = status === 'told' && coach.now.value?.moves === undefined;
  switch (key.toUpperCase()) {
    case 'ENTER':
      return isTold && isAtRest ? 'next' : undefined;
    case 'N':
      return isTold ? 'next' : undefined;
    case 'B':
      return status === 'over' ? undefined : 'back';
    case 'S':
      return status === 'told' && !isTold ? 'showMe' : undefined;
    case 'W':
      return status === 'told' ? 'why' : undefined;
    case 'K':
      return status === 'other' ? 'keep' : undefined;
    case 'Z':
      return status === 'other' ? 'takeBack' : undefined;
    case 'P':
      return 'playOn';
    case 'ESCAPE':
      return status === 'over' || status === 'waiting' ? undefined : 'fold';
    default:
      return undefined;
  }
}

/** Hears the keys of a lesson before the table does. */
export function useLessonKeys(coach: Coach, keys: LessonKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('dialog')) return;
      if (coach.status.value === 'good') {
        coach.goOn();
        return;
      }
      const wish = wishOf(event.key, coach, !target?.closest('button, a, [role="button"], summary'));
      if (!wish) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      keys[wish]();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  });
}
