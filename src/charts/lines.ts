// Lines over the course of something, with a band around one of them, pins, and the moment looked at.
import { type Field, rulesAcross, type Section, SMALL, sectionNames } from './axis.ts';
import {
  areaBetween,
  type ChartTable,
  type Drawing,
  hatch,
  type Mark,
  mark,
  type Paper,
  pathThrough,
  round,
  rule,
  type Written,
  words,
} from './mark.ts';
import { type Level, levelWords, type Pin, type PlacedPin, pinMark, placedPins } from './pins.ts';
import { fitted, type Scale, type Span, scaleOf, spanOf, spread, widthOf } from './scale.ts';
import { inkOf, type Look, shapeAt } from './seat.ts';

export interface Line {
  readonly name: string;
  readonly look: Look;
  /** One at each place; null where it is not known. */
  readonly values: readonly (number | null)[];
  /** The reader's own, drawn above the others. */
  readonly isMain: boolean;
  /** The last figure, where it is not written like the others. */
  readonly end?: string | undefined;
}

/** What lies around the main line: the middle half, and the middle eight tenths. */
export interface Band {
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly lower: number;
  readonly higher: number;
}

/** A part that nobody has looked at yet. */
export interface Unknown {
  readonly from: number;
  readonly says: readonly string[];
}

/** What all charts of a course share. */
export interface Course {
  readonly count: number;
  readonly sections: readonly Section[];
  readonly unknown?: Unknown | undefined;
  /** What a place is called, in the table and when it is read out. */
  readonly placeName: (at: number) => string;
}

export interface LinesGiven extends Course {
  readonly lines: readonly Line[];
  readonly bands: readonly Band[];
  readonly pins: readonly Pin[];
  readonly level?: Level | undefined;
  /** The axis, where it is not to follow from the figures. */
  readonly span?: Span | undefined;
  /** Fewer is better: the axis is turned, up is good. */
  readonly isTurned: boolean;
  readonly height: number;
  readonly written: Written;
  /** Above the names of places in the table. */
  readonly places: string;
}

/** Room for what is written around the field. */
export function courseField(paper: Paper, height: number, names: readonly string[], figures: readonly string[] = []): Field {
  const size = 14 * paper.letters;
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(text => widthOf(text, size)));
  // On narrow paper names need more of it; a name may be cut, a figure never.
  const wanted = Math.min(widest(names) + 34 * paper.letters, paper.width * (paper.width < 480 ? 0.27 : 0.22));
  const room = Math.max(wanted, figures.length > 0 ? widest(figures) + 14 + 12 * paper.letters : 0);
  return { left: 36 * paper.letters, right: paper.width - Math.max(room, 20), top: 10, bottom: height - 26 * paper.letters };
}

/** Lines of all seats over the course of a game. */
export function lineChart(given: LinesGiven, paper: Paper): Drawing {
  const { lines, bands, count, height, isTurned, written, level } = given;
  const ends = lines.map(line => endOf(line, written));
  const named = lines.map(({ name }, at) => `${name} ${ends[at]}`);
  const field = courseField(paper, height, named, ends);
  const figures = [
    ...lines.flatMap(({ values }) => values.filter(value => value !== null)),
    ...bands.flatMap(({ low, high, lower, higher }) => [low, high, lower, higher]),
    ...(level ? [level.value] : []),
  ];
  const span = given.span ?? spanOf(figures, 4);
  const x = scaleOf([0, Math.max(1, count - 1)], [field.left, field.right]);
  const y = scaleOf(span, isTurned ? [field.top, field.bottom] : [field.bottom, field.top]);
  const points = lines.flatMap(({ values }) => values.flatMap((value, at) => (value === null ? [] : [{ x: x(at), y: y(value) }])));
  const pins = placedPins(given.pins, x, y, field, paper);
  const ordered = [...lines].sort((a, b) => Number(a.isMain) - Number(b.isMain));
  return {
    width: paper.width,
    height,
    marks: [
      ...rulesAcross(span, y, field, paper, written, 5, level?.value),
      ...(level ? [rule('chart-level', field.left, y(level.value), field.right, y(level.value))] : []),
      ...sectionNames(given.sections, count, x, field, paper),
      ...bandMarks(
        bands,
        x,
        y,
        lines.find(({ isMain }) => isMain),
      ),
      ...ordered.flatMap(line => lineMarks(line, x, y)),
      ...endNames(lines, y, field, paper, written),
      ...unknownMarks(given.unknown, x, field, paper),
      ...(level ? levelWords(level, { points, pins }, y, field, paper, written) : []),
      ...pins.map(pin => pinMark(pin, x, y, paper)),
    ],
    spots: spotsOf(given, pins, x, y, field),
    walk: 0,
    says: at => `${given.placeName(at)}. ${lines.map(({ name, values }) => `${name} ${figureAt(values[at], written)}`).join(', ')}`,
    table: courseTable(
      given,
      lines.map(({ name, values }) => ({ name, figure: at => figureAt(values[at], written) })),
    ),
  };
}

