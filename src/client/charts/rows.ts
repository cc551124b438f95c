// Charts that lie: names down the left, a bar or a dot with its interval to the right.
import { type Field, rulesUp, SMALL } from './axis.ts';
import { box, type Drawing, type Mark, type Paper, rule, type Written, whisker, words } from './mark.ts';
import { fitted, type Scale, scaleOf, spanOf, widthOf } from './scale.ts';
import { type Look, shapeAt } from './seat.ts';

/** A figure with its interval. */
export interface Dot {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly look: Look;
}

export interface DotsGiven {
  readonly dots: readonly Dot[];
  /** What is fair, or no change. */
  readonly level?: { readonly value: number; readonly says: string } | undefined;
  readonly written: Written;
  readonly between: (low: number, high: number) => string;
  readonly head: readonly [name: string, figure: string, interval: string];
}

const ROW = 32;

function rowsField(names: readonly string[], paper: Paper, top: number): Field {
  const wide = Math.max(0, ...names.map(name => widthOf(name, 13.5 * paper.letters)));
  const left = Math.min(wide + 14, paper.width * 0.36);
  return { left, right: paper.width - 16, top, bottom: top + names.length * ROW * paper.letters };
}

function nameAt(name: string, at: number, field: Field, paper: Paper): Mark {
  const y = field.top + (at + 0.5) * ROW * paper.letters;
  return words(field.left - 10, y + 4.5, 'chart-part-name chart-to-end', fitted(name, 13.5 * paper.letters, field.left - 10));
}

/** Figures with their intervals, one below the other, and a level to compare with. */
export function dotChart({ dots, level, written, between, head }: DotsGiven, paper: Paper): Drawing {
  const top = level ? 22 * paper.letters : 4;
  const field = rowsField(
    dots.map(({ name }) => name),
    paper,
    top,
  );
  const span = spanOf([...dots.flatMap(({ low, high }) => [low, high]), ...(level ? [level.value] : [])], 1e-6);
  const x = scaleOf(span, [field.left, field.right]);
  const y = (at: number) => field.top + (at + 0.5) * ROW * paper.letters;
  return {
    width: paper.width,
    height: field.bottom + (SMALL + 12) * paper.letters,
    marks: [
      ...rulesUp(span, x, field, paper, written),
      ...(level ? levelMarks(level, x, field, paper) : []),
      ...dots.flatMap(({ name, value, low, high, look }, at) => [
        nameAt(name, at, field, paper),
        whisker(y(at), x(low), x(high), false, 5),
        shapeAt(look, x(value), y(at), 15 * paper.letters),
      ]),
    ],
    spots: dots.map(({ value }, at) => ({ x: x(value), y: y(at) })),
    walk: 1,
    says: at => {
      const dot = dots[at];
      return dot ? `${dot.name}: ${written(dot.value)}, ${between(dot.low, dot.high)}` : '';
    },
    table: { head, rows: dots.map(({ name, value, low, high }) => [name, written(value), between(low, high)]) },
  };
}

function levelMarks({ value, says }: { value: number; says: string }, x: Scale, field: Field, paper: Paper): Mark[] {
  return [
    rule('chart-level', x(value), field.top - 4, x(value), field.bottom),
    words(x(value), field.top - 9 * paper.letters, 'chart-axis chart-middle chart-level-words', says),
  ];
}

export interface BarsGiven {
  readonly names: readonly string[];
  readonly values: readonly number[];
  readonly ink: 'luck' | 'skill' | 'plain';
  readonly written: Written;
  readonly head: readonly [name: string, figure: string];
}

/** A bar for each name, its figure at its end. */
export function barChart({ names, values, ink, written, head }: BarsGiven, paper: Paper): Drawing {
  const inner = rowsField(names, paper, 4);
  const figures = Math.max(0, ...values.map(value => widthOf(written(value), SMALL * paper.letters)));
  const field: Field = { ...inner, right: inner.right - figures };
  const x = scaleOf([Math.min(0, ...values), Math.max(1e-9, ...values)], [field.left, field.right]);
  const y = (at: number) => field.top + (at + 0.5) * ROW * paper.letters;
  const thick = ROW * paper.letters * 0.3;
  return {
    width: paper.width,
    height: field.bottom + 4,
    marks: [
      rule('chart-zero', x(0), field.top, x(0), field.bottom),
      ...names.flatMap((name, at) => {
        const value = values[at] ?? 0;
        return [
          nameAt(name, at, field, paper),
          box(`chart-${ink}`, x(0), y(at) - thick, x(value), y(at) + thick),
          words(Math.max(x(value), x(0)) + 6, y(at) + 4, 'chart-axis', written(value)),
        ];
      }),
    ],
    spots: names.map((_, at) => ({ x: x(values[at] ?? 0), y: y(at) })),
    walk: 1,
    says: at => `${names[at]}: ${written(values[at] ?? 0)}`,
    table: { head, rows: names.map((name, at) => [name, written(values[at] ?? 0)]) },
  };
}
