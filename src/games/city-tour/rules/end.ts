// CT-7 The end of the day.
import type { Table } from '../../../kernel/index.ts';
import { isSpecial, type SiteId } from '../components.ts';
import type { Event, Reason } from '../events.ts';
import type { Journey } from '../state.ts';
import { grandsVoyageurs } from '../town.ts';

type Tell = Table<Event>['tell'] | undefined;

/** CT-7.1 Pawns set down on sites of any kind. */
export function onSites(s: Journey): number {
  let sum = 0;
  for (let letter = 0; letter < s.onSites.length; letter++) sum += (s.onSites[letter] ?? '').length;
  return sum;
}

/** Ends the day for this reason. */
export function end(s: Journey, reason: Reason, tell: Tell, total = onSites(s)): void {
  s.result = { won: reason === 'objective', reason, total, objective: s.town.objective, turns: s.turn };
  tell?.({ type: 'ended', reveals: true, won: s.result.won, reason, total, objective: s.town.objective, turns: s.turn });
}

/** CT-11.5 Whether those named by the Grands Voyageurs cards are aboard. */
function hasGrandsVoyageurs({ bus, town: { leaving } }: Journey): boolean {
  return bus.G >= leaving.G && bus.O >= leaving.O && bus.B >= leaving.B;
}

/** CT-12.5 A special site that nobody got off at. */
export function isUnserved(s: Journey, letter: number): boolean {
  const site: SiteId | null = s.town.sites[letter] ?? null;
  return site !== null && isSpecial(site) && s.onSites[letter] === '';
}

function hasServedSpecials(s: Journey): boolean {
  for (let letter = 0; letter < s.onSites.length; letter++) if (isUnserved(s, letter)) return false;
  return true;
}

/** CT-4.5, CT-7.1 The bus has left the city: the first check that fails is the reason. */
export function leaveCity(s: Journey, tell: Tell): void {
  if (!hasGrandsVoyageurs(s)) return end(s, 'grandsVoyageurs', tell);
  const total = onSites(s) + grandsVoyageurs(s.town);
  if (s.town.mandatory && !hasServedSpecials(s)) return end(s, 'specialUnserved', tell, total);
  end(s, total >= s.town.objective ? 'objective' : 'short', tell, total); // CT-7.2, CT-7.3
}
