// The moments that mattered to a seat.
import type { Seat } from '../kernel/index.ts';
import type { Film } from './film.ts';
import type { TurningKind, TurningPoint } from './review.ts';
import type { Games } from './rows.ts';
import { clearAmong, doubtOf, type Estimate, figureOf, NOTHING, type Numbers } from './statistics.ts';
import type { Weighed } from './steps.ts';

/** Which steps may be of a kind, and what they did to the seat: more counts more. */
interface Candidate {
  readonly kind: TurningKind;
  readonly isOf: (weighed: Weighed) => boolean;
  readonly value: (weighed: Weighed) => Estimate;
  readonly sign: 1 | -1;
}

/** Of the range of final results, what a moment must have moved. */
const LEAST_SHARE = 0.01;
/** Fewer games say little of their own error. */
const LEAST_GAMES = 16;

/** At most one of each kind, in the order of time; no step is two of them. */
export function turningPointsOf(film: Film, seat: Seat, start: Games | undefined, steps: readonly Weighed[]): readonly TurningPoint[] {
  const least = LEAST_SHARE * rangeOf(start?.results[seat] ?? []);
  const points: TurningPoint[] = [];
  for (const kind of kindsFor(film, seat)) points.push(...found(kind, steps, least, points));
  return points.sort((a, b) => a.step - b.step);
}

function kindsFor({ isTeam, ending, seats }: Film, seat: Seat): readonly Candidate[] {
  const isOwn = ({ step }: Weighed) => isTeam || step.seat === seat;
  const isDraw = ({ step }: Weighed) => step.kind === 'draw' && step.games >= LEAST_GAMES;
  const isOthers = (each: Weighed) => seats > 1 && !isOwn(each);
  const luck = ({ luck }: Weighed) => luck[seat] ?? NOTHING;
  const cost = ({ cost }: Weighed) => cost[seat] ?? NOTHING;
  const bestMove = { sign: 1, value: ({ gap }: Weighed) => gap, isOf: (each: Weighed) => isOwn(each) && isBest(each) } as const;
  const isWon = (ending.wins[seat] ?? 0) > 0;
  return [
    { kind: 'bestMove', ...bestMove },
    { kind: 'luckiest', sign: 1, value: luck, isOf: each => isDraw(each) && isOwn(each) },
    isWon ? { kind: 'won', ...bestMove } : { kind: 'lost', sign: -1, value: cost, isOf: isOwn },
    { kind: 'unluckiest', sign: -1, value: luck, isOf: each => isDraw(each) && isOwn(each) },
    { kind: 'gift', sign: 1, value: cost, isOf: isOthers },
    { kind: 'theirLuck', sign: -1, value: luck, isOf: each => isDraw(each) && isOthers(each) },
  ];
}

function isBest({ step }: Weighed): boolean {
  return step.kind === 'decision' && step.mark === 'best';
}

/** The step of a kind that moved most, if that is clear among all of them. */
function found(
  { kind, isOf, value, sign }: Candidate,
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
  return best ? [{ kind, step: best.at, line: best.weighed.step.line, value: figureOf(value(best.weighed)) }] : [];
}

function rangeOf(values: Numbers): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < values.length; at++) {
    low = Math.min(low, values[at] ?? 0);
    high = Math.max(high, values[at] ?? 0);
  }
  return values.length > 0 ? high - low : 0;
}
