import { type Chance, type Game, silent, type Tagged, type Told } from '../kernel/index.ts';
import type { Advice, Bot, Sight } from './bot.ts';

/** States imagined for each move. */
const IMAGINED = 16;

/** What a bot would do, beside what the moves are worth: as the bot itself weighs them, or by the game's own estimate. */
export function advise<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  bot: Bot,
  sight: Sight<M, V>,
  chance: Chance,
): Advice<M> {
  const found = bot.weigh?.(game, sight, chance);
  if (found && found.alternatives.length > 0) return found;
  const move = found?.move ?? bot.choose(game, sight, chance);
  if (!game.estimate) return { move, alternatives: [] };
  const view = sight.view();
  const valued = sight.legal.map(each => {
    const value = worth(game, view, { seat: sight.seat, move: each }, chance);
    return { move: each, value, score: value };
  });
  return { move, alternatives: valued.sort((a, b) => b.value - a.value || Number(b.move === move) - Number(a.move === move)) };
}

/** The mean estimate after a move, over several states that look like the view. */
function worth<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  view: V,
  { seat, move }: { readonly seat: number; readonly move: M },
  chance: Chance,
): number {
  let sum = 0;
  for (let round = 0; round < IMAGINED; round++) {
    const state = game.imagine(view, chance);
    game.play(state, seat, move, silent(chance));
    sum += (game.outcome(state)?.scores ?? game.estimate?.(state))?.[seat] ?? 0;
  }
  return Math.round((sum / IMAGINED) * 100) / 100;
}
