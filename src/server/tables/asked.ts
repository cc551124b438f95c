// What is asked of a table, looked at before its host is.
import type { Seat } from '../../kernel/index.ts';
import type { Ask, Tell } from '../../protocol/index.ts';

/** Whether it is about a seat that is none of one's own. */
export function isForeign(ask: Ask, mine: readonly Seat[]): boolean {
  if (ask.type === 'watch') return ask.viewer !== 'public' && !mine.includes(ask.viewer);
  return 'seat' in ask && !mine.includes(ask.seat);
}

/** The answer to what comes too early or too late. */
export function refusedTo(ask: Ask, text: string): Tell {
  const key = 'key' in ask ? ask.key : null;
  return { type: 'denied', key, denial: { reason: 'too late', text } };
}
