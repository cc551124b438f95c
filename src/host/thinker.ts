import { botIn } from '../bots/index.ts';
import { type AnyGame, fast, type Seat } from '../kernel/index.ts';

/** Thinks for bots, wherever that is: it is given a view, never a state. */
export interface Thinker {
  /** The notation of the move that the bot makes. */
  choose(game: AnyGame, view: unknown, seat: Seat, bot: string, whim: string): Promise<string>;
}

/** Thinks on the spot, with a budget that is the same on every machine. */
export const thinkHere: Thinker = {
  async choose(game, view, seat, name, whim) {
    const chance = fast(whim);
    const legal = game.legal(game.imagine(view, chance), seat);
    const bot = botIn(game, name);
    if (!bot) throw new Error(`there is no bot "${name}"`);
    return game.write(bot.choose(game, { seat, legal, view: () => view }, chance));
  },
};
