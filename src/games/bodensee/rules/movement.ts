// BT-4 Where a bus can stop, and what it can reach.
import { type Box, boxOf, type Place, tileOf, townOf } from '../box.ts';
import { type Category, type Die, faceOf, RANK, type TownId } from '../components.ts';
import { MOST_TOWNS } from '../content-shape.ts';
import type { Built, Bus, State } from '../state.ts';

/** Something that might be done first; the rules ask what would be possible then. */
export interface Change {
  /** A tourist who would be gone, by place in the bus. */
  readonly without?: number;
  /** Another bus that would stand in this town. */
  readonly moved?: { readonly bus: number; readonly town: number };
  /** An attraction of this category that would stand in this town. */
  readonly built?: { readonly town: number; readonly category: Category };
  /** All attractions appeal would be in force. */
  readonly appeal?: boolean;
}
const NOTHING: Change = {};

const THROUGH = 0;
const STOP = 1;
const CLOSED = 2;
/** What each town is for the bus that asks; used afresh by every question, so that none has to make its own. */
const MAP = new Uint8Array(MOST_TOWNS);
const SEEN = new Uint8Array(MOST_TOWNS);
const ALL_COLOURS = 0b1111;
const ANY_CATEGORY = 0b11111;

/** The bus at a place in the list of buses. */
export function busAt(s: State, bus: number): Bus {
  const found = s.buses[bus];
  if (!found) throw new Error(`there is no bus ${bus}`);
  return found;
}

/** The selected bus. */
export function selectedBus(s: State): Bus {
  if (s.turn.bus === null) throw new Error('no bus is selected');
  return busAt(s, s.turn.bus);
}

/** The colours aboard as bits, green the lowest; 0 for an empty bus. */
function coloursAboard(dice: readonly Die[], without: number | undefined): number {
  let colours = 0;
  for (let i = 0; i < dice.length; i++) if (i !== without) colours |= 1 << RANK[faceOf(dice[i] as Die).colour];
  return colours;
}

/** Draws the map as the bus sees it. */
function survey(s: State, bus: number, change: Change): Box {
  const { harbourHasAppeal } = s.plan.options;
  const box = boxOf(s.plan.options);
  const size = box.towns.length;
  const wanted = appealing(s, coloursAboard(busAt(s, bus).dice, change.without), change);
  for (let town = 0; town < size; town++) MAP[town] = wanted !== 0 && isOpen(s, box, town, wanted, change) ? STOP : THROUGH;
  closeTowns(s, box, bus, change);
  if (harbourHasAppeal || wanted === 0) return box;
  // BT-4.13 Where nothing appeals, everything does.
  for (let town = 0; town < size; town++) if (MAP[town] === STOP) return box;
  MAP.fill(STOP);
  closeTowns(s, box, bus, change);
  return box;
}

/** BT-4.2, BT-4.3 Whether a town has appeal for a bus with tourists, to whom these categories appeal. */
function isOpen(s: State, box: Box, town: number, wanted: number, change: Change): boolean {
  const { options } = s.plan;
  if (!options.useAppeal) return true;
  if (options.harbourHasAppeal && (box.towns[town] as Place).harbour) return true;
  return (categoriesIn(s, box, town, change) & wanted) !== 0;
}

/** The categories with appeal, as bits: those aboard; BT-4.14 by option all of them under All attractions appeal. */
function appealing(s: State, colours: number, change: Change): number {
  if (colours === 0) return 0;
  const all = change.appeal || s.turn.morning === 'appeal';
  return s.plan.options.allAppealMovement && all ? ANY_CATEGORY : colours & ALL_COLOURS;
}

/** The categories that stand in a town, as bits. */
function categoriesIn(s: State, box: Box, town: number, { built }: Change): number {
  let found = built?.town === town ? 1 << RANK[built.category] : 0;
  const tiles = s.built[town] as Built[];
  for (let i = 0; i < tiles.length; i++) found |= 1 << tileOf(box, (tiles[i] as Built).tile).rank;
  return found;
}

