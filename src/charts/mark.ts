// What a chart is: plain data. A page shows it, and a report or a picture writes it as text.

/** A part of a drawing. */
export interface Mark {
  readonly tag: string;
  readonly given: Readonly<Record<string, string | number>>;
  readonly inside: readonly (Mark | string)[];
}

/** The paper that a chart is drawn on. */
export interface Paper {
  /** In pixels of the screen: a chart is drawn for its width and never scaled. */
  readonly width: number;
  /** How large letters are, 1 for the usual size. */
  readonly letters: number;
}

/** A place of a chart that a finger, the mouse and the arrow keys find, from the left. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Where something stands on its line that is not to be crossed out: from its top to its bottom. */
  readonly gap?: readonly [top: number, bottom: number] | undefined;
}

/** The figures of a chart, the first column naming each row. */
export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A chart. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly spots: readonly Spot[];
  /** How many spots the arrows go upwards and downwards: none along a course, 1 in rows, a whole row in a matrix. */
  readonly walk: number;
  /** What is read out at a spot. */
  readonly says: (spot: number) => string;
  readonly table: ChartTable;
}

/** How figures are written. */
export type Written = (value: number) => string;

export function mark(tag: string, given: Readonly<Record<string, string | number>>, ...inside: readonly (Mark | string)[]): Mark {
  return { tag, given, inside };
}

/** Words at a place; `look` is a class of the style sheet. */
export function words(x: number, y: number, look: string, ...inside: readonly (Mark | string)[]): Mark {
  return mark('text', { class: look, x: round(x), y: round(y) }, ...inside);
}

/** A straight line. */
export function rule(look: string, x1: number, y1: number, x2: number, y2: number): Mark {
  return mark('path', { class: look, d: `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}` });
}

/** A box, whichever two corners are named. */
export function box(look: string, x1: number, y1: number, x2: number, y2: number, rx = 2): Mark {
  const [width, height] = [round(Math.abs(x2 - x1)), round(Math.abs(y2 - y1))];
  return mark('rect', { class: look, x: round(Math.min(x1, x2)), y: round(Math.min(y1, y2)), width, height, rx });
}

/** An interval with its two ends, upright or lying. */
export function whisker(at: number, from: number, to: number, isUpright: boolean, end = 4): Mark {
  const [a, b, low, high] = [round(at - end), round(at + end), round(from), round(to)];
  const middle = round(at);
  const d = isUpright
    ? `M${middle} ${low}V${high}M${a} ${low}H${b}M${a} ${high}H${b}`
    : `M${low} ${middle}H${high}M${low} ${a}V${b}M${high} ${a}V${b}`;
  return mark('path', { class: 'chart-whisker', d });
}

/** Strokes for what is not known, by the name of chart-hatch. */
export function hatch(): Mark {
  const stroke = mark('path', { class: 'chart-hatch-line', d: 'M0 0V7' });
  const given = { id: 'chart-hatch', width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(38)' };
  return mark('defs', {}, mark('pattern', given, stroke));
}

/** One decimal is finer than any screen. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

type Point = readonly [x: number, y: number];

/** A line through points; it is broken where there is none. */
export function pathThrough(points: readonly (Point | null)[]): string {
  let isBroken = true;
  return points
    .map(point => {
      if (!point) {
        isBroken = true;
        return '';
      }
      const sign = isBroken ? 'M' : 'L';
      isBroken = false;
      return `${sign}${round(point[0])} ${round(point[1])}`;
    })
    .join('');
}

/** The ground between an upper and a lower edge. */
export function areaBetween(upper: readonly Point[], lower: readonly Point[]): string {
  return upper.length === 0 ? '' : `${pathThrough([...upper, ...[...lower].reverse()])}Z`;
}

/** The second drawing under the first: one cursor for both. */
export function below(above: Drawing, under: Drawing, gap: number): Drawing {
  const top = above.height + gap;
  return {
    width: above.width,
    height: top + under.height,
    marks: [...above.marks, mark('g', { transform: `translate(0 ${round(top)})` }, ...under.marks)],
    spots: above.spots,
    walk: above.walk,
    says: above.says,
    table: {
      head: [...above.table.head, ...under.table.head.slice(1)],
      rows: above.table.rows.map((row, at) => [...row, ...(under.table.rows[at]?.slice(1) ?? [])]),
    },
  };
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, sign => SIGNS[sign] ?? sign);
}

function written(part: Mark | string): string {
  if (typeof part === 'string') return escaped(part);
  const given = Object.entries(part.given).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return `<${part.tag}${given.join('')}>${part.inside.map(written).join('')}</${part.tag}>`;
}

/** A chart as the text of a picture, for files and for pictures to share. */
export function svgOf({ width, height, marks }: Drawing, label: string): string {
  const inside = marks.map(written).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" role="img" aria-label="${escaped(label)}">${inside}</svg>`;
}

/** A chart as a part of a written page, which names it and has the style sheet. */
export function inlineSvgOf({ width, height, marks }: Drawing): string {
  return `<svg class="chart" viewBox="0 0 ${round(width)} ${round(height)}" aria-hidden="true">${marks.map(written).join('')}</svg>`;
}
