// BT-4.8 The route that is shown.
import { type BoardTown, type Box, boxOf, townOf } from '../box.ts';
import type { TownId } from '../components.ts';
import { MOST_TOWNS } from '../content-shape.ts';
import type { State } from '../state.ts';
import { busAt, CLOSED, kindOf, look, type Sight, STOP } from './sight.ts';

/** The towns of the route so far; used afresh by every search. */
const ROUTE = new Uint8Array(MOST_TOWNS);

/** BT-4.8 A shortest route to a destination; of several the first in canonical order. `passing` stops are driven through. */
export function routeTo(s: State, bus: number, to: BoardTown, passing: number): TownId[] {
  const box = boxOf(s.plan.options);
  const from = townOf(box, busAt(s, bus).town);
  const shortest = to.roadsTo[from.index] ?? 0;
  if (passing === 0 && shortest === 1) return [from.id, to.id];
  const search = { sight: look(s, bus), to };
  ROUTE[0] = from.index;
  for (let length = shortest; length < box.towns.length; length++) {
    if (extend(search, 0, passing, length)) return drawn(box, length);
  }
  throw new Error(`no route leads to ${to.id}`);
}

function drawn({ towns }: Box, length: number): TownId[] {
  const route: TownId[] = [];
  for (let at = 0; at <= length; at++) route.push((towns[ROUTE[at] as number] as BoardTown).id);
  return route;
}

interface Search {
  readonly sight: Sight;
  readonly to: BoardTown;
}

/** Tries to bring the route, which has come so far, to its end with exactly so many more roads and stops passed. */
function extend(search: Search, at: number, passing: number, roads: number): boolean {
  const { sight, to } = search;
  const { neighbours } = sight.box.towns[ROUTE[at] as number] as BoardTown;
  for (let i = 0; i < neighbours.length; i++) {
    const town = neighbours[i] as number;
    if ((to.roadsTo[town] as number) >= roads) continue;
    ROUTE[at + 1] = town;
    if (roads === 1) return passing === 0;
    const kind = kindOf(sight, town);
    const stops = kind === STOP ? 1 : 0;
    if (town === to.index || kind === CLOSED || stops > passing || isOnRoute(town, at)) continue;
    if (extend(search, at + 1, passing - stops, roads - 1)) return true;
  }
  return false;
}

function isOnRoute(town: number, at: number): boolean {
  for (let i = 0; i <= at; i++) if (ROUTE[i] === town) return true;
  return false;
}
