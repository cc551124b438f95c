// The tree of a search. A path in it is a row of moves, whatever luck came between them.
import type { Chance, Seat, Tagged } from '../../kernel/index.ts';
import type { Thinking } from './thinking.ts';

/** One move of a decision: what became of it. */
export interface Arm<M> {
  readonly move: M;
  /** How much is expected of it beforehand, from 0 to 1. */
  readonly trust: number;
  visits: number;
  /** How often it could have been chosen. */
  offered: number;
  value: number;
  child: Node<M> | undefined;
}

/** The moves of one seat at a node. */
export interface Decision<M> {
  readonly arms: Map<M, Arm<M>>;
  visits: number;
  value: number;
}

/** A point of the game: the decision of each seat. Where several decide at once, each has its own. */
export type Node<M> = (Decision<M> | undefined)[];

/** A move nobody has tried yet. */
export function armOf<M>(move: M, trust: number): Arm<M> {
  return { move, trust, visits: 0, offered: 1, value: 0, child: undefined };
}

/** The decision of a seat at a node. */
export function decisionAt<M>(node: Node<M>, seat: Seat): Decision<M> {
  while (node.length <= seat) node.push(undefined);
  const known = node[seat];
  if (known) return known;
  const made: Decision<M> = { arms: new Map(), visits: 0, value: 0 };
  node[seat] = made;
  return made;
}

/** Chooses among the moves that are legal now: the one with the best prospects, or a new one while there is room for it. */
export function select<M extends Tagged>(
  decision: Decision<M>,
  legal: readonly M[],
  one: (move: M) => M,
  favour: (moves: readonly M[]) => M,
  thinking: Thinking,
  chance: Chance,
  whim: number,
): Arm<M> {
  const fresh: M[] = [];
  let best: Arm<M> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  decision.visits++;
  for (let at = 0; at < legal.length; at++) {
    const move = legal[at] as M;
    const arm = decision.arms.get(move) ?? decision.arms.get(one(move));
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
  const known = legal.length - fresh.length;
  if (best && (fresh.length === 0 || known >= room(decision, thinking))) return best;
  // Of a move not tried yet a little less is expected than of the others: the visit under way counts for nothing.
  const trust = trustIn(known, legal.length, thinking);
  if (best && most > decision.value / decision.visits + doubt(thinking, trust, decision.visits, 0)) return best;
  const move = favour(fresh);
  const arm = armOf(move, trust);
  decision.arms.set(one(move), arm);
  return arm;
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
