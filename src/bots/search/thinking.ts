import type { Game, Tagged, Told } from '../../kernel/index.ts';

/** How a search thinks: plain data. */
export interface Thinking {
  /** Playouts at most. */
  readonly iterations: number;
  /** Moves of the decision at hand that are looked at, by the order of the game's own judgement. */
  readonly moves: number;
  /** Another move than the favourite is made only where it did better by so many times the error of the comparison. */
  readonly caution: number;
  /** It may be wrong about the worth of each move by so much, in what it counts in. */
  readonly doubt?: number;
  /** No move is made that it believes to be worse than the best by more; where nothing is said, than the doubt. */
  readonly bound?: number;
  /** Moves for each seat after which a playout is broken off, at the next change of seat, and guessed at. */
  readonly horizon: number;
  /** Where playouts go to the end: moves for each seat after which what is expected is told, at the next change of seat. */
  readonly look?: number;
  /** How much a lead in points counts, from 0 to 1; the rest is for the victory alone. */
  readonly lead: number;
  /** A playout move is drawn at random once in so many; the others follow the game's policy. */
  readonly whimOnceIn: number;
  /** How much doubt speaks for a move further down the tree, beside its value from 0 to 1. */
  readonly exploration: number;
  /** A decision further down the tree met n times considers so many times √n of its moves, the game's favourite first. */
  readonly width: number;
  /** How much of all trust the game's favourite gets beforehand, from 0 to 1; each one after it so much of what is left. */
  readonly trust: number;
}

/** All that a search asks of a game. */
export type Rules<S, M extends Tagged> = Game<S, M, Told, unknown, unknown>;
