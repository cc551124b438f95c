// Days of the Daily Tour: from midnight to midnight UTC.

const MS_A_DAY = 86_400_000;
/** Tour number 1. */
const FIRST = Date.UTC(2026, 10, 1);
/** How long after its day the seed of a tour is told, in ms. */
const GRACE = 2 * 60 * 60 * 1000;
/** A tour counts no more so long before its seed is told, in ms: by then it is over for every process, though their clocks differ by seconds. */
const APART = 60 * 1000;

/** The date at a time: '2026-11-17'. */
export function dateAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** When a date begins, in ms; undefined for what is no date. */
export function beginningOf(date: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) || dateAt(time) !== date ? undefined : time;
}

function mustBegin(date: string): number {
  const time = beginningOf(date);
  if (time === undefined) throw new Error(`"${date}" is no date`);
  return time;
}

/** The date so many days later, or earlier. */
export function daysLater(date: string, days: number): string {
  return dateAt(mustBegin(date) + days * MS_A_DAY);
}

export function endOf(date: string): number {
  return mustBegin(date) + MS_A_DAY;
}

/** Until when a tour that was begun on its day counts. */
export function closingOf(date: string): number {
  return revealOf(date) - APART;
}

/** When the seed of a tour is told. */
export function revealOf(date: string): number {
  return endOf(date) + GRACE;
}

/** Monday is 0. */
export function weekdayOf(date: string): number {
  return (new Date(mustBegin(date)).getUTCDay() + 6) % 7;
}

/** The number of a day's tours, by which people speak of them. */
export function numberOf(date: string): number {
  return Math.round((mustBegin(date) - FIRST) / MS_A_DAY) + 1;
}
