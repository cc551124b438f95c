// Squares of two variables: the figure in the square, its distance from what was agreed as its colour.
import { SMALL } from './axis.ts';
import { type Drawing, hatch, type Mark, mark, type Paper, round, words } from './mark.ts';
import { fitted, widthOf } from './scale.ts';

/** A square. */
export interface Square {
  readonly figure: string;
  /** From -1, far less, to 1, far more. */
  readonly shade: number;
  /** Below the figure: a tick where it is clear, the difference. */
  readonly note: string;
  /** The whole of it in words. */
  readonly says: string;
}

export interface HeatGiven {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Row by row; null for what was not played yet. */
  readonly squares: readonly (readonly (Square | null)[])[];
  readonly corner: string;
  readonly chosen: number | null;
}

const HIGH = 46;

/** A matrix of figures; the colour says only what the figure says. */
export function heatChart({ rows, columns, squares, corner, chosen }: HeatGiven, paper: Paper): Drawing {
  const size = 13.5 * paper.letters;
  const left = Math.min(paper.width * 0.3, Math.max(0, ...rows.map(row => widthOf(row, size))) + 14);
  const top = size + 12;
  const wide = (paper.width - left) / Math.max(1, columns.length);
  const high = HIGH * paper.letters;
  const spotAt = (at: number) => [Math.floor(at / columns.length), at % columns.length] as const;
  const squareAt = (at: number) => {
    const [row, column] = spotAt(at);
    return squares[row]?.[column] ?? null;
  };
  const places = [...Array(rows.length * columns.length).keys()];
  return {
    width: paper.width,
    height: top + rows.length * high,
    marks: [
      hatch(),
      ...columns.map((name, at) => words(left + wide * (at + 0.5), size, 'chart-part-name chart-middle', fitted(name, size, wide - 4))),
      ...rows.map((name, at) =>
        words(left - 10, top + high * (at + 0.5) + 4.5, 'chart-part-name chart-to-end', fitted(name, size, left - 10)),
      ),
      ...places.flatMap(at => {
        const [row, column] = spotAt(at);
        return squareMarks(squareAt(at), { x: left + column * wide, y: top + row * high, wide, high }, at === chosen, paper);
      }),
    ],
    spots: places.map(at => ({ x: left + wide * ((at % columns.length) + 0.5), y: top + high * (Math.floor(at / columns.length) + 0.5) })),
    walk: columns.length,
    says: at => squareAt(at)?.says ?? `${rows[spotAt(at)[0]]}, ${columns[spotAt(at)[1]]}: –`,
    table: { head: [corner, ...columns], rows: rows.map((name, at) => [name, ...(squares[at] ?? []).map(each => each?.figure ?? '–')]) },
  };
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

function squareMarks(square: Square | null, { x, y, wide, high }: Cell, isChosen: boolean, paper: Paper): Mark[] {
  const look = isChosen ? 'chart-square chart-current' : 'chart-square';
  const place = { x: round(x + 1.5), y: round(y + 1.5), width: round(wide - 3), height: round(high - 3), rx: 4 };
  if (!square) return [mark('rect', { class: `${look} chart-unknown`, ...place })];
  const share = Math.round(Math.min(1, Math.abs(square.shade)) * 100);
  const heat = square.shade < 0 ? 'var(--heat-less)' : 'var(--heat-more)';
  return [
    mark('rect', { class: look, style: `--heat:${heat};--share:${share}%`, ...place }),
    words(x + wide / 2, y + high * 0.45, 'chart-figure chart-middle', square.figure),
    words(x + wide / 2, y + high * 0.45 + SMALL * 1.2 * paper.letters, 'chart-axis chart-middle', square.note),
  ];
}
