export * from './review.ts';
export * from './task.ts';
