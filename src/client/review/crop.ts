// Which part of a board is looked at.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export type Window = Box;

/** One box around all. */
export function joinedBoxes(boxes: readonly Box[]): Box {
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
/** On phones boards look closer by themselves. */
export const NEAREST_ON_PHONES = 0.78;

/** The part of a whole that holds a box with some air and has the shape of the room; never more than the whole is wide. */
export function frameAround(box: Box, whole: Window, room: { readonly width: number; readonly height: number }, nearest = NEAREST): Window {
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

/** Moved so that it stays inside; centred where it is larger. */
function within(start: number, size: number, from: number, whole: number): number {
  if (size >= whole) return from + (whole - size) / 2;
  return Math.min(Math.max(start, from), from + whole - size);
}
