export { assemble } from './assemble.ts';
export { type Budget, budgetFor } from './budget.ts';
export { type Film, filmOf, ReviewError } from './film.ts';
export { headlineReason, isClear } from './headline.ts';
export * from './review.ts';
export { review, type Work } from './run.ts';
export { gamesOf, runTask } from './run-task.ts';
export * from './task.ts';
export { firstTasks, furtherTasks } from './tasks.ts';
