// How a result came about: parts that begin where the one before ended, side by side or, on narrow paper, one below the other.
import { SMALL } from './axis.ts';
import { box, type Drawing, type Mark, mark, type Paper, rule, whisker, words } from './mark.ts';
import { fitted, type Scale, SLIM, type Span, scaleOf, spanOf, widthOf } from './scale.ts';

/** A part of a result; the last is the result itself. */
export interface Part {
  readonly name: string;
  /** Under the name, where there is room. */
  readonly under: string;
  readonly value: number;
  /** The half width of its interval; none for what is certain. */
  readonly half?: number;
  readonly ink: 'start' | 'luck' | 'skill' | 'open' | 'result';
}

export interface WaterfallGiven {
  readonly parts: readonly Part[];
  /** Which part is looked at; null for all. */
  readonly chosen: number | null;
  readonly height: number;
  readonly hasUnder: boolean;
  /** A figure, and the half width of its interval where it has one. */
  readonly written: (value: number, half?: number) => string;
  /** How an interval is said. */
  readonly between: (low: number, high: number) => string;
  /** Above the names and the figures in the table. */
  readonly head: readonly [part: string, figure: string, interval: string];
}

/** Less than this is not drawn; its figure is. */
const LEAST = 0.05;
/** How large a figure and a name are written, and how high a row is. */
const FIGURE = 16;
const NAME = 13.5;
const ROW = 28;

/** Where a part begins and ends. */
interface Placed {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
}

export function waterfall(given: WaterfallGiven, paper: Paper): Drawing {
  const { written, between, head } = given;
  const placed = placedOf(given.parts);
  const ends = placed.flatMap(({ from, to, part: { half = 0 } }) => [from, to - half, to + half]);
  const span = spanOf([0, ...ends], 0.5, 0);
  const intervals = placed.map(({ part: { value, half } }) => (half === undefined ? '' : between(value - half, value + half)));
  const said = (at: number) => {
    const interval = intervals[at] ? `, ${intervals[at]}` : '';
    return `${placed[at]?.part.name}: ${written(placed[at]?.part.value ?? 0, placed[at]?.part.half)}${interval}`;
  };
  return {
    width: paper.width,
    ...(areWide(placed, given, paper) ? inRows(placed, span, given, paper) : inColumns(placed, span, given, paper)),
    says: said,
    table: { head, rows: placed.map(({ part: { name, value, half } }, at) => [name, written(value, half), intervals[at] ?? '']) },
  };
}

type Laid = Pick<Drawing, 'height' | 'marks' | 'spots' | 'walk'>;

/** Whether what is written is wider than a column, so that neighbours would stand on each other or be cut. */
function areWide(placed: readonly Placed[], { written, hasUnder }: WaterfallGiven, paper: Paper): boolean {
  const room = paper.width / Math.max(1, placed.length);
  return placed.some(({ part: { value, half, under } }) => {
    const figure = widthOf(written(value, half), FIGURE * paper.letters);
    return figure > room || (hasUnder && widthOf(under, SMALL * paper.letters, SLIM) > room);
  });
}

function inColumns(placed: readonly Placed[], span: Span, given: WaterfallGiven, paper: Paper): Laid {
  const { height } = given;
  const under = (given.hasUnder ? 34 : 18) * paper.letters;
  const figures = 27 * paper.letters;
  const y = scaleOf(span, [height - under - figures, figures]);
  const room = paper.width / Math.max(1, placed.length);
  const columns = placed.map((each, at) => columnMark(each, at, room, y, given, paper));
  return {
    height,
    marks: [rule('chart-zero', 0, y(0), paper.width, y(0)), ...connectors(placed, room, y), ...columns],
    spots: placed.map(({ from, to }, at) => ({ x: room * (at + 0.5), y: y((from + to) / 2) })),
    walk: 0,
  };
}

