export * from './book.ts';
export * from './host.ts';
export * from './in-time.ts';
export * from './memory.ts';
export type { SeatAsk } from './table.ts';
export * from './thinker.ts';
