// Moves that exclude nothing: where one may follow the other in the same turn, in either order, each is judged by the best continuation of the turn.
import { CommonLuck, favourite, willing } from '../bots/index.ts';
import { type Chance, fast, type Seat, type Tagged, wordOf } from '../kernel/index.ts';
import type { Film } from './film.ts';

/** A move, and the other one that follows in the same turn; without one the reference bot goes on at once. */
export interface Plan {
  readonly move: Tagged;
  readonly then?: Tagged;
}

/** Moves of the same turn, such as an answer to a card just drawn, that may come before the other one. */
const BETWEEN = 3;

/** Plans of two moves: the move made and another one, in both orders, where neither excludes the other. */
export function plansOf(film: Film, line: number, [made, ...others]: readonly Tagged[]): readonly Plan[] {
  if (!made) return [];
  return others.flatMap(other =>
    isFollowed(film, line, made, other) && isFollowed(film, line, other, made)
      ? [
          { move: made, then: other },
          { move: other, then: made },
        ]
      : [],
  );
}

/** True if a move is still possible in the same turn after another one. */
function isFollowed({ game, states, lines }: Film, line: number, move: Tagged, then: Tagged): boolean {
  const seat = lines[line]?.seat ?? 0;
  const state = game.clone(states[line]);
  const luck = new CommonLuck(wordOf(`plan/${line}`));
  game.play(state, seat, move, { chance: luck, tell: () => {} });
  return isReached({ game }, state, seat, then, luck);
}

/** Plays the second move of a plan, after what comes before it; where it is not reached, the turn goes on without it. */
export function plannedOn(film: Pick<Film, 'game'>, state: unknown, seat: Seat, then: Tagged, luck: Chance): void {
  if (isReached(film, state, seat, then, luck)) film.game.play(state, seat, then, { chance: luck, tell: () => {} });
}

/** Goes on like the reference bot until the seat may make a move in the same turn. */
function isReached({ game }: Pick<Film, 'game'>, state: unknown, seat: Seat, wanted: Tagged, luck: Chance): boolean {
  const written = game.write(wanted);
  for (let between = 0; game.awaiting(state)[0] === seat; between++) {
    const moves = willing(game, game.legal(state, seat));
    if (moves.some(move => game.write(move) === written)) return true;
    if (between >= BETWEEN) return false;
    game.play(state, seat, favourite(game, state, seat, moves, fast('plan')), { chance: luck, tell: () => {} });
  }
  return false;
}