function inRows(placed: readonly Placed[], span: Span, given: WaterfallGiven, paper: Paper): Laid {
  const row = ROW * paper.letters;
  const [small, large] = [NAME * paper.letters, FIGURE * paper.letters];
  const figures = placed.map(({ part: { value, half } }) => given.written(value, half));
  const names = Math.min(paper.width * 0.4, 10 + Math.max(...placed.map(({ part }) => widthOf(part.name, small, SLIM))));
  const wide =
    10 * paper.letters + Math.max(...figures.map((figure, at) => widthOf(figure, placed[at]?.part.ink === 'result' ? large * 1.3 : large)));
  const x = scaleOf(span, [names, paper.width - wide]);
  const middle = (at: number) => row * (at + 0.5);
  const rows = placed.map(({ part, from, to }, at) => {
    const [top, bottom] = [middle(at) - (row * WIDE) / 2, middle(at) + (row * WIDE) / 2];
    const half = part.half === undefined ? 0 : x(part.half) - x(0);
    return mark(
      'g',
      { class: given.chosen === at ? 'chart-part chart-current' : 'chart-part', style: `--at:${at}` },
      ...(Math.abs(part.value) >= LEAST ? [box(`chart-${part.ink}`, x(from), top, x(to), bottom)] : []),
      ...(half < 1 ? [] : [whisker(middle(at), x(to) - half, x(to) + half, false)]),
      words(0, middle(at) + small / 3, 'chart-part-name', fitted(part.name, small, names - 4, SLIM)),
      words(
        paper.width,
        middle(at) + large / 3,
        `chart-figure chart-to-end${part.ink === 'result' ? ' chart-total' : ''}`,
        figures[at] ?? '',
      ),
    );
  });
  const joints = placed.slice(0, -1).map(({ to }, at) => {
    const line = rule('', x(to), middle(at) - (row * WIDE) / 2, x(to), middle(at + 1) + (row * WIDE) / 2);
    return mark('g', { class: 'chart-connector', style: `--at:${at}` }, line);
  });
  return {
    height: row * placed.length,
    marks: [rule('chart-zero', x(0), 0, x(0), row * placed.length), ...joints, ...rows],
    spots: placed.map(({ from, to }, at) => ({ x: x((from + to) / 2), y: middle(at) })),
    walk: 1,
  };
}

function placedOf(parts: readonly Part[]): readonly Placed[] {
  let reached = 0;
  return parts.map(part => {
    if (part.ink === 'result') return { part, from: 0, to: part.value };
    const from = reached;
    reached += part.value;
    return { part, from, to: reached };
  });
}

const WIDE = 0.68;

function connectors(placed: readonly Placed[], room: number, y: Scale): Mark[] {
  return placed.slice(0, -1).map(({ to }, at) => {
    const [left, right] = [room * (at + 0.5 - WIDE / 2), room * (at + 1.5 + WIDE / 2)];
    return mark('g', { class: 'chart-connector', style: `--at:${at}` }, rule('', left, y(to), right, y(to)));
  });
}

/** Whether a figure can be read on the ink of its part. */
const isSolid = ({ ink }: Part) => ink === 'luck' || ink === 'skill';

function columnMark({ part, from, to }: Placed, at: number, room: number, y: Scale, given: WaterfallGiven, paper: Paper): Mark {
  const middle = room * (at + 0.5);
  const [left, right] = [middle - (room * WIDE) / 2, middle + (room * WIDE) / 2];
  const [top, bottom] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
  const isResult = part.ink === 'result';
  const size = (isResult ? 21 : FIGURE) * paper.letters;
  const figure = given.written(part.value, part.half);
  const isInside = isSolid(part) && bottom - top > size * 1.4 && widthOf(figure, size) < room * WIDE * 0.72;
  const drawn = Math.abs(part.value) >= LEAST ? [box(`chart-${part.ink}`, left, top, right, bottom)] : [];
  const half = part.half === undefined ? 0 : Math.abs(y(part.half) - y(0));
  const ends = half < 1 ? [] : [whisker(isInside ? right - room * 0.1 : middle, y(to) - half, y(to) + half, true)];
  const [highest, lowest] = [Math.min(top, y(to) - half), Math.max(bottom, y(to) + half)];
  const place = isInside
    ? (top + bottom) / 2 + size / 3
    : isResult && part.value < 0
      ? bottom + size
      : highest - 5 > size * 0.8
        ? highest - 5
        : lowest + size;
  const nameY = given.height - (given.hasUnder ? 20 : 5) * paper.letters;
  const small = (room < 66 * paper.letters ? SMALL : NAME) * paper.letters;
  return mark(
    'g',
    { class: given.chosen === at ? 'chart-part chart-current' : 'chart-part', style: `--at:${at}` },
    ...drawn,
    ...ends,
    words(
      isInside ? middle - room * 0.07 : middle,
      place,
      `chart-figure chart-middle${isInside ? ` chart-on-${part.ink}` : isResult ? ' chart-total' : ''}`,
      figure,
    ),
    words(middle, nameY, 'chart-part-name chart-middle', fitted(part.name, small, room - 2)),
    ...(given.hasUnder ? [words(middle, given.height - 4 * paper.letters, 'chart-axis chart-middle', part.under)] : []),
  );
}
