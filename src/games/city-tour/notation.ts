import type { Touch } from '../../kernel/index.ts';
import { MOVES, type Move } from './moves.ts';

/** A move as it stands in a record and is typed at a keyboard. */
export function write(move: Move): string {
  switch (move.type) {
    case 'place':
      return `place ${move.tile}@${move.rotation}`;
    case 'control':
      return `control ${move.colour}`;
    case 'concede':
      return 'concede';
  }
}

const BY_TEXT: ReadonlyMap<string, Move> = new Map(
  Object.values<readonly Move[]>(MOVES)
    .flat()
    .map(move => [write(move), move]),
);

/** The move a text stands for; there are so few that all are known. */
export function read(text: string): Move | undefined {
  return BY_TEXT.get(text.trim().replace(/\s+/g, ' '));
}

/** What is touched to make a move. */
export function touches(move: Move): readonly Touch[] {
  switch (move.type) {
    case 'place':
      return [`tile:${move.tile}`, `rotation:${move.rotation}`];
    case 'control':
      return [`passenger:${move.colour}`];
    case 'concede':
      return ['button:concede'];
  }
}
