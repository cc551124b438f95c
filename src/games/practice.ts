// The small tasks for after the lesson, by the id of their game; a game without any has no door to them. Loaded when somebody practises.
import type { Language, PracticeTask, PracticeTexts } from '../kernel/index.ts';

/** The tasks of a game, and what is said of them, each loaded on its own. */
interface Practice extends Readonly<Record<Language, () => Promise<{ readonly practiceTexts: PracticeTexts }>>> {
  readonly tasks: () => Promise<{ readonly practice: readonly PracticeTask<never>[] }>;
}

const PRACTICE: Readonly<Record<string, Practice>> = {
  bodensee: {
    tasks: () => import('./bodensee/practice/index.ts'),
    en: () => import('./bodensee/practice/en.ts'),
    da: () => import('./bodensee/practice/da.ts'),
    fr: () => import('./bodensee/practice/fr.ts'),
    de: () => import('./bodensee/practice/de.ts'),
  },
  'city-tour': {
    tasks: () => import('./city-tour/practice/index.ts'),
    en: () => import('./city-tour/practice/en.ts'),
    da: () => import('./city-tour/practice/da.ts'),
    fr: () => import('./city-tour/practice/fr.ts'),
    de: () => import('./city-tour/practice/de.ts'),
  },
  'eighty-days': {
    tasks: () => import('./eighty-days/practice/index.ts'),
    en: () => import('./eighty-days/practice/en.ts'),
    da: () => import('./eighty-days/practice/da.ts'),
    fr: () => import('./eighty-days/practice/fr.ts'),
    de: () => import('./eighty-days/practice/de.ts'),
  },
  'on-tour-paris': {
    tasks: () => import('./on-tour-paris/practice/index.ts'),
    en: () => import('./on-tour-paris/practice/en.ts'),
    da: () => import('./on-tour-paris/practice/da.ts'),
    fr: () => import('./on-tour-paris/practice/fr.ts'),
    de: () => import('./on-tour-paris/practice/de.ts'),
  },
  'tour-operator': {
    tasks: () => import('./tour-operator/practice/index.ts'),
    en: () => import('./tour-operator/practice/en.ts'),
    da: () => import('./tour-operator/practice/da.ts'),
    fr: () => import('./tour-operator/practice/fr.ts'),
    de: () => import('./tour-operator/practice/de.ts'),
  },
};

export const PRACTICE_IDS: readonly string[] = Object.keys(PRACTICE);

/** The tasks of a game; there may be none. What their learner sees, the registry forgets: it is never asked for again. */
export async function tasksOf(id: string): Promise<readonly PracticeTask<unknown>[]> {
  const found = await PRACTICE[id]?.tasks();
  return (found?.practice ?? []) as unknown as readonly PracticeTask<unknown>[];
}

/** What the tasks of a game say in a language. */
export async function taskTextsOf(id: string, language: Language): Promise<PracticeTexts> {
  return (await PRACTICE[id]?.[language]())?.practiceTexts ?? {};
}
