// A quick sensible choice at every decision: the best turn that can be reckoned without playing it.
import { type Chance, type Seat, silent } from '../../kernel/index.ts';
import {
  aboardIn,
  actionsIn,
  EVENING,
  isVisitable,
  type Reckoning,
  reachOf,
  reckonArrival,
  reckoningOf,
  type Sites,
  worthOfArrival,
  worthOfRoads,
} from './arrival.ts';
import { boxOf, type Tile, tileOf, townOf } from './box.ts';
import { type Action, CATEGORIES, type Die, faceOf } from './components.ts';
import { timeLeft } from './estimate.ts';
import type { Move } from './moves.ts';
import { bestSoloTour, outingOf, soloTour, type Weights } from './outing.ts';
import { priceOf } from './rules/build.ts';
import { flow } from './rules/flow.ts';
import { canDrive } from './rules/movement.ts';
import { clone, type State } from './state.ts';

/** The four ways to play that the designer's program names. */
export const STYLES = {
  aggressive: { own: 1, others: 0.9, ruin: 1.4, future: 0.5, cash: 0.8 },
  defensive: { own: 1, others: 1.2, ruin: 0.8, future: 0.8, cash: 1.1 },
  balanced: { own: 1, others: 0.6, ruin: 1, future: 0.7, cash: 1 },
  opportunistic: { own: 1.1, others: 0.2, ruin: 1.1, future: 0.3, cash: 0.9 },
} as const satisfies Readonly<Record<string, Weights>>;

type Policy = (s: State, seat: Seat, legal: readonly Move[], chance: Chance) => Move;

/** A policy that goes by these weights. */
export function policyOf(w: Weights): Policy {
  return (s, seat, legal, chance) => {
    let best: Move | undefined;
    let most = Number.NEGATIVE_INFINITY;
    const r = reckoningOf(s, w);
    for (const move of legal) {
      const worth = legal.length === 1 ? 0 : worthOf(r, seat, move, chance) + tieBreak(chance);
      if (worth <= most) continue;
      best = move;
      most = worth;
    }
    if (!best) throw new Error('nothing to choose from');
    return best;
  };
}

/** A few cents at random, so that two who avoid each other do not circle for ever. */
function tieBreak(chance: Chance): number {
  return chance.below(20) / 100;
}

/** What a move promises to whoever makes it. */
function worthOf(r: Reckoning, seat: Seat, move: Move, chance: Chance): number {
  const { s } = r;
  const bus = s.turn.bus ?? 0;
  switch (move.type) {
    case 'bus':
      return worthOfBus(
        r,
        s.buses.findIndex(({ town }) => town === move.town),
      );
    case 'none':
      return s.frames[0]?.phase === 'morning' ? worthOfRoads(r, bus, null) : 0;
    case 'morning':
      return worthOfRoads(r, bus, move.action);
    case 'act':
      return worthOfAction(r, bus, move.action) + restOfDay(r, bus, move.action);
    case 'drive':
      return worthOfArrival(r, bus, townOf(boxOf(s.plan.options), move.town).index, s.turn.morning);
    case 'next':
    case 'send':
    case 'skip':
      return worthOfRest(r, seat, move, chance);
    case 'tile':
      return bestPlace(r, bus, tileOf(boxOf(s.plan.options), move.tile));
    case 'town':
      return worthOfSite(r, bus, move.town);
    case 'die':
    case 'again':
      return worthOfDie(r, bus, move.die);
    case 'plus2':
      return faceOf(move.die).pips;
    case 'plus1':
      return faceOf(move.dice[0]).pips;
    case 'stop':
      return 0.5;
    case 'call':
    case 'to':
      return chance.below(1000) / 1000;
  }
}

/** The best turn with this bus, by whatever its town offers in the morning. */
function worthOfBus(r: Reckoning, bus: number): number {
  const { s } = r;
  const town = townOf(boxOf(s.plan.options), s.buses[bus]?.town ?? '');
  let best = Math.max(worthOfRoads(r, bus, null), worthOfRoads(r, bus, town.morning));
  for (const action of actionsIn(s, town.index)) {
    if (action === 'build' || action === 'contractor') best = Math.max(best, worthOfBuilding(r, bus, action === 'contractor', true));
  }
  return best;
}

