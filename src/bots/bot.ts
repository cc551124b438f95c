import type { Chance, Game, Seat, Tagged, Told } from '../kernel/index.ts';
import type { Finding } from './search/finding.ts';
import type { Parts } from './search/parts.ts';

/** What a bot may know when it decides: its own view, never the state. */
export interface Sight<M, V> {
  readonly seat: Seat;
  readonly legal: readonly M[];
  /** Built only when a bot looks. */
  readonly view: () => V;
}

/** A legal move as a bot sees it. */
export interface Alternative<M> {
  readonly move: M;
  readonly value: number;
  /** From 0 to 1, by a bot that imagines whole games. */
  readonly winChance?: number;
  /** The final score to expect, where that is known. */
  readonly score?: number;
  /** In what it is better or worse than the favourite. */
  readonly parts?: Parts;
}

/** Somebody to play against. */
export interface Bot {
  choose<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, sight: Sight<M, V>, chance: Chance): M;
  /** The same choice by whoever holds the state, where the bot looks only at what the seat may know: nothing need be imagined for it. */
  chooseInState?<S, M extends Tagged, E extends Told, V, O>(
    game: Game<S, M, E, V, O>,
    state: S,
    sight: Pick<Sight<M, V>, 'seat' | 'legal'>,
    chance: Chance,
  ): M;
  /** The same choice with all it looked at, by a bot that may look around; in some games, and at some decisions, it does not. */
  weigh?<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, sight: Sight<M, V>, chance: Chance): Finding<M>;
}

/** All legal moves but those that give the game up; all of them where nothing else is left. */
export function willing<M extends Tagged>(game: { surrenders?(move: M): boolean }, legal: readonly M[]): readonly M[] {
  if (!game.surrenders) return legal;
  for (let at = 0; at < legal.length; at++) {
    if (!game.surrenders(legal[at] as M)) continue;
    const left = legal.filter(move => !game.surrenders?.(move));
    return left.length > 0 ? left : legal;
  }
  return legal;
}
