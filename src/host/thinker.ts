import type { AnyGame } from '../kernel/index.ts';
import { type Question, think } from './think.ts';

/** Thinks for bots, wherever that is: it is given a view, never a state. */
export interface Thinker {
  /** The notation of the move that the bot makes; where many ask, shares take turns. */
  choose(game: AnyGame, question: Question, share?: readonly string[]): Promise<string>;
}

/** Thinks on the spot and to the end, so that it finds the same on every machine. */
export const thinkHere: Thinker = {
  async choose(game, question) {
    return think(game, { ...question, milliseconds: Number.POSITIVE_INFINITY }).move;
  },
};