/** What an all-day action brings by itself. */
function worthOfAction(r: Reckoning, bus: number, action: Action): number {
  const { s, w } = r;
  const town = townOf(boxOf(s.plan.options), s.buses[bus]?.town ?? '');
  switch (action) {
    case 'build':
    case 'contractor':
      return worthOfBuilding(r, bus, action === 'contractor', s.frames[0]?.phase === 'morning');
    case 'tour':
      return bestSoloTour(outingOf(s, bus, town.index, s.turn.morning), w);
    case 'dispatch':
      return -0.1;
    default:
      return EVENING[action] ?? 0.2;
  }
}

/** In the morning the bus still drives; what it meets there a building has reckoned with already. */
function restOfDay(r: Reckoning, bus: number, action: Action): number {
  const { s } = r;
  if (s.frames[0]?.phase !== 'morning' || action === 'build' || action === 'contractor') return 0;
  return canDrive(s, bus) ? worthOfRoads(r, bus, null) : 0;
}

function worthOfBuilding(r: Reckoning, bus: number, contractor: boolean, drives: boolean): number {
  const { s } = r;
  const box = boxOf(s.plan.options);
  const building = buildingBy(r, bus, contractor, drives);
  let best = Number.NEGATIVE_INFINITY;
  for (const open of s.market) {
    for (const tile of open) best = Math.max(best, placeInReach(r, bus, tileOf(box, tile), building));
  }
  return best;
}

/** How a tile would be built: at whose price, and where the bus can drive to see it. */
interface Building {
  readonly contractor: boolean;
  readonly reach: readonly number[];
  /** What the best drive is worth without the tile. */
  readonly roads: number;
}

function buildingBy(r: Reckoning, bus: number, contractor: boolean, drives: boolean): Building {
  return { contractor, reach: drives ? reachOf(r, bus) : [], roads: drives ? worthOfRoads(r, bus, null) : 0 };
}

/** The best town for a tile. */
function bestPlace(r: Reckoning, bus: number, tile: Tile): number {
  return placeInReach(r, bus, tile, buildingBy(r, bus, isContractor(r.s), r.s.frames[0]?.phase === 'morning'));
}

function placeInReach(r: Reckoning, bus: number, tile: Tile, { contractor, reach, roads }: Building): number {
  const { s, w } = r;
  const { prices, cheapest } = sitesOf(r, tile, contractor);
  let best = Number.NEGATIVE_INFINITY;
  if (cheapest === Number.POSITIVE_INFINITY) return best;
  const { morning } = s.turn;
  // What nobody aboard can visit changes no tour.
  const extra = isVisitable(r, bus, tile, morning) ? tile : undefined;
  for (let at = 0; at < reach.length; at++) {
    const town = reach[at] as number;
    const price = prices[town];
    if (price === undefined) continue;
    const worth = extra ? reckonArrival(r, bus, town, morning, extra) : worthOfArrival(r, bus, town, morning);
    best = Math.max(best, worth - w.cash * price);
  }
  return Math.max(best, roads - w.cash * cheapest) + worthLater(r, tile);
}

/** The towns where the player could build a tile now; all of a colour cost the same. */
function sitesOf(r: Reckoning, tile: Tile, contractor: boolean): Sites {
  const kind = tile.category === 'grey' ? CATEGORIES.length + tile.index : tile.rank;
  const key = 2 * kind + (contractor ? 1 : 0);
  const sites = r.sites[key] ?? reckonSites(r.s, tile, contractor);
  r.sites[key] = sites;
  return sites;
}

function reckonSites(s: State, tile: Tile, contractor: boolean): Sites {
  const money = s.companies[s.turn.seat]?.money ?? 0;
  let cheapest = Number.POSITIVE_INFINITY;
  const prices = boxOf(s.plan.options).towns.map((place, town) => {
    if ((s.built[town]?.length ?? 0) >= place.room || (tile.category === 'blue' && !place.drop)) return undefined;
    const price = priceOf(s, tile, place, contractor);
    if (price > money) return undefined;
    cheapest = Math.min(cheapest, price);
    return price;
  });
  return { prices, cheapest };
}

