import { type AnyGame, pick } from '../kernel/index.ts';
import { type Bot, willing } from './bot.ts';
import { botOf, STRENGTHS, type Stopwatch } from './search/index.ts';

export { type Alternative, type Bot, willing } from './bot.ts';
export { exponential } from './exponential.ts';
export { chances, outlookIn, outlookOf, slopeAt, type Weights, weighted } from './learned.ts';
export * from './search/index.ts';

/** Any legal move, each as likely. */
const random: Bot = {
  choose: (game, { legal }, chance) => pick(willing(game, legal), chance),
  chooseInState: (game, _state, { legal }, chance) => pick(willing(game, legal), chance),
};

/** The game's own quick judgement, on a state imagined from the view. */
const greedy: Bot = {
  choose(game, { seat, legal, view }, chance) {
    const moves = willing(game, legal);
    return game.policy ? game.policy(game.imagine(view(), chance), seat, moves, chance) : pick(moves, chance);
  },
  chooseInState(game, state, { seat, legal }, chance) {
    const moves = willing(game, legal);
    return game.policy ? game.policy(state, seat, moves, chance) : pick(moves, chance);
  },
};

/** Every bot that plays any game, by its name. */
export const BOTS: Readonly<Record<string, Bot>> = {
  random,
  greedy,
  easy: botOf(STRENGTHS.easy),
  medium: botOf(STRENGTHS.medium),
  hard: botOf(STRENGTHS.hard),
  expert: botOf(STRENGTHS.expert),
};

type Cast = Pick<AnyGame, 'styles' | 'characters'>;

/** The names of all bots that play a game: those that play any, and the game's own styles and characters. */
export function botNamesIn({ styles = {}, characters = {} }: Cast): readonly string[] {
  return [...Object.keys(BOTS), ...Object.keys(styles), ...Object.keys(characters)];
}

/** A bot of a game by its name; undefined where nobody is called so. */
export function botIn(game: Cast, name: string, stopwatch?: Stopwatch): Bot | undefined {
  if (Object.hasOwn(BOTS, name)) return BOTS[name];
  if (game.characters && Object.hasOwn(game.characters, name)) return botOf({ ...STRENGTHS.hard, character: name }, stopwatch);
  return game.styles && Object.hasOwn(game.styles, name) ? inStyle(name) : undefined;
}

/** Plays a game's own style of that name. */
function inStyle(name: string): Bot {
  return {
    choose(game, { seat, legal, view }, chance) {
      const play = game.styles?.[name];
      if (!play) throw new Error(`${game.id} knows no style "${name}"`);
      return play(game.imagine(view(), chance), seat, willing(game, legal), chance);
    },
    chooseInState(game, state, { seat, legal }, chance) {
      const play = game.styles?.[name];
      if (!play) throw new Error(`${game.id} knows no style "${name}"`);
      return play(state, seat, willing(game, legal), chance);
    },
  };
}
