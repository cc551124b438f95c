// What a question is about: figures of single games, their means and shares, and what changes from one variant to another.
import { byTag, fits, oneOf, record, type Seat, type Shape, shown, text, whole } from '../kernel/index.ts';
import { ratioChange, ratioOf } from './bootstrap.ts';
import { elementRatio, INTERACTION, PARTS } from './elements.ts';
import { type Finished, finishedOf, type Series, seatAt } from './series.ts';
import {
  type Difference,
  differenceOf,
  interval,
  meanTails,
  rounded,
  shareDifference,
  shareDifferenceTails,
  USUAL_TAILS,
} from './statistics.ts';
import type { Trial } from './trial.ts';

/** Whose: of all seats, of one place in turn order (0 goes first), of one seat, or of the seats of a bot. */
export type Who = 'all' | { readonly place: number } | { readonly seat: Seat } | { readonly bot: string };

/** A figure of every game, or of one element of the game. */
export type Measure =
  /** Whether they win; all: whether the team does. */
  | { readonly what: 'wins'; readonly who: Who }
  | { readonly what: 'score'; readonly who: Who }
  /** The share of all decisions that are made while they have nothing to do. */
  | { readonly what: 'waiting'; readonly who: Who }
  /** By how much the first is ahead of the second in the end. */
  | { readonly what: 'margin' }
  | { readonly what: 'moves' }
  | { readonly what: 'turns' }
  | { readonly what: 'decisions' }
  /** Moves to choose from at a decision. */
  | { readonly what: 'choices' }
  | { readonly what: 'leadChanges' }
  /** By how much the best choice at a decision is ahead of the mean of all. */
  | { readonly what: 'stakes' }
  /** Whether who is ahead after half of the moves wins in the end. */
  | { readonly what: 'leaderWins' }
  | { readonly what: 'ending'; readonly reason: string }
  /** What an element brings for each of what it is counted by. */
  | { readonly what: 'worth'; readonly kind: string; readonly name: string };

const place = record<{ place: number }>({ place: whole(0, 15) });
const seat = record<{ seat: number }>({ seat: whole(0, 15) });
const bot = record<{ bot: string }>({ bot: text(40) });

const WHO: Shape<Who> = {
  allowed: 'all, {"place": n}, {"seat": n} or {"bot": name}',
  problem(value, at) {
    const isOne = value === 'all' || fits(place, value) || fits(seat, value) || fits(bot, value);
    return isOne ? undefined : `${at} must be ${this.allowed}, not ${shown(value)}`;
  },
};

/** What a measure from outside must look like. */
export const MEASURE: Shape<Measure> = byTag<'what', Measure>('what', {
  wins: record({ what: oneOf('wins'), who: WHO }),
  score: record({ what: oneOf('score'), who: WHO }),
  waiting: record({ what: oneOf('waiting'), who: WHO }),
  margin: record({ what: oneOf('margin') }),
  moves: record({ what: oneOf('moves') }),
  turns: record({ what: oneOf('turns') }),
  decisions: record({ what: oneOf('decisions') }),
  choices: record({ what: oneOf('choices') }),
  leadChanges: record({ what: oneOf('leadChanges') }),
  stakes: record({ what: oneOf('stakes') }),
  leaderWins: record({ what: oneOf('leaderWins') }),
  ending: record({ what: oneOf('ending'), reason: text(80) }),
  worth: record({ what: oneOf('worth'), kind: text(40), name: text(80) }),
});

/** Whether it is a share of the games, from 0 to 1. */
export function isShare({ what }: Measure): boolean {
  return what === 'wins' || what === 'leaderWins' || what === 'ending';
}

/** Whether it asks what results are made of, for which games are reviewed. */
export function isOfParts(measure: Measure): boolean {
  return measure.what === 'worth' && measure.kind === PARTS;
}

/** Whether it is a part of a whole, and said in per cent. */
export function isPerCent(measure: Measure): boolean {
  return isShare(measure) || measure.what === 'waiting' || isOfParts(measure) || (measure.what === 'worth' && measure.kind === INTERACTION);
}

/** The seats that are meant in one game. */
function seatsOf(who: Who, game: Finished, { seats, bots }: Trial): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, each) => each);
  if (who === 'all') return all;
  if ('place' in who) return [seatAt(game, who.place, seats)];
  return 'seat' in who ? [who.seat] : all.filter(each => bots[each] === who.bot);
}

/** The figure of one game; null where it has none. */
export function valueIn(measure: Measure, game: Finished, trial: Trial): number | null {
  const { outcome, way } = game;
  const mean = (who: Who, figure: (seat: Seat) => number) => meanOf(seatsOf(who, game, trial).map(figure));
  switch (measure.what) {
    case 'wins':
      return seatsOf(measure.who, game, trial).some(each => outcome.ranks[each] === 1) ? 1 : 0;
    case 'score':
      return mean(measure.who, each => outcome.scores[each] ?? 0);
    case 'waiting':
      return way && way.decisions > 0 ? mean(measure.who, each => (way.waits[each] ?? 0) / way.decisions) : null;
    case 'margin':
      return marginIn(outcome.scores);
    case 'moves':
      return game.moves;
    case 'choices':
      return way && way.decisions > 0 ? way.choices / way.decisions : null;
    case 'leaderWins':
      return way?.halfLeader == null ? null : outcome.ranks[way.halfLeader] === 1 ? 1 : 0;
    case 'ending':
      return game.ending === measure.reason ? 1 : 0;
    case 'worth':
      return null;
    default:
      return way?.[measure.what] ?? null;
  }
}

