// What a player of ours chooses: quickly, from what the seat sees.
import { SHELF } from '../../src/games/index.ts';
import { type AnyGame, fast, type Seat } from '../../src/kernel/index.ts';
import { Toy } from '../toy/kernel.ts';

export { startPostgres, startRedis } from '../../src/testing/services/index.ts';

const chance = fast('players');

/** A game by its id, and the way to choose a move of it as text. */
export async function chooserOf(id: string): Promise<(view: unknown, seat: Seat) => string> {
  const game: AnyGame | undefined = id === Toy.id ? Toy : await SHELF[id]?.open();
  if (!game) throw new Error(`there is no game "${id}"`);
  return (view, seat) => {
    const state = game.imagine(view, chance);
    const legal = game.legal(state, seat).filter(move => !game.surrenders?.(move));
    const move = game.policy ? game.policy(state, seat, legal, chance) : legal[chance.below(legal.length)];
    if (!move) throw new Error(`seat ${seat} of ${id} cannot move`);
    return game.write(move);
  };
}
