import type { AnyGame, Seat } from '../kernel/index.ts';
import { think } from './think.ts';

/** Thinks for bots, wherever that is: it is given a view, never a state. */
export interface Thinker {
  /** The notation of the move that the bot makes. */
  choose(game: AnyGame, view: unknown, seat: Seat, bot: string, whim: string): Promise<string>;
}

/** Thinks on the spot and to the end, so that it finds the same on every machine. */
export const thinkHere: Thinker = {
  async choose(game, view, seat, bot, whim) {
    return think(game, { game: game.id, view, seat, bot, whim, milliseconds: Number.POSITIVE_INFINITY }).move;
  },
};
