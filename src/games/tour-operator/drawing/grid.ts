// Cities side by side: the name above, worth and activities below, planes where they stand.
import { Canvas, type DrawnLine, roleOf } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { INTERESTS } from '../components.ts';
import { gridSize } from '../options.ts';
import type { View } from '../view.ts';

interface GridWords {
  readonly closed: string;
  readonly name: (id: string) => string;
}

const WIDTH = 80;
/** Columns beside the grid, for planes that stand on its sides. */
const MARGIN = 2;

export function drawGrid(v: View, words: GridWords): readonly DrawnLine[] {
  const { cols, rows } = gridSize(v.plan.options, v.plan.seats);
  const wide = Math.min(19, Math.floor((WIDTH - 2 * MARGIN) / cols));
  const canvas = new Canvas(WIDTH, 2 * rows + 2);
  for (let cell = 0; cell < cols * rows; cell++) {
    const [x, y] = [MARGIN + wide * (cell % cols), 1 + 2 * Math.floor(cell / cols)];
    drawCell(canvas, v, { cell, x, y, wide }, words);
  }
  for (const [seat, { plane }] of v.agencies.entries()) {
    if (typeof plane !== 'string') continue;
    const middle = MARGIN + Math.floor((wide * cols) / 2) + 3 * seat;
    const [x, y] = { N: [middle, 0], S: [middle, 2 * rows + 1], W: [0, rows + seat - 1], E: [MARGIN + wide * cols, rows + seat - 1] }[
      plane
    ] as [number, number];
    canvas.put(x, y, `>${seat + 1}`, roleOf(v.viewer, seat));
  }
  const lines = canvas.lines();
  // Without planes above or below, these lines are empty.
  return lines.filter((line, at) => line.length > 0 || (at > 0 && at < lines.length - 1));
}

function drawCell(
  canvas: Canvas,
  v: View,
  { cell, x, y, wide }: { readonly cell: number; readonly x: number; readonly y: number; readonly wide: number },
  { closed, name }: GridWords,
): void {
  const city = v.grid[cell];
  if (!city) return;
  const isOpen = v.open[cell] === true;
  const { worth, activities } = boxOf(v.plan.options).cities[city];
  canvas.put(x, y, '|', 'faint');
  canvas.put(x, y + 1, '|', 'faint');
  canvas.put(x + 1, y, name(city).slice(0, wide - 1), isOpen ? 'strong' : 'faint');
  const face = isOpen
    ? `${INTERESTS.map(interest => worth[interest]).join('/')} ${activities.map(each => each.charAt(0)).join('')}`
    : `(${closed})`;
  canvas.put(x + 1, y + 1, face.slice(0, wide - 1), isOpen ? undefined : 'faint');
  let at = x + 2 + face.length;
  for (const [seat, { plane }] of v.agencies.entries()) {
    if (plane !== cell) continue;
    canvas.put(Math.min(at, x + wide - 2), y + 1, `>${seat + 1}`, roleOf(v.viewer, seat));
    at += 2;
  }
}
