// Where a turn is many small moves, a first move is worth what the best turn that begins with it is worth, not what the policy makes of it.
import type { Chance, Seat, Table, Tagged, Told } from '../../kernel/index.ts';
import { willing } from '../bot.ts';
import { favourite } from './playout.ts';
import type { Rules } from './thinking.ts';

/** A decision of the same turn, so many after the first move, that is made otherwise than the policy would. */
export interface Detour<M> {
  readonly after: number;
  readonly move: M;
}

/** Decisions of a turn that are looked at, and how many other choices at each. */
const DEEPEST = 6;
const CHOICES = 2;

/** An imagined state in which the first move was made, whose turn it is, and what luck and taste go with it. */
interface Begun<S> {
  readonly state: S;
  readonly seat: Seat;
  readonly table: Table<Told>;
  readonly taste: Chance;
}

/** The detours that the rest of a turn may take from the policy's way, the policy's next favourites at each decision; it plays the turn on. */
export function detoursOf<S, M extends Tagged>(game: Rules<S, M>, { state, seat, table, taste }: Begun<S>): readonly Detour<M>[] {
  const found: Detour<M>[] = [];
  for (let after = 0; after < DEEPEST; after++) {
    if (game.awaiting(state)[0] !== seat || (after > 0 && game.calm?.(state))) break;
    const left = [...willing(game, game.legal(state, seat))];
    const own = taken(left, favourite(game, state, seat, left, taste));
    for (let choice = 0; choice < CHOICES && left.length > 0; choice++)
      found.push({ after, move: taken(left, favourite(game, state, seat, left, taste)) });
    game.play(state, seat, own, table);
  }
  return found;
}

function taken<M>(left: M[], move: M): M {
  left.splice(left.indexOf(move), 1);
  return move;
}
