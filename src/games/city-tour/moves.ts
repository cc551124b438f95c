import { COLOURS, CONTROLLER, type Colour, ROTATIONS, type Rotation, TILE_IDS, type TileId } from './components.ts';

export type Move =
  | { readonly type: 'place'; readonly tile: TileId; readonly rotation: Rotation }
  | { readonly type: 'control'; readonly colour: Colour }
  | { readonly type: 'concede' };

export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

/** Every move there is, made once and shared: lists of legal moves hold these very objects. */
export const MOVES = {
  place: TILE_IDS.flatMap(tile => ROTATIONS.map(rotation => ({ type: 'place', tile, rotation }) as const)),
  control: COLOURS.map(colour => ({ type: 'control', colour }) as const),
  concede: [{ type: 'concede' }],
} as const satisfies { readonly [K in Move['type']]: readonly MoveOf<K>[] };

function placingsOf(tile: TileId): readonly MoveOf<'place'>[] {
  return MOVES.place.filter(move => move.tile === tile);
}

/** The four ways to place each tile. */
export const PLACINGS: ReadonlyMap<TileId, readonly MoveOf<'place'>[]> = new Map(TILE_IDS.map(tile => [tile, placingsOf(tile)]));

const PAIRS: ReadonlyMap<TileId, ReadonlyMap<TileId, readonly MoveOf<'place'>[]>> = new Map(
  TILE_IDS.map(left => [left, new Map(TILE_IDS.map(right => [right, [...(PLACINGS.get(left) ?? []), ...(PLACINGS.get(right) ?? [])]]))]),
);

/** The ways to place one of a revealed pair, the left one first. */
export function placings(left: TileId, right: TileId): readonly MoveOf<'place'>[] {
  return PAIRS.get(left)?.get(right) ?? [];
}

const CONTROL_PLACINGS = PLACINGS.get(CONTROLLER) ?? [];

/** The ways in which a pair may truly be placed. CT-9.4 The Controller leaves no choice of tile. */
export function allowedPlacings(left: TileId, right: TileId): readonly MoveOf<'place'>[] {
  return left === CONTROLLER || right === CONTROLLER ? CONTROL_PLACINGS : placings(left, right);
}
