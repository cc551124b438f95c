// Where everything stands on the board, in its units: the printed lake, or a board of one's own.
import { type BoardTown, type Box, FERRY_HUB, LAYOUT, TOWNS, type TownId, type View } from '../../../games/bodensee/table.ts';
import type { Frame } from '../../ui/index.ts';
import { ROAD_LINES } from './drawings/road-lines.ts';
import { LABELS, type Label, STANDS } from './places.ts';

/** The whole drawing. */
export const WHOLE: Frame = { x: 0, y: 0, width: 1316, height: 924 };
/** A square for an attraction. */
export const SQUARE = 54;
/** A bus as it stands on the board. */
export const BUS = { width: 168, height: 65 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A town on the board. */
export interface Spot {
  readonly town: BoardTown;
  readonly middle: Point;
  readonly plate: Frame;
  /** The squares from left to right and top to bottom, by their upper left corner. */
  readonly squares: readonly Point[];
  readonly anchor: Point | null;
  /** A corner square that is missing. */
  readonly gap: boolean;
  readonly label: Label;
  readonly labelAbove: boolean;
  /** Where a bus may stand, the best first. */
  readonly stands: readonly Point[];
  readonly scale: number;
}

const PRINTED: ReadonlyMap<TownId, Point> = new Map(TOWNS.map(({ id, x, y }) => [id, { x, y }]));

/** Whether a town stands where the printed board has it. */
export function isPrinted({ id, x, y }: Pick<BoardTown, 'id' | 'x' | 'y'>): boolean {
  const printed = PRINTED.get(id);
  return printed?.x === x && printed.y === y;
}

/** Whether the board is the printed lake, and not one of the players' own. */
export function isLake({ towns }: { readonly towns: readonly Pick<BoardTown, 'id' | 'x' | 'y'>[] }): boolean {
  return towns.filter(isPrinted).length * 2 >= towns.length;
}

/** The squares a town needs: as agreed; where there is no limit, one more than is built. */
function squaresOf({ room, spaces }: BoardTown, built: number): number {
  return Number.isFinite(room) ? room : Math.max(spaces, built + 1);
}

function columnsFor(count: number): number {
  if (count <= 3) return Math.max(1, count);
  return count <= 4 ? 2 : count <= 6 ? 3 : 4;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly anchor: readonly [number, number] | null;
}

/** The grid of the printed board where it still fits, else the smallest that does. */
function gridOf(town: BoardTown, count: number): Grid {
  const printed = isPrinted(town) ? LAYOUT[town.id] : undefined;
  if (printed && count === town.spaces && (printed.anchor !== null) === town.harbour) return printed;
  const all = count + (town.harbour ? 1 : 0);
  const columns = columnsFor(all);
  const rows = Math.max(1, Math.ceil(all / columns));
  return { columns, rows, anchor: town.harbour ? [columns - 1, rows - 1] : null };
}

function spotOf(town: BoardTown, built: number, many: boolean): Spot {
  const count = squaresOf(town, built);
  const { columns, rows, anchor } = gridOf(town, count);
  const scale = many || columns * rows > 6 ? 0.72 : 1;
  const size = SQUARE * scale;
  const [width, height] = [columns * size + 4, rows * size + 4];
  const given = { x: town.x * 1.316, y: town.y * 0.924 };
  // Own towns may be anywhere: their plates stay on the board, and leave room for a name.
  const middle = isPrinted(town)
    ? given
    : { x: clamp(given.x, width / 2 + 6, WHOLE.width - width / 2 - 6), y: clamp(given.y, height / 2 + 6, WHOLE.height - height / 2 - 48) };
  const plate = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  const at = (column: number, row: number) => ({ x: plate.x + 2 + column * size, y: plate.y + 2 + row * size });
  const cells = Array.from({ length: columns * rows }, (_, cell) => [cell % columns, Math.floor(cell / columns)] as const);
  const open = cells.filter(([column, row]) => anchor === null || column !== anchor[0] || row !== anchor[1]);
  const gap = open.length > count && anchor !== null && anchor[0] === 0 && isPrinted(town);
  const kept = gap ? open.filter(([column, row]) => column > 0 || row > 0) : open;
  const label = (isPrinted(town) ? LABELS[town.id] : undefined) ?? labelBelow(plate);
  return {
    town,
    middle,
    plate,
    squares: kept.slice(0, count).map(([column, row]) => at(column, row)),
    anchor: anchor ? at(anchor[0], anchor[1]) : null,
    gap,
    label,
    labelAbove: label.y < middle.y,
    stands: isPrinted(town) ? (STANDS[town.id] ?? []).map(([x, y]) => ({ x, y })) : standsAround(plate),
    scale,
  };
}

function labelBelow({ x, y, width, height }: Frame): Label {
  const end = x + width / 2 > WHOLE.width - 170;
  return { x: end ? x + width : x + 2, y: y + height + 21, ...(end ? { end: true as const } : {}), room: 150 };
}

/** Above, right, left and below a plate. */
function standsAround({ x, y, width, height }: Frame): Point[] {
  const middle = x + width / 2 - BUS.width / 2;
  return [
    { x: middle, y: y - BUS.height - 2 },
    { x: x + width + 4, y: y + height / 2 - BUS.height / 2 },
    { x: x - BUS.width - 4, y: y + height / 2 - BUS.height / 2 },
    { x: middle, y: y + height + 46 },
  ].map(({ x: left, y: top }) => ({ x: clamp(left, 0, WHOLE.width - BUS.width), y: clamp(top, 0, WHOLE.height - BUS.height) }));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

const SPOTS = new WeakMap<View['built'], readonly Spot[]>();

/** All towns of a view, in canonical order. */
export function spotsOf(view: View, box: Box): readonly Spot[] {
  const known = SPOTS.get(view.built);
  if (known) return known;
  const many = box.towns.length > 24;
  const spots = box.towns.map(town => spotOf(town, view.built[town.index]?.length ?? 0, many));
  SPOTS.set(view.built, spots);
  return spots;
}

function overlap(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < BUS.width - 6 && Math.abs(a.y - b.y) < BUS.height - 8;
}

/** Where each bus stands: at its town, and clear of the buses before it. */
export function standsOf(view: View, spots: readonly Spot[]): readonly Point[] {
  const taken: Point[] = [];
  for (const { town } of view.buses) {
    const spot = spots.find(({ town: { id } }) => id === town);
    const wanted = spot?.stands ?? [{ x: 0, y: 0 }];
    const free = [...wanted, ...wanted.flatMap(shifted)].find(stand => taken.every(other => !overlap(stand, other)));
    taken.push(free ?? wanted[0] ?? { x: 0, y: 0 });
  }
  return taken;
}

/** The line from a bus to its town, so that it is seen where it stands: between their nearest edges. */
export function tetherOf({ x, y }: Point, { plate }: Spot): { readonly bus: Point; readonly town: Point } {
  const across = nearest([x + BUS_EDGE, x + BUS.width - BUS_EDGE], [plate.x, plate.x + plate.width]);
  const down = nearest([y + BUS_EDGE, y + BUS.height - BUS_EDGE], [plate.y, plate.y + plate.height]);
  return { bus: { x: across[0], y: down[0] }, town: { x: across[1], y: down[1] } };
}

/** The line begins a little inside the bus. */
const BUS_EDGE = 12;

/** The two ends of the gap between two stretches; where they overlap, the middle of that for both. */
function nearest([a, b]: readonly [number, number], [c, d]: readonly [number, number]): readonly [number, number] {
  if (b < c) return [b, c];
  if (d < a) return [a, d];
  const middle = (Math.max(a, c) + Math.min(b, d)) / 2;
  return [middle, middle];
}

/** Whether no other bus stands so close that a thumb could mean either. */
export function isAlone(stands: readonly Point[], at: number): boolean {
  const own = stands[at];
  return stands.every(
    (other, each) => each === at || !own || Math.abs(other.x - own.x) > BUS.width * 1.3 || Math.abs(other.y - own.y) > BUS.height * 2,
  );
}

/** The same stand a little further up, down, left or right. */
function shifted({ x, y }: Point): Point[] {
  const moves = [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ] as const;
  return moves.map(([right, down]) => ({
    x: clamp(x + right * BUS.width, 0, WHOLE.width - BUS.width),
    y: clamp(y + down * BUS.height, 0, WHOLE.height - BUS.height),
  }));
}

/** Where the ferry lines meet. */
export function hubOf(box: Box, spots: readonly Spot[]): Point {
  if (isLake(box)) return { x: FERRY_HUB.x * 1.316, y: FERRY_HUB.y * 0.924 };
  const harbours = spots.filter(({ town }) => town.harbour).map(({ middle }) => middle);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const middle = { x: mean(harbours.map(({ x }) => x)), y: mean(harbours.map(({ y }) => y)) };
  return HUB_TRIES.map(([right, down]) => ({ x: middle.x + right, y: middle.y + down })).find(hub => isOpenLand(hub, spots)) ?? middle;
}

const HUB_TRIES = [
  [0, 0],
  [0, 130],
  [0, -130],
  [150, 0],
  [-150, 0],
  [150, 130],
  [-150, -130],
] as const;
const HUB_ROOM = 32;

function isOpenLand({ x, y }: Point, spots: readonly Spot[]): boolean {
  return spots.every(
    ({ plate }) =>
      x < plate.x - HUB_ROOM || x > plate.x + plate.width + HUB_ROOM || y < plate.y - HUB_ROOM || y > plate.y + plate.height + HUB_ROOM,
  );
}

/** Where ferries moor: the anchor's square, or the town itself. */
export function mooringOf({ anchor, middle, scale }: Spot): Point {
  const half = (SQUARE * scale) / 2;
  return anchor ? { x: anchor.x + half, y: anchor.y + half } : middle;
}

/** A town as far as roads need it. */
interface Placed {
  readonly town: Pick<BoardTown, 'id' | 'x' | 'y'>;
  readonly middle: Point;
}

/** The line of the road between two towns, beginning at the first. */
export function roadLine(from: Placed, to: Placed): { readonly line: string; readonly isReversed: boolean } {
  const [a, b] = [from.town, to.town];
  const printed = isPrinted(a) && isPrinted(b);
  const there = printed ? ROAD_LINES[`${a.id}-${b.id}`] : undefined;
  if (there) return { line: there, isReversed: false };
  const back = printed ? ROAD_LINES[`${b.id}-${a.id}`] : undefined;
  if (back) return { line: back, isReversed: true };
  const text = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  return { line: `M${text(from.middle)}L${text(to.middle)}`, isReversed: false };
}
