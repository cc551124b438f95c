// What a tour would bring, reckoned without playing it.
import { boxOf, type Tile, tileOf } from './box.ts';
import { faceOf, type Morning } from './components.ts';
import type { State } from './state.ts';

/** What a player holds dear, in euros. */
export interface Weights {
  /** A euro for an attraction of one's own. */
  readonly own: number;
  /** A euro that goes to somebody else. */
  readonly others: number;
  /** A euro for a ruined tourist. */
  readonly ruin: number;
  /** What an attraction will earn later. */
  readonly future: number;
  /** A euro spent. */
  readonly cash: number;
}

/** The tourists on a bus, by colour and pips. */
export interface Aboard {
  readonly colours: readonly number[];
  readonly pips: readonly number[];
}

/** The attractions of a town in the order of visits, and whether each is the player's own. */
export interface Sights {
  readonly tiles: readonly Tile[];
  readonly own: readonly boolean[];
}

/** A tour to be reckoned; the pips change with it. */
export interface Outing extends Sights {
  readonly colours: readonly number[];
  readonly pips: number[];
  readonly increase: number;
  readonly appeal: boolean;
}

export function aboardOf(s: State, bus: number): Aboard {
  const faces = (s.buses[bus]?.dice ?? []).map(faceOf);
  return { colours: faces.map(({ rank }) => rank), pips: faces.map(({ pips }) => pips) };
}

export function sightsOf(s: State, town: number): Sights {
  const built = s.built[town] ?? [];
  if (built.length === 0) return NO_SIGHTS;
  const box = boxOf(s.plan.options);
  const stands = built.map(({ tile, owner }) => ({ tile: tileOf(box, tile), own: owner === s.turn.seat }));
  if (stands.length > 1) stands.sort((a, b) => signOf(s) * (b.tile.priority - a.tile.priority));
  return { tiles: stands.map(({ tile }) => tile), own: stands.map(({ own }) => own) };
}

const NO_SIGHTS: Sights = { tiles: [], own: [] };

function signOf({ plan }: State): number {
  return plan.options.priorityOrder === 'low-first' ? -1 : 1;
}

/** The sights with one more of the player's own; among those of its priority it is the last. */
function withExtra(s: State, { tiles, own }: Sights, extra: Tile): Sights {
  const sign = signOf(s);
  let at = tiles.length;
  while (at > 0 && sign * (extra.priority - (tiles[at - 1]?.priority ?? 0)) > 0) at--;
  return { tiles: [...tiles.slice(0, at), extra, ...tiles.slice(at)], own: [...own.slice(0, at), true, ...own.slice(at)] };
}

/** The outing of tourists among sights, perhaps with one more of the player's own. */
export function outingAmong(s: State, { colours, pips }: Aboard, sights: Sights, morning: Morning | null, extra?: Tile): Outing {
  const { tiles, own } = extra ? withExtra(s, sights, extra) : sights;
  const increase = morning === 'increase' ? s.plan.options.increaseValue : 0;
  return { colours, pips: pips.slice(), tiles, own, increase, appeal: morning === 'appeal' };
}

/** The outing of a bus to a town. */
export function outingOf(s: State, bus: number, town: number, morning: Morning | null): Outing {
  return outingAmong(s, aboardOf(s, bus), sightsOf(s, town), morning);
}

/** What one visit is worth to the active player; `left` are the pips that remain. */
function worthOfVisit({ tiles, own, increase }: Outing, at: number, left: number, w: Weights): number {
  const value = tiles[at]?.value ?? 0;
  const income = own[at] ? w.own * (value + increase) : -w.others * (value + increase);
  return income + (left === 0 ? w.ruin * value : 0);
}

/** Whether a tourist pays for a visit. */
function isAble({ colours, pips, appeal }: Outing, die: number, { value, rank }: Tile): boolean {
  const now = pips[die] as number;
  return now >= value && now !== 0 && (appeal || colours[die] === rank);
}

/** The next tourist who pays for a visit, from this one on; -1 where there is none. */
function nextAble(outing: Outing, from: number, tile: Tile): number {
  for (let die = from; die < outing.pips.length; die++) if (isAble(outing, die, tile)) return die;
  return -1;
}

/** The best the active player can make of the tour from this tile on; the pips are left as that tour leaves them. */
export function bestTour(outing: Outing, w: Weights, from = 0): number {
  const { pips, tiles } = outing;
  for (let at = from; at < tiles.length; at++) {
    const tile = tiles[at] as Tile;
    const first = nextAble(outing, 0, tile);
    if (first < 0) continue;
    if (nextAble(outing, first + 1, tile) >= 0) return bestChoice(outing, w, at, tile);
    const left = (pips[first] as number) - tile.value;
    pips[first] = left;
    return worthOfVisit(outing, at, left, w) + bestTour(outing, w, at + 1);
  }
  return 0;
}

/** The best of several tourists for a visit. */
function bestChoice(outing: Outing, w: Weights, at: number, tile: Tile): number {
  const { pips } = outing;
  const before = pips.slice();
  let best = Number.NEGATIVE_INFINITY;
  let bestPips = before;
  for (let die = 0; die < before.length; die++) {
    for (let i = 0; i < before.length; i++) pips[i] = before[i] as number;
    // Who has the same pips as one before makes the same tour.
    if (!isAble(outing, die, tile) || isRepeated(outing, before, die, tile)) continue;
    const left = (before[die] as number) - tile.value;
    pips[die] = left;
    const worth = worthOfVisit(outing, at, left, w) + bestTour(outing, w, at + 1);
    if (worth <= best) continue;
    best = worth;
    bestPips = pips.slice();
  }
  for (let i = 0; i < before.length; i++) pips[i] = bestPips[i] as number;
  return best;
}

function isRepeated(outing: Outing, before: readonly number[], die: number, tile: Tile): boolean {
  for (let other = 0; other < die; other++) if (before[other] === before[die] && isAble(outing, other, tile)) return true;
  return false;
}

/** What a Give tour of one tourist would bring with the pips as they are now; undefined if it would visit nothing. */
export function soloTour(outing: Outing, die: number, w: Weights): number | undefined {
  const { colours, pips, tiles, appeal } = outing;
  let left = pips[die] ?? 0;
  let worth: number | undefined;
  for (let at = 0; at < tiles.length && left > 0; at++) {
    const tile = tiles[at];
    if (!tile || left < tile.value || (!appeal && colours[die] !== tile.rank)) continue;
    left -= tile.value;
    worth = (worth ?? 0) + worthOfVisit(outing, at, left, w);
  }
  return worth;
}

/** The best Give tour there is, or 0: nobody has to give one. */
export function bestSoloTour(outing: Outing, w: Weights): number {
  let best = 0;
  for (let die = 0; die < outing.pips.length; die++) best = Math.max(best, soloTour(outing, die, w) ?? 0);
  return best;
}
