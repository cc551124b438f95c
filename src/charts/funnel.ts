// How an interval narrows with the number of games, and how far it will.
import { type Field, rulesAcross, SMALL } from './axis.ts';
import { areaBetween, type Drawing, mark, type Paper, pathThrough, rule, type Written, words } from './mark.ts';
import { scaleOf, spanOf } from './scale.ts';

/** The interval after so many games. */
export interface Width {
  readonly games: number;
  readonly value: number;
  readonly half: number;
}

export interface FunnelGiven {
  /** As it was, from few games to many. */
  readonly played: readonly Width[];
  /** How many games it will be in the end. */
  readonly most: number;
  readonly level?: number | undefined;
  readonly height: number;
  readonly written: Written;
  readonly count: Written;
  readonly between: (low: number, high: number) => string;
  readonly head: readonly [games: string, figure: string, interval: string];
}

/** What is to be expected at the end: the same figure, and an interval that narrows with the root. */
export function expectedWidth({ games, value, half }: Width, most: number): Width {
  return { games: most, value, half: half * Math.sqrt(games / most) };
}

/** The part that was played, and the paler part to come. */
export function funnelChart(given: FunnelGiven, paper: Paper): Drawing {
  const { played, most, level, height, written, count, between, head } = given;
  const last = played.at(-1);
  const coming = last && last.games < most ? [last, ...steps(last, most)] : [];
  const all = [...played, ...coming.slice(1)];
  const size = SMALL * paper.letters;
  const field: Field = { left: 42 * paper.letters, right: paper.width - 14, top: 8, bottom: height - size - 12 };
  const span = spanOf([...all.flatMap(({ value, half }) => [value - half, value + half]), ...(level === undefined ? [] : [level])], 1e-6);
  const least = Math.log10(Math.max(1, played[0]?.games ?? 1));
  const x = scaleOf([least, Math.max(least + 0.1, Math.log10(most))], [field.left, field.right]);
  const y = scaleOf(span, [field.bottom, field.top]);
  const at = ({ games }: Width) => x(Math.log10(games));
  const edge = (widths: readonly Width[], sign: 1 | -1) => widths.map(each => [at(each), y(each.value + sign * each.half)] as const);
  const area = (look: string, widths: readonly Width[]) => mark('path', { class: look, d: areaBetween(edge(widths, 1), edge(widths, -1)) });
  const powers = Array.from({ length: Math.floor(Math.log10(most)) + 1 }, (_, power) => 10 ** power).filter(
    each => Math.log10(each) >= least,
  );
  return {
    width: paper.width,
    height,
    marks: [
      ...rulesAcross(span, y, field, paper, written, 4),
      ...(level === undefined ? [] : [rule('chart-level', field.left, y(level), field.right, y(level))]),
      area('chart-funnel', played),
      area('chart-funnel chart-coming', coming),
      mark('path', { class: 'chart-line chart-main', d: pathThrough(played.map(each => [at(each), y(each.value)] as const)) }),
      ...powers.map(each => words(x(Math.log10(each)), field.bottom + size + 6, 'chart-axis chart-middle', count(each))),
    ],
    spots: all.map(each => ({ x: at(each), y: y(each.value) })),
    walk: 0,
    says: spot => said(all[spot], given),
    table: {
      head,
      rows: all.map(({ games, value, half }) => [count(games), written(value), between(value - half, value + half)]),
    },
  };
}

function said(width: Width | undefined, { written, count, between }: FunnelGiven): string {
  return width ? `${count(width.games)}: ${written(width.value)}, ${between(width.value - width.half, width.value + width.half)}` : '';
}

const STEPS = 8;

function steps(last: Width, most: number): readonly Width[] {
  return Array.from({ length: STEPS }, (_, at) => expectedWidth(last, last.games * (most / last.games) ** ((at + 1) / STEPS)));
}
