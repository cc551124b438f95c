// What the page, the host's worker and the bots' workers say to each other about thinking.
import { merge, type Weighed } from '../../bots/search/finding.ts';
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
export type Considered = Weighed<string>;

/** What one worker found: its move, and what it looked at where the bot weighs moves. */
export interface Thought {
  readonly number: number;
  readonly move: string;
  readonly considered: readonly Considered[];
}

/** What several workers found together: the move most of them made, and all they looked at, that move first. */
export function agreed(thoughts: readonly Thought[]): Omit<Thought, 'number'> {
  const findings = thoughts.map(({ move, considered }) => ({ move, alternatives: considered, iterations: 0 }));
  const { move, alternatives } = merge(findings, text => text);
  return { move, considered: alternatives };
}
