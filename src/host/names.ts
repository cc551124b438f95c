// Names and lines of chat as they are shown: what cannot be seen, turns the direction of the text or piles up over it is left out.
import type { SeatPlan } from '../protocol/index.ts';
import { LONGEST_NAME } from '../protocol/version.ts';
import { areAlike, likeness } from './likeness.ts';

const BLANK = /[\p{Cc}\p{Z}]+/gu;
const UNSEEN = /[\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** In talk, joiners stay: emoji and some scripts need them. */
const TURNING = /[\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
/** No script needs more than three marks on a letter. */
const PILED = /(\p{M}{3})\p{M}+/gu;

/** A name as it may be shown; empty where nothing of it can be seen. */
export function cleanName(name: string): string {
  return cut(name.replace(UNSEEN, '').replace(BLANK, ' ').normalize('NFC').replace(PILED, '$1').trim(), LONGEST_NAME);
}

/** What somebody says as it may be shown; empty where nothing of it can be seen. */
export function cleanText(text: string): string {
  const clean = text.replace(TURNING, '').replace(BLANK, ' ').replace(PILED, '$1').trim();
  return clean.replace(UNSEEN, '') === '' ? '' : clean;
}

/** A name that looks like none of the others: the name, or the name with a number. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = others.map(likeness);
  for (let count = 1; ; count++) {
    const tail = count === 1 ? '' : ` ${count}`;
    const candidate = `${cut(name, LONGEST_NAME - tail.length)}${tail}`;
    const seen = likeness(candidate);
    if (!taken.some(each => areAlike(each, seen))) return candidate;
  }
}

/** The seats with names that may be shown and differ from each other; where two are alike, people keep theirs before bots. */
export function withDistinctNames(seats: readonly SeatPlan[]): readonly SeatPlan[] {
  const names: string[] = [];
  const named = (kind: SeatPlan['kind']) => (plan: SeatPlan) => {
    if (plan.kind === 'open' || plan.kind !== kind) return plan;
    const name = distinctName(cleanName(plan.name), names);
    names.push(name);
    return { ...plan, name };
  };
  return seats.map(named('human')).map(named('bot'));
}

/** Seats as they may be shown: they are shown again and again, and seldom change. */
const clean = new WeakMap<readonly SeatPlan[], readonly SeatPlan[]>();

/** The seats as they may be shown, whatever was stored before names were cleaned. */
export function withCleanNames(seats: readonly SeatPlan[]): readonly SeatPlan[] {
  const known = clean.get(seats);
  if (known) return known;
  const cleaned = seats.map(plan => (plan.kind === 'open' ? plan : { ...plan, name: cleanName(plan.name) || '…' }));
  clean.set(seats, cleaned);
  return cleaned;
}

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > longest) break;
    kept += segment;
  }
  return kept.trimEnd();
}
