// The guided first games, by the id of their game; a game without one has no door to it. Loaded when somebody wants to learn.
import type { AnyLesson } from '../kernel/index.ts';

const LESSONS: Readonly<Record<string, () => Promise<AnyLesson>>> = {
  bodensee: async () => (await import('./bodensee/lesson/index.ts')).lesson,
  'city-tour': async () => (await import('./city-tour/lesson/index.ts')).lesson,
  'eighty-days': async () => (await import('./eighty-days/lesson/index.ts')).lesson,
  'tour-operator': async () => (await import('./tour-operator/lesson/index.ts')).lesson,
  'on-tour-paris': async () => (await import('./on-tour-paris/lesson/index.ts')).lesson,
};

export const LESSON_IDS: readonly string[] = Object.keys(LESSONS);

/** The lesson of a game; there may be none. */
export function lessonIn(id: string | undefined): Promise<AnyLesson> | undefined {
  return id === undefined ? undefined : LESSONS[id]?.();
}
