// Sixteen spaces of seven by three characters, with the roads of the frame around them.
import type { Canvas, Role } from '../../../kernel/index.ts';
import { CITY_WIDTH, CONTROLLER, type Colour, FRAME, type FrameRoad, LETTERS, type Side } from '../components.ts';
import { type Laid, placeOf, roadFrom, tileOf, wayFromStart } from '../roads.ts';
import type { View } from '../view.ts';

export const ROLES: Readonly<Record<Colour, Role>> = { G: 'green', O: 'orange', B: 'blue', W: 'strong' };

const CELL_WIDTH = 7;
const CELL_HEIGHT = 3;
const LEFT = 4;
const TOP = 1;

/** Where whoever waits at the end of a road is drawn, by side. */
const WAITING: Readonly<Record<Side, readonly [number, number]>> = { 0: [4, 0], 1: [6, 0], 2: [2, 2], 3: [0, 2] };
/** Where a road leaves a space, by side. */
const GATES: Readonly<Record<Side, readonly [number, number]>> = { 0: [3, 0], 1: [6, 1], 2: [3, 2], 3: [0, 1] };
/** The bus points into the space before it. */
const POINTERS: Readonly<Record<Side, string>> = { 0: 'v', 1: '<', 2: '^', 3: '>' };
const SIDES: readonly Side[] = [0, 1, 2, 3];

export function drawCity(canvas: Canvas, v: View): void {
  drawFrame(canvas, v);
  for (const [space, tile] of v.board.entries()) {
    const [x, y] = cornerOf(space);
    if (tile) drawTile(canvas, tile, [x, y]);
    else if (space !== v.space || v.result) canvas.put(x + 3, y + 1, '.', 'faint');
    else {
      const [right, down] = GATES[v.side];
      canvas.put(x + right, y + down, POINTERS[v.side], 'strong');
      canvas.put(x + 3, y + 1, '#', 'strong');
    }
  }
  drawWay(canvas, v);
}

/** The way that the bus has come, marked where it came into each space and left it. */
function drawWay(canvas: Canvas, v: View): void {
  for (const { space, side } of wayFromStart(v.board)) {
    const tile = v.board[space];
    if (!tile) continue;
    const [x, y] = cornerOf(space);
    for (const [right, down] of [GATES[side], GATES[roadFrom(tile, side).exit]]) canvas.put(x + right, y + down, '*', 'own');
  }
}

function cornerOf(space: number): readonly [number, number] {
  return [LEFT + CELL_WIDTH * (space % CITY_WIDTH), TOP + CELL_HEIGHT * Math.floor(space / CITY_WIDTH)];
}

/** Both roads of a tile: straight and crossing, or two bends; and who waits on them. */
function drawTile(canvas: Canvas, tile: Laid, [x, y]: readonly [number, number]): void {
  const north = roadFrom(tile, 0).exit;
  const middle = north === 2 ? '---|---' : north === 1 ? "--. '--" : "--' .--";
  canvas.put(x + 3, y, '|');
  canvas.put(x, y + 1, middle);
  canvas.put(x + 3, y + 2, '|');
  if (tileOf(tile) === CONTROLLER) canvas.put(x + 3, y + 1, 'i', 'red');
  for (const side of SIDES) {
    const { exit, travellers } = roadFrom(tile, side);
    // Each road once, from the end with the lower number; two travellers stand at its two ends.
    if (exit < side) continue;
    for (const [at, traveller] of travellers.entries()) {
      const [right, down] = WAITING[at === 0 ? side : exit];
      canvas.put(x + right, y + down, traveller, ROLES[traveller]);
    }
  }
}

function drawFrame(canvas: Canvas, v: View): void {
  for (const [id, road] of Object.entries<FrameRoad>(FRAME)) {
    const points = road.openings.map(opening => outside(opening));
    const role: Role = LETTERS.some((letter, at) => letter === id && v.onSites[at]) ? 'own' : 'faint';
    const [from, to] = points;
    if (!from) continue;
    if (id === 'START') canvas.put(from[0], from[1], '^', 'faint');
    else if (id === 'EXIT') canvas.put(from[0], from[1], '->', 'strong');
    else if (id === 'R' && to) drawCorner(canvas, from, to);
    else if (to) drawLetter(canvas, id, from, to, role);
  }
}

/** The first point outside the city at an opening. */
function outside(opening: string): readonly [number, number] {
  const { space, side } = placeOf(opening);
  const [x, y] = cornerOf(space);
  const [right, down] = GATES[side];
  const step: Readonly<Record<Side, readonly [number, number]>> = { 0: [0, -1], 1: [1, 0], 2: [0, 1], 3: [-1, 0] };
  return [x + right + step[side][0], y + down + step[side][1]];
}

/** A road past a letter: along an edge, with the letter in its middle. */
function drawLetter(canvas: Canvas, id: string, from: readonly [number, number], to: readonly [number, number], role: Role): void {
  const [x1, x2] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [y1, y2] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  if (y1 === y2) {
    const end = y1 < TOP ? '.' : "'";
    canvas.put(x1, y1, `${end}${'-'.repeat(x2 - x1 - 1)}${end}`, role);
    canvas.put(Math.round((x1 + x2) / 2), y1, id, 'strong');
    return;
  }
  const outer = x1 < LEFT ? x1 - 1 : x1 + 1;
  canvas.put(Math.min(outer, x1), y1, outer < x1 ? '.-' : '-.', role);
  canvas.put(Math.min(outer, x1), y2, outer < x1 ? "'-" : "-'", role);
  for (let y = y1 + 1; y < y2; y++) canvas.put(outer, y, '|', role);
  canvas.put(outer, Math.round((y1 + y2) / 2), id, 'strong');
}

/** The ring road round the south-east corner. */
function drawCorner(canvas: Canvas, east: readonly [number, number], south: readonly [number, number]): void {
  canvas.put(east[0], east[1], '-.', 'faint');
  for (let y = east[1] + 1; y < south[1]; y++) canvas.put(east[0] + 1, y, '|', 'faint');
  canvas.put(south[0], south[1], `'${'-'.repeat(east[0] - south[0])}'`, 'faint');
}
