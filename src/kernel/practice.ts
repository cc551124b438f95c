// A small task on a real table, as plain data. What is said is in one file a language.
import type { Seat } from './game.ts';
import type { LaidLuck, Lesson, LessonExample } from './lesson.ts';

/** A small task on a real table: a position, and a test that tells when it is solved. */
export interface PracticeTask<View> {
  /** What the texts call it. */
  readonly id: string;
  /** What is not laid down follows from it. */
  readonly seed: string;
  /** The first numbers of each stream of luck. */
  readonly luck?: LaidLuck;
  readonly options: Lesson<View>['options'] | undefined;
  readonly seats: number;
  /** Where the learner sits. */
  readonly learner: Seat;
  /** The moves that lead to the position, in notation, or the position itself. */
  readonly start: readonly string[] | LessonExample;
  /** From the learner's view: solved, failed (it can no longer be solved), or still open. */
  readonly judge: (seen: View) => 'solved' | 'failed' | 'open';
  /** One way, in notation, without moves that play by themselves. */
  readonly solution: readonly string[];
}

/** What the tasks of a game say in one language. */
export interface PracticeTexts {
  readonly [task: string]: { readonly title: string; readonly goal: string; readonly hint: string; readonly solved: string };
}
