import type { Bot } from '../bot.ts';

/** A bot that always moves: where it throws, the quiet move is made and the error reported. */
export function sure(bot: Bot, report: (error: unknown) => void): Bot {
  return {
    choose(game, sight, chance) {
      try {
        return bot.choose(game, sight, chance);
      } catch (error) {
        report(error);
        const [quiet] = sight.legal;
        if (!quiet) throw error;
        return quiet;
      }
    },
  };
}
