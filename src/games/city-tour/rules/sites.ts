// CT-6 Sites, CT-10.4 to CT-10.8 the detour, CT-11.2 fans: all that happens at a letter.
import type { Table } from '../../../kernel/index.ts';
import { indexOf, isSpecial, LETTERS, type Letter, type OrdinarySite, SEATS_IN_BUS, SITES, type Special } from '../components.ts';
import type { Event } from '../events.ts';
import type { Journey, Pawns } from '../state.ts';
import { end } from './end.ts';
import { SPECIAL_RULES } from './specials.ts';

type Tell = Table<Event>['tell'] | undefined;

export function aboard(bus: Pawns): number {
  return bus.G + bus.O + bus.B + bus.W;
}

/** How many of the signs the bus has met. */
export function signsMet(s: Journey): number {
  const { signs } = s.town;
  let met = 0;
  for (let i = 0; i < signs.length; i++) if (s.passed[indexOf(signs[i] as Letter)]) met++;
  return met;
}

/** CT-10.8 Whether the detour closes no special site. */
export function areSpecialsFree({ plan }: Pick<Journey, 'plan'>): boolean {
  return plan.options.closedSpecial === 'open';
}

/** CT-10.4 Between the signs the sites are open; CT-10.6 at the signs themselves as agreed; CT-10.8 special sites as agreed. */
export function isOpen(s: Journey, letter: Letter): boolean {
  const { signs, sites } = s.town;
  if (signs.length === 0) return true;
  const site = sites[indexOf(letter)];
  if (site && isSpecial(site) && areSpecialsFree(s)) return true;
  return signs.includes(letter) ? s.plan.options.signSites === 'open' : signsMet(s) === 1;
}

/** A list of its own: the journeys that look ahead share theirs. */
function replaced<T>(list: readonly T[], at: number, by: T): readonly T[] {
  const copy = list.slice();
  copy[at] = by;
  return copy;
}

/** CT-Q8 The sign counts, then the site is resolved, then a fan boards. */
export function passLetter(s: Journey, index: number, tell: Tell): void {
  const letter = LETTERS[index];
  const site = s.town.sites[index];
  if (letter === undefined) throw new Error(`there is no letter ${index}`);
  s.passed = replaced(s.passed, index, true);
  tell?.({ type: 'passed', letter, site: site ?? null });
  if (tell && s.town.signs.includes(letter)) tell({ type: 'signMet', letter, order: signsMet(s) });
  if (site && isSpecial(site)) resolveSpecial(s, letter, site, tell);
  else if (site) resolveOrdinary(s, letter, site, tell);
  if (!s.result && s.waiting.length > 0) fetchFan(s, letter, tell);
}

function resolveOrdinary(s: Journey, letter: Letter, site: OrdinarySite, tell: Tell): void {
  // CT-10.5 At a closed site everybody stays aboard.
  if (!isOpen(s, letter)) return tell?.({ type: 'turnedAway', letter, site });
  const { colour, required } = SITES[site];
  const count = s.bus[colour];
  s.bus[colour] = 0; // CT-6.1
  if (count >= required) {
    const pawns = colour.repeat(count);
    s.onSites = replaced(s.onSites, indexOf(letter), pawns); // CT-6.2
    return tell?.({ type: 'setDown', letter, site, pawns });
  }
  s.reserve[colour] += count; // CT-6.3
  tell?.({ type: 'sentHome', letter, site, colour, count, required });
}

function resolveSpecial(s: Journey, letter: Letter, site: Special, tell: Tell): void {
  const { canServe, getOff, reason } = SPECIAL_RULES[site];
  const open = isOpen(s, letter);
  if (open && canServe(s.bus)) {
    const pawns = getOff(s.bus);
    s.onSites = replaced(s.onSites, indexOf(letter), pawns);
    return tell?.({ type: 'setDown', letter, site, pawns });
  }
  // CT-10.8 Closed, a special site does nothing, unless agreed otherwise.
  if (!open) tell?.({ type: 'turnedAway', letter, site });
  if (!open && s.plan.options.closedSpecial === 'inert') return;
  tell?.({ type: 'unserved', letter, site });
  end(s, reason, tell);
}

/** CT-11.2 The fan boards if there is a seat now; else he stays for good. */
function fetchFan(s: Journey, letter: Letter, tell: Tell): void {
  if (!s.waiting.includes(letter)) return;
  if (aboard(s.bus) >= SEATS_IN_BUS) return tell?.({ type: 'fanLeft', letter });
  s.waiting = s.waiting.filter(each => each !== letter);
  s.bus.W++;
  tell?.({ type: 'fanBoarded', letter });
}