/** How each section ended. */
export function courseTable(
  { sections, count, places }: Pick<LinesGiven, 'sections' | 'count' | 'places'>,
  columns: readonly { readonly name: string; readonly figure: (last: number, first: number) => string }[],
): ChartTable {
  return {
    head: [places, ...columns.map(({ name }) => name)],
    rows: sections.map(({ name, from }, at) => {
      const last = (sections[at + 1]?.from ?? count) - 1;
      return [name, ...columns.map(({ figure }) => figure(last, from))];
    }),
  };
}

function figureAt(value: number | null | undefined, written: Written): string {
  return value === null || value === undefined ? '–' : written(value);
}

/** What is written beside the end of a line. */
function endOf({ values, end }: Line, written: Written): string {
  const last = values.findLast(value => value !== null);
  return last === undefined || last === null ? '' : (end ?? written(last));
}

function bandMarks(bands: readonly Band[], x: Scale, y: Scale, main: Line | undefined): Mark[] {
  if (bands.length === 0 || !main) return [];
  const area = (look: string, low: (band: Band) => number, high: (band: Band) => number) =>
    mark('path', {
      class: look,
      style: inkOf(main.look),
      d: areaBetween(
        bands.map(band => [x(band.at), y(high(band))] as const),
        bands.map(band => [x(band.at), y(low(band))] as const),
      ),
    });
  return [
    area(
      'chart-band',
      ({ lower }) => lower,
      ({ higher }) => higher,
    ),
    area(
      'chart-band chart-band-inner',
      ({ low }) => low,
      ({ high }) => high,
    ),
  ];
}

function lineMarks({ values, look, isMain }: Line, x: Scale, y: Scale): Mark[] {
  const d = pathThrough(values.map((value, at) => (value === null ? null : ([x(at), y(value)] as const))));
  const main = isMain ? ' chart-main' : '';
  return [mark('path', { class: `chart-line-ground${main}`, d }), mark('path', { class: `chart-line${main}`, style: inkOf(look), d })];
}

/** Names beside the ends of their lines, moved apart where they meet. */
function endNames(lines: readonly Line[], y: Scale, field: Field, paper: Paper, written: Written): Mark[] {
  const size = 14 * paper.letters;
  const named = lines.flatMap(line => {
    const last = line.values.findLast(value => value !== null);
    return last === undefined || last === null ? [] : [{ line, last }];
  });
  const left = field.right + 14;
  const room = paper.width - left - 12 * paper.letters;
  // Where name and figure do not fit side by side, the figure stands below.
  const isBeside = named.every(({ line }) => widthOf(`${line.name} ${endOf(line, written)}`, size) <= room);
  const places = spread(
    named.map(({ last }) => y(last)),
    size * (isBeside ? 1.5 : 2.4),
    [field.top + size / 2, field.bottom + size],
  );
  return named.flatMap(({ line }, at) => {
    const place = places[at] ?? 0;
    const [start, base] = [left + 12 * paper.letters, place + size / 3];
    const look = line.isMain ? 'chart-name chart-main' : 'chart-name';
    const figure = endOf(line, written);
    const name = fitted(line.name, size, room);
    return [
      shapeAt(line.look, left, place, 15 * paper.letters),
      ...(isBeside
        ? [words(start, base, look, name, mark('tspan', { class: 'chart-name-figure', dx: 6 }, figure))]
        : [words(start, base, look, name), words(start, base + size * 1.05, 'chart-name chart-name-figure', figure)]),
    ];
  });
}

/** The hatch over what nobody has looked at. */
export function unknownMarks(unknown: Unknown | undefined, x: Scale, field: Field, paper: Paper): Mark[] {
  if (!unknown) return [];
  const left = x(unknown.from);
  const size = SMALL * paper.letters;
  const middle = (left + field.right) / 2;
  const top = (field.top + field.bottom - unknown.says.length * size * 1.35) / 2;
  return [
    hatch(),
    veil('chart-unknown-ground', left, field, paper.width),
    veil('chart-unknown', left, field, field.right),
    ...unknown.says.map((line, at) => words(middle, top + (at + 1) * size * 1.35, 'chart-axis chart-middle chart-unknown-words', line)),
  ];
}

function veil(look: string, left: number, { top, bottom }: Field, right: number): Mark {
  return mark('rect', {
    class: look,
    x: round(left),
    y: round(top - 4),
    width: round(Math.max(0, right - left)),
    height: round(bottom - top + 4),
  });
}

function spotsOf({ lines, count }: LinesGiven, pins: readonly PlacedPin[], x: Scale, y: Scale, { bottom }: Field): Drawing['spots'] {
  const main = lines.find(({ isMain }) => isMain) ?? lines[0];
  return Array.from({ length: count }, (_, at) => {
    const own = pins.find(({ pin }) => pin.at === at);
    const value = main?.values[at] ?? undefined;
    // What nobody has looked at yet has no height: its spot lies on the ground of the field.
    return { x: x(at), y: value === undefined ? bottom : y(value), gap: own && [own.y - own.radius, own.y + own.radius] };
  });
}
