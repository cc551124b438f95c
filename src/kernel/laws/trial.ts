// What is put on trial, and how the laws look at it.
import { fast, LuckError, scripted } from '../chance.ts';
import { type Game, type Seat, silent, type Tagged, type Told, type Viewer } from '../game.ts';
import type { Charter, Walk, WalkStep } from './walk.ts';

/** Positions from one guess at the end to the next. */
export const GUESSED_EVERY = 16;

/** A law that every game keeps, whatever its rules. Each question answers what is wrong, or nothing. */
export interface Law {
  readonly name: string;
  /** Asked of the deal and after every move, while nothing is frozen yet: the new state, and what was told on the way to it. */
  readonly ofArrival?: <S, M extends Tagged, E extends Told, V, O>(
    trial: Trial<S, M, E, V, O>,
    state: S,
    told: readonly E[],
  ) => string | undefined;
  /** Asked of every position. */
  readonly ofPosition?: <S, M extends Tagged, E extends Told, V, O>(trial: Trial<S, M, E, V, O>, state: S) => string | undefined;
  /** Asked of every move. */
  readonly ofStep?: <S, M extends Tagged, E extends Told, V, O>(trial: Trial<S, M, E, V, O>, step: WalkStep<S, M, E>) => string | undefined;
  /** Asked of every finished match. */
  readonly ofMatch?: <S, M extends Tagged, E extends Told, V, O>(trial: Trial<S, M, E, V, O>) => string | undefined;
}

/** A game on trial: the match it is playing, and the moves met so far. */
export interface Trial<S, M extends Tagged, E extends Told, V, O> {
  readonly game: Game<S, M, E, V, O>;
  readonly charter: Charter<S>;
  readonly walk: Walk<S, M, E, O>;
  readonly hashes: string[];
  readonly met: Map<string, M>;
}

/** Everybody who may move now. */
export function seatsOf<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, state: S): readonly Seat[] {
  return [...game.awaiting(state), ...game.welcome(state)];
}

/** Everybody who may look. */
export function viewersOf(seats: number): readonly Viewer[] {
  return ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** The legal moves as they are written. */
export function notations<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, state: S, seat: Seat): string[] {
  return game.legal(state, seat).map(move => game.write(move));
}

/** What a viewer is told, except what is openly revealed. */
export function heard<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, events: readonly E[], viewer: Viewer): E[] {
  return events.flatMap(event => (event.reveals ? [] : (game.viewEvent(event, viewer) ?? [])));
}

/** The same move with the same luck in a state that looks the same to the viewer, where it can be made there. */
export function twinStep<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  walk: Walk<S, M, E, O>,
  step: WalkStep<S, M, E>,
  viewer: Viewer,
): { after: S; events: E[] } | undefined {
  const twin = game.imagine(game.view(step.before, viewer), fast(`${walk.seed}/${viewer}/twin/${walk.steps.length}`));
  if (!notations(game, twin, step.seat).includes(game.write(step.move))) return undefined;
  const events: E[] = [];
  const played = withoutLuckErrors(() =>
    game.play(twin, step.seat, step.move, { chance: scripted(step.luck), tell: event => events.push(event) }),
  );
  return played ? { after: twin, events } : undefined;
}

/** The state after two moves, or nothing where the second needs more luck than fits both orders. */
export function both<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  state: S,
  ...moves: readonly (readonly [Seat, M])[]
): S | undefined {
  const after = game.clone(state);
  const luck = fast('both');
  for (const [seat, move] of moves) {
    if (game.refusal(after, seat, move)) return undefined;
    game.play(after, seat, move, silent(luck));
  }
  return after;
}

function withoutLuckErrors(play: () => void): boolean {
  try {
    play();
    return true;
  } catch (error) {
    if (error instanceof LuckError) return false;
    throw error;
  }
}

/** Whether JSON has a word for this object. */
export function isPlain(value: object): boolean {
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype;
}

/** The state as it comes back from a file. */
export function reload<S>(state: S): S {
  return JSON.parse(JSON.stringify(state));
}
