// What the two tiles of every turn offer, when all of them are known: up to three ways on, and on each some travellers.
import {
  boarding,
  CONTENTS,
  laid,
  ROTATIONS,
  type Rotation,
  roadFrom,
  type Side,
  type TileId,
  TRAVELLERS,
} from '../../games/city-tour/index.ts';

/** The tiles of a turn, left and right. */
export type Pair = readonly [TileId, TileId];

/** How a road goes on: so many quarters from the side where it comes in; two are straight on. */
export type Way = 1 | 2 | 3;
export const WAYS: readonly Way[] = [2, 1, 3];

/** A tile as it lies before a bus that comes in by side 0. */
export interface Offer {
  readonly tile: TileId;
  readonly rotation: Rotation;
  /** The colours on the road that begins at each side, in the order in which they are met. */
  readonly met: readonly (readonly number[])[];
}

/**
 * What a road does to a bus, whichever of its offers lies there: those it may become, for every bus.
 * By bits of the colours of which all pawns may be in use (CT-5.4): who wears one of them boards or stays.
 */
export type Road = readonly (readonly Uint8Array[])[];

/** All that can be laid on a turn to go on one way. */
export interface Offers {
  readonly all: readonly Offer[];
  /** The road that begins at each side. */
  readonly roads: readonly Road[];
  /** The most travellers on the road that the bus does not take at once: of each colour, and in all. */
  readonly beside: readonly number[];
}

/** What a turn offers on each way; nothing on a way that neither tile goes. */
export type TurnOffers = Readonly<Record<Way, Offers | undefined>>;

/** How many kinds of bus there are without fans. */
export const BUSES = CONTENTS.findIndex(({ W }) => W > 0);

const SIDES: readonly Side[] = [0, 1, 2, 3];
const SCARCITIES = 1 << TRAVELLERS.length;
const ROADS = new Map<string, Road>();

export function offersOf([left, right]: Pair): TurnOffers {
  const every = [left, right].flatMap(tile => ROTATIONS.map(rotation => offerOf(tile, rotation)));
  const onWay = (way: Way) => {
    const offers = every.filter(({ exit }) => exit === way);
    // Those alike count once.
    return offersFrom(
      offers.filter(({ met }, at) => offers.findIndex(each => alike(each.met, met)) === at),
      way,
    );
  };
  return { 1: onWay(1), 2: onWay(2), 3: onWay(3) };
}

function alike(one: Offer['met'], other: Offer['met']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function offerOf(tile: TileId, rotation: Rotation): Offer & { readonly exit: Side } {
  const roads = SIDES.map(side => roadFrom(laid(tile, rotation), side));
  const met = roads.map(({ travellers }) => travellers.map(each => TRAVELLERS.indexOf(each)));
  return { tile, rotation, met, exit: roads[0]?.exit ?? 0 };
}

function offersFrom(all: readonly Offer[], way: Way): Offers | undefined {
  if (all.length === 0) return undefined;
  const metAt = (side: number) => all.map(({ met }) => met[side] ?? []);
  const other = SIDES.find(side => side !== 0 && side !== way) ?? 1;
  return { all, roads: SIDES.map(side => roadWith(metAt(side))), beside: mostOf(metAt(other)) };
}

function roadWith(met: readonly (readonly number[])[]): Road {
  const key = met.map(String).sort().join('/');
  const known = ROADS.get(key);
  if (known) return known;
  const road = Array.from({ length: SCARCITIES }, (_, scarce) => {
    const lists = met.flatMap(list => thinned(list, scarce));
    const different = lists.filter((list, at) => lists.findIndex(each => String(each) === String(list)) === at);
    const boards = (list: readonly number[], bus: number) =>
      boarding(
        bus,
        list.flatMap(each => TRAVELLERS[each] ?? []),
      );
    return different.map(list => Uint8Array.from({ length: BUSES }, (_, bus) => boards(list, bus)));
  });
  ROADS.set(key, road);
  return road;
}

/** A list itself, and without those of scarce colours. */
function thinned(list: readonly number[], scarce: number): readonly (readonly number[])[] {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  const others = thinned(rest, scarce);
  const boarded = others.map(each => [first, ...each]);
  return (scarce & (1 << first)) > 0 ? [...boarded, ...others] : boarded;
}

/** The most of each colour, and in all, over some lists. */
function mostOf(lists: readonly (readonly number[])[]): readonly number[] {
  const most = (count: (list: readonly number[]) => number) => Math.max(...lists.map(count));
  return [...TRAVELLERS.map((_, colour) => most(list => list.filter(each => each === colour).length)), most(list => list.length)];
}

/** The most travellers that a tile of a turn can bring, on both its roads: of each colour, and in all. */
export function mostOnTurn(pair: Pair): readonly number[] {
  // Both ends of each road are among the sides: every list is there twice.
  return mostOf(pair.map(tile => offerOf(tile, 0).met.flat())).map(most => most / 2);
}
