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
const random: Bot = { choose: (game, { legal }, chance) => pick(willing(game, legal), chance) };

/** The game's own quick judgement, on a state imagined from the view. */
const greedy: Bot = {
  choose(game, { seat, legal, view }, chance) {
    const moves = willing(game, legal);
    return game.policy ? game.policy(game.imagine(view(), chance), seat, moves, chance) : pick(moves, chance);
  },
};

/** All legal moves but those that give the game up. */
function willing<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, legal: readonly M[]): readonly M[] {
  return game.surrenders ? legal.filter(move => !game.surrenders?.(move)) : legal;
}

export const BOTS: Readonly<Record<string, Bot>> = { random, greedy };