/** What a tile will earn after this turn. */
function worthLater(r: Reckoning, tile: Tile): number {
  const visits = tile.category === 'grey' ? 0.3 : Math.min(2, 0.35 * ableAboard(r, tile));
  return r.w.future * tile.value * visits * timeLeft(r.s);
}

/** The tourists on all buses who could visit the attraction. */
function ableAboard(r: Reckoning, { rank, value }: Tile): number {
  let able = 0;
  for (let bus = 0; bus < r.s.buses.length; bus++) {
    const { colours, pips } = aboardIn(r, bus);
    for (let die = 0; die < pips.length; die++) if (colours[die] === rank && (pips[die] as number) >= value) able++;
  }
  return able;
}

function isContractor(s: State): boolean {
  const frame = s.frames[s.frames.length - 1];
  return (frame?.phase === 'tile' || frame?.phase === 'town') && frame.contractor;
}

/** The town for the tile already chosen: to drive there now, or else where it is cheap and many buses can come. */
function worthOfSite(r: Reckoning, bus: number, id: string): number {
  const { s, w } = r;
  const frame = s.frames[s.frames.length - 1];
  if (frame?.phase !== 'town') return 0;
  const box = boxOf(s.plan.options);
  const place = townOf(box, id);
  const tile = tileOf(box, frame.tile);
  const cost = w.cash * priceOf(s, tile, place, frame.contractor);
  const company = 0.1 * (s.built[place.index] ?? []).filter(({ owner }) => owner === s.turn.seat).length;
  const later = company + (place.allDay === 'tour' ? 0.2 : 0) - cost;
  if (s.frames[0]?.phase !== 'morning') return later;
  const roads = worthOfRoads(r, bus, null);
  const here = reachOf(r, bus).includes(place.index) ? worthWithTile(r, bus, place.index, tile) : roads;
  return Math.max(here, roads) + later;
}

/** The arrival in a town where the tile is built before. */
function worthWithTile(r: Reckoning, bus: number, town: number, tile: Tile): number {
  return isVisitable(r, bus, tile, null) ? reckonArrival(r, bus, town, null, tile) : worthOfArrival(r, bus, town, null);
}

function worthOfDie({ s, w }: Reckoning, bus: number, die: Die): number {
  const frame = s.frames[s.frames.length - 1];
  const { pips } = faceOf(die);
  if (frame?.phase !== 'die' || frame.action !== 'tour') return (s.plan.options.dieSides + 1) / 2 - pips;
  const town = townOf(boxOf(s.plan.options), s.buses[bus]?.town ?? '').index;
  const at = s.buses[bus]?.dice.indexOf(die) ?? 0;
  return soloTour(outingOf(s, bus, town, s.turn.morning), at, w) ?? Number.NEGATIVE_INFINITY;
}

/** The rest of a tour played out: its choices are few and know no luck. */
function worthOfRest({ s, w }: Pick<Reckoning, 's' | 'w'>, seat: Seat, move: Move, chance: Chance): number {
  const after = clone(s);
  flow.play(after, seat, move, silent(chance));
  let worth = 0;
  for (let other = 0; other < s.companies.length; other++) {
    const [now, then] = [s.companies[other], after.companies[other]];
    if (!now || !then) continue;
    if (other === seat) worth += w.own * (then.atHome - now.atHome) + w.ruin * (then.ruinMoney - now.ruinMoney);
    else worth -= w.others * (then.fromOthers - now.fromOthers);
  }
  if (after.frames[after.frames.length - 1]?.phase !== 'tour') return worth;
  const more = flow.legal(after, seat).map(next => worthOfRest({ s: after, w }, seat, next, chance));
  return worth + Math.max(...more);
}

/** The policy of the game: a balanced player. */
export const policy = policyOf(STYLES.balanced);

/** The designer's ways to play, as policies. */
export const styles: Readonly<Record<string, Policy>> = Object.fromEntries(
  Object.entries(STYLES).map(([name, weights]) => [name, policyOf(weights)]),
);
