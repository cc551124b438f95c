// What the page, the host's worker and the bots' workers say to each other about thinking.
import type { Seat } from '../../kernel/index.ts';

/** A decision to think about: one root for each, sent as the view of the seat. */
export interface Question {
  readonly number: number;
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly bot: string;
  readonly whim: string;
}

/** A move that was looked at, in its notation. */
export interface Considered {
  readonly move: string;
  readonly value: number;
  readonly visits: number;
  readonly winChance: number;
  readonly score: number;
}

/** What one worker found: its move, and what it looked at where the bot weighs moves. */
export interface Thought {
  readonly number: number;
  readonly move: string;
  readonly considered: readonly Considered[];
}
