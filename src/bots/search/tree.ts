// The tree of a search. A path in it is a row of moves, whatever luck came between them.
import { type Chance, pick, type Seat, type Tagged } from '../../kernel/index.ts';
import type { Thinking } from './thinking.ts';

/** One move of a decision: what became of it. */
export interface Arm<M> {
  readonly move: M;
  visits: number;
  /** How often it could have been chosen. */
  offered: number;
  value: number;
  child: Node<M> | undefined;
}

/** The moves of one seat at a node. */
export interface Decision<M> {
  readonly arms: Map<string, Arm<M>>;
  /** The move the game itself would make, where it was first met. */
  readonly favourite: string;
  visits: number;
  value: number;
}

/** A point of the game. Where several seats decide at once, each has its own decision. */
export interface Node<M> {
  readonly decisions: Map<Seat, Decision<M>>;
}

export function newNode<M>(): Node<M> {
  return { decisions: new Map() };
}

/** The decision of a seat at a node; `favourite` is asked where it is new. */
export function decisionAt<M>(node: Node<M>, seat: Seat, favourite: () => string): Decision<M> {
  const known = node.decisions.get(seat);
  if (known) return known;
  const made: Decision<M> = { arms: new Map(), favourite: favourite(), visits: 0, value: 0 };
  node.decisions.set(seat, made);
  return made;
}

/** Chooses among the moves that are legal now: the one with the best prospects, or a new one while there is room for it. */
export function select<M extends Tagged>(
  decision: Decision<M>,
  legal: readonly M[],
  write: (move: M) => string,
  thinking: Thinking,
  chance: Chance,
  whim: number,
): Arm<M> {
  const { arms, favourite } = decision;
  const others = (1 - thinking.trust) / legal.length;
  const fresh: M[] = [];
  let known = 0;
  let best: Arm<M> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  decision.visits++;
  for (let at = 0; at < legal.length; at++) {
    const move = legal[at] as M;
    const key = write(move);
    const arm = arms.get(key);
    if (!arm) {
      if (key === favourite) return newArm(decision, move, key);
      fresh.push(move);
      continue;
    }
    known++;
    arm.offered++;
    const trust = key === favourite ? thinking.trust + others : others;
    const jitter = whim > 0 ? (whim * chance.below(FINENESS)) / FINENESS : 0;
    const worth = arm.value / Math.max(1, arm.visits) + doubt(thinking, trust, arm.offered, arm.visits) + jitter;
    if (worth <= most) continue;
    most = worth;
    best = arm;
  }
  if (best && (fresh.length === 0 || known >= room(decision, thinking))) return best;
  // Of a move not tried yet a little less is expected than of the others: the visit under way counts for nothing.
  if (best && most > decision.value / decision.visits + doubt(thinking, others, decision.visits, 0)) return best;
  const move = pick(fresh, chance);
  return newArm(decision, move, write(move));
}

const FINENESS = 1024;

/** How much a move gains by being little known: the more it is trusted, the longer. */
function doubt({ exploration }: Thinking, trust: number, offered: number, visits: number): number {
  return (exploration * trust * Math.sqrt(offered)) / (1 + visits);
}

function newArm<M>(decision: Decision<M>, move: M, key: string): Arm<M> {
  const arm: Arm<M> = { move, visits: 0, offered: 1, value: 0, child: undefined };
  decision.arms.set(key, arm);
  return arm;
}

/** How many moves a decision considers by now. */
function room<M>({ visits }: Decision<M>, { width }: Thinking): number {
  return width * Math.sqrt(visits);
}
