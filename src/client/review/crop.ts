// Which part of a board is looked at.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export type Window = Box;

/** One box around all. */
function joinedBoxes(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  };
}

const AROUND = 60;
/** No nearer than this share of the whole: what is seen must be recognized. */
const NEAREST = 0.42;
/** On phones boards look closer by themselves; what is marked may be small there. */
const NEAREST_ON_PHONES = 0.78;
const MARKED_ON_PHONES = 0.55;
const FARTHEST_ON_PHONES = 0.8;

/** The part of a whole that holds a box with some air and has the shape of the room; never more than the whole is wide. */
function frameAround(box: Box, whole: Window, room: Room, nearest: number): Window {
  const shape = room.width / Math.max(1, room.height);
  const least = Math.max(box.width + 2 * AROUND, (box.height + 2 * AROUND) * shape, whole.width * nearest);
  const most = Math.max(whole.width, whole.height * shape);
  const width = Math.min(least, most);
  const height = width / shape;
  return {
    x: within(box.x + box.width / 2 - width / 2, width, whole.x, whole.width),
    y: within(box.y + box.height / 2 - height / 2, height, whole.y, whole.height),
    width,
    height,
  };
}

/** What is marked and what is one's own, or only what is marked where both lie too far apart to be recognized. */
export function frameFor(marked: readonly Box[], own: readonly Box[], whole: Window, room: Room, isPhone = false): Window {
  if (marked.length === 0)
    return frameAround(own.length > 0 ? joinedBoxes(own) : whole, whole, room, isPhone ? NEAREST_ON_PHONES : NEAREST);
  const nearest = isPhone ? MARKED_ON_PHONES : NEAREST;
  const near = frameAround(joinedBoxes(marked), whole, room, nearest);
  const seen = frameAround(joinedBoxes([...marked, ...own]), whole, room, nearest);
  return seen.width > whole.width * (isPhone ? FARTHEST_ON_PHONES : 1) ? near : seen;
}

/** Moved so that it stays inside; centred where it is larger. */
function within(start: number, size: number, from: number, whole: number): number {
  if (size >= whole) return from + (whole - size) / 2;
  return Math.min(Math.max(start, from), from + whole - size);
}

/** The air between a tag and its box, and the frame, in px. */
const BESIDE = 8;
const EDGE = 6;

/** A tag, and the box it speaks of, in px of the frame. */
export interface Tagged {
  readonly box: Box;
  readonly width: number;
  readonly height: number;
  /** Whether it stands above its box rather than below. */
  readonly isAbove: boolean;
}

/** Where tags are written: beside their boxes, inside the frame, and clear of what lies over it. */
export function placedTags(tags: readonly Tagged[], room: Room, over: readonly Box[]): readonly Box[] {
  const placed: Box[] = [];
  for (const { box, width, height, isAbove } of tags) {
    const middle = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };
    const [above, below] = [box.y - height - BESIDE, box.y + box.height + BESIDE];
    const places = [
      { x: middle.x, y: isAbove ? above : below },
      { x: middle.x, y: isAbove ? below : above },
      { x: box.x + box.width + BESIDE, y: middle.y },
      { x: box.x - width - BESIDE, y: middle.y },
    ].map(({ x, y }) => ({
      x: Math.min(Math.max(x, EDGE), room.width - width - EDGE),
      y: Math.min(Math.max(y, EDGE), room.height - height - EDGE),
      width,
      height,
    }));
    const covered = (place: Box) =>
      4 * sumOf([...over, ...placed].map(each => shared(place, each))) + sumOf(tags.map(each => shared(place, each.box)));
    placed.push(places.reduce((best, place) => (covered(place) < covered(best) ? place : best)));
  }
  return placed;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The corners where the name of the moment may stand. */
export const CORNERS = ['left', 'right', 'low'] as const;
export type Corner = (typeof CORNERS)[number];

/** A chip of a size in a corner of the frame. */
export function chipIn(corner: Corner, chip: Room, room: Room): Box {
  const x = corner === 'right' ? room.width - chip.width - EDGE : EDGE;
  return { x, y: corner === 'low' ? room.height - chip.height - EDGE : EDGE, ...chip };
}

/** The corner where a chip covers least of what is marked. */
export function cornerFor(chip: Room, room: Room, boxes: readonly Box[]): Corner {
  const covered = (corner: Corner) => sumOf(boxes.map(box => shared(chipIn(corner, chip, room), box)));
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

/** How much two boxes have in common, in px². */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
