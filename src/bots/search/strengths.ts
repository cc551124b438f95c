import { pick } from '../../kernel/index.ts';
import { type Bot, willing } from '../bot.ts';
import { search } from './search.ts';
import type { Thinking } from './thinking.ts';

/** How strong a bot plays: by the game's policy with a blunder once in so many decisions, or by search. */
export type Strength = { readonly blunderOnceIn: number } | Thinking;

/** Found by matches of Eighty Days and City Tour. A short search does well to trust the game's own judgement more. */
const TUNED = { exploration: 0.6, whimOnceIn: 20, horizon: 20, width: 2 } as const;

/** The strengths a player may choose from. */
export const STRENGTHS: Readonly<Record<'easy' | 'medium' | 'hard' | 'expert', Strength>> = {
  easy: { blunderOnceIn: 4 },
  medium: { ...TUNED, trust: 0.5, iterations: 80, options: 40_000 },
  hard: { ...TUNED, trust: 0.3, iterations: 6000, options: 500_000 },
  expert: { ...TUNED, trust: 0.3, iterations: 24_000, options: 2_000_000 },
};

/** Started at each decision by whoever has a clock; its answer says whether there is time left. */
export type Stopwatch = () => () => boolean;

/** The bot of a strength; with a stopwatch it thinks no longer than that allows. */
export function botOf(strength: Strength, stopwatch?: Stopwatch): Bot {
  return 'iterations' in strength ? searching(strength, stopwatch) : blundering(strength.blunderOnceIn);
}

function searching(thinking: Thinking, stopwatch?: Stopwatch): Bot {
  return {
    choose: (game, sight, chance) => search(game, sight, chance, thinking, stopwatch?.()).move,
    weigh: (game, sight, chance) => search(game, sight, chance, thinking, stopwatch?.()),
  };
}

function blundering(once: number): Bot {
  return {
    choose(game, { seat, legal, view }, chance) {
      const moves = willing(game, legal);
      if (!game.policy || chance.below(once) === 0) return pick(moves, chance);
      return game.policy(game.imagine(view(), chance), seat, moves, chance);
    },
  };
}
