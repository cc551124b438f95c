// A proof that the day is lost: of all road networks still possible none wins, even if every new road showed just what suits best.
import { isSpecial, LETTERS, SEATS_IN_BUS, SERVED, type Side, type SiteId, TRAVELLERS } from './components.ts';
import {
  type Best,
  CONTENTS,
  FAN_BOARDS,
  mostOf,
  noneYet,
  numberOf,
  SITE_EFFECTS,
  setDownAt,
  sizeFor,
  type Turns,
  turnedInto,
} from './contents.ts';
import { onward, roadFrom, turned } from './roads.ts';
import { onSites } from './rules/end.ts';
import { isAhead } from './rules/reach.ts';
import { areSpecialsFree } from './rules/sites.ts';
import type { State } from './state.ts';
import { grandsVoyageurs } from './town.ts';
import { type Roadworks, roadworks, turnsOnRoad } from './unseen.ts';

/** What the search finds: a network that might win, none, or too many to look at. */
type Finding = 'possible' | 'impossible' | 'tooMany';

interface Search {
  readonly s: State;
  /** For every space and side: the side where the road leaves, -1 where no tile lies; and what may happen on it. */
  readonly exits: Int8Array;
  readonly turns: (Turns | null)[];
  readonly works: Roadworks;
  /** The most that may be set down behind each letter. */
  readonly most: readonly number[];
  readonly signs: number;
  readonly grands: number;
  nodesLeft: number;
}

/** Where the bus comes to, with what, having passed these letters (as bits) and served these. */
interface Ride {
  readonly space: number;
  readonly side: Side;
  readonly best: Best;
  readonly passed: number;
  readonly served: number;
}

/** Looks for a network that might win, from a bus that stands before an empty space. */
export function relaxed(s: State, nodes: number): { readonly finding: Finding; readonly nodes: number } {
  const search = searchOf(s, nodes);
  const best = noneYet(sizeFor(s.town.fans.length > 0));
  best[numberOf(s.bus)] = onSites(s);
  const bits = (holds: (letter: number) => boolean) => LETTERS.reduce((sum, _, letter) => sum + (holds(letter) ? 1 << letter : 0), 0);
  const passed = bits(letter => s.passed[letter] === true);
  const served = bits(letter => s.onSites[letter] !== '');
  const found = branchOut(search, { space: s.space, side: s.side, best, passed, served });
  const finding = search.nodesLeft < 0 ? 'tooMany' : found ? 'possible' : 'impossible';
  return { finding, nodes: nodes - Math.max(0, search.nodesLeft) };
}

function searchOf(s: State, nodes: number): Search {
  const works = roadworks(s);
  const exits = new Int8Array(s.board.length * 4).fill(-1);
  const turns: (Turns | null)[] = Array<Turns | null>(exits.length).fill(null);
  for (const [space, tile] of s.board.entries()) {
    if (!tile) continue;
    for (const side of [0, 1, 2, 3] as const) {
      exits[space * 4 + side] = roadFrom(tile, side).exit;
      turns[space * 4 + side] = turnsOnRoad(works, tile, side);
    }
  }
  const most = s.town.sites.map((site, letter) => (site && isAhead(s, letter) ? mostAt(site) : 0));
  const signs = s.town.signs.reduce((sum, letter) => sum + (1 << LETTERS.indexOf(letter)), 0);
  return { s, exits, turns, works, most, signs, grands: grandsVoyageurs(s.town), nodesLeft: nodes };
}

function mostAt(site: SiteId): number {
  return isSpecial(site) ? SERVED[site] : SEATS_IN_BUS;
}

/** Before an empty space there are three ways on; each fixes the second road of the space as well. */
function branchOut(search: Search, ride: Ride): boolean {
  const first = ride.space * 4;
  for (const quarters of [2, 1, 3] as const) {
    if (--search.nodesLeft < 0) return true;
    lay(search, ride.space, ride.side, quarters);
    const found = follow(search, ride);
    for (let side = 0; side < 4; side++) search.exits[first + side] = -1;
    if (found) return true;
  }
  return false;
}

