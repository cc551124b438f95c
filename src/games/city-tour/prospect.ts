// How likely a day looks to be won between two turns: what the policy goes by. How much each thing counts was learned from its own days.
import { afterRoad } from './ahead.ts';
import { indexOf, isSpecial, LETTERS, type Letter, PAWNS, SEATS_IN_BUS, SITES, type SiteId, SPACES, type Traveller } from './components.ts';
import weights from './prospect.json';
import { isCutOff, type Laid, laid, onward, roadFrom } from './roads.ts';
import { onSites } from './rules/end.ts';
import { isAhead, isOutOfReach } from './rules/reach.ts';
import { aboard, areSpecialsFree, signsMet } from './rules/sites.ts';
import type { Journey } from './state.ts';
import { grandsVoyageurs } from './town.ts';
import { coloursAboard, emptySpaces } from './worth.ts';

const DECIDED = 1000;

/** The weights were learned for so many empty spaces each; in between they are mixed. */
export const KNOTS = [0, 4, 8, 12, 16] as const;

/** What counts, in the order of the weights. */
export const PROSPECT_NAMES = [
  'missing',
  'missing beyond 5',
  'missing beyond 10',
  'aboard',
  'full bus',
  'enough aboard',
  'more than enough',
  'too few aboard',
  'short of enough',
  'useless aboard',
  'most of a colour',
  'colours aboard',
  'sites ahead',
  'one site at most',
  'asked for ahead',
  'cut off',
  'voyageurs missing',
  'voyageurs aboard',
  'first sign met',
  'both signs met',
  'sites between signs',
  'aboard after the signs',
  'station ahead',
  'aboard for the station',
  'full for the station',
  'park ahead',
  'colours for the park',
  'fans aboard',
  'fans waiting',
  'stadium ahead',
  'stadium without fans',
  'fans for the stadium',
  'ways out too early',
  'ways to an unserved site',
  'ways that win',
  'letters on the ways',
  'no way on',
  'gain of the best way',
  'gain of the next way',
  'gain of the worst way',
  'needed gain',
  'kept by the best way',
  'kept by the worst way',
] as const;

/** The weights for every number of empty spaces. */
const BY_SPACES: readonly (readonly number[])[] = Array.from({ length: SPACES.length + 1 }, (_, spaces) => weightsAt(spaces));

function weightsAt(spaces: number): readonly number[] {
  const { at, share } = knotBefore(spaces);
  return PROSPECT_NAMES.map((_, name) => (weights[at]?.[name] ?? 0) * (1 - share) + (weights[at + 1]?.[name] ?? 0) * share);
}

/** The knot before a number of empty spaces, and how near the next one is, from 0 to 1. */
export function knotBefore(spaces: number): { readonly at: number; readonly share: number } {
  const between = SPACES.length / (KNOTS.length - 1);
  const at = Math.min(KNOTS.length - 2, Math.floor(spaces / between));
  return { at, share: spaces / between - at };
}

/** A number that grows with the chance to win, to compare states with as many empty spaces; the end of the day outweighs all. */
export function prospect(s: Journey): number {
  if (s.result) return (s.result.won ? DECIDED : -DECIDED) + s.result.total;
  // The weights were learned on days of the campaign, where special sites may be left aside.
  if (s.town.mandatory && isOutOfReach(s)) return -DECIDED;
  const counts = BY_SPACES[emptySpaces(s)] as readonly number[];
  const found = prospects(s, FOUND);
  let sum = 0;
  for (let name = 0; name < found.length; name++) sum += (counts[name] as number) * (found[name] as number);
  return sum;
}

/** Written over for every state that is judged. */
const FOUND: number[] = PROSPECT_NAMES.map(() => 0);