/** BT-4.5 No bus stops where another stands; BT-4.11 by option none drives through. BT-4.6 No way leads back to the start. */
function closeTowns(s: State, box: Box, bus: number, { moved }: Change): void {
  const occupied = s.plan.options.occupied === 'block' ? CLOSED : THROUGH;
  for (let other = 0; other < s.buses.length; other++) {
    const town = moved?.bus === other ? moved.town : townOf(box, busAt(s, other).town).index;
    MAP[town] = other === bus ? CLOSED : occupied;
  }
}

/** BT-4.7 The first stops on all routes, in canonical order; or, if one is enough, any of them. */
export function firstStops(s: State, bus: number, change: Change = NOTHING, oneIsEnough = false): number[] {
  const { towns } = survey(s, bus, change);
  const start = townOf(boxOf(s.plan.options), busAt(s, bus).town).index;
  const found: number[] = [];
  const queue = [start];
  SEEN.fill(0);
  SEEN[start] = 1;
  for (let head = 0; head < queue.length; head++) {
    const neighbours = towns[queue[head] as number]?.neighbours ?? [];
    for (let i = 0; i < neighbours.length; i++) {
      const town = neighbours[i] as number;
      if (SEEN[town] === 1 || MAP[town] === CLOSED) continue;
      SEEN[town] = 1;
      if (MAP[town] === THROUGH) queue.push(town);
      else if (found.push(town) > 0 && oneIsEnough) return found;
    }
  }
  return found.sort(byIndex);
}

/** BT-4.9 The stops that are the second one on some route, in canonical order; or, if one is enough, a few of them. */
export function secondStops(s: State, bus: number, oneIsEnough = false): number[] {
  const box = boxOf(s.plan.options);
  const start = townOf(box, busAt(s, bus).town).index;
  const found = new Set<number>();
  for (const passed of firstStops(s, bus)) {
    beyond(box, start, passed, found);
    if (oneIsEnough && found.size > 0) break;
  }
  return [...found].sort(byIndex);
}

/**
 * Adds all stops that a route reaches from the start through the stop `passed` and no other. A route visits no town
 * twice, so its halves are disjoint: with one half laid from `passed` back to the start, the stops in question are those
 * an augmenting path leads to (Menger), which is quick even where routes are countless.
 */
function beyond(box: Box, start: number, passed: number, found: Set<number>): void {
  const before = stepsBack(box, passed, start);
  if (!before) return;
  const size = box.towns.length;
  // A town of the half that is laid can be entered (size + town), or left again after rerouting that half (town).
  const states = new Set<number>([passed]);
  for (const state of states) {
    const town = state % size;
    const previous = before.get(town);
    if (previous !== undefined && previous !== passed) states.add(previous);
    if (state >= size) continue;
    for (const next of box.towns[town]?.neighbours ?? []) {
      if (next === passed || before.get(next) === town) continue;
      if (before.has(next)) states.add(size + next);
      else if (MAP[next] === STOP) found.add(next);
      else if (MAP[next] === THROUGH) states.add(next);
    }
  }
}

/** A shortest path through towns that are no stops: for each of its towns the one before it. */
function stepsBack(box: Box, from: number, to: number): ReadonlyMap<number, number> | undefined {
  const parent = new Map<number, number>();
  const queue = [from];
  for (const town of queue) {
    for (const next of box.towns[town]?.neighbours ?? []) {
      if (next === from || parent.has(next) || (next !== to && MAP[next] !== THROUGH)) continue;
      parent.set(next, town);
      if (next !== to) queue.push(next);
    }
  }
  const path = new Map<number, number>();
  for (let town = to; town !== from; town = path.get(town) ?? from) {
    const previous = parent.get(town);
    if (previous === undefined) return undefined;
    path.set(town, previous);
  }
  return path;
}

