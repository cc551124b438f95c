// Two ways to place a tile side by side: what each comes to is read from the table, a language only names it.
import type { Future, Futures } from '../../../kernel/index.ts';
import type { View } from '../view.ts';
import { compared, losing, type Outlook } from './reading.ts';

interface WayWords {
  readonly own: string;
  /** The same tile, placed another way. */
  readonly rotated: string;
  readonly otherTile: string;
  readonly keep: string;
  readonly stay: (count: number) => string;
  readonly back: (count: number) => string;
  readonly lost: (count: number) => string;
  /** The idea, and what to consider, where a site would be lost. */
  readonly siteLost: About;
  readonly board: (count: number) => string;
  readonly over: string;
  readonly nothing: string;
}

type About = Pick<Futures, 'idea' | 'say'>;
type Ways = (move: string, seen: View) => Futures;

/** What two ways are compared by: what is said of them; the same unless the own way would lose a site; or always that. */
export function waysIn(words: WayWords): {
  readonly ways: (said: About) => Ways;
  readonly waysUnlessLost: (said: About) => Ways;
  readonly lost: Ways;
} {
  const ways =
    (said: About): Ways =>
    (move, seen) => {
      const [own, other] = compared(seen, move);
      const second = own.tile === other.tile ? words.rotated : words.otherTile;
      return { ...said, rows: [futureOf(words.own, own, words), futureOf(second, other, words)], keep: words.keep };
    };
  const lost = ways(words.siteLost);
  return { ways, lost, waysUnlessLost: said => (move, seen) => (losing(seen).includes(move) ? lost : ways(said))(move, seen) };
}

function futureOf(choice: string, { tile, stay, back, lost, board, leaves }: Outlook, words: WayWords): Future {
  const parts = [
    ...(stay ? [words.stay(stay.length)] : []),
    ...(back ? [words.back(back.length)] : []),
    ...(lost ? [words.lost(lost)] : []),
    ...(board ? [words.board(board.length)] : []),
    ...(leaves ? [words.over] : []),
  ];
  return { choice, pieces: [tile], comesTo: parts.join(', ') || words.nothing, ...(stay ? { found: [stay] } : {}) };
}