/** What counts while the bus stands before an empty space. */
export function prospects(s: Journey, found: number[] = PROSPECT_NAMES.map(() => 0)): number[] {
  const delivered = onSites(s);
  const missing = Math.max(0, s.town.objective - delivered - grandsVoyageurs(s.town));
  found[0] = missing;
  found[1] = Math.max(0, missing - 5);
  found[2] = Math.max(0, missing - 10);
  const ahead = sitesAhead(s);
  passengers(s, ahead, found);
  wayLeft(s, ahead, found);
  specials(s, ahead, found);
  waysOn(s, delivered, missing, found);
  return found;
}

/** The sites the bus may still serve: how many, the smallest number that one of a colour asks for (0 where there is none), the special ones. */
interface Ahead {
  /** Signs that are met. */
  readonly met: number;
  count: number;
  cutOff: number;
  readonly least: Record<Traveller, number>;
  station: number;
  park: number;
  stadium: number;
}

function sitesAhead(s: Journey): Ahead {
  const met = signsMet(s);
  const ahead: Ahead = { met, count: 0, cutOff: 0, least: { G: 0, O: 0, B: 0 }, station: 0, park: 0, stadium: 0 };
  const over = s.town.signs.length > 0 && met === s.town.signs.length;
  for (let letter = 0; letter < LETTERS.length; letter++) {
    if (s.passed[letter]) continue;
    if (isCutOff(s.board, letter)) ahead.cutOff++;
    else if (!over || isFreeOfSigns(s, letter)) addSite(ahead, s.town.sites[letter] ?? null);
  }
  return ahead;
}

/** CT-10.8 Whether a special site stands here that no sign closes. */
function isFreeOfSigns(s: Journey, letter: number): boolean {
  const site = s.town.sites[letter];
  return site != null && isSpecial(site) && areSpecialsFree(s);
}

function addSite(ahead: Ahead, site: SiteId | null): void {
  if (!site) return;
  ahead.count++;
  if (site === 'STATION') ahead.station = 1;
  else if (site === 'PARK') ahead.park = 1;
  else if (site === 'STADIUM') ahead.stadium = 1;
  else {
    const { colour, required } = SITES[site];
    if (ahead.least[colour] === 0 || required < ahead.least[colour]) ahead.least[colour] = required;
  }
}

/** Who is aboard, and who of them is waited for. */
function passengers({ bus, town: { leaving } }: Journey, { least }: Ahead, found: number[]): void {
  const all = aboard(bus);
  found[3] = all;
  found[4] = all === SEATS_IN_BUS ? 1 : 0;
  found[5] = enough(bus.G, least.G) + enough(bus.O, least.O) + enough(bus.B, least.B);
  found[6] = beyond(bus.G, least.G) + beyond(bus.O, least.O) + beyond(bus.B, least.B);
  found[7] = tooFew(bus.G, least.G) + tooFew(bus.O, least.O) + tooFew(bus.B, least.B);
  found[8] = short(bus.G, least.G) + short(bus.O, least.O) + short(bus.B, least.B);
  found[9] = useless(bus.G, least.G, leaving.G) + useless(bus.O, least.O, leaving.O) + useless(bus.B, least.B, leaving.B);
  found[10] = Math.max(bus.G, bus.O, bus.B);
  found[11] = coloursAboard(bus);
}

// Of a colour of which so many are aboard, and at least so many asked for ahead.

function enough(count: number, least: number): number {
  return least > 0 && count >= least ? count : 0;
}

function beyond(count: number, least: number): number {
  return least > 0 && count >= least ? count - least : 0;
}

function tooFew(count: number, least: number): number {
  return count < least ? count : 0;
}

function short(count: number, least: number): number {
  return count < least ? least - count : 0;
}

function useless(count: number, least: number, leaving: number): number {
  return least === 0 ? Math.max(0, count - leaving) : 0;
}

function safe(count: number, least: number, leaving: number): number {
  return least === 0 ? Math.min(count, leaving) : 0;
}

