// TO-4.4 to TO-4.6 Ways over the grid.
import type { CityId, Side } from '../components.ts';
import { FLIGHTS_TO, type MoveOf } from '../moves.ts';
import { gridSize, neighbours } from '../options.ts';
import type { State } from '../state.ts';

/** Fuel from everywhere to everywhere, for one shape of the grid. */
interface Distances {
  readonly fromCell: readonly (readonly number[])[];
  readonly fromSide: Readonly<Record<Side, readonly number[]>>;
}

/** What follows from a grid once and for all. */
interface FlightMap extends Distances {
  readonly cols: number;
  /** The cell of each city that was laid out. */
  readonly cells: ReadonlyMap<CityId, number>;
  readonly flights: readonly MoveOf<'fly'>[];
  readonly flightsWithCaptain: readonly MoveOf<'fly'>[];
}

const MAPS = new WeakMap<State['grid'], FlightMap>();
const SHAPES = new Map<string, Distances>();
// The same grid is asked about again and again.
let lastAsked: { readonly grid: State['grid'] | null; readonly map: FlightMap } = {
  grid: null,
  map: { cols: 0, fromCell: [], fromSide: { N: [], E: [], S: [], W: [] }, cells: new Map(), flights: [], flightsWithCaptain: [] },
};

/** The ways over this grid, measured when first asked for. */
export function flightMap(s: State): FlightMap {
  if (s.grid === lastAsked.grid) return lastAsked.map;
  const map = MAPS.get(s.grid) ?? (isLaidOutLike(s, lastAsked.grid) ? lastAsked.map : mapOf(s));
  MAPS.set(s.grid, map);
  lastAsked = { grid: s.grid, map };
  return map;
}

/** Whether a state that was imagined has the grid that was asked about last: the same cards on the same cells. */
function isLaidOutLike({ grid, plan }: State, other: State['grid'] | null): boolean {
  const { cols } = gridSize(plan.options, plan.seats);
  return other !== null && cols === lastAsked.map.cols && other.length === grid.length && other.every((city, cell) => city === grid[cell]);
}

function mapOf(s: State): FlightMap {
  const cities = s.grid.filter(city => city !== null);
  const { fromCell, fromSide } = distances(s);
  return {
    cols: gridSize(s.plan.options, s.plan.seats).cols,
    fromCell,
    fromSide,
    cells: new Map(cities.map(city => [city, s.grid.indexOf(city)])),
    flights: cities.flatMap(city => FLIGHTS_TO[city].filter(({ captain }) => !captain)),
    flightsWithCaptain: cities.flatMap(city => FLIGHTS_TO[city]),
  };
}

function distances({ plan, grid }: State): Distances {
  const { cols, rows } = gridSize(plan.options, plan.seats);
  const shape = `${cols}x${rows} without ${plan.options.mask.toSorted((a, b) => a - b)}`;
  const known = SHAPES.get(shape);
  if (known) return known;
  const found: Distances = {
    fromCell: grid.map((_, cell) => steps(grid, cols, [cell], 0)),
    fromSide: {
      N: steps(grid, cols, firstCards(grid, line(cols, 1), line(rows, cols)), 1),
      E: steps(grid, cols, firstCards(grid, line(rows, cols), line(cols, 1).reverse()), 1),
      S: steps(grid, cols, firstCards(grid, line(cols, 1), line(rows, cols).reverse()), 1),
      W: steps(grid, cols, firstCards(grid, line(rows, cols), line(cols, 1)), 1),
    },
  };
  SHAPES.set(shape, found);
  return found;
}

/** `count` numbers from 0, `step` apart. */
function line(count: number, step: number): number[] {
  return Array.from({ length: count }, (_, index) => index * step);
}

/** TO-4.6 The first card of every line, looking along it from one side. */
function firstCards(grid: State['grid'], lines: readonly number[], along: readonly number[]): number[] {
  return lines.flatMap(across => along.map(depth => across + depth).find(cell => grid[cell] != null) ?? []);
}

/** TO-4.5 The fewest cards to every cell, where the first ones cost `first`. */
function steps(grid: State['grid'], cols: number, from: readonly number[], first: number): number[] {
  const cost = grid.map(() => Number.POSITIVE_INFINITY);
  const reached = [...from];
  for (const cell of from) cost[cell] = first;
  for (const cell of reached) {
    for (const next of neighbours(cell, cols)) {
      if (grid[next] == null || cost[next] !== Number.POSITIVE_INFINITY) continue;
      cost[next] = (cost[cell] ?? 0) + 1;
      reached.push(next);
    }
  }
  return cost;
}

/** TO-4.5 The cards from where a plane stands to a cell. */
export function distance(s: State, plane: Side | number | null, cell: number): number {
  if (plane === null) return Number.POSITIVE_INFINITY;
  const map = flightMap(s);
  const costs = typeof plane === 'number' ? map.fromCell[plane] : map.fromSide[plane];
  return costs?.[cell] ?? Number.POSITIVE_INFINITY;
}

/** The cell a city lies on, or -1. */
export function cellOf(s: State, city: CityId): number {
  return flightMap(s).cells.get(city) ?? -1;
}

/** The city on a cell that has one. */
export function cityAt(s: State, cell: number): CityId {
  const city = s.grid[cell];
  if (!city) throw new Error(`no city on cell ${cell}`);
  return city;
}
