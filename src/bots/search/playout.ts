// Playing on by the game's own quick judgement, to the end or to a horizon.
import { type Chance, type Outcome, pick, type Seat, type Table, type Tagged, type Told } from '../../kernel/index.ts';
import { willing } from '../bot.ts';
import type { Rules, Thinking } from './thinking.ts';
import { type Scale, scaleOf } from './value.ts';

/** Nothing that a search imagines is told to anybody. */
export function silent(chance: Chance): Table<Told> {
  return { chance, tell: () => {} };
}

/** Plays on from a state, which it changes; returns the number of options that were seen. */
export function playOn<S, M extends Tagged>(
  game: Rules<S, M>,
  state: S,
  horizon: number,
  { whimOnceIn }: Thinking,
  table: Table<Told>,
): number {
  let last: Seat | undefined;
  let options = 0;
  for (let made = 0; made < LONGEST; made++) {
    const seat = game.awaiting(state)[0];
    // Half a turn is hard to guess at.
    if (seat === undefined || (made >= horizon && seat !== last)) break;
    const legal = willing(game, game.legal(state, seat));
    options += legal.length;
    game.play(state, seat, sensible(game, state, seat, legal, whimOnceIn, table.chance), table);
    last = seat;
  }
  return options;
}

/** No playout is longer than this. */
export const LONGEST = 5000;

function sensible<S, M extends Tagged>(
  game: Rules<S, M>,
  state: S,
  seat: Seat,
  legal: readonly M[],
  whimOnceIn: number,
  chance: Chance,
): M {
  const [only] = legal;
  if (legal.length === 1 && only) return only;
  if (!game.policy || chance.below(whimOnceIn) === 0) return pick(legal, chance);
  return game.policy(state, seat, legal, chance);
}

/** Ends looked at before a search, to learn what scores mean. */
const PROBES = 8;

/** Plays a few games to their ends, and compares them. */
export function probe<S, M extends Tagged>(
  game: Rules<S, M>,
  imagined: () => S,
  thinking: Thinking,
  table: Table<Told>,
): { readonly scale: Scale; readonly options: number } {
  const ends: Outcome[] = [];
  let options = 0;
  for (let round = 0; round < PROBES; round++) {
    const state = imagined();
    options += playOn(game, state, LONGEST, thinking, table);
    const end = game.outcome(state);
    if (end) ends.push(end);
  }
  return { scale: scaleOf(ends), options };
}
