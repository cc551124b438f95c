import { type Chance, type Game, pick, type Seat, type Tagged, type Told } from '../kernel/index.ts';

/** What a bot may know when it decides: its own view, never the state. */
export interface Sight<M, V> {
  readonly seat: Seat;
  readonly legal: readonly M[];
  /** Built only when a bot looks. */
  readonly view: () => V;
}

/** Somebody to play against. */
export interface Bot {
  choose<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, sight: Sight<M, V>, chance: Chance): M;
}

/** Any legal move, each as likely. */
const random: Bot = { choose: (_game, { legal }, chance) => pick(legal, chance) };

/** The game's own quick judgement, on a state imagined from the view. */
const greedy: Bot = {
  choose(game, { seat, legal, view }, chance) {
    return game.policy ? game.policy(game.imagine(view(), chance), seat, legal, chance) : pick(legal, chance);
  },
};

export const BOTS: Readonly<Record<string, Bot>> = { random, greedy };
