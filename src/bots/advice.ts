import type { Chance, Game, Tagged, Told } from '../kernel/index.ts';
import type { Advice, Bot, Sight } from './bot.ts';

/** What a bot would do, and what it compared; nothing where it does not compare moves. */
export function advise<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  bot: Bot,
  sight: Sight<M, V>,
  chance: Chance,
): Advice<M> {
  return bot.weigh?.(game, sight, chance) ?? { move: bot.choose(game, sight, chance), alternatives: [] };
}
