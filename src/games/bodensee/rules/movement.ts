// BT-4 Where a bus can stop, and what it can reach.
import { type BoardTown, type Box, boxOf } from '../box.ts';
import type { TownId } from '../components.ts';
import { MOST_TOWNS } from '../content-shape.ts';
import type { State } from '../state.ts';
import { busAt, type Change, kindOf, look, NOTHING, type Sight, STOP, THROUGH } from './sight.ts';

const NEW = 0;
const SEEN = 1;
const FOUND = 2;
/** What a search makes of each town, and the towns it is still to go on from; used afresh by every search. */
const MARKS = new Uint8Array(MOST_TOWNS);
const QUEUE = new Uint8Array(2 * MOST_TOWNS);

function wipe(marks: Uint8Array | Int8Array, size: number, mark: number): void {
  for (let at = 0; at < size; at++) marks[at] = mark;
}

/** The towns that were found, in canonical order. */
function found({ towns }: Box): number[] {
  const list: number[] = [];
  for (let town = 0; town < towns.length; town++) if (MARKS[town] === FOUND) list.push(town);
  return list;
}

function roadsFrom({ towns }: Box, town: number): readonly number[] {
  return (towns[town] as BoardTown).neighbours;
}

/** BT-4.7 The first stops on all routes, in canonical order; or, if one is enough, any of them. */
export function firstStops(s: State, bus: number, change: Change = NOTHING, oneIsEnough = false): number[] {
  return stopsInSight(look(s, bus, change), oneIsEnough);
}

function stopsInSight(sight: Sight, oneIsEnough: boolean): number[] {
  const { box, start } = sight;
  wipe(MARKS, box.towns.length, NEW);
  QUEUE[0] = start;
  let queued = 1;
  for (let head = 0; head < queued; head++) {
    const neighbours = roadsFrom(box, QUEUE[head] as number);
    for (let i = 0; i < neighbours.length; i++) {
      const town = neighbours[i] as number;
      if (MARKS[town] !== NEW) continue;
      const kind = kindOf(sight, town);
      if (kind === STOP && oneIsEnough) return [town];
      MARKS[town] = kind === STOP ? FOUND : SEEN;
      if (kind === THROUGH) QUEUE[queued++] = town;
    }
  }
  return found(box);
}

/** BT-4.9 The stops that are the second one on some route, in canonical order; or, if one is enough, any of them. */
export function secondStops(s: State, bus: number, oneIsEnough = false): number[] {
  const sight = look(s, bus);
  const first = stopsInSight(sight, false);
  wipe(MARKS, sight.box.towns.length, NEW);
  for (let i = 0; i < first.length; i++) if (findBeyond(sight, first[i] as number, oneIsEnough) && oneIsEnough) break;
  return found(sight.box);
}

/** The town before each one on the half of a route that is laid. */
const BEFORE = new Int8Array(MOST_TOWNS);
const PARENT = new Int8Array(MOST_TOWNS);
const NONE = -1;
const ENTERED = new Uint8Array(2 * MOST_TOWNS);

/**
 * Finds all stops that a route reaches from the start through the stop `passed` and no other. A route visits no town
 * twice, so its halves are disjoint: with one half laid from `passed` back to the start, the stops in question are those
 * an augmenting path leads to (Menger), which is quick even where routes are countless.
 */
function findBeyond(sight: Sight, passed: number, oneIsEnough: boolean): boolean {
  if (!layHalf(sight, passed)) return false;
  const { box } = sight;
  const size = box.towns.length;
  let any = false;
  // A town of the half that is laid can be entered (size + town), or left again after rerouting that half (town).
  wipe(ENTERED, 2 * size, NEW);
  let queued = enter(passed, 0);
  for (let head = 0; head < queued; head++) {
    const town = (QUEUE[head] as number) % size;
    const previous = BEFORE[town] as number;
    if (previous !== NONE && previous !== passed) queued = enter(previous, queued);
    if ((QUEUE[head] as number) >= size) continue;
    const neighbours = roadsFrom(box, town);
    for (let i = 0; i < neighbours.length; i++) {
      const next = neighbours[i] as number;
      if (next === passed || BEFORE[next] === town) continue;
      if (BEFORE[next] !== NONE) queued = enter(size + next, queued);
      else if (kindOf(sight, next) === THROUGH) queued = enter(next, queued);
      else if (kindOf(sight, next) === STOP) {
        MARKS[next] = FOUND;
        any = true;
        if (oneIsEnough) return true;
      }
    }
  }
  return any;
}

/** Queues what was not entered before; the length of the queue. */
function enter(what: number, queued: number): number {
  if (ENTERED[what] !== NEW) return queued;
  ENTERED[what] = SEEN;
  QUEUE[queued] = what;
  return queued + 1;
}

/** Lays a shortest path back to the start through towns that are no stops: for each of its towns the one before it. */
function layHalf(sight: Sight, from: number): boolean {
  const { box, start } = sight;
  wipe(BEFORE, box.towns.length, NONE);
  wipe(PARENT, box.towns.length, NONE);
  QUEUE[0] = from;
  let queued = 1;
  for (let head = 0; head < queued && PARENT[start] === NONE; head++) {
    const town = QUEUE[head] as number;
    const neighbours = roadsFrom(box, town);
    for (let i = 0; i < neighbours.length; i++) {
      const next = neighbours[i] as number;
      if (next === from || PARENT[next] !== NONE || (next !== start && kindOf(sight, next) !== THROUGH)) continue;
      PARENT[next] = town;
      QUEUE[queued++] = next;
    }
  }
  if (PARENT[start] === NONE) return false;
  for (let town = start; town !== from; town = PARENT[town] as number) BEFORE[town] = PARENT[town] as number;
  return true;
}

/** All towns the bus would meet before or at its first stops and where it could stand: a new attraction there would stop it. */
export function townsInReach(s: State, bus: number): number[] {
  const sight = look(s, bus);
  const { towns } = sight.box;
  stopsInSight(sight, false);
  for (let town = 0; town < towns.length; town++) {
    if (MARKS[town] === SEEN && kindOf(sight, town) === THROUGH && !isOccupied(s, (towns[town] as BoardTown).id)) MARKS[town] = FOUND;
  }
  return found(sight.box);
}

/** BT-4.10 The harbours the ferry can go to, all others without a bus; or, if one is enough, any of them. */
export function ferryStops(s: State, bus: number, oneIsEnough = false): number[] {
  const { towns } = boxOf(s.plan.options);
  const free: number[] = [];
  if (busAt(s, bus).dice.length === 0) return free;
  for (let town = 0; town < towns.length; town++) {
    const { harbour, id } = towns[town] as BoardTown;
    if (harbour && !isOccupied(s, id) && free.push(town) > 0 && oneIsEnough) return free;
  }
  return free;
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
