export { assemble } from './assemble.ts';
export { type Film, filmOf, ReviewError } from './film.ts';
export * from './review.ts';
export { runTask } from './run-task.ts';
export * from './task.ts';
export { type Budget, firstTasks, furtherTasks } from './tasks.ts';
