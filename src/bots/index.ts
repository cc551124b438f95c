import { pick } from '../kernel/index.ts';
import { type Bot, willing } from './bot.ts';
import { botOf, STRENGTHS } from './search/index.ts';

export type { Bot } from './bot.ts';
export * from './search/index.ts';

/** Any legal move, each as likely. */
const random: Bot = { choose: (game, { legal }, chance) => pick(willing(game, legal), chance) };

/** The game's own quick judgement, on a state imagined from the view. */
const greedy: Bot = {
  choose(game, { seat, legal, view }, chance) {
    const moves = willing(game, legal);
    return game.policy ? game.policy(game.imagine(view(), chance), seat, moves, chance) : pick(moves, chance);
  },
};

/** Every bot by its name. */
export const BOTS: Readonly<Record<string, Bot>> = {
  random,
  greedy,
  easy: botOf(STRENGTHS.easy),
  medium: botOf(STRENGTHS.medium),
  hard: botOf(STRENGTHS.hard),
  expert: botOf(STRENGTHS.expert),
};
