// The small tasks for after the lesson, by the id of their game; a game without any has no door to them. Loaded when somebody practises.
import type { Language, PracticeTask, PracticeTexts } from '../kernel/index.ts';

/** The tasks of a game, and what is said of them, each loaded on its own. */
interface Practice extends Readonly<Record<Language, () => Promise<{ readonly practiceTexts: PracticeTexts }>>> {
  readonly tasks: () => Promise<{ readonly practice: readonly PracticeTask<never>[] }>;
}

const PRACTICE: Readonly<Record<string, Practice>> = {
  'eighty-days': {
    tasks: () => import('./eighty-days/practice/index.ts'),
    en: () => import('./eighty-days/practice/en.ts'),
    da: () => import('./eighty-days/practice/da.ts'),
    fr: () => import('./eighty-days/practice/fr.ts'),
    de: () => import('./eighty-days/practice/de.ts'),
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
