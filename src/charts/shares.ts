// Shares of a whole over a course: who was likely to win.
import { rulesAt, sectionNames } from './axis.ts';
import { type Course, courseField, courseTable, type Line, unknownMarks } from './lines.ts';
import { areaBetween, type Drawing, type Mark, mark, type Paper, type Written, words } from './mark.ts';
import { fitted, scaleOf, spread } from './scale.ts';
import { inkOf, shapeAt } from './seat.ts';

export interface SharesGiven extends Course {
  /** From 0 to 1, the lowest field first. */
  readonly lines: readonly Line[];
  readonly height: number;
  readonly written: Written;
  readonly places: string;
}

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/** Shares that sum to the whole, one field on the other; the cursor runs along the reader's own. */
export function shareChart(given: SharesGiven, paper: Paper): Drawing {
  const { lines, count, height, written } = given;
  const field = courseField(
    paper,
    height,
    lines.map(({ name }) => name),
  );
  const x = scaleOf([0, Math.max(1, count - 1)], [field.left, field.right]);
  const y = scaleOf([0, 1], [field.bottom, field.top]);
  const edges = stacked(lines, count);
  const areas = lines.map(({ look }, at) => {
    const edge = (level: number) => (edges[level] ?? []).map((value, place) => [x(place), y(value)] as const);
    return mark('path', { class: 'chart-share', style: inkOf(look), d: areaBetween(edge(at + 1), edge(at)) });
  });
  const own = lines.findIndex(({ isMain }) => isMain);
  const figure = (line: Line, at: number) => written(line.values[at] ?? 0);
  return {
    width: paper.width,
    height,
    marks: [
      ...rulesAt(QUARTERS, y, field, paper, written),
      ...areas,
      ...sectionNames(given.sections, count, x, field, paper),
      ...shareNames(lines, edges, y, field, paper),
      ...unknownMarks(given.unknown, x, field, paper),
    ],
    spots: Array.from({ length: count }, (_, at) => ({ x: x(at), y: y(edges[own + 1]?.[at] ?? 1) })),
    walk: 0,
    says: at => `${given.placeName(at)}. ${lines.map(line => `${line.name} ${figure(line, at)}`).join(', ')}`,
    table: courseTable(
      given,
      lines.map(line => ({ name: line.name, figure: at => figure(line, at) })),
    ),
  };
}

/** The edges between the fields, from the bottom to the top. */
function stacked(lines: readonly Line[], count: number): readonly (readonly number[])[] {
  const edges: number[][] = [Array.from({ length: count }, () => 0)];
  for (const { values } of lines) edges.push((edges.at(-1) ?? []).map((below, at) => below + (values[at] ?? 0)));
  return edges;
}

function shareNames(
  lines: readonly Line[],
  edges: readonly (readonly number[])[],
  y: (value: number) => number,
  field: { readonly right: number; readonly top: number; readonly bottom: number },
  paper: Paper,
): Mark[] {
  const size = 14 * paper.letters;
  const middles = lines.map((_, at) => y(((edges[at]?.at(-1) ?? 0) + (edges[at + 1]?.at(-1) ?? 0)) / 2));
  const places = spread(middles, size * 1.5, [field.top + size / 2, field.bottom]);
  const left = field.right + 14;
  return lines.flatMap(({ name, look, isMain }, at) => [
    shapeAt(look, left, places[at] ?? 0, 15 * paper.letters),
    words(
      left + 12 * paper.letters,
      (places[at] ?? 0) + size / 3,
      isMain ? 'chart-name chart-main' : 'chart-name',
      fitted(name, size, paper.width - left - 12 * paper.letters),
    ),
  ]);
}
