// What a tour would bring, reckoned without playing it.
import { boxOf, type Tile, tileOf } from './box.ts';
import { faceOf, type Morning, RANK } from './components.ts';
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

/** A tour to be reckoned: the tourists by colour and pips, and the tiles with their owners in the order of visits. */
export interface Outing {
  readonly colours: number[];
  readonly pips: number[];
  readonly tiles: Tile[];
  /** Whether each tile is the player's own. */
  readonly own: boolean[];
  readonly increase: number;
  readonly appeal: boolean;
}

/** Where a bus would arrive, perhaps with one more attraction of the player's own. */
export interface Arrival {
  readonly town: number;
  readonly morning: Morning | null;
  readonly extra?: Tile;
}

/** The outing of a bus to a town. */
export function outingOf(s: State, bus: number, { town, morning, extra }: Arrival): Outing {
  const box = boxOf(s.plan.options);
  const dice = s.buses[bus]?.dice ?? [];
  const faces = dice.map(faceOf);
  const stands: { tile: Tile; own: boolean }[] = (s.built[town] ?? []).map(({ tile, owner }) => ({
    tile: tileOf(box, tile),
    own: owner === s.turn.seat,
  }));
  if (extra) stands.push({ tile: extra, own: true });
  const sign = s.plan.options.priorityOrder === 'low-first' ? -1 : 1;
  if (stands.length > 1) stands.sort((a, b) => sign * (b.tile.priority - a.tile.priority));
  return {
    colours: faces.map(({ colour }) => RANK[colour]),
    pips: faces.map(({ pips }) => pips),
    tiles: stands.map(({ tile }) => tile),
    own: stands.map(({ own }) => own),
    increase: morning === 'increase' ? s.plan.options.increaseValue : 0,
    appeal: morning === 'appeal',
  };
}

/** What one visit is worth to the active player; `left` are the pips that remain. */
function worthOfVisit({ tiles, own, increase }: Outing, at: number, left: number, w: Weights): number {
  const value = tiles[at]?.value ?? 0;
  const income = own[at] ? w.own * (value + increase) : -w.others * (value + increase);
  return income + (left === 0 ? w.ruin * value : 0);
}

/** The best the active player can make of the tour from this tile on; the pips are left as that tour leaves them. */
export function bestTour(outing: Outing, w: Weights, at = 0): number {
  const { colours, pips, tiles, appeal } = outing;
  const tile = tiles[at];
  if (!tile) return 0;
  let best = Number.NEGATIVE_INFINITY;
  let bestPips: number[] | undefined;
  const before = pips.slice();
  for (let die = 0; die < before.length; die++) {
    const now = before[die] as number;
    if (now < tile.value || now === 0 || (!appeal && colours[die] !== tile.rank)) continue;
    for (let i = 0; i < before.length; i++) pips[i] = before[i] as number;
    pips[die] = now - tile.value;
    const worth = worthOfVisit(outing, at, now - tile.value, w) + bestTour(outing, w, at + 1);
    if (worth <= best) continue;
    best = worth;
    bestPips = pips.slice();
  }
  if (!bestPips) return bestTour(outing, w, at + 1);
  for (let i = 0; i < before.length; i++) pips[i] = bestPips[i] as number;
  return best;
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
