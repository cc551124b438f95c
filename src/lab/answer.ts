// The answer to a question: its figures, and a verdict that is said in words elsewhere (words/).
import type { Experiment, Question } from './experiment.ts';
import { type Change, changeIn, type Figure, fairOf, figureOf, isShare, type Measure, usualMargin } from './measures.ts';
import { type Agreed, tailsAfter } from './sequential.ts';
import { type Finished, finishedOf, placeOf, type Series } from './series.ts';
import { type Clearness, clearnessOf, interval, rounded } from './statistics.ts';

/** What can be said; `variant` counts from 1, the first that is compared. */
export type Verdict =
  | { readonly kind: 'nothing' }
  /** One variant: the figure alone, or a share of victories against the fair one. */
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'often' | 'seldom' | 'fair' | 'unclear'; readonly figure: Figure; readonly fair: number }
  /** The first places in turn order, each of which wins too often, and what they win together. */
  | { readonly kind: 'firstPlaces'; readonly places: number; readonly figure: Figure; readonly fair: number }
  /** Several: what changes from the first to this one; `isEnough` where there is a fair value that it may reach. */
  | {
      readonly kind: 'raises' | 'lowers';
      readonly variant: number;
      readonly change: Change;
      readonly isEnough: boolean | null;
    }
  | { readonly kind: 'same'; readonly variant: number; readonly change: Change; readonly margin: number }
  | { readonly kind: 'alike'; readonly variant: number; readonly change: Change }
  | { readonly kind: 'open'; readonly variant: number; readonly change: Change };

/** The answer so far. */
export interface Answer {
  readonly measure: Measure;
  /** Pairs of games, or games of the only variant, that both have been played. */
  readonly pairs: number;
  /** Whether that many were agreed, so that the usual intervals decide. */
  readonly isFinal: boolean;
  /** The margin that matters. */
  readonly margin: number;
  /** Of every variant, with intervals of 95 %; null where no game has the figure. */
  readonly figures: readonly (Figure | null)[];
  readonly fair: number | null;
  /** Against the first variant, with intervals of 95 %. */
  readonly changes: readonly Change[];
  /** How clear each change is among all, by Holm. */
  readonly clearness: readonly Clearness[];
  /** One for each change, or the one of a single variant. */
  readonly verdicts: readonly Verdict[];
}

/** An interval that tells a share so exactly calls it fair. */
const EXACT = 0.01;

/** What was agreed about looking. */
export function agreedIn({ pairs, stopWhenClear = false, variants }: Experiment): Agreed {
  return { pairs, stopWhenClear, comparisons: Math.max(1, variants.length - 1) };
}

/** What the games played so far say to the question. */
export function answerOf(experiment: Experiment, question: Question, series: readonly Series[]): Answer {
  const [base, ...others] = series;
  if (!base) throw new Error('an answer needs at least one series');
  const { measure } = question;
  const pairs = Math.min(...series.map(({ results }) => results.size));
  const tails = tailsAfter(agreedIn(experiment), pairs);
  const figures = series.map(each => figureOf(each, measure) ?? null);
  const margin = question.margin ?? usualMargin(measure, figures[0]?.value ?? 0);
  const changes = others.map(each => changeIn(base, each, measure));
  const clearness = clearnessOf(changes.map(change => change.tails ?? tailsByInterval(change)));
  const verdicts = others.map((each, at) => changeVerdict({ base, each, measure, margin, tails, at, clearness: clearness[at] ?? 'open' }));
  return {
    measure,
    pairs,
    isFinal: pairs >= experiment.pairs,
    margin,
    figures,
    fair: fairOf(base, measure) ?? null,
    changes,
    clearness,
    verdicts: others.length > 0 ? verdicts : [soleVerdict(base, measure, tails)],
  };
}

/** Where only the interval is known, it is clear or it is not. */
function tailsByInterval(change: Change): number {
  return leavesOutZero(change) ? 0 : 1;
}

function leavesOutZero({ low, high }: Pick<Change, 'low' | 'high'>): boolean {
  return low !== null && high !== null && (low > 0 || high < 0);
}

/** Whether every comparison, or the only figure, is settled: the run may end. */
export function isClear({ verdicts }: Answer): boolean {
  return verdicts.every(({ kind }) => !['nothing', 'figure', 'unclear', 'open', 'alike'].includes(kind));
}

/** What the first variant alone says to the question, whatever it is compared with. */
export function firstVerdict(experiment: Experiment, { measure }: Question, [base]: readonly Series[]): Verdict {
  return base
    ? soleVerdict(base, measure, tailsAfter({ ...agreedIn(experiment), comparisons: 1 }, base.results.size))
    : { kind: 'nothing' };
}

function soleVerdict(series: Series, measure: Measure, tails: number): Verdict {
  const figure = figureOf(series, measure, tails);
  const fair = fairOf(series, measure);
  if (!figure) return { kind: 'nothing' };
  if (fair === undefined) return { kind: 'figure', figure };
  const { low, high } = figure;
  if (low === null || high === null) return { kind: 'unclear', figure, fair };
  if (low > fair) return manyPlaces(series, measure, tails, fair) ?? { kind: 'often', figure, fair };
  if (high < fair) return { kind: 'seldom', figure, fair };
  return { kind: high - low <= 2 * EXACT ? 'fair' : 'unclear', figure, fair };
}

/** The first two places or more, where each of them wins too often. */
function manyPlaces(series: Series, measure: Measure, tails: number, fair: number): Verdict | undefined {
  if (measure.what !== 'wins' || measure.who === 'all' || !('place' in measure.who) || measure.who.place !== 0) return undefined;
  const { seats } = series.trial;
  let places = 0;
  while (places < seats - 1 && (figureOf(series, { what: 'wins', who: { place: places } }, tails)?.low ?? 0) > fair) places++;
  const games = finishedOf(series);
  const isAhead = (game: Finished) => game.outcome.ranks.some((rank, seat) => rank === 1 && placeOf(game, seat, seats) < places);
  const hits = games.filter(isAhead).length;
  const figure = { games: games.length, value: rounded(hits / games.length), ...interval(hits, games.length, tails) };
  return places > 1 ? { kind: 'firstPlaces', places, figure, fair: fair * places } : undefined;
}

interface Compared {
  readonly base: Series;
  readonly each: Series;
  readonly measure: Measure;
  readonly margin: number;
  readonly tails: number;
  readonly at: number;
  readonly clearness: Clearness;
}

/** The first rule that holds: clear, no change worth speaking of, not yet to be told. */
function changeVerdict({ base, each, measure, margin, tails, at, clearness }: Compared): Verdict {
  const change = changeIn(base, each, measure, tails);
  const variant = at + 1;
  if (change.pairs === 0) return { kind: 'nothing' };
  if (change.different === 0) return { kind: 'alike', variant, change };
  const { low, high } = change;
  if (low === null || high === null) return { kind: 'open', variant, change };
  if (leavesOutZero(change) && clearness === 'clear') {
    return { kind: low > 0 ? 'raises' : 'lowers', variant, change, isEnough: isEnough(each, measure) };
  }
  if (low > -margin && high < margin) return { kind: 'same', variant, change, margin };
  return { kind: 'open', variant, change };
}

/** Whether a variant's own interval holds the fair value; null where nothing is fair or unfair. */
function isEnough(series: Series, measure: Measure): boolean | null {
  const [figure, fair] = [figureOf(series, measure), fairOf(series, measure)];
  if (fair === undefined || !isShare(measure) || figure?.low == null || figure.high == null) return null;
  return figure.low <= fair && fair <= figure.high;
}
