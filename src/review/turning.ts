// The moments that mattered to a seat.
import type { Seat } from '../kernel/index.ts';
import type { Film } from './film.ts';
import type { TurningKind, TurningPoint } from './review.ts';
import type { Games } from './rows.ts';
import { clearAmong, doubtOf, type Estimate, figureOf, NOTHING, type Numbers, times } from './statistics.ts';
import type { Weighed } from './steps.ts';

/** Which steps may be of a kind, and what they did to the seat: more counts more. */
interface Candidate {
  readonly kind: TurningKind;
  readonly isOf: (weighed: Weighed) => boolean;
  readonly value: (weighed: Weighed) => Estimate;
  readonly sign: 1 | -1;
}

/** Of the range of final results, what a moment must have moved where there is no chance to win. */
const LEAST_SHARE = 0.01;
/** Points of win chance that a moment must have moved: a slip's. */
const LEAST_POINTS = 2;
/** Fewer games say little of their own error. */
const LEAST_GAMES = 16;

/** At most one of each kind, in the order of time; no step is two of them. They are found by the chance to win, alone by the result. */
export function turningPointsOf(film: Film, seat: Seat, start: Games | undefined, steps: readonly Weighed[]): readonly TurningPoint[] {
  const least = film.measure.result === 'score' ? LEAST_SHARE * rangeOf(start?.results[seat] ?? []) : LEAST_POINTS;
  const points: TurningPoint[] = [];
  for (const kind of kindsFor(film, seat)) points.push(...found(kind, seat, steps, least, points));
  return points.sort((a, b) => a.step - b.step);
}

function kindsFor({ isTeam, ending, seats, measure, lines }: Film, seat: Seat): readonly Candidate[] {
  const isAlone = measure.result === 'score';
  const isOwn = ({ step }: Weighed) => isTeam || step.seat === seat;
  const isDraw = ({ step }: Weighed) => step.kind === 'draw' && step.games >= LEAST_GAMES;
  const isOthers = (each: Weighed) => seats > 1 && !isOwn(each);
  // What counts for all is nobody's own, whoever happened to draw it.
  const isForAll = ({ step }: Weighed) => lines[step.line]?.isForAll ?? false;
  const luck = ({ luck, luckOfWin }: Weighed) => (isAlone ? luck[seat] : luckOfWin[seat]) ?? NOTHING;
  const cost = ({ cost, loss }: Weighed) => (isAlone ? times(loss, -1) : cost[seat]) ?? NOTHING;
  const gap = ({ gap, gapOfWin }: Weighed) => (isAlone ? gap : gapOfWin[seat]) ?? NOTHING;
  const bestMove = { sign: 1, value: gap, isOf: (each: Weighed) => isOwn(each) && isBest(each) } as const;
  const isDrawn = (each: Weighed) => isDraw(each) && (isOwn(each) || isForAll(each));
  const isWon = (ending.wins[seat] ?? 0) > 0;
  return [
    { kind: 'bestMove', ...bestMove },
    { kind: 'luckiest', sign: 1, value: luck, isOf: isDrawn },
    isWon ? { kind: 'won', ...bestMove } : { kind: 'lost', sign: -1, value: cost, isOf: isOwn },
    { kind: 'unluckiest', sign: -1, value: luck, isOf: isDrawn },
    { kind: 'gift', sign: 1, value: cost, isOf: isOthers },
    { kind: 'theirLuck', sign: -1, value: luck, isOf: each => isDraw(each) && isOthers(each) && !isForAll(each) },
  ];
}

function isBest({ step }: Weighed): boolean {
  return step.kind === 'decision' && step.mark === 'best';
}

/** The step of a kind that moved most, if that is clear among all of them. */
function found(
  { kind, isOf, value, sign }: Candidate,
  seat: Seat,
  steps: readonly Weighed[],
  least: number,
  before: readonly TurningPoint[],
): readonly TurningPoint[] {
  const among = steps.flatMap((weighed, at) => (isOf(weighed) && value(weighed).mean !== 0 ? [{ weighed, at }] : []));
  const clear = clearAmong(among.map(({ weighed }) => doubtOf(value(weighed))));
  let best: { readonly weighed: Weighed; readonly at: number } | undefined;
  let most = least;
  for (const [index, each] of among.entries()) {
    const moved = sign * value(each.weighed).mean;
    if (!clear[index] || moved <= most || before.some(({ step }) => step === each.at)) continue;
    most = moved;
    best = each;
  }
  if (!best) return [];
  const { step, chances } = best.weighed;
  const moved = value(best.weighed);
  const chance = chances[seat] ?? 0;
  const chanceElse = Math.max(0, Math.min(1, chance - moved.mean / 100));
  return [{ kind, step: best.at, line: step.line, value: figureOf(moved), chance, chanceElse }];
}

function rangeOf(values: Numbers): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < values.length; at++) {
    low = Math.min(low, values[at] ?? 0);
    high = Math.max(high, values[at] ?? 0);
  }
  return values.length > 0 ? high - low : 0;
}
