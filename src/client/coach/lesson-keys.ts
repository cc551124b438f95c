import { useEffect } from 'preact/hooks';
import type { NamedKey } from '../device/key-map.ts';
import { isWriting } from '../device/settings.ts';
import type { Coach } from './coach.ts';

/** What the keys of a lesson ask for. */
export type LessonWish = 'next' | 'back' | 'showMe' | 'why' | 'keep' | 'takeBack' | 'playOn' | 'fold';

/** What a step is like: only told, to be done, answered with two futures; or there is none. */
type Moment = 'told' | 'doing' | 'other' | 'none';

interface LessonKey {
  /** As the browser names them. */
  readonly keys: readonly string[];
  readonly wish: LessonWish;
  readonly moments: readonly Moment[];
  /** A key without a sign of its own. */
  readonly name?: NamedKey;
}

/** The keys of a lesson, in the order in which they are shown; the others are the table's. */
export const LESSON_KEYS: readonly LessonKey[] = [
  { keys: ['Enter'], wish: 'next', moments: ['told'], name: 'Enter' },
  { keys: ['N'], wish: 'next', moments: ['told'] },
  { keys: ['B'], wish: 'back', moments: ['told', 'doing', 'other', 'none'] },
  { keys: ['S'], wish: 'showMe', moments: ['doing'] },
  { keys: ['W'], wish: 'why', moments: ['told', 'doing'] },
  { keys: ['K'], wish: 'keep', moments: ['other'] },
  { keys: ['Z'], wish: 'takeBack', moments: ['other'] },
  { keys: ['P'], wish: 'playOn', moments: ['told', 'doing', 'other', 'none'] },
  { keys: ['Escape'], wish: 'fold', moments: ['told', 'doing', 'other'], name: 'Escape' },
];

function momentOf({ status, now }: Coach): Moment {
  if (status.value === 'told') return now.value?.moves === undefined ? 'told' : 'doing';
  return status.value === 'other' ? 'other' : 'none';
}

/** What a key asks for in this state of a step; undefined where it is not the coach's. */
function wishOf(key: string, coach: Coach, isAtButton: boolean): LessonWish | undefined {
  const sign = key.length === 1 ? key.toUpperCase() : key;
  const moment = momentOf(coach);
  const found = LESSON_KEYS.find(({ keys, moments }) => keys.includes(sign) && moments.includes(moment));
  if (coach.status.value === 'over' && found?.wish !== 'playOn') return undefined;
  // Enter presses the button that has the focus.
  return found?.name === 'Enter' && isAtButton ? undefined : found?.wish;
}

/** Hears the keys of a lesson before the table does. */
export function useLessonKeys(coach: Coach, wishes: Readonly<Record<LessonWish, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('dialog')) return;
      if (coach.status.value === 'good' || coach.status.value === 'otherwise') {
        coach.goOn();
        return;
      }
      const wish = wishOf(event.key, coach, target?.closest('button, a, [role="button"], summary') !== null);
      if (!wish) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      wishes[wish]();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  });
}
