// What a drive would be worth on arrival, reckoned once for each bus, town and morning action of a position.
import { boxOf, type Tile, tileOf } from './box.ts';
import { type Action, EFFECT_ACTION, MORNINGS, type Morning } from './components.ts';
import { MOST_TOWNS } from './content-shape.ts';
import { type Aboard, aboardOf, bestSoloTour, bestTour, outingAmong, type Sights, sightsOf, type Weights } from './outing.ts';
import { canPayFare } from './rules/bus.ts';
import { ferryStops, firstStops, secondStops, townsInReach } from './rules/movement.ts';
import type { State } from './state.ts';

/** A position, what the player holds dear in it, and what was reckoned already. */
export interface Reckoning {
  readonly s: State;
  readonly w: Weights;
  readonly roads: Map<number, number>;
  readonly arrivals: Map<number, number>;
  readonly reach: Map<number, readonly number[]>;
  readonly aboard: (Aboard | undefined)[];
  readonly places: (Place | undefined)[];
  /** By what they cost alike, and by whether a contractor builds. */
  readonly sites: (Sites | undefined)[];
}

/** What stands in a town, and what its actions are good for in the evening. */
interface Place extends Sights {
  readonly evening: number;
  readonly hasTour: boolean;
}

/** Where an attraction could be built with the money there is. */
export interface Sites {
  /** By town; undefined where it cannot stand or is too dear. */
  readonly prices: readonly (number | undefined)[];
  readonly cheapest: number;
}

/** Nothing was reckoned yet. */
export function reckoningOf(s: State, w: Weights): Reckoning {
  return { s, w, roads: new Map(), arrivals: new Map(), reach: new Map(), aboard: [], places: [], sites: [] };
}

/** The tourists on a bus. */
export function aboardIn(r: Reckoning, bus: number): Aboard {
  const aboard = r.aboard[bus] ?? aboardOf(r.s, bus);
  r.aboard[bus] = aboard;
  return aboard;
}

function placeIn(r: Reckoning, town: number): Place {
  const place = r.places[town] ?? reckonPlace(r.s, town);
  r.places[town] = place;
  return place;
}

function reckonPlace(s: State, town: number): Place {
  const { tiles, own } = sightsOf(s, town);
  let [evening, hasTour] = [0, false];
  for (const action of actionsIn(s, town)) {
    if (action === 'tour') hasTour = true;
    else evening = Math.max(evening, EVENING[action] ?? 0);
  }
  return { tiles, own, evening, hasTour };
}

/** The number of a bus with a morning action. */
function journey(bus: number, morning: Morning | null): number {
  return bus * (MORNINGS.length + 1) + (morning === null ? 0 : 1 + MORNINGS.indexOf(morning));
}

/** The towns where a new attraction would stop the bus. */
export function reachOf({ s, reach }: Reckoning, bus: number): readonly number[] {
  const towns = reach.get(bus) ?? townsInReach(s, bus);
  reach.set(bus, towns);
  return towns;
}

/** The all-day actions of a town. */
export function actionsIn(s: State, town: number): Action[] {
  const box = boxOf(s.plan.options);
  const printed: Action = box.towns[town]?.allDay ?? 'build';
  const grey = (s.built[town] ?? []).flatMap(({ tile }) => {
    const { effect } = tileOf(box, tile);
    return effect === null ? [] : [EFFECT_ACTION[effect]];
  });
  return [printed, ...grey];
}

/** The best arrival after a morning action, less what it costs. */
export function worthOfRoads(r: Reckoning, bus: number, morning: Morning | null): number {
  const { s, w, roads } = r;
  const known = roads.get(journey(bus, morning));
  if (known !== undefined) return known;
  const fare = morning === 'ferry' ? w.cash * s.plan.options.ferryFare : 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const town of waysOf(s, bus, morning)) best = Math.max(best, worthOfArrival(r, bus, town, morning) - fare);
  roads.set(journey(bus, morning), best);
  return best;
}

function waysOf(s: State, bus: number, morning: Morning | null): number[] {
  if (morning === 'ferry') return canPayFare(s) ? ferryStops(s, bus) : [];
  return morning === 'ignore' ? secondStops(s, bus) : firstStops(s, bus, { appeal: morning === 'appeal' });
}

/** The tour in a town and the best that can be done there afterwards. */
export function worthOfArrival(r: Reckoning, bus: number, town: number, morning: Morning | null): number {
  const key = journey(bus, morning) * MOST_TOWNS + town;
  const known = r.arrivals.get(key);
  if (known !== undefined) return known;
  const worth = reckonArrival(r, bus, town, morning);
  r.arrivals.set(key, worth);
  return worth;
}

/** Whether somebody aboard could visit an attraction; one that nobody can changes no tour. */
export function isVisitable(r: Reckoning, bus: number, { rank, value }: Tile, morning: Morning | null): boolean {
  const { colours, pips } = aboardIn(r, bus);
  for (let die = 0; die < pips.length; die++) {
    if ((pips[die] as number) >= value && (colours[die] === rank || morning === 'appeal')) return true;
  }
  return false;
}

/** The same reckoned anew, with one more attraction of the player's own where there is one. */
export function reckonArrival(r: Reckoning, bus: number, town: number, morning: Morning | null, extra?: Tile): number {
  const place = placeIn(r, town);
  if (!extra && place.tiles.length === 0) return place.evening;
  const outing = outingAmong(r.s, aboardIn(r, bus), place, morning, extra);
  const worth = bestTour(outing, r.w);
  return worth + (place.hasTour ? Math.max(place.evening, bestSoloTour(outing, r.w)) : place.evening);
}

/** A rough guess at what the arrival town's action is good for. */
export const EVENING: Readonly<Partial<Record<Action, number>>> = { build: 0.8, contractor: 1.2, pips: 0.4, reroll: 0.3 };
