// How long the clock of somebody runs who has hours of their own and days off. Pure: times come from deeds.
import type { PlayingHours, Rest, TimeOff } from '../protocol/index.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** How many hours of a day a clock runs. */
export function openHours({ from, to }: Pick<PlayingHours, 'from' | 'to'>): number {
  return ((to - from + 23) % 24) + 1;
}

/** The time within the hours from the beginning of all time to a moment, but for a constant. */
function openUntil(hours: PlayingHours | undefined, at: number): number {
  if (!hours) return at;
  const open = openHours(hours) * HOUR;
  const since = at + hours.offset * MINUTE - hours.from * HOUR;
  const days = Math.floor(since / DAY);
  return days * open + Math.min(open, since - days * DAY);
}

/** When so much time within the hours has passed since a moment. */
function openAfter(hours: PlayingHours | undefined, from: number, time: number): number {
  if (!hours) return from + time;
  const open = openHours(hours) * HOUR;
  const total = openUntil(hours, from) + time;
  // The end of the hours, not the beginning of those of the next day.
  const days = Math.ceil(total / open) - 1;
  const moment = days * DAY + (total - days * open) - hours.offset * MINUTE + hours.from * HOUR;
  return Math.max(from, moment);
}

function offBetween(off: readonly TimeOff[], from: number, to: number): readonly TimeOff[] {
  return off.filter(each => each.to > from && each.from < to).map(each => ({ from: Math.max(from, each.from), to: Math.min(to, each.to) }));
}

/** How long a clock ran between two moments. */
export function timeOnClock(rest: Rest | null | undefined, from: number, to: number): number {
  if (to <= from) return 0;
  const open = (a: number, b: number) => openUntil(rest?.hours, b) - openUntil(rest?.hours, a);
  const stood = offBetween(rest?.off ?? [], from, to).reduce((sum, each) => sum + open(each.from, each.to), 0);
  return open(from, to) - stood;
}

/** When a clock has run for so long since a moment. */
export function momentAfter(rest: Rest | null | undefined, from: number, time: number): number {
  let [at, left] = [from, time];
  for (const off of offBetween(rest?.off ?? [], from, Number.POSITIVE_INFINITY)) {
    const before = openUntil(rest?.hours, off.from) - openUntil(rest?.hours, at);
    if (left <= before) break;
    left -= before;
    at = off.to;
  }
  return openAfter(rest?.hours, at, left);
}
