// The sentences at the top: how it ended, why, and in figures.
import type { Seat } from '../../kernel/index.ts';
import { type Account, type Figure, headlineReason, isClear, type Review } from '../../review/index.ts';
import { type Pen, sumOf } from './figures.ts';
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
}

/** The kinds of draws that sentences know. */
type Draws = keyof ReviewWords['headline']['was'];

/** How the match ended for somebody. */
export function resultSentence({ review, seat, who, words, scores }: Telling): string {
  const { headline: say } = words;
  const { accounts, measure } = review;
  const own = accounts[seat];
  if (!own) return '';
  if (measure.result === 'score') return say.alone(who, scores.amount(own.score, 0));
  if (review.isTeam || measure.unit === 'win') return own.isWon ? say.wonPlain(who) : say.lostPlain(who);
  if (own.isWon && accounts.filter(({ isWon }) => isWon).length > 1) return say.shared;
  const margin = marginOf(review, seat);
  // Where a tie-break or the first to arrive decided, the difference of the scores says nothing.
  if (own.isWon) return margin > 0 ? say.won(who, scores.amount(margin, 0)) : say.wonPlain(who);
  return margin < 0 ? say.lost(who, scores.amount(margin, 0)) : say.lostPlain(who);
}

/** By how much a score is better than the best other. */
export function marginOf({ accounts, measure }: Review, seat: Seat): number {
  const sign = measure.isLessBetter ? -1 : 1;
  const others = accounts.filter((_, at) => at !== seat).map(({ score }) => sign * score);
  return sign * (accounts[seat]?.score ?? 0) - Math.max(...others);
}

export const decisionsOf = ({ you, others }: Account): Figure => sumOf([you, others]);

/** The reason in a few words; nothing where none is clear, or while it is looked for. */
export function reasonSentence({ review, seat, words, isSettled }: Telling): string {
  const { headline: say } = words;
  if (!isSettled || review.measure.result === 'score') return '';
  const reason = headlineReason(review, seat);
  if (reason.is === 'draws') return say.was[drawsOf(reason.stream)];
  if (reason.is === 'helped') return say.helped[drawsOf(reason.stream)];
  return { both: say.both, decisions: say.decisions, wellPlayed: say.well, none: '' }[reason.is];
}

/** What is drawn from a stream of luck, as sentences call it. */
function drawsOf(stream: string): Draws {
  if (/dice|pips/.test(stream)) return 'dice';
  if (/tile/.test(stream)) return 'tiles';
  return /card|event|deck|tourist|employee|travel|market|attraction/.test(stream) ? 'cards' : 'luck';
}

/** A sentence with places for the two figures. */
export interface Lead {
  readonly sentence: string;
  readonly luck: Figure;
  readonly skill: Figure;
  readonly more: string;
}

export function leadOf(telling: Telling): Lead {
  const { review, seat, who, words, isSettled } = telling;
  const { lead: say } = words;
  const own = review.accounts[seat];
  const nothing = { value: 0, half: 0 };
  const [luck, skill] = own ? [own.luck, decisionsOf(own)] : [nothing, nothing];
  const { steps, allSteps } = review.progress;
  const soFar = isSettled || steps >= allSteps ? '' : say.soFar(steps, allSteps, say.moments);
  const more = own && !own.addsUp && isSettled ? say.odd : soFar || bestSentence(telling);
  return { sentence: leadSentence(luck, skill, who, say), luck, skill, more };
}

function leadSentence(luck: Figure, skill: Figure, who: Who, say: ReviewWords['lead']): string {
  if (isClear(luck) && isClear(skill)) {
    const key = `${luck.value < 0 ? 'took' : 'gave'}${skill.value < 0 ? 'Cost' : 'Gave'}` as const;
    return say[key](who);
  }
  if (isClear(luck)) return luck.value < 0 ? say.took(who) : say.gave(who);
  if (isClear(skill)) return skill.value < 0 ? say.skillCost(who) : say.skillGave(who);
  return say.unclear;
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
