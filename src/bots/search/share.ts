// A search done by several at once: each searches the same decision with luck of its own, and what they found adds up.
import { type AnyGame, fast, type Seat, type Tagged } from '../../kernel/index.ts';
import { type Finding, merge, type Weighed } from './finding.ts';
import { search } from './search.ts';
import type { Thinking } from './thinking.ts';

/** What a worker is asked to think about: plain data, and a view, never a state. */
export interface Question {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly thinking: Thinking;
  /** Each worker has its own. */
  readonly seed: string;
  /** When to stop, at the latest. */
  readonly milliseconds: number;
}

/** What a worker found; moves are notations. */
export interface Share {
  readonly move: string;
  readonly alternatives: readonly (Omit<Weighed<unknown>, 'move'> & { readonly move: string })[];
  readonly iterations: number;
}

/** Thinks about a question. */
export function shareOf(game: AnyGame, { view, seat, thinking, seed }: Question, mayGoOn: () => boolean): Share {
  const chance = fast(seed);
  const legal = game.legal(game.imagine(view, chance), seat);
  const { move, alternatives, iterations } = search(game, { seat, legal, view: () => view }, chance, thinking, mayGoOn);
  return { move: game.write(move), alternatives: alternatives.map(each => ({ ...each, move: game.write(each.move) })), iterations };
}

/** What all found together. */
export function gathered(game: AnyGame, shares: readonly Share[]): Finding<Tagged> {
  const read = (notation: string): Tagged => {
    const move = game.read(notation);
    if (!move) throw new Error(`"${notation}" is no move of ${game.id}`);
    return move;
  };
  const findings = shares.map(({ move, alternatives, iterations }) => ({
    move: read(move),
    alternatives: alternatives.map(each => ({ ...each, move: read(each.move) })),
    iterations,
  }));
  return merge(findings, move => game.write(move));
}
