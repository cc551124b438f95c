// From the legal moves to fingers and back: which things light up, and when a row of touches is a move.
import type { AnyGame, Refusal, Seat, Tagged, Touch } from '../../kernel/index.ts';

/** What the player's fingers can do now. */
export interface Touching<M> {
  /** Touched so far of a move of several touches. */
  readonly path: readonly Touch[];
  /** The legal moves that begin with the path. */
  readonly moves: readonly M[];
  /** Whether touching this now leads towards a legal move. */
  lit(touch: Touch): boolean;
  /** Whether this was touched on the way here. */
  chosen(touch: Touch): boolean;
  /** What touching this would do at once, in words; nothing where it only leads on. */
  readonly says?: ((touch: Touch) => string | undefined) | undefined;
  /** Touches it: goes on towards the move, plays it when complete, goes a step back when it was the last touched, or explains at the element why not. */
  press(touch: Touch, at?: Element): void;
}

/** A legal move and what is touched for it. */
export interface TouchPath {
  readonly move: Tagged;
  readonly touches: readonly Touch[];
}

/** The ways to all these moves. */
export function touchPathsOf(game: AnyGame, moves: readonly Tagged[]): readonly TouchPath[] {
  return moves.map(move => ({ move, touches: game.touches(move) }));
}

/** The ways that begin with a path. */
export function pathsAlong(ways: readonly TouchPath[], path: readonly Touch[]): readonly TouchPath[] {
  return ways.filter(({ touches }) => path.every((touch, at) => touches[at] === touch));
}

/** What may be touched next. */
export function nextTouches(ways: readonly TouchPath[], path: readonly Touch[]): ReadonlySet<Touch> {
  return new Set(pathsAlong(ways, path).flatMap(({ touches }) => touches[path.length] ?? []));
}

/** The moves that one more touch makes, by that touch. */
export function movesByTouch(ways: readonly TouchPath[], path: readonly Touch[]): ReadonlyMap<Touch, Tagged> {
  const along = pathsAlong(ways, path).filter(({ touches }) => touches.length > path.length);
  const found = new Map<Touch, Tagged>();
  for (const { touches, move } of along) if (touches.length === path.length + 1) found.set(touches[path.length] ?? '', move);
  // Where more could follow, the touch leads on.
  for (const { touches } of along) if (touches.length > path.length + 1) found.delete(touches[path.length] ?? '');
  return found;
}

/** What touching something comes to. */
export type TouchResult =
  | { readonly type: 'play'; readonly move: Tagged }
  | { readonly type: 'path'; readonly path: readonly Touch[] }
  | { readonly type: 'dark' };

/** Touching something after a path: a whole move, a longer or shorter path, a path begun anew or given up, or nothing that is lit. */
export function resultOfTouch(ways: readonly TouchPath[], path: readonly Touch[], touch: Touch): TouchResult {
  if (path.at(-1) === touch && !nextTouches(ways, path).has(touch)) return { type: 'path', path: path.slice(0, -1) };
  for (const before of [path, []]) {
    const longer = [...before, touch];
    const along = pathsAlong(ways, longer);
    const [only] = along;
    if (!only) continue;
    if (along.length > 1 || only.touches.length > longer.length) return { type: 'path', path: longer };
    // What was not lit is lit first: no move is made by a touch that the path did not lead to.
    return before.length < path.length && nextTouches(ways, path).size > 0 ? { type: 'path', path: [] } : { type: 'play', move: only.move };
  }
  return { type: 'dark' };
}

/** The moves that are complete with this path, though longer ones begin with it too. */
export function completeMoves(ways: readonly TouchPath[], path: readonly Touch[]): readonly Tagged[] {
  return pathsAlong(ways, path)
    .filter(({ touches }) => touches.length === path.length)
    .map(({ move }) => move);
}

/** Why a thing that is dark cannot be touched: the rule that the nearest move with it would break. */
export function whyNot(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  { path, touch }: { readonly path: readonly Touch[]; readonly touch: Touch },
): Refusal | undefined {
  const candidates = game.candidates(state, seat);
  const along = candidates.filter(move => [...path, touch].every((each, at) => game.touches(move)[at] === each));
  const anywhere = candidates.filter(move => game.touches(move).includes(touch));
  for (const move of [...along, ...anywhere]) {
    const refusal = game.refusal(state, seat, move);
    if (refusal) return refusal;
  }
  return undefined;
}
