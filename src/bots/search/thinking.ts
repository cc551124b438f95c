import type { Game, Tagged, Told } from '../../kernel/index.ts';

/** How a search thinks: plain data. */
export interface Thinking {
  /** Playouts at most. */
  readonly iterations: number;
  /** Options seen in all playouts together, at most: a measure of time, but the same on every machine. */
  readonly options: number;
  /** How much doubt speaks for a move, beside its value from 0 to 1. */
  readonly exploration: number;
  /** A playout move is drawn at random once in so many; the others follow the game's policy. */
  readonly whimOnceIn: number;
  /** Moves for each seat after which a playout is broken off, at the next change of seat, and guessed at. */
  readonly horizon: number;
  /** A decision met n times considers so many times √n of its moves, the game's favourite first. */
  readonly width: number;
  /** How much of all trust the game's favourite gets beforehand, from 0 to 1; all moves share the rest. */
  readonly trust: number;
}

/** All that a search asks of a game. */
export type Rules<S, M extends Tagged> = Game<S, M, Told, unknown, unknown>;
