export * from './book.ts';
export * from './clock.ts';
export * from './host.ts';
export * from './in-time.ts';
export * from './memory.ts';
export * from './think.ts';
export * from './thinker.ts';
