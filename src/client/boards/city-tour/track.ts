// The road the bus drives, as a line on the drawing: tile by tile and around the frame.
import { centreOf, FRAME, type Laid, LETTERS, onward, placeOf, roadFrom, type Side, START } from '../../../games/city-tour/index.ts';

/** A stretch of the way: a road of a tile, or a road of the frame. */
export interface Stretch {
  readonly on: 'tile' | 'letter' | 'ring' | 'exit';
  /** The space it lies on, or the letter it passes; -1 where there is neither. */
  readonly at: number;
  readonly from: Side;
  readonly to: Side;
  readonly line: string;
  readonly length: number;
}

type Point = readonly [x: number, y: number];
const OUT: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const RADIUS = 75;
const QUARTER = (Math.PI / 2) * RADIUS;
/** The bus is this long from its middle to its nose, and a little more. */
const NOSE = 50;
/** Where the way begins, in the green bay, and how far along it the bus stands at first. */
const BEGIN: Point = [275, 940];
const IN_THE_BAY = 55;
const BAY_LENGTH = 140;

function edgeOf(space: number, side: Side): Point {
  const [x, y] = centreOf(space);
  const [right, down] = OUT[side] ?? [0, 0];
  return [x + right * RADIUS, y + down * RADIUS];
}

function isRightTurn(heading: number, next: number): boolean {
  return next === (heading + 1) % 4;
}

function onTile(space: number, from: Side, to: Side): Stretch {
  const [x, y] = edgeOf(space, to);
  const heading = (from + 2) % 4;
  const isStraight = heading === to;
  const line = isStraight ? `L${x} ${y}` : `A75 75 0 0 ${isRightTurn(heading, to) ? 1 : 0} ${x} ${y}`;
  return { on: 'tile', at: space, from, to, line, length: isStraight ? 2 * RADIUS : QUARTER };
}

/** Out of the city, half round, and in again. */
function aroundLetter(letter: number, from: { space: number; side: Side }, to: { space: number; side: Side }): Stretch {
  const [right, down] = OUT[from.side] ?? [0, 0];
  const [x1, y1] = edgeOf(from.space, from.side);
  const [x2, y2] = edgeOf(to.space, to.side);
  const across: Point = [Math.sign(x2 - x1), Math.sign(y2 - y1)];
  const towards = OUT.findIndex(each => each[0] === across[0] && each[1] === across[1]);
  const sweep = isRightTurn(from.side, towards) ? 1 : 0;
  const line = `L${x1 + right * 15} ${y1 + down * 15}A75 75 0 0 ${sweep} ${x2 + right * 15} ${y2 + down * 15}L${x2} ${y2}`;
  return { on: 'letter', at: letter, from: from.side, to: to.side, line, length: 30 + 2 * QUARTER };
}

const RING = FRAME.R.openings.map(placeOf);

function aroundTheRing(from: Side): Stretch {
  const other = RING.find(place => place.side !== from) ?? START;
  const [x, y] = edgeOf(other.space, other.side);
  return { on: 'ring', at: -1, from, to: other.side, line: `A75 75 0 1 ${from === 1 ? 1 : 0} ${x} ${y}`, length: 3 * QUARTER };
}

const EXIT: Stretch = { on: 'exit', at: -1, from: 1, to: 1, line: 'L966 275', length: 166 };

/** The way from the start over all tiles that lie, to the empty space or the gate where it ends. */
export function wayOver(board: readonly (Laid | null)[]): readonly Stretch[] {
  const way: Stretch[] = [];
  let { space, side } = START;
  for (let tile = board[space]; tile; tile = board[space]) {
    const { exit } = roadFrom(tile, side);
    way.push(onTile(space, side, exit));
    const next = onward(space, exit);
    if (typeof next === 'string') return next === 'exit' ? [...way, EXIT] : way;
    if (next.letter !== null) way.push(aroundLetter(next.letter, { space, side: exit }, next));
    else if (next.space === space) way.push(aroundTheRing(exit));
    ({ space, side } = next);
  }
  return way;
}

/** The way as one line. */
export function lineOf(way: readonly Stretch[]): string {
  return `M${BEGIN.join(' ')}L275 800${way.map(({ line }) => line).join('')}`;
}

/** A part of the way as a line of its own. */
export function partOf(way: readonly Stretch[], from: number, to: number): string {
  const first = way[from];
  if (!first || to <= from) return '';
  const begin = first.on === 'tile' ? edgeOf(first.at, first.from) : BEGIN;
  return `M${begin.join(' ')}${way
    .slice(from, to)
    .map(({ line }) => line)
    .join('')}`;
}

/** How far along the way the bus stands once it has driven so many stretches, and perhaps a part of the next. */
export function standingAt(way: readonly Stretch[], driven: number, part = 0): number {
  if (driven === 0 && part === 0) return IN_THE_BAY;
  const before = way.slice(0, driven).reduce((sum, { length }) => sum + length, BAY_LENGTH);
  const { length } = way[driven] ?? { length: 0 };
  return part > 0 ? before + Math.min(part * length, length - NOSE) : before - NOSE;
}

/** How many stretches lie behind a bus that is about to enter a space by a side. */
export function drivenUpTo(way: readonly Stretch[], space: number, side: Side): number {
  const entered = way.findIndex(each => each.on === 'tile' && each.at === space && each.from === side);
  return entered < 0 ? way.length : entered;
}

/** Where the mark of a letter lies. */
export function markOf(letter: number): Point {
  const name = LETTERS[letter];
  return name ? FRAME[name].mark : [0, 0];
}
