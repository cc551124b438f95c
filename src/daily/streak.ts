import { daysLater } from './calendar.ts';

/** A day in seven may be missed. */
const WEEK = 7;
const SHOWN = 7;

/** Days in a row. */
export interface Streak {
  /** Days played in the row that reaches to today or to yesterday. */
  readonly days: number;
  /** The last seven days, today last: what was done on each. */
  readonly week: readonly ('played' | 'rested' | 'open' | 'missed')[];
}

/** The row of days that a person has played, as it stands on a date. */
export function streakOf(played: ReadonlySet<string>, today: string): Streak {
  const rested = new Set<string>();
  let days = 0;
  // Today is still open: it breaks nothing.
  for (let back = played.has(today) ? 0 : 1; ; back++) {
    const date = daysLater(today, -back);
    if (played.has(date)) {
      days++;
      continue;
    }
    const hasRested = Array.from({ length: WEEK - 1 }, (_, at) => daysLater(date, at + 1)).some(each => rested.has(each));
    if (hasRested || !played.has(daysLater(date, -1))) break;
    rested.add(date);
  }
  const week = Array.from({ length: SHOWN }, (_, at) => daysLater(today, at - SHOWN + 1)).map(date => {
    if (played.has(date)) return 'played';
    if (date === today) return 'open';
    return days > 0 && rested.has(date) ? 'rested' : 'missed';
  });
  return { days, week };
}
