// TO-X The end and the winner.
import type { Outcome, Seat } from '../../kernel/index.ts';
import { officeCount, passengersOf, resourcesOf } from './rules/agency.ts';
import type { Agency, State } from './state.ts';

/** TO-X.2 to TO-X.5 More points, then fewer waiting, then more resources; who is still level shares the rank. */
export function outcome(s: State): Outcome | undefined {
  if (s.frames.length > 0 || s.round === 0) return undefined;
  return { ranks: ranks(s), scores: s.agencies.map(({ vp }) => vp) };
}

function ranks({ agencies }: State): number[] {
  return agencies.map(agency => 1 + agencies.filter(other => compare(other, agency) < 0).length);
}

/** Everybody who shares the first rank. */
export function winners(s: State): Seat[] {
  return ranks(s).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Below zero where the first agency does better. */
export function compare(a: Agency, b: Agency): number {
  return b.vp - a.vp || waitingCount(a) - waitingCount(b) || resourcesOf(b) - resourcesOf(a);
}

/** TO-X.3 Tourists still waiting: in the office and in the plane. */
export function waitingCount(agency: Agency): number {
  return officeCount(agency) + passengersOf(agency).length;
}
