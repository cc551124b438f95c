// Playing on by the game's own quick judgement, to the end or to a horizon.
import { type Chance, fast, type Outcome, pick, type Seat, silent, type Table, type Tagged, type Told } from '../../kernel/index.ts';
import { willing } from '../bot.ts';
import type { Rules, Thinking } from './thinking.ts';
import { type Scale, scaleOf } from './value.ts';

/** An imagined state, and a table with the luck that goes with it. */
export interface World<S> {
  readonly state: S;
  readonly table: Table<Told>;
}

/** A world that looks like the view. */
export function worldOf<S, M extends Tagged>(game: Rules<S, M>, seen: unknown, chance: Chance): World<S> {
  return { state: game.imagine(seen, chance), table: silent(chance) };
}

/** Plays on in a world, which it changes. */
export function playOn<S, M extends Tagged>(
  game: Rules<S, M>,
  { state, table }: World<S>,
  horizon: number,
  { whimOnceIn }: Thinking,
  whims: Chance,
): void {
  let last: Seat | undefined;
  for (let made = 0; made < LONGEST; made++) {
    const seat = game.awaiting(state)[0];
    // Half a turn is hard to guess at.
    if (seat === undefined || (made >= horizon && (game.calm ? game.calm(state) : seat !== last))) return;
    game.play(state, seat, moveOf(game, state, seat, whimOnceIn, whims), table);
    last = seat;
  }
}

/** The next move of a playout; a game without a judgement of its own need not list its moves for it. */
function moveOf<S, M extends Tagged>(game: Rules<S, M>, state: S, seat: Seat, whimOnceIn: number, whims: Chance): M {
  if (!game.policy && game.anyLegal && !game.surrenders) {
    const move = game.anyLegal(state, seat, whims);
    if (move) return move;
  }
  return sensible(game, state, seat, willing(game, game.legal(state, seat)), whimOnceIn, whims);
}

/** No playout is longer than this. */
export const LONGEST = 5000;

/** Mostly the move the game itself would make, now and then any. */
export function sensible<S, M extends Tagged>(
  game: Rules<S, M>,
  state: S,
  seat: Seat,
  legal: readonly M[],
  whimOnceIn: number,
  chance: Chance,
): M {
  return chance.below(whimOnceIn) === 0 ? pick(legal, chance) : favourite(game, state, seat, legal, chance);
}

/** The move the game itself would make; any where it has no judgement. */
export function favourite<S, M extends Tagged>(game: Rules<S, M>, state: S, seat: Seat, moves: readonly M[], chance: Chance): M {
  const [only] = moves;
  if (moves.length === 1 && only) return only;
  return game.policy ? game.policy(state, seat, moves, chance) : pick(moves, chance);
}

/** The moves to be looked at, in the order of the game's own judgement: the same for everybody who thinks about the same view. */
export function favourites<S, M extends Tagged>(
  game: Rules<S, M>,
  seen: unknown,
  seat: Seat,
  moves: readonly M[],
  most: number,
): readonly M[] {
  const taste = fast('taste');
  const state = game.imagine(seen, taste);
  const left = [...moves];
  const found: M[] = [];
  while (found.length < most && left.length > 0) {
    const next = favourite(game, state, seat, left, taste);
    left.splice(left.indexOf(next), 1);
    found.push(next);
  }
  return found;
}

/** Ends looked at before a search, to learn what scores mean. */
const PROBES = 3;

/** Plays a few games as far as the search will look, and compares them. */
export function probe<S, M extends Tagged>(
  game: Rules<S, M>,
  imagined: (number: number) => World<S>,
  horizon: number,
  thinking: Thinking,
  whims: Chance,
): Scale {
  const ends: Outcome[] = [];
  for (let number = 0; number < PROBES; number++) {
    const world = imagined(number);
    playOn(game, world, horizon, thinking, whims);
    const end = game.outcome(world.state) ?? guessed(game.estimate?.(world.state));
    if (end) ends.push(end);
  }
  return scaleOf(ends);
}

/** An end as a guess at the scores would have it: all win together only where all have the same. */
function guessed(scores: readonly number[] | undefined): Outcome | undefined {
  if (!scores) return undefined;
  const most = Math.max(...scores);
  return { ranks: scores.map(score => (score === most ? 1 : 2)), scores };
}
