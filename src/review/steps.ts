// The draws and decisions of a match, one after the other.
import { exponential, type Parts } from '../bots/index.ts';
import { changeIn, joinedWith, movedBy, prospectsAt, type Standing, UNCHANGED } from './curve.ts';
import type { Film, Line } from './film.ts';
import { besides, type Judgement, judged } from './judge.ts';
import { onceFor, Remembered } from './remembered.ts';
import type { Choice, DecisionStep, DrawStep, Figure, Prospect, Reason, Step } from './review.ts';
import type { Games, Rows } from './rows.ts';
import { isAllKnown } from './sights.ts';
import { type Estimate, estimateOf, estimateOfPairs, figureOf, NOTHING, sumOf, times } from './statistics.ts';

/** A step with its figures as estimates, so that they can be added up. */
export interface Weighed {
  readonly step: Step;
  readonly luck: readonly Estimate[];
  /** Of a decision, by seat. */
  readonly skill: readonly Estimate[];
  readonly loss: Estimate;
  readonly lossOfWin: Estimate;
  /** By how much the best move was ahead of the second, and by seat in points of win chance. */
  readonly gap: Estimate;
  readonly gapOfWin: readonly Estimate[];
  /** Of a decision, by seat in points of win chance: beside the best move, where that is clear. */
  readonly cost: readonly Estimate[];
  /** Of a draw, by seat: points of win chance. */
  readonly luckOfWin: readonly Estimate[];
  /** By seat: the chance to win after what happened, from 0 to 1. */
  readonly chances: readonly number[];
  /** What it says to the curve: games played on from just before, and what it changed. */
  readonly seen: { readonly games: Games | undefined; readonly change: ReturnType<typeof changeIn> | undefined };
}

const stepsBefore = onceFor((_: Film) => new Remembered<readonly Weighed[]>());
const drawnBefore = onceFor((_: Film) => new Map<Weighed, Weighed>());

/** Before anything was looked at. */
const UNKNOWN: readonly Prospect[] = [];

/** All steps of a match, as far as they were looked at; those about which nothing new is known are the very same as before. */
export function stepsOf(film: Film, rows: ReadonlyMap<number, Rows>): readonly Weighed[] {
  const before = stepsBefore(film);
  const last = new Map(drawnBefore(film));
  drawnBefore(film).clear();
  let standing: Standing | undefined;
  return film.lines.flatMap((line, at) => {
    const found = rows.get(at);
    standing = joinedWith(standing, found?.value[0]);
    return before
      .of(at, [found], () => stepsAt(film, at, line, found))
      .map(weighed => {
        const { games, change } = weighed.seen;
        const now = joinedWith(standing, games);
        standing = movedBy(now, change);
        const drawn = onCurve(weighed, prospectsAt(now), prospectsAt(standing), last.get(weighed));
        drawnBefore(film).set(weighed, drawn);
        return drawn;
      });
  });
}

/** The step at its place of the curve, the very same as the last time where nothing can be seen of what changed. */
function onCurve(weighed: Weighed, before: readonly Prospect[], after: readonly Prospect[], last: Weighed | undefined): Weighed {
  if (last && isAlike(last.step.before, before) && isAlike(last.step.after, after)) return last;
  return { ...weighed, step: { ...weighed.step, before, after } };
}

function isAlike(one: readonly Prospect[], other: readonly Prospect[]): boolean {
  const isSame = (a: Figure, b: Figure) => a.value === b.value && a.half === b.half;
  return (
    one.length === other.length &&
    one.every((each, seat) => {
      const its = other[seat];
      return (
        its !== undefined &&
        isSame(each.result, its.result) &&
        isSame(each.score, its.score) &&
        isSame(each.win, its.win) &&
        each.quantiles.every((quantile, at) => quantile === its.quantiles[at])
      );
    })
  );
}

/** The decision of a line and the draw after it, as far as it has them. */
function stepsAt(film: Film, at: number, line: Line, rows: Rows | undefined): readonly Weighed[] {
  return [...(line.isChoice ? [decided(film, at, line, rows)] : []), ...(line.luck.length > 0 ? [drawn(film, at, line, rows)] : [])];
}

/** The parts that only a decision has. */
const UNDECIDED = { skill: [], loss: NOTHING, lossOfWin: NOTHING, gap: NOTHING, gapOfWin: [], cost: [] } as const;

const nothings = ({ seats }: Film): readonly Estimate[] => Array.from({ length: seats }, () => NOTHING);

/** What was drawn less what might have been, by seat. A victory that was never missed in n games may be missed once in n. */
export const luckIn = onceFor((made: Games, { measure, learned }: Film, redrawn: Games): readonly Estimate[] =>
  made.results.map((list, seat) => {
    const { mean, variance } = estimateOfPairs(list, redrawn.results[seat] ?? []);
    const least = measure.result === 'win' && !learned ? (100 / list.length) ** 2 : 0;
    return { mean, variance: Math.max(variance, least) };
  }),
);

/** Points of win chance that a draw was worth, by seat. */
const luckOfWinIn = onceFor((made: Games, redrawn: Games) =>
  made.wins.map((list, seat) => times(estimateOfPairs(list, redrawn.wins[seat] ?? []), 100)),
);

