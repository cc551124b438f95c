// A board as the solver reads it: what each club gives, and where one can go from it.
import { CLUBS, type Club, DOCKS, indexOf } from '../components.ts';
import { type Mark, meaning } from '../marks.ts';
import { MOVES, type RouteMove } from '../moves.ts';
import { type Network, PARIS, rideLength } from '../network.ts';
import type { Route } from '../state.ts';

/** How docks may be used: not at all, each by one ride only (OT-9.6), or freely. */
export type Boats = 'none' | 'once' | 'free';

/** One way on from a club. */
export interface Way {
  readonly to: number;
  /** Points for the ride; 0 along a line. */
  readonly length: number;
  /** The docks it uses, as bits; 0 along a line, and where docks may be used freely. */
  readonly docks: number;
  readonly move: RouteMove;
}

/** The place of a route that has not begun. */
const NOWHERE = CLUBS.length;

const CLOSED = -1;

/** What the marks of a board mean for a route. */
export interface Chart {
  /** 1 or 2 points for each club. */
  readonly gain: readonly number[];
  /** The rank of each number among the numbers of the board, from 1; 0 for a star; -1 where no route may go. */
  readonly rank: readonly number[];
  /** The bit of each club among the clubs of its number, or of each star among the stars. */
  readonly bit: readonly number[];
  readonly stars: number;
  /** The size of the largest group of equal numbers. */
  readonly group: number;
}

/** Where a route stands: all of its past that matters for its future. */
export interface Stand {
  readonly at: number;
  /** The rank of its last number, 0 before the first. */
  readonly level: number;
  /** Clubs of that number already visited, as bits. */
  readonly equals: number;
  readonly stars: number;
  readonly docks: number;
}

/** The chart of a board; empty clubs count as X's. */
export function chartOf(marks: readonly (Mark | null)[]): Chart {
  const meanings = CLUBS.map((_, club) => meaning(marks[club] ?? 'X'));
  const values = [...new Set(meanings.filter(({ kind }) => kind === 'number').map(({ value }) => value))].sort((a, b) => a - b);
  const sizes = new Map<number, number>();
  const rank: number[] = [];
  const bit: number[] = [];
  for (const { kind, value } of meanings) {
    const own = kind === 'x' ? CLOSED : kind === 'star' ? 0 : values.indexOf(value) + 1;
    const before = sizes.get(own) ?? 0;
    sizes.set(own, before + 1);
    rank.push(own);
    bit.push(own === CLOSED ? 0 : 2 ** before);
  }
  const stars = sizes.get(0) ?? 0;
  sizes.delete(0);
  sizes.delete(CLOSED);
  return { gain: meanings.map(({ circled }) => (circled ? 2 : 1)), rank, bit, stars, group: Math.max(0, ...sizes.values()) };
}

/** Where a route that has not begun stands. */
const AT_HOME: Stand = { at: NOWHERE, level: 0, equals: 0, stars: 0, docks: 0 };

/** Where a route stands after going on to a club with these docks. */
export function advance({ rank, bit }: Chart, from: Stand, to: number, docks: number): Stand {
  const own = rank[to] ?? 0;
  const club = bit[to] ?? 0;
  const stand = { ...from, at: to, docks: from.docks | docks };
  if (own === 0) return { ...stand, stars: from.stars | club };
  return { ...stand, level: own, equals: own === from.level ? from.equals | club : club };
}

/** Where a route stands after these moves. */
export function standAfter(chart: Chart, begun: Route, boats: Boats): Stand {
  return begun.reduce((stand, move) => advance(chart, stand, indexOf(move.club), boats === 'once' ? docksOf(move) : 0), AT_HOME);
}

function docksOf(move: RouteMove): number {
  return move.type === 'ride' ? (1 << DOCKS.indexOf(move.from)) | (1 << DOCKS.indexOf(move.to)) : 0;
}

/** The ways on from each club in canonical order: lines by club, then rides by landing club; at the end those from nowhere. */
type Ways = Readonly<Record<Boats, readonly (readonly Way[])[]>>;

const WAYS = waysOn(PARIS);
const OTHERS = new WeakMap<Network, Ways>();

/** The ways of a map, found once for each. */
export function waysOf(network: Network): Ways {
  if (network === PARIS) return WAYS;
  const ways = OTHERS.get(network) ?? waysOn(network);
  OTHERS.set(network, ways);
  return ways;
}

function waysOn(network: Network): Ways {
  return { none: waysWith(network, 'none'), once: waysWith(network, 'once'), free: waysWith(network, 'free') };
}

function waysWith(network: Network, boats: Boats): readonly (readonly Way[])[] {
  return [...CLUBS.map(club => waysFrom(network, club, boats)), MOVES.start.map(move => wayOf(network, move, boats))];
}

function waysFrom(network: Network, club: Club, boats: Boats): readonly Way[] {
  const rides = boats === 'none' ? [] : network.rides[club].toSorted((a, b) => indexOf(a.club) - indexOf(b.club));
  return [...network.steps[club], ...rides].map(move => wayOf(network, move, boats));
}

function wayOf(network: Network, move: RouteMove, boats: Boats): Way {
  const length = move.type === 'ride' ? rideLength(move.from, move.to, network) : 0;
  return { to: indexOf(move.club), length, docks: boats === 'once' ? docksOf(move) : 0, move };
}
