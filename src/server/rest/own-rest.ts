// Playing hours and days off of a person: what may be chosen, and what is left of it.
import { openHours } from '../../host/index.ts';
import type { OwnRest, Rest, RestChange, TimeOff } from '../../protocol/index.ts';
import { MOST_CLOSED_HOURS, MOST_DAYS_OFF } from '../../protocol/version.ts';
import { Refused } from '../refused.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
const NONE: Rest = { off: [] };
/** Times off in a year: whoever comes and goes more often plays. */
const MOST_TIMES = 40;

/** Somebody's rest after a change, or why it cannot be. */
export function withRest(before: Rest = NONE, { hours, off }: RestChange, now: number): Rest {
  const { hours: had, off: kept } = { ...before, off: recent(before.off, now) };
  const next = hours === undefined ? had : (hours ?? undefined);
  if (next && 24 - openHours(next) > MOST_CLOSED_HOURS)
    throw new Refused(400, 'hours', `the hours must be open for at least ${24 - MOST_CLOSED_HOURS} of 24`);
  return { ...(next ? { hours: next } : {}), off: off === undefined ? kept : withOff(kept, off, now) };
}

/** Times off that have begun end now; what was planned for later gives way to what is planned instead. */
function withOff(kept: readonly TimeOff[], planned: TimeOff | null, now: number): readonly TimeOff[] {
  const past = kept.filter(({ from }) => from < now).map(({ from, to }) => ({ from, to: Math.min(to, now) }));
  if (!planned) return past;
  const [from, to] = [Math.max(now, planned.from), planned.to];
  if (to <= from || to > now + YEAR) throw new Refused(400, 'days off', 'days off must end after they begin, and within a year');
  const off = [...past, { from, to }];
  if (off.length > MOST_TIMES) throw new Refused(409, 'days off', `no more than ${MOST_TIMES} times off in a year`);
  if (used(off, now) > MOST_DAYS_OFF * DAY) throw new Refused(409, 'days off', `no more than ${MOST_DAYS_OFF} days off in a year`);
  return off;
}

function recent(off: readonly TimeOff[], now: number): readonly TimeOff[] {
  return off.filter(({ to }) => to > now - YEAR);
}

function used(off: readonly TimeOff[], now: number): number {
  return recent(off, now).reduce((sum, { from, to }) => sum + to - Math.max(from, now - YEAR), 0);
}

/** The same for its person. */
export function ownRestOf(rest: Rest = NONE, now: number): OwnRest {
  return { ...rest, off: comingOff(rest, now), daysLeft: Math.max(0, MOST_DAYS_OFF - used(rest.off, now) / DAY) };
}

function comingOff({ off }: Rest, now: number): readonly TimeOff[] {
  return off.filter(({ to }) => to > now);
}

/** What tables are told: what is still to come. */
export function restForTables(rest: Rest | undefined, now: number): Rest | null {
  const coming = rest && { ...rest, off: comingOff(rest, now) };
  return coming && (coming.hours || coming.off.length > 0) ? coming : null;
}
