// Where on a tile its travellers stand.
import { TILES, type TileId } from '../../../../games/city-tour/index.ts';

type Point = readonly [x: number, y: number];

/** Where on a tile a part of a road lies, counted from its first-named end. */
export function spotOn(shape: 'X' | 'D', road: number, part: number, rotation: number): Point {
  return turnedBy(unturned(shape, road, part), rotation);
}

function unturned(shape: 'X' | 'D', road: number, part: number): Point {
  if (shape === 'X') return road === 0 ? [0, 150 * part - 75] : [75 - 150 * part, 0];
  const angle = (part * Math.PI) / 2;
  const [x, y] = [75 * (1 - Math.cos(angle)), 75 * (Math.sin(angle) - 1)];
  return road === 0 ? [x, y] : [-x, -y];
}

function turnedBy([x, y]: Point, quarters: number): Point {
  const point = (
    [
      [x, y],
      [-y, x],
      [-x, -y],
      [y, -x],
    ] as const
  )[quarters % 4] ?? [x, y];
  return [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10];
}

/** How far along its road each traveller of a tile stands: apart from each other, and clear of the bridge. */
export function partsOf(tile: TileId, road: number): readonly number[] {
  const { shape, roads } = TILES[tile];
  const count = roads[road]?.length ?? 0;
  if (count === 2) return shape === 'X' ? [0.33, 0.68] : [0.29, 0.71];
  const isUnderBridge = shape === 'X' && road === 1;
  return count === 0 ? [] : [isUnderBridge ? 0.2 : 0.5];
}

/** What has become of a traveller on the road. */
export type Fate = 'waiting' | 'left' | 'boarded';
