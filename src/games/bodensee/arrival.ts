// What a drive would be worth on arrival, reckoned once for each bus, town and morning action of a position.
import { boxOf, type Tile, tileOf } from './box.ts';
import { type Action, EFFECT_ACTION, faceOf, MORNINGS, type Morning } from './components.ts';
import { MOST_TOWNS } from './content-shape.ts';
import { type Arrival, bestSoloTour, bestTour, outingOf, type Weights } from './outing.ts';
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
}

/** Nothing was reckoned yet. */
export function reckoningOf(s: State, w: Weights): Reckoning {
  return { s, w, roads: new Map(), arrivals: new Map(), reach: new Map() };
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
  for (const town of waysOf(s, bus, morning)) best = Math.max(best, worthOfArrival(r, bus, { town, morning }) - fare);
  roads.set(journey(bus, morning), best);
  return best;
}

function waysOf(s: State, bus: number, morning: Morning | null): number[] {
  if (morning === 'ferry') return canPayFare(s) ? ferryStops(s, bus) : [];
  return morning === 'ignore' ? secondStops(s, bus) : firstStops(s, bus, { appeal: morning === 'appeal' });
}

/** The tour in a town and the best that can be done there afterwards; an attraction that nobody aboard can visit changes neither. */
export function worthOfArrival(r: Reckoning, bus: number, { town, morning, extra }: Arrival): number {
  if (extra && isVisitable(r.s, bus, extra, morning)) return reckonArrival(r, bus, { town, morning, extra });
  const key = journey(bus, morning) * MOST_TOWNS + town;
  const worth = r.arrivals.get(key) ?? reckonArrival(r, bus, { town, morning });
  r.arrivals.set(key, worth);
  return worth;
}

function isVisitable(s: State, bus: number, { rank, value }: Tile, morning: Morning | null): boolean {
  for (const die of s.buses[bus]?.dice ?? []) {
    const face = faceOf(die);
    if (face.pips >= value && (face.rank === rank || morning === 'appeal')) return true;
  }
  return false;
}

function reckonArrival({ s, w }: Reckoning, bus: number, arrival: Arrival): number {
  const outing = outingOf(s, bus, arrival);
  const worth = bestTour(outing, w);
  let evening = 0;
  for (const action of actionsIn(s, arrival.town)) {
    if (action === 'tour') evening = Math.max(evening, bestSoloTour(outing, w));
    else evening = Math.max(evening, EVENING[action] ?? 0);
  }
  return worth + evening;
}

/** A rough guess at what the arrival town's action is good for. */
export const EVENING: Readonly<Partial<Record<Action, number>>> = { build: 0.8, contractor: 1.2, pips: 0.4, reroll: 0.3 };
