// How the moves of a decision stand beside one another, and what may be said of them.
import { type Choice, type DecisionStep, isClear } from '../../review/index.ts';

/** So many games must have been played on after each move before their victories are counted aloud. */
const LEAST_GAMES = 32;

/** The moves that are compared, the best first; where none is clearly the best, by what they were worth. */
export function comparedIn(decision: DecisionStep, isOpen: boolean): readonly Choice[] {
  const choices = isOpen && decision.open.length > 0 ? decision.open : decision.known;
  return choices.some(each => isCalledBest(decision, choices, each))
    ? choices
    : [...choices].sort((one, other) => other.result.value - one.result.value);
}

/** Whether a move is the best: clearly better than the one made, or the one made and none above it. */
export function isCalledBest(decision: DecisionStep, choices: readonly Choice[], { isBest, isMade }: Choice): boolean {
  if (!isBest || !isMade) return isBest;
  // The mark was given by what could be known; with all cards open the figures themselves say it.
  const isAhead = choices.every(({ difference }) => difference.value <= 0);
  return isAhead && (decision.mark === 'best' || !choices.some(each => decision.known.includes(each)));
}

/** Whether a move made was a slip or worse. */
export function isWorse({ mark }: DecisionStep): boolean {
  return mark === 'slip' || mark === 'mistake' || mark === 'blunder';
}

/** Victories in a hundred games: after the best move, and after the one made or, where that is the best, the next. */
export interface Victories {
  readonly best: number;
  readonly other: number;
  readonly isMadeBest: boolean;
}

/** What victories say for the best move; undefined where they say nothing clear, or too few games were played on. */
export function victoriesIn(decision: DecisionStep, choices: readonly Choice[]): Victories | undefined {
  const best = choices.find(each => isCalledBest(decision, choices, each));
  const other = choices.find(each => (best?.isMade ? each !== best : each.isMade));
  const games = decision.games / Math.max(1, decision.known.length + decision.open.length);
  if (!best || !other || games < LEAST_GAMES || !isClear(other.difference)) return undefined;
  const [won, fewer] = [best, other].map(({ win }) => Math.round(100 * win.value));
  return won === undefined || fewer === undefined || won <= fewer ? undefined : { best: won, other: fewer, isMadeBest: best.isMade };
}

/** So many words in common are left out, and so many more stay beside the difference. */
const LEAST_COMMON = 4;

/** Moves told by what differs between them: a long beginning that all of them share is left out, so that the difference comes first. */
export function toldApart(texts: readonly string[]): readonly string[] {
  const words = texts.map(text => text.split(' '));
  const [first = []] = words;
  const different = first.findIndex((word, at) => words.some(each => each[at] !== word));
  if (texts.length < 2 || different < LEAST_COMMON) return texts;
  // One word of what is shared stays, so that what follows is understood.
  return words.map(each => `… ${each.slice(different - 1).join(' ')}`);
}
