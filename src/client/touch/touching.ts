// From the legal moves to fingers and back: which things light up, and when a row of touches is a move.
import type { AnyGame, Bundle, Refusal, Seat, Tagged, Touch } from '../../kernel/index.ts';

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
  /**
   * Touches it: goes on towards the move, makes it when it is complete, goes a step back when it was the last touched, or explains at
   * the element why not. A move that cannot be taken back is only chosen; touched again, it is made.
   */
  press(touch: Touch, at?: Element): void;
  /** Takes back so many of the last moves, where that is possible. */
  readonly goBack?: ((moves: number) => void) | undefined;
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

/** What touching something comes to: moves made one after the other, with the path that is whole by it; another path; or nothing. */
export type TouchResult =
  | { readonly type: 'play'; readonly moves: readonly Tagged[]; readonly path: readonly Touch[]; readonly isAgain: boolean }
  | { readonly type: 'path'; readonly path: readonly Touch[] }
  | { readonly type: 'dark' };

/** Touching something after a path: a whole move, a longer or shorter path, another choice at an earlier step, or nothing that is lit. */
export function resultOfTouch(ways: readonly TouchPath[], path: readonly Touch[], touch: Touch): TouchResult {
  const next = nextTouches(ways, path);
  if (path.at(-1) === touch && !next.has(touch)) {
    const [whole] = next.size === 0 ? completeMoves(ways, path) : [];
    return whole ? { type: 'play', moves: [whole], path, isAgain: true } : { type: 'path', path: path.slice(0, -1) };
  }
  for (let kept = path.length; kept >= 0; kept--) {
    const longer = [...path.slice(0, kept), touch];
    const along = pathsAlong(ways, longer);
    const [only] = along;
    if (!only) continue;
    if (along.length > 1 || only.touches.length > longer.length) return { type: 'path', path: longer };
    // No move is made by a touch that the path did not lead to: what stands beside the last thing chosen is chosen in its place.
    const isLed = kept === path.length || (next.size === 0 && kept === path.length - 1);
    if (isLed) return { type: 'play', moves: [only.move], path: longer, isAgain: false };
    return { type: 'path', path: isButton(touch) ? path.slice(0, kept) : longer };
  }
  return { type: 'dark' };
}

/** A button says what it does, and does it at once. */
export function isButton(touch: Touch): boolean {
  return touch.startsWith('button:');
}

/** What is still to be touched along these touches, the next first; what is chosen but not made yet is touched once more. */
export function touchesLeft(touches: readonly Touch[], path: readonly Touch[]): readonly Touch[] {
  if (!path.every((touch, at) => touch === touches[at])) return touches;
  return path.length > 0 && path.length === touches.length ? touches.slice(-1) : touches.slice(path.length);
}

/** What is still to be touched of the first bundle that is meant and holds all that is chosen. */
export function touchesLeftInBundles(
  bundles: readonly Bundle<Tagged>[],
  path: readonly Touch[],
  isMeant: (moves: readonly Tagged[]) => boolean,
): readonly Touch[] | undefined {
  for (const { touches, moves } of bundles) {
    const left = isMeant(moves) ? without(touches, path) : undefined;
    if (left && left.length > 0) return left;
  }
  return undefined;
}

/** What may be touched next of a bundle, in whatever order; its button comes last. */
export function nextInBundles(bundles: readonly Bundle<Tagged>[], path: readonly Touch[]): ReadonlySet<Touch> {
  return new Set(
    bundles.flatMap(({ touches }) => {
      const left = without(touches, path);
      return left?.filter(touch => !isButton(touch) || left.length === 1) ?? [];
    }),
  );
}

/**
 * Touching something of bundles: it joins what is chosen, is taken out again, or takes the place of what was chosen last where both
 * do not go together. Undefined where it belongs to no bundle.
 */
export function resultInBundles(bundles: readonly Bundle<Tagged>[], path: readonly Touch[], touch: Touch): TouchResult | undefined {
  if (!bundles.some(({ touches }) => touches.includes(touch))) return undefined;
  const chosen = path.filter(each => bundles.some(({ touches }) => touches.includes(each)));
  if (!nextInBundles(bundles, chosen).has(touch)) {
    const at = chosen.lastIndexOf(touch);
    if (at >= 0) return { type: 'path', path: chosen.toSpliced(at, 1) };
    if (isButton(touch)) return undefined;
    for (let out = chosen.length - 1; out >= 0; out--) {
      const rest = chosen.toSpliced(out, 1);
      if (nextInBundles(bundles, rest).has(touch)) return { type: 'path', path: [...rest, touch] };
    }
    return undefined;
  }
  const longer = [...chosen, touch];
  const whole = bundles.find(({ touches }) => without(touches, longer)?.length === 0);
  const isOpen = nextInBundles(bundles, longer).size > 0;
  return whole && !isOpen ? { type: 'play', moves: whole.moves, path: longer, isAgain: false } : { type: 'path', path: longer };
}

/** A list without these items, each as often as it is among them; undefined where one is not there. */
function without(list: readonly Touch[], items: readonly Touch[]): readonly Touch[] | undefined {
  let left = list;
  for (const item of items) {
    const at = left.indexOf(item);
    if (at < 0) return undefined;
    left = left.toSpliced(at, 1);
  }
  return left;
}

/** The moves that are complete with this path, though longer ones begin with it too. */
export function completeMoves(ways: readonly TouchPath[], path: readonly Touch[]): readonly Tagged[] {
  return pathsAlong(ways, path)
    .filter(({ touches }) => touches.length === path.length)
    .map(({ move }) => move);
}

/** Why a thing that is dark cannot be touched: the rule that the nearest move with it would break, or what the game knows of it. */
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
  return game.untouchable?.(state, seat, touch);
}