function meanOf(numbers: readonly number[]): number | null {
  return numbers.length > 0 ? numbers.reduce((sum, each) => sum + each, 0) / numbers.length : null;
}

/** By how much the best score is ahead of the next. */
export function marginIn(scores: readonly number[]): number | null {
  const [first, second] = scores.toSorted((a, b) => b - a);
  return first === undefined || second === undefined ? null : first - second;
}

/** A measure over the games of a series, with its interval. */
export interface Figure {
  readonly games: number;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The figures of all games of a series that have one. */
export function valuesIn(series: Series, measure: Measure): number[] {
  return finishedOf(series).flatMap(game => valueIn(measure, game, series.trial) ?? []);
}

/** What a measure comes to over a series; undefined where no game has it. */
export function figureOf(series: Series, measure: Measure, tails = USUAL_TAILS): Figure | undefined {
  if (measure.what === 'worth') {
    const found = elementRatio(series.elements, measure.kind, measure.name);
    const worth = found && ratioOf(found.ratio, found.groups, tails);
    return worth ? { games: series.results.size, value: worth.mean, low: worth.low, high: worth.high } : undefined;
  }
  const values = valuesIn(series, measure);
  if (values.length === 0) return undefined;
  if (!isShare(measure)) {
    const { mean, low, high } = differenceOf(values, tails);
    return { games: values.length, value: mean, low, high };
  }
  const hits = values.reduce((sum, each) => sum + each, 0);
  return { games: values.length, value: rounded(hits / values.length), ...interval(hits, values.length, tails) };
}

/** What changes from one series to another, pair by pair. */
export interface Change extends Difference {
  readonly pairs: number;
  /** Pairs in which something changed; null where that cannot be told game by game. */
  readonly different: number | null;
  /** The chance to see as much where nothing changes; null where it is not known. */
  readonly tails: number | null;
}

/** What changes in a measure from `before` to `after`: game 17 of both is dealt with the same luck. */
export function changeIn(before: Series, after: Series, measure: Measure, tails = USUAL_TAILS): Change {
  if (measure.what === 'worth') return worthChange(before, after, measure, tails);
  const pairs = pairsIn(before, after, measure);
  const differences = pairs.map(([earlier, later]) => later - earlier);
  const different = differences.filter(each => each !== 0).length;
  if (!isShare(measure)) return { pairs: pairs.length, different, ...differenceOf(differences, tails), tails: meanTails(differences) };
  const gained = differences.filter(each => each > 0).length;
  const lost = different - gained;
  return {
    pairs: pairs.length,
    different,
    ...shareDifference(pairs.length, gained, lost, tails),
    tails: shareDifferenceTails(pairs.length, gained, lost),
  };
}

function pairsIn(before: Series, after: Series, measure: Measure): (readonly [number, number])[] {
  const later = new Map(finishedOf(after).map(game => [game.index, valueIn(measure, game, after.trial)]));
  return finishedOf(before).flatMap(game => {
    const [one, other] = [valueIn(measure, game, before.trial), later.get(game.index)];
    return one === null || other == null ? [] : [[one, other] as const];
  });
}

function worthChange(before: Series, after: Series, { kind, name }: Extract<Measure, { what: 'worth' }>, tails: number): Change {
  const [one, other] = [before, after].map(series => elementRatio(series.elements, kind, name));
  const pairs = Math.min(before.results.size, after.results.size);
  const groups = Math.min(one?.groups ?? 0, other?.groups ?? 0);
  const change = one && other ? ratioChange(one.ratio, other.ratio, groups, tails) : null;
  return { pairs, different: null, ...(change ?? { mean: 0, low: null, high: null }), tails: null };
}

/** What would be fair: an equal part of all victories for every seat; undefined where nothing is. */
export function fairOf(series: Series, measure: Measure): number | undefined {
  if (measure.what !== 'wins' || measure.who === 'all') return undefined;
  const { seats, bots } = series.trial;
  const games = finishedOf(series);
  if (games.length === 0 || seats < 2) return undefined;
  const victories = games.reduce((sum, { outcome }) => sum + outcome.ranks.filter(rank => rank === 1).length, 0);
  const own = typeof measure.who === 'object' && 'bot' in measure.who ? countOf(bots, measure.who.bot) : 1;
  return rounded(Math.min(1, (own * victories) / (games.length * seats)));
}

function countOf(bots: readonly string[], name: string): number {
  return bots.filter(each => each === name).length;
}

const SHARE_MARGIN = 0.01;
const PART_MARGIN = 0.02;

/** The change that matters, where nobody said otherwise: a point of a share, else 2 % of what it is. */
export function usualMargin(measure: Measure, value: number): number {
  return isShare(measure) ? SHARE_MARGIN : rounded(Math.abs(value) * PART_MARGIN);
}
