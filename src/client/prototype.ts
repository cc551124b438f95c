import type { GameEntry } from '../kernel/index.ts';

/** A game that is on no shelf, as `npm start -- --prototype <folder>` opens it. */
export interface Prototype {
  readonly entry: GameEntry;
  /** Its drawn board, where it has one. */
  readonly board: (() => Promise<{ readonly kit: unknown }>) | undefined;
}

/** None: only the server for prototypes puts another module, which names one, in this one's place (scripts/prototype.mjs). */
export const prototype: Prototype | undefined = undefined;