/** Joins the entered side to the one so many quarters on, and the other two to each other. */
function lay({ exits, turns, works }: Search, space: number, side: Side, quarters: 1 | 2 | 3): void {
  const kind = quarters === 2 ? works.X : works.D;
  const joined = [side, turned(side, quarters)] as const;
  const others = ([0, 1, 2, 3] as const).filter(each => !joined.includes(each));
  for (const [a, b] of [joined, others]) {
    if (a === undefined || b === undefined) continue;
    exits[space * 4 + a] = b;
    exits[space * 4 + b] = a;
    turns[space * 4 + a] = kind;
    turns[space * 4 + b] = kind;
  }
}

/** Follows the road to the next empty space, and on from there. */
function follow(search: Search, from: Ride): boolean {
  let ride = from;
  for (;;) {
    const at = ride.space * 4 + ride.side;
    const exit = search.exits[at] as number;
    if (exit < 0) return mayStillReach(search, ride) && branchOut(search, ride);
    const best = turnedInto(ride.best, search.turns[at] as Turns);
    const next = onward(ride.space, exit as Side);
    if (next === 'exit') return wins(search, best, ride.served);
    if (next === 'start') return false;
    const on = { space: next.space, side: next.side, best, passed: ride.passed, served: ride.served };
    ride = next.letter === null ? on : passing(search, on, next.letter);
  }
}

function signsPassed({ signs }: Search, passed: number): number {
  let bits = signs & passed;
  let count = 0;
  for (; bits > 0; bits &= bits - 1) count++;
  return count;
}

/** CT-6, CT-10, CT-11 at a letter, for every bus at once. */
function passing(search: Search, ride: Ride, letter: number): Ride {
  const { town, plan, waiting } = search.s;
  const bit = 1 << letter;
  const passed = ride.passed | bit;
  const site = town.sites[letter];
  const hasSign = (search.signs & bit) > 0;
  const isBetween = search.signs === 0 || (hasSign ? plan.options.signSites === 'open' : signsPassed(search, passed) === 1);
  const open = isBetween || (site != null && isSpecial(site) && areSpecialsFree(search.s));
  let { best, served } = ride;
  if (site && open) {
    best = setDownAt(best, SITE_EFFECTS[site]);
    served |= bit;
  } else if (site && isSpecial(site) && plan.options.closedSpecial === 'lose') best = noneYet(best.length);
  if (waiting.length > 0 && waiting.some(each => LETTERS.indexOf(each) === letter)) best = turnedInto(best, FAN_BOARDS);
  return { space: ride.space, side: ride.side, best, passed, served };
}

/** Whether full buses at all letters ahead would still do. */
function mayStillReach(search: Search, { best, passed }: Ride): boolean {
  const delivered = mostOf(best);
  if (delivered < 0) return false;
  let most = delivered + search.grands;
  const over = search.signs > 0 && (search.signs & passed) === search.signs;
  for (let letter = 0; letter < LETTERS.length; letter++) {
    const site = search.s.town.sites[letter];
    if (over && !(site && isSpecial(site) && areSpecialsFree(search.s))) continue;
    if ((passed & (1 << letter)) === 0) most += search.most[letter] as number;
  }
  return most >= search.s.town.objective;
}

/** CT-7.2, CT-11.5, CT-12.5 At the exit. */
function wins({ s, grands }: Search, best: Best, served: number): boolean {
  const { town } = s;
  const isServed = (site: SiteId | null, letter: number) => !site || !isSpecial(site) || (served & (1 << letter)) > 0;
  if (town.mandatory && !town.sites.every(isServed)) return false;
  return CONTENTS.some(
    (bus, number) =>
      (best[number] ?? -1) >= 0 &&
      (best[number] as number) + grands >= town.objective &&
      TRAVELLERS.every(colour => bus[colour] >= town.leaving[colour]),
  );
}
