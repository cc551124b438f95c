// The sentences at the top: how it ended, why, and in figures.
import type { Seat } from '../../kernel/index.ts';
import { type Account, bestOther, drawsOf, type Figure, headlineReason, isClear, isEven, type Review } from '../../review/index.ts';
import type { Pen } from './figures.ts';
import type { ReviewWords, Who } from './words/en.ts';

/** What there is to say of a review, and to whom. */
export interface Telling {
  readonly review: Review;
  readonly seat: Seat;
  /** Whose result it is, as it is said. */
  readonly who: Who;
  readonly nameOf: (seat: Seat) => Who;
  readonly words: ReviewWords;
  readonly pen: Pen;
  /** Writes scores as the game shows them. */
  readonly scores: Pen;
  readonly isSettled: boolean;
  /** Whether somebody's score was reached, not only to be expected: a traveller who never got home has no day of arrival. */
  readonly isReached: (seat: Seat) => boolean;
}

/** How the match ended for somebody. */
export function resultSentence({ review, seat, who, words, scores, isReached }: Telling): string {
  const { headline: say } = words;
  const { accounts, measure } = review;
  const own = accounts[seat];
  if (!own) return '';
  if (measure.result === 'score') return say.alone(who, scores.amount(own.score, 0));
  if (review.isTeam || measure.unit === 'win') return own.isWon ? say.wonPlain(who) : say.lostPlain(who);
  if (own.isWon && accounts.filter(({ isWon }) => isWon).length > 1) return say.shared;
  // Where a tie-break or the first to arrive decided, or one of them never arrived, the difference of the scores says nothing.
  const margin = isReached(seat) && isReached(bestOther(review, seat)) ? marginOf(review, seat) : 0;
  if (own.isWon) return margin > 0 ? say.won(who, scores.amount(margin, 0)) : say.wonPlain(who);
  return margin < 0 ? say.lost(who, scores.amount(margin, 0)) : say.lostPlain(who);
}

/** By how much a score is better than the best other. */
export function marginOf(review: Review, seat: Seat): number {
  const sign = review.measure.isLessBetter ? -1 : 1;
  const score = (each: Seat) => review.accounts[each]?.score ?? 0;
  return sign * (score(seat) - score(bestOther(review, seat)));
}

/** A score as it is written: one that was never reached is only about so much. */
export function scoreOf(
  { review, words, scores, isReached }: Pick<Telling, 'review' | 'words' | 'scores' | 'isReached'>,
  seat: Seat,
): string {
  const written = scores.plain(review.accounts[seat]?.score ?? 0, 0);
  return isReached(seat) ? written : words.players.about(written);
}

/** The reason in a few words; nothing where none is clear, or while it is looked for. */
export function reasonSentence({ review, seat, words, isSettled }: Telling): string {
  const { headline: say } = words;
  if (!isSettled || review.measure.result === 'score') return '';
  const reason = headlineReason(review, seat);
  if (reason.is === 'draws') return say.was[drawsOf(review.game, reason.stream)];
  if (reason.is === 'helped') return say.helped[drawsOf(review.game, reason.stream)];
  return { both: say.both, decisions: say.decisions, wellPlayed: say.well, none: '' }[reason.is];
}

/** What luck was made of in a match: cards, dice, tiles. */
export function drawsIn({ game, steps }: Review, { draws }: ReviewWords): readonly string[] {
  const streams = steps.flatMap(step => (step.kind === 'draw' ? step.streams : []));
  const kinds = new Set(streams.map(stream => drawsOf(game, stream)));
  const known = (['cards', 'tiles', 'dice'] as const).filter(kind => kinds.has(kind));
  return known.length > 0 ? known.map(kind => draws[kind]) : [draws.luck];
}

/** Sentences with places for figures, by their names. */
export interface Lead {
  readonly sentence: string;
  readonly figures: Readonly<Record<'luck' | 'skill' | 'others', Figure>>;
  readonly more: string;
}

const NOTHING: Figure = { value: 0, half: 0 };

export function leadOf(telling: Telling): Lead {
  const { review, seat, words, isSettled } = telling;
  const { lead: say } = words;
  const own = review.accounts[seat];
  const { steps, allSteps } = review.progress;
  const silent = { sentence: '', figures: { luck: NOTHING, skill: NOTHING, others: NOTHING }, more: '' };
  // Before anything was looked at there is only the result to tell.
  if (!own || (!isSettled && steps === 0)) return silent;
  const soFar = isSettled || steps >= allSteps ? '' : say.soFar(steps, allSteps, say.moments);
  if (!own.isTold) return { ...silent, sentence: isSettled ? untoldSentence(telling) : say.untoldYet, more: soFar };
  const { luck, you, others } = own;
  const parts = [luckSentence(telling, own), ownSentence(telling, own), othersSentence(telling, own)];
  return {
    sentence: parts.filter(Boolean).join(' '),
    figures: { luck, skill: you, others },
    more: soFar || bestSentence(telling),
  };
}

/** One honest sentence in place of figures that nobody can be sure of. */
function untoldSentence({ review, seat, words: { lead: say } }: Telling): string {
  return (review.turningPoints[seat] ?? []).length > 0 ? `${say.untold} ${say.certain}` : say.untold;
}

function luckSentence({ who, words: { lead: say } }: Telling, { luck, ...own }: Account): string {
  if (isClear(luck)) return luck.value < 0 ? say.luckTook : say.luckGave(who);
  return isEven(luck, own) ? say.luckEven : say.luckUnclear;
}

function ownSentence({ who, words: { lead: say } }: Telling, { you, ...own }: Account): string {
  if (isClear(you)) return say.yours(who, you.value > 0);
  // Whoever decided like the reference bot changed nothing, and that is clear.
  return isEven(you, own) ? say.yoursEven(who) : say.yoursUnclear(who);
}

/** What the others decided, apart from one's own. */
function othersSentence({ review, seat, nameOf, words: { lead: say } }: Telling, { others }: Account): string {
  if (review.isTeam || review.seats < 2 || !isClear(others)) return '';
  return say.theirs(review.seats > 2 ? undefined : nameOf(1 - seat), others.value > 0);
}

/** Who decided best, where it is clear. */
function bestSentence({ review, nameOf, words, isSettled }: Telling): string {
  if (review.isTeam || review.seats < 2 || !isSettled || review.isRough) return '';
  const ranked = review.accounts
    .flatMap(({ accuracy }, seat) => (accuracy ? [{ seat, accuracy }] : []))
    .sort((a, b) => b.accuracy.value - a.accuracy.value);
  const [best, second] = ranked;
  if (!best || !second) return '';
  const apart = best.accuracy.value - second.accuracy.value;
  return apart > Math.hypot(best.accuracy.half, second.accuracy.half) ? words.lead.best(nameOf(best.seat)) : '';
}
