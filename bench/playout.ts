import { type Game, type Plan, pick, type Table, type Tagged, type Told } from '../src/kernel/index.ts';

/** A finished random game: its last state, and the moves it took. */
export interface Playout<S> {
  readonly state: S;
  readonly moves: number;
}

/** Plays a game from deal to end with random moves, as a bot's rollout does: in place, no copy. */
export function playout<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  plan: Plan<O>,
  table: Table<E>,
  most = Number.POSITIVE_INFINITY,
): Playout<S> {
  const { chance } = table;
  const state = game.setup(plan, table);
  for (let moves = 0; ; moves++) {
    const awaited = game.awaiting(state);
    if (awaited.length === 0 || moves >= most) return { state, moves };
    const seat = awaited.length === 1 ? awaited[0] : pick(awaited, chance);
    if (seat === undefined) throw new Error('nobody is awaited');
    game.play(state, seat, pick(game.legal(state, seat), chance), table);
  }
}
