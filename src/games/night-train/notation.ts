import { readingOf, type Touch } from '../../kernel/index.ts';
import { MOVES, type Move } from './moves.ts';

/** A move as it stands in a record and is typed at a keyboard. */
export function write(move: Move): string {
  return move.type;
}

/** The move a text stands for; there are so few that all are known. */
export const read = readingOf(Object.values<readonly Move[]>(MOVES).flat(), write);

/** What is touched to make a move: the postcard on the platform, or a button to sleep on. */
export function touches(move: Move): readonly Touch[] {
  return [move.type === 'rise' ? 'postcard' : 'button:sleep'];
}
