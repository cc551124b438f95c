import { assemble } from './assemble.ts';
import type { Budget } from './budget.ts';
import type { Film } from './film.ts';
import type { Review } from './review.ts';
import type { Found, Task } from './task.ts';
import { firstTasks, furtherTasks } from './tasks.ts';

/** Does tasks, here or elsewhere, and gives what was found in any order. */
export type Work = (tasks: readonly Task[]) => Promise<readonly Found[]>;

/** Reviews a match: the whole of it at first, and again and again what is least certain, until the budget is spent. `heard` gets each picture. */
export async function review(film: Film, budget: Budget, work: Work, heard: (review: Review) => void = () => {}): Promise<Review> {
  const found: Found[] = [];
  let tasks = firstTasks(film, budget);
  let picture = assemble(film, found, budget.games);
  while (tasks.length > 0) {
    found.push(...(await work(tasks)));
    picture = assemble(film, found, budget.games);
    heard(picture);
    tasks = furtherTasks(film, found, budget);
  }
  return picture;
}
