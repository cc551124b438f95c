// What a search found, and how several findings become one.
import { type Chance, fast, hash, type Tagged } from '../../kernel/index.ts';
import { meanParts, type Parts } from './parts.ts';
import type { Thinking } from './thinking.ts';

/** What became of a move that was looked at. */
export interface Weight {
  /** What decided: worth to the seat, as the search counts it. */
  readonly value: number;
  readonly winChance: number;
  /** The final score to expect. */
  readonly score: number;
  readonly visits: number;
  /** In what it is better or worse than the favourite, theme by theme. */
  readonly parts?: Parts;
}

/** A move that was looked at. */
export interface Weighed<M> extends Weight {
  readonly move: M;
}

/** What a search found: its move, and all it looked at, the best first. Whatever is said of a move is no less than what is said of those after it. */
export interface Finding<M> {
  readonly move: M;
  /** The move that the game's own judgement would have made. */
  readonly favourite: M;
  readonly alternatives: readonly Weighed<M>[];
  readonly iterations: number;
  /** How far values usually lie apart: differences that are much smaller say nothing. */
  readonly usual?: number;
  /** Whether all seats win and lose together. */
  readonly isTogether?: boolean;
  /** Whether values are shares of what can be won, from 0 to 1; what is said of them with an error taken off may lie below. */
  readonly isShare?: boolean;
  /** Whether nothing was compared because the move is proved to be the best. */
  readonly isSettled?: boolean;
}

/** The finding from what became of each move: the one of most value is made, among equals the favourite. */
export function finding<M extends Tagged>(
  favourite: M,
  weights: ReadonlyMap<M, Weight>,
  made: Pick<Finding<M>, 'iterations' | 'usual' | 'isTogether' | 'isShare'>,
): Finding<M> {
  const weighed = [...weights].map(([move, weight]) => ({ move, ...weight }));
  return { ...decided(favourite, weighed), ...made };
}

/** How finely a doubt is drawn. */
const FINENESS = 2 ** 20;

/** Weights as somebody sees them who may be wrong by so much about each. What is worse than the best by more than the bound is never taken for better. */
export function doubted<M>(
  weights: ReadonlyMap<M, Weight>,
  { doubt = 0, bound = doubt }: Pick<Thinking, 'doubt' | 'bound'>,
  chance: Chance,
): ReadonlyMap<M, Weight> {
  if (doubt === 0) return weights;
  let best = Number.NEGATIVE_INFINITY;
  for (const { value } of weights.values()) best = Math.max(best, value);
  return new Map(
    [...weights].map(([move, weight]) => {
      const wrong = (doubt * chance.below(FINENESS)) / FINENESS;
      return [move, weight.value < best - bound ? weight : { ...weight, value: weight.value + wrong }];
    }),
  );
}

/** The doubts about a decision: the same for everybody who thinks about the same view, so that thinking together does not dispel them. */
export function doubtsAbout(seen: unknown): Chance {
  return fast(`doubts about ${hash(seen)}`);
}

function decided<M>(favourite: M, weighed: readonly Weighed<M>[]): Pick<Finding<M>, 'move' | 'favourite' | 'alternatives'> {
  const inOrder = [...weighed].sort((a, b) => b.value - a.value || Number(b.move === favourite) - Number(a.move === favourite));
  const chances = descending(inOrder, ({ winChance }) => winChance);
  const scores = descending(inOrder, ({ score }) => score);
  const alternatives = inOrder.map((each, at) => ({ ...each, winChance: chances[at] ?? each.winChance, score: scores[at] ?? each.score }));
  return { move: inOrder[0]?.move ?? favourite, favourite, alternatives };
}

/** A move that was made without looking around. */
export function unweighed<M>(move: M): Finding<M> {
  return { move, favourite: move, alternatives: [], iterations: 0 };
}

/** One finding of several searches for the same decision that had different luck: what each move gained over the favourite, by how often it was tried. */
export function merge<M>(findings: readonly Finding<M>[], write: (move: M) => string): Finding<M> {
  const [first] = findings;
  if (!first) throw new Error('no findings to merge');
  const iterations = findings.reduce((sum, each) => sum + each.iterations, 0);
  const favoured = write(first.favourite);
  const moves = new Map(findings.flatMap(({ alternatives }) => alternatives.map(({ move }) => [write(move), move] as const)).reverse());
  const tables = findings.map(({ alternatives }) => new Map(alternatives.map(each => [write(each.move), each])));
  const base = mean(tables.flatMap(table => table.get(favoured) ?? []));
  const weighed = [...moves].map(([text, move]) => {
    const gains = tables.flatMap(table => {
      const [own, favourite] = [table.get(text), table.get(favoured)];
      return own ? [favourite ? plus(own, favourite, -1) : own] : [];
    });
    const parts = meanParts(tables.flatMap(table => table.get(text) ?? []));
    return { move, ...plus(mean(gains), base, 1), ...(parts ? { parts } : {}) };
  });
  return {
    ...decided(moves.get(favoured) ?? first.favourite, weighed),
    iterations,
    ...(first.usual === undefined ? {} : { usual: first.usual }),
    ...(first.isTogether === undefined ? {} : { isTogether: findings.every(({ isTogether }) => isTogether) }),
    ...(first.isShare === undefined ? {} : { isShare: first.isShare }),
    ...(first.isSettled === undefined ? {} : { isSettled: first.isSettled }),
  };
}

/** One weight and so many times another, with the visits of the first. */
function plus({ value, winChance, score, visits }: Weight, other: Weight, times: number): Weight {
  return { value: value + times * other.value, winChance: winChance + times * other.winChance, score: score + times * other.score, visits };
}

/** The mean of weights, each as often as it was visited. */
function mean(weights: readonly Weight[]): Weight {
  const visits = weights.reduce((sum, each) => sum + each.visits, 0);
  const of = (figure: (weight: Weight) => number) =>
    weights.reduce((sum, each) => sum + figure(each) * each.visits, 0) / Math.max(1, visits);
  return { value: of(each => each.value), winChance: of(each => each.winChance), score: of(each => each.score), visits };
}

/** Figures that never rise: where they would, the neighbours are no more different than chance, and share their mean. */
function descending<M>(weighed: readonly Weighed<M>[], figure: (each: Weighed<M>) => number): number[] {
  const blocks: { sum: number; visits: number; members: number }[] = [];
  for (const each of weighed) {
    let block = { sum: figure(each) * Math.max(1, each.visits), visits: Math.max(1, each.visits), members: 1 };
    for (let before = blocks.at(-1); before && before.sum / before.visits < block.sum / block.visits; before = blocks.at(-1)) {
      blocks.pop();
      block = { sum: before.sum + block.sum, visits: before.visits + block.visits, members: before.members + block.members };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ sum, visits, members }) => Array<number>(members).fill(sum / visits));
}
