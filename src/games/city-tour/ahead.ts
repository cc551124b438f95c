// Looking ahead: what comes of placing a tile, without luck and without touching the table.
import { COLOURS, type Colour, TILE_IDS, TILES, type TileId } from './components.ts';
import type { Event } from './events.ts';
import { type MoveOf, PLACINGS } from './moves.ts';
import { type Laid, laid, roadFrom } from './roads.ts';
import { driveOn } from './rules/drive.ts';
import { putOut } from './rules/inspector.ts';
import { driven, type State, type Stop } from './state.ts';

/** A way a placement may come out; it depends on nothing but whom the inspector puts out. */
export interface After {
  readonly state: State;
  readonly victims: readonly Colour[];
}

const QUIET = () => {};

/** Every way this tile before the bus may come out. */
export function afterPlacing(s: State, tile: Laid): After[] {
  const state = driven(s, s);
  state.board[s.space] = tile;
  return drivenOn(state, false, []);
}

/** What would be told, and where the bus would stop. */
interface Foretold {
  readonly events: readonly Event[];
  readonly stop: Stop;
  readonly space: number;
}

/** What would be told of this tile before the bus, and where the bus would stop. */
export function foretold(s: State, tile: Laid): Foretold {
  const state = driven(s, s);
  const events: Event[] = [];
  state.board[s.space] = tile;
  const stop = driveOn(state, 0, false, event => events.push(event));
  return { events, stop, space: state.space };
}

/** What would be told once the inspector has put this passenger out, and where the bus would stop. */
export function foretoldWithout(s: State, victim: Colour): Foretold {
  const state = driven(s, s);
  const events: Event[] = [];
  putOut(state, 0, { colour: victim, chosen: true }, QUIET);
  const stop = driveOn(state, 0, true, event => events.push(event));
  return { events, stop, space: state.space };
}

/** Every way the day may go on once this passenger is put out. */
export function afterControl(s: State, victim: Colour, before: readonly Colour[] = []): After[] {
  const state = driven(s, s);
  putOut(state, 0, { colour: victim, chosen: true }, QUIET);
  return drivenOn(state, true, [...before, victim]);
}

function drivenOn(state: State, wasInspected: boolean, victims: readonly Colour[]): After[] {
  if (driveOn(state, 0, wasInspected, QUIET) !== 'inspector') return [{ state, victims }];
  return COLOURS.filter(colour => state.bus[colour] > 0).flatMap(colour => afterControl(state, colour, victims));
}

/** What a tile shows to the bus, side by side: laid tiles with the same face have the same effect. */
export function faceOf(tile: Laid): string {
  return ([0, 1, 2, 3] as const)
    .map(side => roadFrom(tile, side))
    .map(({ exit, travellers }) => exit + travellers.join(''))
    .join(' ');
}

function distinct(tile: TileId): readonly MoveOf<'place'>[] {
  const all = PLACINGS.get(tile) ?? [];
  const faces = all.map(({ rotation }) => faceOf(laid(tile, rotation)));
  return all.filter((_, at) => faces.indexOf(faces[at] ?? '') === at);
}

/** The placings of each tile that differ in effect. */
export const DISTINCT: ReadonlyMap<TileId, readonly MoveOf<'place'>[]> = new Map(TILE_IDS.map(tile => [tile, distinct(tile)]));

/** The first tile printed like this one. The Controller is like no other. */
export const LIKENESS: ReadonlyMap<TileId, TileId> = new Map(
  TILE_IDS.map(tile => [tile, tile === 'CTL' ? tile : (TILE_IDS.find(each => print(each) === print(tile)) ?? tile)]),
);

function print(tile: TileId): string {
  const { shape, roads } = TILES[tile];
  return [shape, ...roads.map(road => road.join(''))].join('/');
}