function drawn(film: Film, at: number, line: Line, rows: Rows | undefined): Weighed {
  const [made, redrawn] = rows?.draw ?? [];
  const luck = made && redrawn ? luckIn(made, film, redrawn) : nothings(film);
  const step: DrawStep = {
    kind: 'draw',
    line: at,
    seat: line.seat,
    streams: [...new Set(line.streams)],
    before: UNKNOWN,
    after: UNKNOWN,
    luck: luck.map(figureOf),
    games: 2 * (made?.results[0]?.length ?? 0),
  };
  const seen = { games: redrawn, change: made && redrawn ? changeIn(made, redrawn) : undefined };
  return {
    ...UNDECIDED,
    step,
    luck,
    luckOfWin: made && redrawn ? luckOfWinIn(made, redrawn) : [],
    chances: (made?.wins ?? []).map(list => estimateOf(list).mean),
    seen,
  };
}

function decided(film: Film, at: number, line: Line, rows: Rows | undefined): Weighed {
  const known = judged(rows?.known ?? [], line.seat, line.usual);
  const isKnown = known !== undefined && isAllKnown(film, at);
  const skill = known?.skill ?? nothings(film);
  const hidden = known && !isKnown ? hiddenPart(besides(rows?.open ?? [], line.usual), skill) : nothings(film);
  const step: DecisionStep = {
    kind: 'decision',
    line: at,
    seat: line.seat,
    move: film.game.write(line.move),
    before: UNKNOWN,
    after: UNKNOWN,
    luck: hidden.map(figureOf),
    skill: skill.map(figureOf),
    known: known?.choices ?? [],
    open: isKnown ? [] : openChoices(rows?.open ?? [], line, known),
    loss: figureOf(known?.loss ?? NOTHING),
    lossOfWin: figureOf(known?.lossOfWin ?? NOTHING),
    accuracy: accuracyOf(known?.lossOfWin.mean ?? 0),
    spread: known?.spread ?? 0,
    mark: known?.mark ?? 'unknown',
    ...(known?.isClear && known.isPlain ? whyOf(rows?.known ?? [], known.best) : {}),
    ...(known?.isPlain ? themesOf(rows?.known ?? [], known) : {}),
    games: [...(rows?.known ?? []), ...(rows?.open ?? [])].reduce((sum, { results }) => sum + (results[0]?.length ?? 0), 0),
  };
  const { loss = NOTHING, lossOfWin = NOTHING, gap = NOTHING, gapOfWin = [], cost = [], chances = [] } = known ?? {};
  const seen = seenBy(step.move, line.usual, (isKnown ? rows?.known : rows?.open) ?? []);
  return { step, luck: hidden, skill, loss, lossOfWin, gap, gapOfWin, cost, luckOfWin: [], chances, seen };
}

/** The reference bot's move is what was expected before; cards as they lay. */
function seenBy(made: string, usual: string, moves: readonly Games[]): Weighed['seen'] {
  const [own] = moves;
  const reference = moves.find(({ of }) => of === usual);
  if (made === usual) return { games: reference, change: UNCHANGED };
  return { games: reference, change: own && reference ? changeIn(own, reference) : undefined };
}

/** What the same move came to in truth, beyond what could be known: luck. */
function hiddenPart(open: readonly Estimate[], skill: readonly Estimate[]): readonly Estimate[] {
  return skill.map((known, seat) => {
    const seen = open[seat];
    return seen ? sumOf([seen, times(known, -1)]) : NOTHING;
  });
}

/** With all cards open the best move may be another; the order is that of the open cards. */
function openChoices(open: readonly Games[], { seat, usual }: Line, known: Judgement | undefined): readonly Choice[] {
  return known ? (judged(open, seat, usual)?.choices ?? []) : [];
}

/** Shares that differ by less are no reason. */
const LEAST_SHARE = 0.15;
/** What comes in more of the games than this after one of the moves is that move itself, said again. */
const MOST_SHARE = 0.9;

/** What happened more often, or more seldom, after the best move than after the one made: the event that differs most. */
function whyOf(moves: readonly Games[], of: string): { readonly why?: Reason } {
  const [made] = moves;
  const best = moves.find(each => each.of === of);
  if (!made || !best) return {};
  const share = ({ events, results }: Games, event: string) => (events.get(event) ?? 0) / Math.max(1, results[0]?.length ?? 0);
  let why: Reason | undefined;
  let most = LEAST_SHARE;
  for (const event of [...new Set([...best.events.keys(), ...made.events.keys()])].sort()) {
    const shares = { best: share(best, event), made: share(made, event) };
    if (Math.abs(shares.best - shares.made) <= most || Math.max(shares.best, shares.made) > MOST_SHARE) continue;
    most = Math.abs(shares.best - shares.made);
    why = { event, ...shares };
  }
  return why ? { why } : {};
}

/** Errors by which the move made must be ahead of the next for a reason. */
const CLEAR = 2;

/** In what the best move is better than the one made, or the one made than the next. */
function themesOf(moves: readonly Games[], { best, isClear, gap, choices }: Judgement): { readonly themes?: Parts } {
  const isAhead = !isClear && gap.mean > CLEAR * Math.sqrt(gap.variance);
  const of = isClear ? best : isAhead ? choices.find(({ isBest }) => !isBest)?.move : undefined;
  const parts = Object.entries(moves.find(each => each.of === of)?.beside ?? {}).map(
    ([theme, { value, amount }]) => [theme, isClear ? { value, amount } : { value: -value, amount: -amount }] as const,
  );
  const better = parts.filter(([, { value }]) => value > 0);
  return better.length > 0 ? { themes: Object.fromEntries(better) } : {};
}

/** The accuracy of a decision that lost so many points of win chance: the curve of lichess. */
function accuracyOf(loss: number): number {
  return Math.max(0, Math.min(100, 103.17 * exponential(-0.0435 * loss) - 3.17));
}
