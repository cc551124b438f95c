// How roads run on: within a laid tile, from space to space, and around the frame.
import {
  CITY_WIDTH,
  CONTROLLER,
  FRAME,
  type FrameRoad,
  LETTERS,
  type Letter,
  ROTATIONS,
  type Rotation,
  SIDES,
  type Side,
  SPACES,
  type Space,
  TILE_IDS,
  TILES,
  type TileId,
  type Traveller,
} from './components.ts';

/** A tile as it lies: 'T13@1' is T13, turned once clockwise. */
export type Laid = `${TileId}@${Rotation}`;

/** A road of a laid tile, seen from the side where the bus comes in. */
export interface Road {
  readonly exit: Side;
  /** In the order in which the bus meets them. */
  readonly travellers: readonly Traveller[];
  /** CT-9.4 Whether the inspector stands on it. */
  readonly isInspected: boolean;
}

/** The ends of both roads as printed. */
const ENDS = {
  X: [
    [0, 2],
    [1, 3],
  ],
  D: [
    [0, 1],
    [2, 3],
  ],
} as const;

/** A tile in each rotation; whoever looks ahead asks so often that no name is made anew. */
const LAID: ReadonlyMap<TileId, readonly Laid[]> = new Map(
  TILE_IDS.map(tile => [tile, ROTATIONS.map((rotation): Laid => `${tile}@${rotation}`)]),
);

export function laid(tile: TileId, rotation: Rotation): Laid {
  return LAID.get(tile)?.[rotation] ?? `${tile}@${rotation}`;
}

/** Everything that may lie on a space. */
export const ALL_LAID: readonly Laid[] = [...LAID.values()].flat();

export function tileOf(laid: Laid): TileId {
  return laid.slice(0, 3) as TileId;
}

export function turned(side: number, quarters: number): Side {
  return ((side + quarters) % 4) as Side;
}

function roadsOf(tile: TileId, rotation: Rotation): readonly Road[] {
  const { shape, roads } = TILES[tile];
  const isInspected = tile === CONTROLLER;
  const bySide: Road[] = [];
  for (const [index, [first, second]] of ENDS[shape].entries()) {
    const travellers: readonly Traveller[] = roads[index] ?? [];
    bySide[turned(first, rotation)] = { exit: turned(second, rotation), travellers, isInspected };
    bySide[turned(second, rotation)] = { exit: turned(first, rotation), travellers: [...travellers].reverse(), isInspected };
  }
  return bySide;
}

const ROADS: ReadonlyMap<string, readonly Road[]> = new Map(
  TILE_IDS.flatMap(tile => ROTATIONS.map(rotation => [laid(tile, rotation), roadsOf(tile, rotation)] as const)),
);

/** The road that begins at this side of a laid tile. */
export function roadFrom(tile: Laid, side: Side): Road {
  const road = ROADS.get(tile)?.[side];
  if (!road) throw new Error(`no road begins at side ${side} of ${tile}`);
  return road;
}

/** Where a road comes to that leaves a space: another space, perhaps past a letter; the exit; or the start. */
type Onward = { readonly space: number; readonly side: Side; readonly letter: number | null } | 'exit' | 'start';

interface Place {
  readonly space: number;
  readonly side: Side;
}

/** The place an opening names. */
export function placeOf(opening: string): Place {
  const [space, side] = opening.split('.');
  return { space: SPACES.indexOf(space as Space), side: SIDES.indexOf(side as (typeof SIDES)[number]) as Side };
}

/** A step out by each side: rows down, columns right. */
const STEPS: Readonly<Record<Side, readonly [number, number]>> = { 0: [-1, 0], 1: [0, 1], 2: [1, 0], 3: [0, -1] };

function within({ space, side }: Place): Onward | undefined {
  const [down, right] = STEPS[side];
  const row = Math.floor(space / CITY_WIDTH) + down;
  const column = (space % CITY_WIDTH) + right;
  if (row < 0 || column < 0 || row >= CITY_WIDTH || column >= CITY_WIDTH) return undefined;
  return { space: row * CITY_WIDTH + column, side: turned(side, 2), letter: null };
}

function aroundTheFrame({ space, side }: Place): Onward {
  for (const [id, road] of Object.entries<FrameRoad>(FRAME)) {
    const places = road.openings.map(placeOf);
    const here = places.findIndex(place => place.space === space && place.side === side);
    if (here < 0) continue;
    if (id === 'EXIT') return 'exit';
    const there = places[1 - here];
    if (!there) return 'start';
    const letter = LETTERS.indexOf(id as Letter);
    return { ...there, letter: letter < 0 ? null : letter };
  }
  throw new Error(`the frame has no opening at ${SPACES[space]}.${SIDES[side]}`);
}

const ONWARD: readonly Onward[] = SPACES.flatMap((_, space) =>
  ([0, 1, 2, 3] as const).map(side => within({ space, side }) ?? aroundTheFrame({ space, side })),
);

/** CT-4.4 Where the road goes on that leaves a space by a side. */
export function onward(space: number, side: Side): Onward {
  return ONWARD[space * 4 + side] ?? 'start';
}

/** The two openings of each letter's frame road, A first. */
const LETTER_ENDS: readonly (readonly Place[])[] = LETTERS.map(letter => FRAME[letter].openings.map(placeOf));

/** Where the bus stands at first: before r4c1, entering from the south. */
export const START = placeOf(FRAME.START.openings[0]);

/** A space as the bus came into it, and the letter it passed on the way there. */
interface Entry extends Place {
  readonly letter: number | null;
}

/** The way from the start over all tiles that lie, up to the empty space before which it ends; or to the exit. */
export function wayFromStart(board: readonly (Laid | null)[]): readonly Entry[] {
  const way: Entry[] = [{ ...START, letter: null }];
  for (let here = way[0]; here; here = way.at(-1)) {
    const tile = board[here.space];
    const next = tile ? onward(here.space, roadFrom(tile, here.side).exit) : 'exit';
    if (typeof next === 'string') break;
    way.push(next);
  }
  return way;
}

/** CT-7.7 Whether both openings of a letter's frame road are joined to each other over tiles that lie. */
export function isCutOff(board: readonly (Laid | null)[], letter: number): boolean {
  const ends = LETTER_ENDS[letter];
  if (!ends) return false;
  const to = ends[1] as Place;
  if (!board[to.space]) return false;
  let here = ends[0] as Place;
  // No road is longer than twice the spaces: each tile has two.
  for (let steps = 0; steps < 2 * SPACES.length; steps++) {
    const tile = board[here.space];
    if (!tile) return false;
    const { exit } = roadFrom(tile, here.side);
    if (here.space === to.space && exit === to.side) return true;
    const next: Onward = onward(here.space, exit);
    if (typeof next === 'string') return false;
    here = next;
  }
  return false;
}
