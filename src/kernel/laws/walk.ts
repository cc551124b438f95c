import { type Chance, pick, seeded } from '../chance.ts';
import type { Game, Seat, Tagged, Told, Viewer } from '../game.ts';
import type { Match } from '../match.ts';
import { matchesOf } from '../matches.ts';
import { freeze } from '../same.ts';

/** What a game states of itself so that the laws can be checked. */
export interface Charter<S> {
  /** No match is longer than this many moves. */
  readonly length: number;
  /** Counts of all pieces in the box; constant through every match. */
  readonly census: (state: S) => Readonly<Record<string, number>>;
  /** Ids that the viewer must never meet, where pieces have ids of their own. */
  readonly secrets?: (state: S, viewer: Viewer) => readonly string[];
  /** The state with everything sorted whose order means nothing. */
  readonly canonical?: (state: S) => unknown;
  /** The same table with everybody one seat further on. */
  readonly turned?: (state: S, on: Onward) => S;
}

/** One seat further on, round the table. */
export interface Onward {
  seat(seat: Seat): Seat;
  /** What is listed seat by seat. */
  list<T>(items: readonly T[]): T[];
}

/** One move of a walk. */
export interface WalkStep<S, M, E> {
  readonly before: S;
  readonly seat: Seat;
  readonly move: M;
  readonly luck: readonly number[];
  readonly events: readonly E[];
  readonly after: S;
}

/** A match of random moves; every state in it is frozen. */
export interface Walk<S, M, E, O> {
  readonly seed: string;
  match: Match<S, M, O>;
  readonly opening: readonly E[];
  readonly steps: WalkStep<S, M, E>[];
}

/** Deals a match for a walk. */
export function setOut<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  agreed: { readonly seats: number; readonly options: O; readonly version?: number },
  seed: string,
): Walk<S, M, E, O> {
  const { match, events } = matchesOf(game).deal(freeze(agreed), seeded(`${seed}/deal`), seed);
  return { seed, match, opening: events, steps: [] };
}

/** Plays one random move of one random seat. */
export function goOneStep<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  walk: Walk<S, M, E, O>,
  luck: Chance,
  choice: Chance,
): WalkStep<S, M, E> {
  const before = walk.match.state;
  const welcome = game.welcome(before);
  // Who is only welcome speaks up rarely; otherwise no match would get far.
  const speaksUp = welcome.length > 0 && choice.below(50) === 0;
  const seat = pick(speaksUp ? welcome : game.awaiting(before), choice);
  const move = pick(game.legal(before, seat), choice);
  const { match, events } = matchesOf(game).enact(walk.match, seat, move, luck);
  const step = { before, seat, move, luck: match.record.entries.at(-1)?.luck ?? [], events, after: match.state };
  walk.steps.push(step);
  walk.match = match;
  return step;
}
