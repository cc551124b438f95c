// What a search found, and how several findings become one.
import type { Tagged } from '../../kernel/index.ts';

/** A move that was looked at. */
export interface Weighed<M> {
  readonly move: M;
  /** What it is worth to the seat, 0 to 1: mostly the chance to win, and a little for the place or the score. */
  readonly value: number;
  readonly winChance: number;
  /** The final score to expect. */
  readonly score: number;
  readonly visits: number;
}

/** What a search found: its move, and all it looked at, the best first. */
export interface Finding<M> {
  readonly move: M;
  readonly alternatives: readonly Weighed<M>[];
  readonly iterations: number;
}

/** Sums over the visits of a move. */
interface Sums<M> {
  readonly arm: { readonly move: M; readonly visits: number; readonly value: number };
  readonly wins: number;
  readonly score: number;
}

/** The finding from what became of each move. */
export function finding<M extends Tagged>(move: M, tried: readonly Sums<M>[], iterations: number): Finding<M> {
  const weighed = tried.map(({ arm: { move: each, visits, value }, wins, score }) => ({
    move: each,
    value: value / visits,
    winChance: wins / visits,
    score: score / visits,
    visits,
  }));
  return { move, alternatives: inOrder(weighed, move), iterations };
}

/** The move that is made, and then the others by their value. */
function inOrder<M>(weighed: readonly Weighed<M>[], chosen: M): readonly Weighed<M>[] {
  return [...weighed].sort((a, b) => Number(b.move === chosen) - Number(a.move === chosen) || b.value - a.value);
}

/** One finding of several searches for the same decision that had different luck: the move most of them made, among equals the one of more value. */
export function merge<M>(findings: readonly Finding<M>[], write: (move: M) => string): Finding<M> {
  const byMove = new Map<string, Weighed<M>>();
  const votes = new Map<string, number>();
  for (const { move, alternatives } of findings) {
    votes.set(write(move), (votes.get(write(move)) ?? 0) + 1);
    for (const each of alternatives) {
      const before = byMove.get(write(each.move));
      byMove.set(write(each.move), before ? together(before, each) : each);
    }
  }
  const worth = (move: M) => byMove.get(write(move))?.value ?? 0;
  const votesFor = (move: M) => votes.get(write(move)) ?? 0;
  const [best] = findings.map(({ move }) => move).sort((a, b) => votesFor(b) - votesFor(a) || worth(b) - worth(a));
  if (!best) throw new Error('no findings to merge');
  const move = byMove.get(write(best))?.move ?? best;
  return { move, alternatives: inOrder([...byMove.values()], move), iterations: findings.reduce((sum, each) => sum + each.iterations, 0) };
}

function together<M>(a: Weighed<M>, b: Weighed<M>): Weighed<M> {
  const visits = a.visits + b.visits;
  const mean = (one: number, other: number) => (visits === 0 ? one : (one * a.visits + other * b.visits) / visits);
  return {
    move: a.move,
    value: mean(a.value, b.value),
    winChance: mean(a.winChance, b.winChance),
    score: mean(a.score, b.score),
    visits,
  };
}
