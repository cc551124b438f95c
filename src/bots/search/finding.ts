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

/** The finding from what became of each move; the first legal one where nothing was tried. */
export function finding<M extends Tagged>(
  tried: readonly Sums<M>[],
  legal: readonly M[],
  write: (move: M) => string,
  iterations: number,
): Finding<M> {
  const alternatives = tried
    .map(({ arm: { move, visits, value }, wins, score }) => ({
      move: legal.find(each => write(each) === write(move)) ?? move,
      value: value / visits,
      winChance: wins / visits,
      score: score / visits,
      visits,
    }))
    .sort(better);
  const move = alternatives[0]?.move ?? legal[0];
  if (!move) throw new Error('no legal move');
  return { move, alternatives, iterations };
}

/** The move most looked at is the one to trust; among equals the one of more value. */
function better<M>(a: Weighed<M>, b: Weighed<M>): number {
  return b.visits - a.visits || b.value - a.value;
}

/** One finding of several searches for the same decision that had different luck. */
export function merge<M extends Tagged>(findings: readonly Finding<M>[], write: (move: M) => string): Finding<M> {
  const byMove = new Map<string, Weighed<M>>();
  for (const each of findings.flatMap(({ alternatives }) => alternatives)) {
    const key = write(each.move);
    const before = byMove.get(key);
    byMove.set(key, before ? together(before, each) : each);
  }
  const alternatives = [...byMove.values()].sort(better);
  const move = alternatives[0]?.move ?? findings[0]?.move;
  if (!move) throw new Error('no findings to merge');
  return { move, alternatives, iterations: findings.reduce((sum, { iterations }) => sum + iterations, 0) };
}

function together<M>(a: Weighed<M>, b: Weighed<M>): Weighed<M> {
  const visits = a.visits + b.visits;
  const mean = (one: number, other: number) => (one * a.visits + other * b.visits) / visits;
  return {
    move: a.move,
    value: mean(a.value, b.value),
    winChance: mean(a.winChance, b.winChance),
    score: mean(a.score, b.score),
    visits,
  };
}