/** What is left of the way, and who is to leave the city. */
function wayLeft({ bus, town: { leaving } }: Journey, { count, cutOff, least, met }: Ahead, found: number[]): void {
  found[12] = count;
  found[13] = count <= 1 ? 1 : 0;
  found[14] = least.G + least.O + least.B;
  found[15] = cutOff;
  found[16] = short(bus.G, leaving.G) + short(bus.O, leaving.O) + short(bus.B, leaving.B);
  found[17] = safe(bus.G, least.G, leaving.G) + safe(bus.O, least.O, leaving.O) + safe(bus.B, least.B, leaving.B);
  found[18] = met === 1 ? 1 : 0;
  found[19] = met === 2 ? 1 : 0;
  found[20] = met === 1 ? count : 0;
  found[21] = met === 2 ? aboard(bus) : 0;
}

/** What the special sites ahead ask for. */
function specials(s: Journey, { station, park, stadium }: Ahead, found: number[]): void {
  const all = aboard(s.bus);
  let fans = s.bus.W;
  for (let i = 0; i < s.waiting.length && stadium > 0; i++) if (isAhead(s, indexOf(s.waiting[i] as Letter))) fans++;
  found[22] = station;
  found[23] = station * all;
  found[24] = station * (all === SEATS_IN_BUS ? 1 : 0);
  found[25] = park;
  found[26] = park * coloursAboard(s.bus);
  found[27] = s.bus.W;
  found[28] = s.waiting.length;
  found[29] = stadium;
  found[30] = stadium * (fans < PAWNS.W ? 1 : 0);
  found[31] = stadium * (s.bus.W === PAWNS.W ? 1 : 0);
}

/** Roads without travellers: from any side straight on, to the one hand and to the other. */
const WAYS: readonly Laid[] = [laid('T31', 0), laid('T32', 0), laid('T32', 1)];

/** What would come of each of the three ways on, if nobody stood on the next road. */
function waysOn(s: Journey, delivered: number, missing: number, found: number[]): void {
  const before = aboard(s.bus);
  let short = 0;
  let unserved = 0;
  let win = 0;
  let letters = 0;
  let good = 0;
  let best = 0;
  let next = 0;
  let worst = 0;
  let keptMost = 0;
  let keptLeast = 0;
  for (let way = 0; way < WAYS.length; way++) {
    let gain = 0;
    let kept = 0;
    if (!isNextToEmpty(s, WAYS[way] as Laid)) {
      const after = afterRoad(s, WAYS[way] as Laid);
      letters += newlyPassed(s, after);
      if (after.result) {
        if (after.result.won) win++;
        else if (after.result.reason === 'short' || after.result.reason === 'grandsVoyageurs') short++;
        else unserved++;
        continue;
      }
      gain = onSites(after) - delivered;
      kept = aboard(after.bus) + gain - before;
    }
    good++;
    next = good === 1 ? 0 : Math.max(Math.min(best, gain), next);
    best = good === 1 ? gain : Math.max(best, gain);
    worst = good === 1 ? gain : Math.min(worst, gain);
    keptMost = good === 1 ? kept : Math.max(keptMost, kept);
    keptLeast = good === 1 ? kept : Math.min(keptLeast, kept);
  }
  found[32] = short;
  found[33] = unserved;
  found[34] = win;
  found[35] = letters;
  found[36] = good === 0 ? 1 : 0;
  found[37] = best;
  found[38] = next;
  found[39] = worst;
  found[40] = Math.min(missing, best);
  found[41] = keptMost;
  found[42] = keptLeast;
}

/** Whether this road would lead straight before another empty space: nothing comes of that. */
function isNextToEmpty({ board, space, side }: Journey, way: Laid): boolean {
  const next = onward(space, roadFrom(way, side).exit);
  return typeof next !== 'string' && next.letter === null && next.space !== space && board[next.space] === null;
}

function newlyPassed({ passed }: Journey, after: Journey): number {
  if (after.passed === passed) return 0;
  let count = 0;
  for (let letter = 0; letter < passed.length; letter++) if (after.passed[letter] && !passed[letter]) count++;
  return count;
}
