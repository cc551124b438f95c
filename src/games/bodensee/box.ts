// What is in the box that the players agreed on, ready for the rules to look things up in.
import { ATTRACTIONS, type Attraction, CATEGORIES, RANK, ROADS, type TileId, TOWNS, type Town, type TownId } from './components.ts';
import type { MoveOf } from './moves.ts';
import type { Agreement } from './options.ts';

/** A town with what the rules look up: where it stands in canonical order, its neighbours, its moves. */
export interface BoardTown extends Town {
  readonly index: number;
  /** The towns a road leads to, in canonical order. */
  readonly neighbours: readonly number[];
  /** How many roads away each town is. */
  readonly roadsTo: readonly number[];
  /** Spaces for attractions as agreed. */
  readonly room: number;
}

/** An attraction with what the rules look up. */
export interface Tile extends Attraction {
  /** The place in canonical order: by category, then by id. */
  readonly index: number;
  readonly rank: number;
  readonly next: MoveOf<'next'>;
  readonly choose: MoveOf<'tile'>;
}

/** Board and tiles of one agreement. */
export interface Box {
  readonly towns: readonly BoardTown[];
  readonly tiles: readonly Tile[];
  /** All tiles in play by category, in canonical order. */
  readonly stacks: readonly (readonly TileId[])[];
  readonly harbours: number;
  readonly townAt: ReadonlyMap<TownId, BoardTown>;
  readonly tileAt: ReadonlyMap<TileId, Tile>;
  /** One move for each town, made once and shared. */
  readonly bus: readonly MoveOf<'bus'>[];
  readonly drive: readonly MoveOf<'drive'>[];
  readonly town: readonly MoveOf<'town'>[];
  readonly call: readonly MoveOf<'call'>[];
  readonly to: readonly MoveOf<'to'>[];
}

const BOXES = new WeakMap<Agreement, Box>();
let latest: { readonly options: Agreement; readonly box: Box } | undefined;

/** The box of an agreement; opened once, and remembered as long as the agreement is. */
export function boxOf(options: Agreement): Box {
  if (latest?.options === options) return latest.box;
  const box = BOXES.get(options) ?? opened(options);
  BOXES.set(options, box);
  latest = { options, box };
  return box;
}

/** A town of the board. */
export function townOf(box: Box, town: TownId): BoardTown {
  const found = box.townAt.get(town);
  if (!found) throw new Error(`there is no town ${town}`);
  return found;
}

/** An attraction of the box. */
export function tileOf(box: Box, tile: TileId): Tile {
  const found = box.tileAt.get(tile);
  if (!found) throw new Error(`there is no attraction ${tile}`);
  return found;
}

function opened(options: Agreement): Box {
  const towns = boardTownsOf(options);
  const tiles = tilesOf(options);
  return {
    towns,
    tiles,
    stacks: CATEGORIES.map(category => tiles.filter(tile => tile.category === category).map(({ id }) => id)),
    harbours: towns.filter(({ harbour }) => harbour).length,
    townAt: new Map(towns.map(town => [town.id, town])),
    tileAt: new Map(tiles.map(tile => [tile.id, tile])),
    bus: towns.map(({ id }) => ({ type: 'bus', town: id })),
    drive: towns.map(({ id }) => ({ type: 'drive', town: id })),
    town: towns.map(({ id }) => ({ type: 'town', town: id })),
    call: towns.map(({ id }) => ({ type: 'call', town: id })),
    to: towns.map(({ id }) => ({ type: 'to', town: id })),
  };
}

function boardTownsOf({ content, capacity }: Agreement): BoardTown[] {
  const towns = content?.towns ?? TOWNS;
  const roads = content?.roads ?? ROADS;
  const joined = (a: TownId, b: TownId) => roads.some(([from, to]) => (from === a && to === b) || (from === b && to === a));
  const room = (town: Town) => {
    if (capacity === 'unlimited') return Number.POSITIVE_INFINITY;
    return capacity === 'printed' ? town.spaces : (capacity[town.id] ?? town.spaces);
  };
  const neighbours = towns.map(town => towns.flatMap((other, at) => (joined(town.id, other.id) ? [at] : [])));
  return towns.map((town, index) => placed(town, index, neighbours, room(town)));
}

/** Field by field, so that all places have one shape: copies by spread get one each, and every look-up pays for it. */
function placed(town: Town, index: number, neighbours: readonly (readonly number[])[], room: number): BoardTown {
  return {
    id: town.id,
    name: town.name,
    country: town.country,
    harbour: town.harbour,
    drop: town.drop,
    spaces: town.spaces,
    morning: town.morning,
    allDay: town.allDay,
    x: town.x,
    y: town.y,
    index,
    neighbours: neighbours[index] ?? [],
    roadsTo: roadsTo(neighbours, index),
    room,
  };
}

/** The number of roads from a town to every town. */
function roadsTo(neighbours: readonly (readonly number[])[], start: number): number[] {
  const roads: number[] = neighbours.map(() => Number.POSITIVE_INFINITY);
  roads[start] = 0;
  const queue = [start];
  for (const town of queue) {
    for (const next of neighbours[town] ?? []) {
      if (roads[next] !== Number.POSITIVE_INFINITY) continue;
      roads[next] = (roads[town] ?? 0) + 1;
      queue.push(next);
    }
  }
  return roads;
}

/** The tiles in play: with smaller dice the dearest of the printed ones stay in the box. */
function tilesOf({ content, dieSides, grey }: Agreement): Tile[] {
  const inPlay = (content?.attractions ?? ATTRACTIONS).filter(({ value, category }) => value <= dieSides && (grey || category !== 'grey'));
  const sorted = [...inPlay].sort((a, b) => RANK[a.category] - RANK[b.category] || (a.id < b.id ? -1 : 1));
  return sorted.map(numbered);
}

/** Field by field, as the places are. */
function numbered(tile: Attraction, index: number): Tile {
  return {
    id: tile.id,
    category: tile.category,
    value: tile.value,
    priority: tile.priority,
    bonus: tile.bonus,
    effect: tile.effect,
    english: tile.english,
    german: tile.german,
    danish: tile.danish,
    index,
    rank: RANK[tile.category],
    next: { type: 'next', tile: tile.id },
    choose: { type: 'tile', tile: tile.id },
  };
}
