import { type Chance, fast, type Game, type Tagged, type Told } from '../kernel/index.ts';
import { type Bot, type Sight, willing } from './bot.ts';
import { type Finding, unweighed } from './search/index.ts';

/** What a bot would do, and what it compared: nothing where it does not compare moves, or where its choice is proved to be the best. */
export function advise<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  bot: Bot,
  sight: Sight<M, V>,
  chance: Chance,
): Finding<M> {
  if (!bot.weigh) return unweighed(bot.choose(game, sight, chance));
  const found = bot.weigh(game, sight, chance);
  return found.alternatives.length === 0 && isSettled(game, sight) ? { ...found, isSettled: true } : found;
}

/** Whether there is a choice, and the policy's is proved to be the best; every bot that weighs moves makes it then. */
function isSettled<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, { seat, legal, view }: Sight<M, V>): boolean {
  if (!game.settled || willing(game, legal).length < 2) return false;
  return game.settled(game.imagine(view(), fast('settled')), seat);
}
