// What is done to the lake: towns moved, added and removed, roads made and taken away.
import { type Edition, freshId } from '../../../../games/bodensee/content.ts';
import type { Road, Town, TownId } from '../../../../games/bodensee/table.ts';
import { WHOLE } from '../geometry.ts';

/** Towns stand on a grid, and not on one another. */
const GRID = 10;
const APART = 60;
const MOST = 1000;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** From the units of the board to those of its drawing. */
export function drawnAt({ x, y }: Place): Place {
  return { x: ((Number(x) || 0) * WHOLE.width) / MOST, y: ((Number(y) || 0) * WHOLE.height) / MOST };
}

/** And back, on the grid and on the board. */
export function placeAt({ x, y }: Place): Place {
  const onGrid = (value: number) => Math.min(MOST, Math.max(0, Math.round(value / GRID) * GRID));
  return { x: onGrid((x * MOST) / WHOLE.width), y: onGrid((y * MOST) / WHOLE.height) };
}

function isFree(towns: readonly Town[], place: Place, own?: TownId): boolean {
  const here = drawnAt(place);
  return towns.every(town => {
    const there = drawnAt(town);
    return town.id === own || Math.hypot(there.x - here.x, there.y - here.y) >= APART;
  });
}

/** The town at another place; where it would stand on another one, it stays. */
export function townMoved(edition: Edition, id: TownId, place: Place): Edition {
  if (!isFree(edition.towns, place, id)) return edition;
  return { ...edition, towns: edition.towns.map(town => (town.id === id ? { ...town, ...place } : town)) };
}

/** One more town; undefined where there is no room for it. */
export function townAdded(edition: Edition, place: Place, name: string): Edition | undefined {
  if (!isFree(edition.towns, place)) return undefined;
  const id = freshId(name, edition.towns);
  const town: Town = { id, name, country: '', harbour: false, drop: false, spaces: 2, morning: 'increase', allDay: 'build', ...place };
  return { ...edition, towns: [...edition.towns, town] };
}

/** Without a town and its roads; a bus that started there starts elsewhere once somebody says where. */
export function townRemoved(edition: Edition, id: TownId): Edition {
  return {
    ...edition,
    towns: edition.towns.filter(town => town.id !== id),
    roads: edition.roads.filter(road => !road.includes(id)),
    startTowns: edition.startTowns.filter(town => town !== id),
  };
}

export function hasRoad({ roads }: Pick<Edition, 'roads'>, one: TownId, other: TownId): boolean {
  return roads.some(road => road.includes(one) && road.includes(other));
}

/** A road between two towns; the same again takes it away. */
export function roadTurned(edition: Edition, one: TownId, other: TownId): Edition {
  if (one === other) return edition;
  const road: Road = [one, other];
  const roads = hasRoad(edition, one, other)
    ? edition.roads.filter(each => !(each.includes(one) && each.includes(other)))
    : [...edition.roads, road];
  return { ...edition, roads };
}

/** The towns that a road joins with one. */
export function neighboursOf({ roads }: Pick<Edition, 'roads'>, id: TownId): readonly TownId[] {
  return roads.flatMap(([from, to]) => (from === id ? [to] : to === id ? [from] : []));
}
