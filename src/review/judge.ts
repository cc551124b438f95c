// A decision judged by games that were played on with the same luck after each move.
import type { Seat } from '../kernel/index.ts';
import { onceFor } from './remembered.ts';
import type { Choice, Mark } from './review.ts';
import type { Games } from './rows.ts';
import {
  type Estimate,
  estimateOf,
  estimateOfPairs,
  figureOf,
  type Half,
  isShared,
  NOTHING,
  type Numbers,
  shareOf,
  times,
} from './statistics.ts';

export interface Judgement {
  readonly choices: readonly Choice[];
  /** The best move found; the one made where none is clearly better. */
  readonly best: string;
  readonly isClear: boolean;
  readonly loss: Estimate;
  /** In points of win chance. */
  readonly lossOfWin: Estimate;
  /** By seat: the move made less the reference bot's. */
  readonly skill: readonly Estimate[];
  /** By seat, in points of win chance: the move made less the best one, where that is clear. */
  readonly cost: readonly Estimate[];
  /** How far apart the moves certainly lie, in points of win chance. */
  readonly spread: number;
  /** By how much the best move was ahead of the second, and by seat in points of win chance. */
  readonly gap: Estimate;
  readonly gapOfWin: readonly Estimate[];
  /** By seat: the chance to win after the move made, from 0 to 1. */
  readonly chances: readonly number[];
  /** False where the best continuation of the turn after a move is not the reference bot's. */
  readonly isPlain: boolean;
  readonly mark: Mark;
  /** Whether there are enough games for a mark. */
  readonly isGraded: boolean;
}

/** Errors by which a move must be better than the one made: many moves are compared in a match, and two errors are exceeded by one of twenty. */
const CLEAR = 2.6;
/** Errors by which chances lie apart for certain. */
const APART = 2;
/** Fewer games of a move say little of their own error: nothing is clear by them. */
export const LEAST_GAMES = 8;
/** So many games of a decision are enough for a mark. */
const ENOUGH_GAMES = 200;
/** Fewer are where what was lost is known to so few points of win chance, or is certainly no blunder. */
const ENOUGH_POINTS = 5;
const BLUNDER = 12;
const MOST_CHOICES = 4;

/** The games of a move followed by the best continuation of the turn: its plans count where they are better than the reference bot's way. */
export function withBestPlan(games: Games, seat: Seat): Games {
  const worth = (each: Games) => estimateOf(each.results[seat] ?? []).mean;
  return (games.plans ?? []).reduce((best, plan) => (worth(plan) > worth(best) ? plan : best), games);
}

/** Judges the first of the moves, which was made, beside the others: each with the best continuation of the turn. */
export function judge(plain: readonly Games[], seat: Seat, usual: string): Judgement | undefined {
  if (plain.length < 2) return undefined;
  const moves = plain.map(games => withBestPlan(games, seat));
  const [made] = moves;
  if (!made) return undefined;
  const own = (games: Games) => games.results[seat] ?? [];
  const order = [...moves].sort((a, b) => estimateOf(own(b)).mean - estimateOf(own(a)).mean);
  const [leader = made] = order;
  const losses = crossed(plain, seat, games => own(games));
  const error = Math.sqrt(estimateOfPairs(own(leader), own(made)).variance);
  const loss = { mean: -losses.mean, variance: error * error };
  const isEnough = own(made).length >= LEAST_GAMES;
  const isClear = isEnough && leader !== made && loss.mean > 0 && loss.mean > CLEAR * error;
  const best = isClear ? leader : made;
  const winOf = (games: Games) => games.wins[seat] ?? [];
  const cost = made.wins.map((_, reader) =>
    isClear
      ? times(
          crossed(plain, seat, games => games.wins[reader] ?? []),
          100,
        )
      : NOTHING,
  );
  const lossOfWin = isClear ? withinChances(times(cost[seat] ?? NOTHING, -1)) : NOTHING;
  const apart = spreadOf(moves, winOf);
  const second = order.find(each => each !== best) ?? made;
  const gap = isEnough ? estimateOfPairs(own(best), own(second)) : NOTHING;
  const isSure = isClear || (best === leader && gap.mean > CLEAR * Math.sqrt(gap.variance));
  const isGraded = isEnough && (isSure || isKnownWell(moves, winOf(made), winOf(leader === made ? second : leader)));
  const isPlain = plain.includes(best) && plain.includes(made);
  return {
    choices: choicesOf(order, { made, best, usual }, seat),
    best: best.of,
    isClear,
    isPlain,
    loss: isClear ? loss : NOTHING,
    lossOfWin,
    skill: besides(plain, usual),
    cost,
    spread: isGraded ? 100 * Math.max(0, apart.mean - APART * Math.sqrt(apart.variance)) : 0,
    gap,
    gapOfWin: isEnough ? made.wins.map((_, reader) => times(estimateOfPairs(best.wins[reader] ?? [], second.wins[reader]), 100)) : [],
    chances: made.wins.map(list => estimateOf(list).mean),
    mark: isGraded ? markOf(isClear, best === leader, lossOfWin, 100 * apart.mean) : 'unknown',
    isGraded,
  };
}

