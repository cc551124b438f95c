// CT-7.7 Out of reach: the only test of that kind the rules themselves use.
import { indexOf, isSpecial, LETTERS, PAWNS, SEATS_IN_BUS, SERVED } from '../components.ts';
import { isCutOff } from '../roads.ts';
import type { Journey } from '../state.ts';
import { grandsVoyageurs } from '../town.ts';
import { isUnserved, onSites } from './end.ts';
import { areSpecialsFree, signsMet } from './sites.ts';

/** Whether the bus may still come to a letter. */
export function isAhead(s: Journey, letter: number): boolean {
  return !s.passed[letter] && !isCutOff(s.board, letter);
}

/** CT-10.4 Whether both signs are met. */
function isDetourOver(s: Journey): boolean {
  return s.town.signs.length > 0 && signsMet(s) === s.town.signs.length;
}

/** CT-10.8 Whether both signs have closed the special sites too. */
export function isOverForSpecials(s: Journey): boolean {
  return isDetourOver(s) && !areSpecialsFree(s);
}

/** The most that may still be set down behind a letter; both signs may be met already. */
function mostAt(s: Journey, letter: number, isOver: boolean): number {
  const site = s.town.sites[letter];
  if (!site || !isAhead(s, letter)) return 0;
  if (isOver && !(isSpecial(site) && areSpecialsFree(s))) return 0;
  return isSpecial(site) ? SERVED[site] : SEATS_IN_BUS;
}

/** CT-7.7 Whether not even full buses at every letter ahead would do. */
export function isOutOfReach(s: Journey): boolean {
  let most = onSites(s) + grandsVoyageurs(s.town);
  const isOver = isDetourOver(s);
  for (let letter = 0; letter < LETTERS.length; letter++) most += mostAt(s, letter, isOver);
  return most < s.town.objective || (s.town.mandatory && isSpecialOutOfReach(s));
}

function isSpecialOutOfReach(s: Journey): boolean {
  const over = isOverForSpecials(s);
  for (let letter = 0; letter < LETTERS.length; letter++) {
    if (!isUnserved(s, letter)) continue;
    if (over || !isAhead(s, letter)) return true;
    if (s.town.sites[letter] === 'STADIUM' && isFanLost(s)) return true;
  }
  return false;
}

/** A fan left behind for good, taken by the inspector or set down at the Station. */
function isFanLost(s: Journey): boolean {
  if (s.waiting.length + s.bus.W < PAWNS.W) return true;
  return s.waiting.some(letter => !isAhead(s, indexOf(letter)));
}
