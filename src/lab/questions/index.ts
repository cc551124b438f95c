// The ready questions of every game: data in a file named after the game; words/ say them.
import { EXPERIMENT_FORMAT, type Experiment } from '../experiment.ts';
import { contestQuestions } from './common.ts';
import type { ReadyQuestion } from './ready-question.ts';

export { QUESTION_IDS, type QuestionId } from './question-ids.ts';
export type { FirstChart, ReadyQuestion, Slot } from './ready-question.ts';

/** The questions of a game; one that has none of its own is asked what every contest is. */
export async function readyQuestions(id: string): Promise<readonly ReadyQuestion[]> {
  try {
    const { questions }: { readonly questions: readonly ReadyQuestion[] } = await import(`./games/${id}.ts`);
    return questions;
  } catch (error) {
    // Each bundler says in its own words that there is no such file, but all name it.
    if (error instanceof Error && error.message.includes(`games/${id}.ts`)) return contestQuestions(2);
    throw error;
  }
}

/** A ready question as an experiment. */
export function experimentOf(
  game: string,
  { id, measure, seats, bots, options = {}, variants }: ReadyQuestion,
  { pairs, seed }: { readonly pairs: number; readonly seed: string },
): Experiment {
  return { format: EXPERIMENT_FORMAT, game, seats, bots, options, variants, pairs, seed, question: { id, measure } };
}
