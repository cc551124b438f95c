// The ring of days, the pins on it, and where figures stand.
import type { Point, Spot } from './atlas.ts';

const CELL = 40;
const [COLUMNS, ROWS] = [26, 14];

/** The middle of the ring's cell of a day; the ring starts over after 80. */
export function cellOf(day: number): Point {
  const cell = day % 80;
  if (cell <= 13) return at(13 + cell, 0);
  if (cell <= 27) return at(COLUMNS, cell - 13);
  if (cell <= 53) return at(53 - cell, ROWS);
  if (cell <= 67) return at(0, 67 - cell);
  return at(cell - 67, 0);
}

function at(column: number, row: number): Point {
  return { x: CELL / 2 + column * CELL, y: CELL / 2 + row * CELL };
}

/** The line on which the heads of the day pins stand, just inside the ring. */
const PINS = { left: 60, right: 1020, top: 62, bottom: 538 } as const;
const WIDTH = PINS.right - PINS.left;
const HEIGHT = PINS.bottom - PINS.top;
const AROUND = 2 * (WIDTH + HEIGHT);
const APART = 30;

/** How far along that line, clockwise from its upper left corner, a cell is nearest. */
function along({ x, y }: Point): number {
  const across = Math.min(Math.max(x - PINS.left, 0), WIDTH);
  const down = Math.min(Math.max(y - PINS.top, 0), HEIGHT);
  if (y < PINS.top) return across;
  if (x > PINS.right) return WIDTH + down;
  if (y > PINS.bottom) return WIDTH + HEIGHT + (WIDTH - across);
  return AROUND - down;
}

function onLine(distance: number): Point {
  const left = ((distance % AROUND) + AROUND) % AROUND;
  if (left <= WIDTH) return { x: PINS.left + left, y: PINS.top };
  if (left <= WIDTH + HEIGHT) return { x: PINS.right, y: PINS.top + left - WIDTH };
  if (left <= 2 * WIDTH + HEIGHT) return { x: PINS.right - (left - WIDTH - HEIGHT), y: PINS.bottom };
  return { x: PINS.left, y: PINS.bottom - (left - 2 * WIDTH - HEIGHT) };
}

/** A pin: its head on the map, its point at the cell. */
export interface Pinned {
  readonly head: Point;
  readonly tip: Point;
}

/** Pins of these days, side by side where they would lie on each other. */
export function pinned(days: readonly number[]): readonly Pinned[] {
  const wanted = days.map(day => along(cellOf(day)));
  const places = apart(wanted, APART);
  return days.map((day, index) => {
    const cell = cellOf(day);
    const tip = { x: Math.min(Math.max(cell.x, 39), 1041), y: Math.min(Math.max(cell.y, 39), 561) };
    return { head: onLine(places[index] ?? 0), tip };
  });
}

/** Numbers moved as little as needed to be so far apart, each group round its own middle. */
export function apart(wanted: readonly number[], distance: number): readonly number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const groups: { sum: number; members: number[] }[] = [];
  for (const index of order) {
    groups.push({ sum: wanted[index] ?? 0, members: [index] });
    for (let last = groups.at(-1), before = groups.at(-2); last && before && touches(before, last, distance); ) {
      groups.splice(-2, 2, { sum: before.sum + last.sum, members: [...before.members, ...last.members] });
      last = groups.at(-1);
      before = groups.at(-2);
    }
  }
  const moved: number[] = [];
  for (const { sum, members } of groups) {
    const first = sum / members.length - ((members.length - 1) * distance) / 2;
    for (const [place, index] of members.entries()) moved[index] = first + place * distance;
  }
  return moved;
}

interface Group {
  readonly sum: number;
  readonly members: readonly number[];
}

function touches(a: Group, b: Group, distance: number): boolean {
  const gap = b.sum / b.members.length - a.sum / a.members.length;
  return gap < ((a.members.length + b.members.length) * distance) / 2;
}

/** Where so many guests of a place stand: in a row from its dot, closer when they are many. */
export function standAt({ x, y, guests: { lean, fall, below } }: Spot, guests: number): readonly Point[] {
  const step = guests > 3 ? 16 : 21;
  const end = x + lean * (guests - 1) * step;
  const shift = Math.max(0, PINS.left - end) + Math.min(0, PINS.right - end);
  return Array.from({ length: guests }, (_, guest) => ({ x: x + shift + lean * guest * step, y: y + 1 + below + fall * guest * step }));
}
