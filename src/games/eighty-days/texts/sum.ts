// The sum of a leg with its reasons.
import { DAYS_BY_ELEPHANT, DAYS_ON_FOOT } from '../components.ts';
import type { Event } from '../events.ts';

type Travelled = Extract<Event, { type: 'travelled' }>;

/** What the words of a sum are. */
export interface SumWords {
  readonly elephant: string;
  readonly pair: (days: number) => string;
  readonly offers: (days: number, offers: number) => string;
  /** The days of the detective, added to those of the leg. */
  readonly questions: (days: number) => string;
}

/** '6 + 4 by elephant, less 2 for the Offer': the parts of a leg as counted, and what was taken off. */
function sumOf({ to, parts, saved, offers, days }: Travelled, words: SumWords, labels: readonly (string | undefined)[] = []): string {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  // Less than on foot, so an Elephant was ridden; how it was ridden to twelve days only the cards played tell.
  const isRidden = to === 'calcutta' && (whole < DAYS_ON_FOOT || labels[0] !== undefined);
  const counted = isRidden
    ? `${DAYS_BY_ELEPHANT} + ${whole - DAYS_BY_ELEPHANT} ${words.elephant}`
    : parts.map((part, at) => (labels[at] ? `${part} ${labels[at]}` : `${part}`)).join(' + ');
  const spared = whole - saved - days;
  return [counted, ...(saved > 0 ? [words.pair(saved)] : []), ...(offers > 0 ? [words.offers(spared, offers)] : [])].join(', ');
}

/** The same in brackets, as a reason behind the days, with those of the detective; nothing where the days say it all. */
export function reasonsOf(leg: Travelled, words: SumWords, labels?: readonly (string | undefined)[], questions = 0): string {
  const sum = sumOf(leg, words, labels);
  if (questions > 0) return ` (${sum}, ${words.questions(questions)})`;
  return sum === `${leg.days}` ? '' : ` (${sum})`;
}