/** Whether a mark would say something though no move is clearly better: enough games, or little doubt about what was lost. */
function isKnownWell(moves: readonly Games[], made: Numbers, rival: Numbers): boolean {
  if (moves.length * made.length >= ENOUGH_GAMES) return true;
  const { mean, variance } = times(estimateOfPairs(rival, made), 100);
  // Victories that were all the same in n games may differ once in n.
  const least = isShared(made) || isShared(rival) ? 0 : 100 / made.length;
  const error = Math.max(least, Math.sqrt(variance));
  return error <= ENOUGH_POINTS || mean + APART * error <= BLUNDER;
}

/** The same for the moves of a line, which are always judged for the same seat. */
export const judged = onceFor(judge);

/** By seat: the move made less the reference bot's, which was fixed before any game was played. */
export const besides = onceFor((moves: readonly Games[], usual: string): readonly Estimate[] => {
  const [made] = moves;
  const reference = moves.find(({ of }) => of === usual);
  if (!made || !reference) return [];
  return made.results.map((list, reader) => estimateOfPairs(list, reference.results[reader] ?? []));
});

/** The move made less the best, each with its best continuation: chosen with one half of the games, measured with the other, roles swapped. */
function crossed(moves: readonly Games[], seat: Seat, figure: (games: Games) => Numbers): Estimate {
  const measured = (chosen: Half, half: Half) => {
    const best = bestIn(moves, seat, chosen);
    const made = bestIn(moves.slice(0, 1), seat, chosen);
    return estimateOfPairs(figure(made), figure(best), half);
  };
  const [one, other] = [measured(0, 1), measured(1, 0)];
  return { mean: (one.mean + other.mean) / 2, variance: (one.variance + other.variance) / 4 };
}

function bestIn(moves: readonly Games[], seat: Seat, half: Half): Games {
  let [best] = moves;
  let most = Number.NEGATIVE_INFINITY;
  for (const games of moves.flatMap(each => [each, ...(each.plans ?? [])])) {
    const { mean } = estimateOf(games.results[seat] ?? [], half);
    if (mean <= most) continue;
    most = mean;
    best = games;
  }
  if (!best) throw new Error('there was nothing to choose');
  return best;
}

/** What a decision lost lies between nothing and all of the chances. */
function withinChances({ mean, variance }: Estimate): Estimate {
  return { mean: Math.max(0, Math.min(100, mean)), variance };
}

/** The best and the worst move by chances to win: how far they lie apart. */
function spreadOf(moves: readonly Games[], winOf: (games: Games) => Numbers): Estimate {
  const order = [...moves].sort((a, b) => estimateOf(winOf(a)).mean - estimateOf(winOf(b)).mean);
  const [worst, best] = [order[0], order.at(-1)];
  return worst && best ? estimateOfPairs(winOf(best), winOf(worst)) : NOTHING;
}

/** The best, the one made, and the best others. */
function choicesOf(
  order: readonly Games[],
  { made, best, usual }: { readonly made: Games; readonly best: Games; readonly usual: string },
  seat: Seat,
): readonly Choice[] {
  const others = order.filter(each => each !== made && each !== best);
  const shown = [best, ...(made === best ? [] : [made]), ...others].slice(0, MOST_CHOICES);
  return shown
    .map(games => ({
      move: games.of,
      isMade: games === made,
      isBest: games === best,
      isUsual: games.of === usual,
      result: figureOf(estimateOf(games.results[seat] ?? [])),
      win: shareOf(games.wins[seat] ?? []),
      difference: figureOf(estimateOfPairs(games.results[seat] ?? [], best.results[seat] ?? [])),
    }))
    .sort((a, b) => Number(b.isBest) - Number(a.isBest) || b.result.value - a.result.value);
}

/** Points of win chance within which moves are as good as one. */
const AS_ONE = 0.5;

function markOf(isClear: boolean, isLeader: boolean, { mean: loss, variance }: Estimate, spread: number): Mark {
  if (!isClear) return spread <= AS_ONE ? 'only' : isLeader ? 'best' : 'fine';
  // What a move lost in points or days may have cost no chance to win.
  if (loss < 2 || loss <= CLEAR * Math.sqrt(variance)) return 'fine';
  return loss < 5 ? 'slip' : loss <= BLUNDER ? 'mistake' : 'blunder';
}
