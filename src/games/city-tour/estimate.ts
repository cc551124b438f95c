// A guess at the final total, for bots that cannot look to the end.
import { onSites } from './rules/end.ts';
import { aboard } from './rules/sites.ts';
import type { State } from './state.ts';
import { grandsVoyageurs } from './town.ts';
import { type Limits, verdict } from './verdict.ts';
import { emptySpaces } from './worth.ts';

/** Travellers a space has brought on average, and how many of those aboard arrive. */
const PER_SPACE = 0.8;
const PER_PASSENGER = 0.5;
/** Only a proof of the loss matters here, and only where it is quickly had. */
const BRIEFLY: Limits = { playouts: 0, nodes: 300 };
const FEW_SPACES = 6;

/** The same guess for every seat: what is delivered and what may come, below the objective where that is proved to be lost. */
export function estimate(s: State): readonly number[] {
  return Array<number>(s.plan.seats).fill(s.result ? s.result.total : guess(s));
}

/** The same without looking for a proof. */
export function glance(s: State): readonly number[] {
  return Array<number>(s.plan.seats).fill(s.result ? s.result.total : coming(s, emptySpaces(s)));
}

function coming(s: State, spaces: number): number {
  return onSites(s) + grandsVoyageurs(s.town) + PER_PASSENGER * aboard(s.bus) + PER_SPACE * spaces;
}

function guess(s: State): number {
  const spaces = emptySpaces(s);
  const total = coming(s, spaces);
  const isLost = spaces <= FEW_SPACES && verdict(s, BRIEFLY).answer === 'no';
  return isLost ? Math.min(total, s.town.objective - 1) : total;
}
