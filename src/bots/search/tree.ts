// The tree of a search. A path in it is a row of moves, whatever luck came between them.
import type { Chance, Seat, Tagged } from '../../kernel/index.ts';
import type { Thinking } from './thinking.ts';

/** A point of the game: the decision of a seat. Where several decide at once, each has its own, one beside the other. */
export interface Node<M> {
  decision: Decision<M> | undefined;
}

/** One move of a decision: what became of it, and the point of the game behind it. */
export interface Arm<M> extends Node<M> {
  readonly move: M;
  /** How much is expected of it beforehand, from 0 to 1. */
  readonly trust: number;
  visits: number;
  /** How often it could have been chosen. */
  offered: number;
  value: number;
}

/** The moves of one seat at a node. */
export interface Decision<M> {
  readonly seat: Seat;
  /** Few, so that looking through them is quicker than any index; and most have but one, so that the list is never larger than they are. */
  arms: readonly Arm<M>[];
  visits: number;
  value: number;
  readonly beside: Decision<M> | undefined;
}

/** The moves a search has met. They are mostly shared constants; those that are made anew each time are known by how they are written. */
export interface KnownMoves<M extends Tagged> {
  readonly write: (move: M) => string;
  readonly byText: Map<string, M>;
  readonly ones: WeakMap<M, M>;
}

/** No moves of a game yet. */
export function knownMoves<M extends Tagged>(game: { write(move: M): string }): KnownMoves<M> {
  return { write: move => game.write(move), byText: new Map(), ones: new WeakMap() };
}

/** The one object that stands for a move, however often it is made anew. */
function oneOf<M extends Tagged>({ write, byText, ones }: KnownMoves<M>, move: M): M {
  const one = ones.get(move);
  if (one) return one;
  const text = write(move);
  const first = byText.get(text) ?? move;
  byText.set(text, first);
  ones.set(move, first);
  return first;
}

/** A move nobody has tried yet. */
export function armOf<M>(move: M, trust: number): Arm<M> {
  return { move, trust, visits: 0, offered: 1, value: 0, decision: undefined };
}

/** The decision of a seat at a node. */
export function decisionAt<M>(node: Node<M>, seat: Seat): Decision<M> {
  for (let known = node.decision; known; known = known.beside) if (known.seat === seat) return known;
  const made: Decision<M> = { seat, arms: [], visits: 0, value: 0, beside: node.decision };
  node.decision = made;
  return made;
}

/** Chooses among the moves that are legal now: the one with the best prospects, or a new one while there is room for it. */
export function select<M extends Tagged>(
  decision: Decision<M>,
  legal: readonly M[],
  moves: KnownMoves<M>,
  favour: (moves: readonly M[]) => M,
  thinking: Thinking,
  chance: Chance,
  whim: number,
): Arm<M> {
  decision.visits++;
  if (decision.arms.length === 0) return added(decision, favour(legal), trustIn(0, legal.length, thinking), moves);
  const fresh: M[] = [];
  let best: Arm<M> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < legal.length; at++) {
    const move = legal[at] as M;
    const arm = known(decision.arms, move, moves);
    if (!arm) {
      fresh.push(move);
      continue;
    }
    arm.offered++;
    const jitter = whim > 0 ? (whim * chance.below(FINENESS)) / FINENESS : 0;
    const worth = arm.value / Math.max(1, arm.visits) + doubt(thinking, arm.trust, arm.offered, arm.visits) + jitter;
    if (worth <= most) continue;
    most = worth;
    best = arm;
  }
  const tried = legal.length - fresh.length;
  if (best && (fresh.length === 0 || tried >= room(decision, thinking))) return best;
  // Of a move not tried yet a little less is expected than of the others: the visit under way counts for nothing.
  const trust = trustIn(tried, legal.length, thinking);
  if (best && most > decision.value / decision.visits + doubt(thinking, trust, decision.visits, 0)) return best;
  return added(decision, favour(fresh), trust, moves);
}

function added<M extends Tagged>(decision: Decision<M>, move: M, trust: number, moves: KnownMoves<M>): Arm<M> {
  const arm = armOf(oneOf(moves, move), trust);
  decision.arms = [...decision.arms, arm];
  return arm;
}

/** The arm of a move; one that was made anew is known by the object that stands for it. */
function known<M extends Tagged>(arms: readonly Arm<M>[], move: M, moves: KnownMoves<M>): Arm<M> | undefined {
  const arm = among(arms, move);
  if (arm) return arm;
  const same = oneOf(moves, move);
  return same === move ? undefined : among(arms, same);
}

function among<M>(arms: readonly Arm<M>[], move: M): Arm<M> | undefined {
  for (let at = 0; at < arms.length; at++) {
    const arm = arms[at] as Arm<M>;
    if (arm.move === move) return arm;
  }
  return undefined;
}

const FINENESS = 1024;

/** The game's favourite has most of the trust, each one after it so much of what is left; all moves share the rest. */
function trustIn(before: number, moves: number, { trust }: Thinking): number {
  return trust * (1 - trust) ** before + (1 - trust) / moves;
}

/** How much a move gains by being little known: the more it is trusted, the longer. */
function doubt({ exploration }: Thinking, trust: number, offered: number, visits: number): number {
  return (exploration * trust * Math.sqrt(offered)) / (1 + visits);
}

/** How many moves a decision considers by now. */
function room<M>({ visits }: Decision<M>, { width }: Thinking): number {
  return width * Math.sqrt(visits);
}
