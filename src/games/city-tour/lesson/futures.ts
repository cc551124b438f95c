// Two ways to place a tile side by side: what each comes to is read from the table, a language only names it.
import type { Future, Futures } from '../../../kernel/index.ts';
import type { View } from '../view.ts';
import { compared, type Outlook } from './reading.ts';

interface WayWords {
  readonly own: string;
  /** The same tile, placed another way. */
  readonly rotated: string;
  readonly otherTile: string;
  readonly keep: string;
  readonly stay: (count: number) => string;
  readonly back: (count: number) => string;
  readonly board: (count: number) => string;
  readonly over: string;
  readonly nothing: string;
}

type Ways = (move: string, seen: View) => Pick<Futures, 'rows' | 'keep'>;

export function waysIn(words: WayWords): Ways {
  return (move, seen) => {
    const [own, other] = compared(seen, move);
    const second = own.tile === other.tile ? words.rotated : words.otherTile;
    return { rows: [futureOf(words.own, own, words), futureOf(second, other, words)], keep: words.keep };
  };
}

function futureOf(choice: string, { tile, stay, back, board, leaves }: Outlook, words: WayWords): Future {
  const parts = [
    ...(stay ? [words.stay(stay.length)] : []),
    ...(back ? [words.back(back.length)] : []),
    ...(board ? [words.board(board.length)] : []),
    ...(leaves ? [words.over] : []),
  ];
  return { choice, pieces: [tile], comesTo: parts.join(', ') || words.nothing, ...(stay ? { found: [stay] } : {}) };
}
