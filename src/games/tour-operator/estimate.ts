import { roundsOf } from './options.ts';
import { dirtyRooms, promise, roundsLeft } from './policy/values.ts';
import { officeCount, resourcesOf } from './rules/agency.ts';
import type { Agency, State } from './state.ts';

/** What a round usually brings to a sensible agency. */
const POINTS_A_ROUND = 12;

/** A guess at the final scores: points so far, the rounds to come, and what lies ready for them. */
export function estimate(s: State): number[] {
  if (s.frames.length === 0) return s.agencies.map(({ vp }) => vp);
  const left = Math.min(roundsOf(s.plan.options, s.plan.seats), roundsLeft(s));
  return s.agencies.map(agency => agency.vp + left * POINTS_A_ROUND + ready(s, agency, left));
}

/** What office, tokens and rooms promise beyond that. */
function ready(s: State, agency: Agency, left: number): number {
  let value = left > 0 ? 0.5 * resourcesOf(agency) - dirtyRooms(agency) : 0;
  const toCome = left > 0 || agency.visited === null;
  for (const waiting of agency.desks) {
    if (waiting && toCome) value += 0.5 * promise(s, waiting.tourist) - (waiting.patience === 'impatient' ? 0.5 : 0);
  }
  return value - 0.4 * Math.max(0, officeCount(agency) - 3);
}