/** All towns the bus would meet before or at its first stops and where it could stand: a new attraction there would stop it. */
export function townsInReach(s: State, bus: number): number[] {
  const stops = firstStops(s, bus);
  const found: number[] = [];
  for (let town = 0; town < boxOf(s.plan.options).towns.length; town++) {
    const through = SEEN[town] === 1 && MAP[town] === THROUGH && !isOccupied(s, boxOf(s.plan.options).towns[town]?.id ?? '');
    if (through || stops.includes(town)) found.push(town);
  }
  return found;
}

function byIndex(a: number, b: number): number {
  return a - b;
}

/** BT-4.10 The harbours the ferry can go to: all others without a bus. */
export function ferryStops(s: State, bus: number): number[] {
  const { towns } = boxOf(s.plan.options);
  const { dice } = busAt(s, bus);
  const found: number[] = [];
  if (dice.length === 0) return found;
  for (let town = 0; town < towns.length; town++) {
    if (towns[town]?.harbour && !isOccupied(s, towns[town]?.id ?? '')) found.push(town);
  }
  return found;
}

/** Whether any bus stands in the town. */
export function isOccupied(s: State, town: TownId): boolean {
  for (let i = 0; i < s.buses.length; i++) if (s.buses[i]?.town === town) return true;
  return false;
}

/** Whether the bus could drive by road, after this change. */
export function canDrive(s: State, bus: number, change: Change = NOTHING): boolean {
  const { options } = s.plan;
  const tourists = busAt(s, bus).dice.length - (change.without === undefined ? 0 : 1);
  if (tourists === 0) return false;
  // With more harbours than buses and open roads, some harbour is always free and can be reached.
  if (options.harbourHasAppeal && options.occupied === 'pass' && boxOf(options).harbours > s.buses.length) return true;
  return firstStops(s, bus, change, true).length > 0;
}

/** Whether the town has appeal for the bus, or at least is a stop for want of any. */
export function appeals(s: State, bus: number, { index }: Place): boolean {
  const { options } = s.plan;
  const box = boxOf(options);
  const wanted = appealing(s, coloursAboard(busAt(s, bus).dice, undefined), NOTHING);
  if (wanted !== 0 && isOpen(s, box, index, wanted, NOTHING)) return true;
  if (options.harbourHasAppeal) return false;
  survey(s, bus, NOTHING);
  return MAP[index] === STOP;
}

/** BT-4.8 A shortest route to a destination; of several the first in canonical order. `passing` stops are driven through. */
export function routeTo(s: State, bus: number, to: number, passing: number): TownId[] {
  const box = boxOf(s.plan.options);
  const { id, index, neighbours } = townOf(box, busAt(s, bus).town);
  if (passing === 0 && neighbours.includes(to)) return [id, box.towns[to]?.id ?? ''];
  survey(s, bus, NOTHING);
  const route = [index];
  for (let length = 1; length < box.towns.length; length++) {
    if (extend(box, route, to, passing, length)) return route.map(town => box.towns[town]?.id ?? '');
  }
  throw new Error(`no route leads to ${box.towns[to]?.id}`);
}

/** Tries to bring the route to its end with exactly so many more roads and stops passed. */
function extend(box: Box, route: number[], to: number, passing: number, roads: number): boolean {
  const neighbours = box.towns[route[route.length - 1] as number]?.neighbours ?? [];
  for (let i = 0; i < neighbours.length; i++) {
    const town = neighbours[i] as number;
    if (roads === 1 && (town !== to || passing > 0)) continue;
    if (roads > 1 && (town === to || MAP[town] === CLOSED || (MAP[town] === STOP && passing === 0) || route.includes(town))) continue;
    route.push(town);
    if (roads === 1 || extend(box, route, to, MAP[town] === STOP ? passing - 1 : passing, roads - 1)) return true;
    route.pop();
  }
  return false;
}
