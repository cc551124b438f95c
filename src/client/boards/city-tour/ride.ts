// Where the bus is on its road, and what has become of the travellers there.
import { type Event, type Laid, onward, TILES, type Traveller, tileOf, type View } from '../../../games/city-tour/index.ts';
import { type Fate, partsOf } from './drawings/spots.ts';
import type { CityScene } from './scene.ts';
import { drivenUpTo, type Stretch, standingAt, wayOver } from './track.ts';

/** The way of the bus, and how far it has come. */
export interface Ride {
  readonly way: readonly Stretch[];
  /** Stretches of the way that lie behind the bus. */
  readonly driven: number;
  /** Travellers met on the stretch the bus is on. */
  readonly met: number;
  /** How far along the way the bus stands. */
  readonly at: number;
}

/** What tells where the bus is. */
type Told = Pick<CityScene, 'view' | 'past'>;

/** The ride up to now. */
export function rideOf({ view, past }: Told): Ride {
  const way = wayOver(view.board);
  const driven = hasLeft(view, past) ? way.length : drivenIn(way, view, past);
  const met = metSince(past);
  return { way, driven, met, at: standingAt(way, driven, met > 0 ? placeOfLast(view, way[driven], met) : partAtRest(view)) };
}

const LEFT_BY_THE_GATE: readonly string[] = ['objective', 'short', 'grandsVoyageurs', 'specialUnserved'];

function hasLeft({ result }: View, past: readonly Event[]): boolean {
  if (result) return LEFT_BY_THE_GATE.includes(result.reason);
  const last = past.findLast(event => event.type === 'drove');
  return last !== undefined && onward(last.space, last.to) === 'exit';
}

/** A letter lies ahead until it is passed; the ring road comes along with the tile before it, for nothing is told of it. */
function drivenIn(way: readonly Stretch[], { space, side }: View, past: readonly Event[]): number {
  const driven = drivenUpTo(way, space, side);
  const last = past.findLast(event => event.type === 'drove' || event.type === 'passed');
  return way[driven - 1]?.on === 'letter' && last?.type === 'drove' ? driven - 1 : driven;
}

function metSince(past: readonly Event[]): number {
  const road = past.findLastIndex(event => event.type === 'drove' || event.type === 'placed');
  return past.slice(road + 1).filter(event => event.type === 'boarded' || event.type === 'leftBehind').length;
}

function placeOfLast({ board }: View, stretch: Stretch | undefined, met: number): number {
  return roadAt(stretch, board)?.parts[met - 1] ?? 0.5;
}

/** The inspector stands in the middle of the tile. */
function partAtRest({ frames }: View): number {
  return frames[0]?.phase === 'control' ? 0.5 : 0;
}

interface RoadAt {
  readonly index: number;
  readonly isReversed: boolean;
  /** How far along it its travellers stand, in the order in which the bus meets them. */
  readonly parts: readonly number[];
}

/** The road of a laid tile that a stretch runs along. */
function roadAt(stretch: Stretch | undefined, board: View['board']): RoadAt | undefined {
  const tile = stretch?.on === 'tile' ? board[stretch.at] : undefined;
  if (!tile || !stretch) return undefined;
  const { index, isReversed } = roadOf(tile, stretch);
  const parts = partsOf(tileOf(tile), index);
  return { index, isReversed, parts: isReversed ? parts.map(part => 1 - part).reverse() : parts };
}

/** The ends of both roads as printed: which road begins where, and from which end the bus came. */
const FIRST_ENDS: Readonly<Record<'X' | 'D', readonly number[]>> = { X: [0, 1], D: [0, 2] };
const SECOND_ENDS: Readonly<Record<'X' | 'D', readonly number[]>> = { X: [2, 3], D: [1, 3] };

function roadOf(tile: Laid, { from }: Stretch): { index: number; isReversed: boolean } {
  const printed = (from - rotationOf(tile) + 4) % 4;
  const { shape } = TILES[tileOf(tile)];
  const forwards = FIRST_ENDS[shape].indexOf(printed);
  if (forwards >= 0) return { index: forwards, isReversed: false };
  return { index: SECOND_ENDS[shape].indexOf(printed), isReversed: true };
}

/** How often a laid tile is turned. */
export function rotationOf(tile: Laid): 0 | 1 | 2 | 3 {
  const turns = Number(tile.slice(-1));
  return turns === 1 || turns === 2 || turns === 3 ? turns : 0;
}

/** What has become of the travellers of a laid tile. */
export function fatesOn({ view, past }: Told, { way, driven, met }: Ride, space: number): (road: number, at: number) => Fate {
  const tile = view.board[space];
  if (!tile) return () => 'waiting';
  const { roads } = TILES[tileOf(tile)];
  const behind = way.slice(0, driven + 1).flatMap((stretch, index) => {
    const road = stretch.on === 'tile' && stretch.at === space ? roadAt(stretch, view.board) : undefined;
    return road ? [{ ...road, met: index === driven ? met : Number.POSITIVE_INFINITY }] : [];
  });
  return (index, at) => {
    const road = behind.find(each => each.index === index);
    const travellers: readonly Traveller[] = roads[index] ?? [];
    const order = road?.isReversed ? travellers.length - 1 - at : at;
    if (!road || order >= road.met) return 'waiting';
    return isLeft(past, space, { travellers, order, isReversed: road.isReversed }) ? 'left' : 'boarded';
  };
}

/** Of one colour on one road the last met are those who stay behind. */
function isLeft(
  past: readonly Event[],
  space: number,
  { travellers, order, isReversed }: { readonly travellers: readonly Traveller[]; readonly order: number; readonly isReversed: boolean },
): boolean {
  const met = isReversed ? [...travellers].reverse() : travellers;
  const colour = met[order];
  const left = past.filter(event => event.type === 'leftBehind' && event.space === space && event.colour === colour).length;
  const after = met.slice(order).filter(each => each === colour).length;
  return after <= left;
}

/** The space before the bus that is to be built on now; undefined while it drives. */
export function targetOf(view: View): number | undefined {
  return view.revealed.length > 0 && !view.result && view.frames[0]?.phase === 'place' ? view.space : undefined;
}
